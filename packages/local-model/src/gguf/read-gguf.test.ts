import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Spoiled, tinyGguf } from '../testing/tiny-gguf.ts'
import { memoryOf, windowFor } from './memory.ts'
import { readGguf } from './read-gguf.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-gguf-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function reading(bytes: Buffer) {
  const path = join(folder, 'model.gguf')
  await writeFile(path, bytes)
  return readGguf(path)
}

describe('a model file', () => {
  it('says what its model is and what it takes', async () => {
    expect(await reading(tinyGguf())).toMatchObject({
      name: 'Tiny',
      architecture: 'llama',
      window: 4096,
      vocabulary: 2,
    })
    // Two layers, four heads of 16 numbers, keys and values of two bytes.
    expect((await reading(tinyGguf())).bytesPerToken).toBe(2 * 4 * 32 * 2)
  })

  it('is refused wherever it is cut', async () => {
    const all = tinyGguf()
    for (let length = 0; length < all.length; length++)
      await expect(reading(all.subarray(0, length)), `${length} bytes`).rejects.toThrow(/^The model file /)
  })

  it('is refused or read, and never fails otherwise, whichever byte of its head is another', async () => {
    const all = tinyGguf()
    for (let at = 0; at < all.length - 128; at++) {
      const changed = Buffer.from(all)
      changed[at] = 0xff
      await reading(changed).catch((error) => expect(error, `byte ${at}`).toMatchObject({ name: 'BadWeights' }))
    }
  })

  it.each<[string, Spoiled, string]>([
    ['another kind of file', { magic: 'PK\u0003\u0004' }, 'is not a GGUF file'],
    ['of a version to come', { version: 9 }, 'of a version that the engine does not read'],
    ['with the bytes of its numbers turned', { version: 0x03000000 }, 'of a version that the engine does not read'],
    ['with more descriptions than it has bytes', { keys: 2n ** 62n }, 'is cut or damaged'],
    ['with more descriptions than it has', { keys: 40n }, 'The model file '],
    ['with no tensors', { tensors: 0n }, 'is cut or damaged'],
    ['with tensors without end', { tensors: 2n ** 63n }, 'is cut or damaged'],
    ['with a tensor larger than the file', { dimensions: [2n ** 20n] }, 'is cut or damaged'],
    ['with a tensor whose size overflows', { dimensions: [2n ** 40n, 2n ** 40n] }, 'is cut or damaged'],
    ['with a tensor behind its end', { offset: 4096n }, 'is cut or damaged'],
    ['with a tensor of nine dimensions', { dimensions: Array(9).fill(1n) }, 'is cut or damaged'],
    ['with weights of an unknown form', { kind: 999 }, 'in a form that the engine does not know'],
    ['with no chat template', { said: { 'tokenizer.chat_template': null } }, 'has no chat template'],
    ['with a blank chat template', { said: { 'tokenizer.chat_template': ' ' } }, 'has no chat template'],
    ['that only makes vectors', { said: { 'llama.context_length': null } }, 'is not a language model that answers'],
    ['that is a part of several', { said: { 'split.count': 3 } }, 'only one part of a model'],
    ['with an alignment that is none', { said: { 'general.alignment': 3 } }, 'is cut or damaged'],
  ])('is refused if it is one %s', async (_, spoiled, why) => {
    await expect(reading(tinyGguf(spoiled))).rejects.toThrow(why)
  })

  it('is refused if it is missing or a folder', () => {
    expect(() => readGguf(join(folder, 'none'))).toThrow('is missing')
    expect(() => readGguf(folder)).toThrow('is not a file')
  })
})

describe('the memory of a model', () => {
  const facts = {
    name: null,
    license: null,
    architecture: 'llama',
    window: 32_768,
    vocabulary: 150_000,
    bytesPerToken: 28_672,
    bytes: 1.1e9,
  }

  it('grows with its window, which ends where half of the memory behind the weights does', () => {
    expect(memoryOf(facts, 8192) - memoryOf(facts, 0)).toBeCloseTo(8192 * 28_672 * 1.1, -1)
    expect(windowFor(facts, { total: 24e9, free: 20e9 })).toBe(32_768)
    expect(windowFor(facts, { total: 2.6e9, free: 2e9 })).toBeLessThan(16_000)
    expect(windowFor(facts, { total: 1e9, free: 1e9 })).toBe(2048)
    expect(windowFor(facts, { total: 24e9, free: 20e9 }, 6000)).toBe(6000)
  })
})
