import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTinyBert } from '../testing/tiny-bert.ts'
import { readHeld } from './held.ts'
import { importModel } from './import-model.ts'

let folder = ''
let given = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-models-'))
  given = await mkdtemp(join(tmpdir(), 'casewright-all-MiniLM-L6-v2-'))
})
afterEach(() => Promise.all([folder, given].map((one) => rm(one, { recursive: true, force: true }))))

describe('adding an embedding model', () => {
  it('makes an ONNX file of published weights, and keeps the hash of every file', async () => {
    await writeTinyBert(given)
    const { name, pooling, files } = await importModel(folder, given)
    expect({ name, pooling }).toEqual({ name: 'all-minilm-l6-v2', pooling: 'mean' })
    expect(Object.keys(files)).toEqual(['model.onnx', 'tokenizer.json', 'tokenizer_config.json'])
    const weights = await readFile(join(folder, name, 'model.onnx'))
    expect(weights.includes('DynamicQuantizeMatMul')).toBe(true)
    await expect(readHeld(folder, name)).resolves.toMatchObject({ name })
  })

  it('takes an .onnx file with what lies beside it', async () => {
    await writeFile(join(given, 'one.onnx'), 'weights')
    await writeFile(join(given, 'other.onnx'), 'others')
    await writeFile(join(given, 'tokenizer.json'), '{}')
    await importModel(folder, join(given, 'other.onnx'), { name: 'mine' })
    expect(await readFile(join(folder, 'mine/model.onnx'), 'utf8')).toBe('others')
  })

  it('knows a model by the folder that its weights lie in', async () => {
    const of = await mkdtemp(join(tmpdir(), 'casewright-some-package-'))
    const inside = join(of, 'bge-small-en-v1.5-onnx-int8')
    await mkdir(inside)
    for (const name of ['model_quantized.onnx', 'tokenizer.json']) await writeFile(join(inside, name), '{}')
    expect(await importModel(folder, of)).toMatchObject({ name: 'bge-small-en-v1.5', pooling: 'cls' })
    await rm(of, { recursive: true })
  })

  it.each([
    ['nothing in it', async () => {}, 'There are no weights in it: neither an .onnx file nor model.safetensors.'],
    ['weights that were cut', cut, 'The file model.safetensors is damaged or cut.'],
    ['weights of another kind', otherKind, 'Only weights of BERT models can be converted. Bring a file model.onnx.'],
    [
      'no tokenizer',
      () => rm(join(given, 'tokenizer.json')),
      'The file tokenizer.json is missing. Put it beside the weights, or name it: --tokenizer <file>.',
    ],
  ])(
    'says in one sentence what is wrong with a folder that has %s, and leaves nothing behind',
    async (what, spoil, why) => {
      if (what !== 'nothing in it') await writeTinyBert(given)
      await spoil()
      await expect(importModel(folder, given)).rejects.toThrow(why)
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('refuses what is no wheel', async () => {
    await writeFile(join(given, 'a-1.0-py3-none-any.whl'), 'PK no zip')
    await expect(importModel(folder, join(given, 'a-1.0-py3-none-any.whl'))).rejects.toThrow('is damaged or no wheel')
  })
})

describe('a model that was added', () => {
  it.each([
    ['is another file than was added', 'other', 'is not the one that was added'],
    ['was cut', '', 'is not the one that was added'],
  ])('is not used when a file of it %s', async (_, content, why) => {
    await writeTinyBert(given)
    await importModel(folder, given, { name: 'mine' })
    await writeFile(join(folder, 'mine/model.onnx'), content)
    await expect(readHeld(folder, 'mine')).rejects.toThrow(why)
  })

  it('is not used when a file of it is missing, or its description is damaged', async () => {
    await writeTinyBert(given)
    await importModel(folder, given, { name: 'mine' })
    await rm(join(folder, 'mine/tokenizer.json'))
    await expect(readHeld(folder, 'mine')).rejects.toThrow('lacks its file tokenizer.json')
    await writeFile(join(folder, 'mine/model.json'), '{')
    await expect(readHeld(folder, 'mine')).rejects.toThrow('is damaged')
    await expect(readHeld(folder, 'none')).rejects.toThrow('is not on this server')
    await expect(readHeld(folder, '../mine')).rejects.toThrow('is not on this server')
  })
})

async function cut(): Promise<void> {
  await truncate(join(given, 'model.safetensors'), 3000)
}

async function otherKind(): Promise<void> {
  await writeFile(join(given, 'config.json'), JSON.stringify({ model_type: 'llama' }))
}
