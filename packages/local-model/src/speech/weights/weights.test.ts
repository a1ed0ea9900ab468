import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { melFilters } from './mel-filters.ts'
import { readGgml } from './read-ggml.ts'
import { textTokens } from './tokens.ts'
import { writeGgml } from './write-ggml.ts'

const folder = mkdtempSync(join(tmpdir(), 'casewright-speech-'))
afterAll(() => rmSync(folder, { recursive: true }))

const width = 64
const whole = (bytes: number, value: number) => {
  const made = Buffer.alloc(bytes)
  made.writeUIntLE(value, 0, bytes)
  return made
}
const text = (value: string) => Buffer.concat([whole(2, value.length + 1), Buffer.from(`${value}\0`)])

/** A model of CTranslate2 with one small block on each side. All its numbers are 0.5 but the keys' bias. */
function ct2(change: (shapes: Record<string, number[]>) => void = () => {}): Buffer {
  const linear = (name: string, to: number, from: number) => ({
    [`${name}/weight`]: [to, from],
    [`${name}/bias`]: [to],
  })
  const norm = (name: string) => ({ [`${name}/gamma`]: [width], [`${name}/beta`]: [width] })
  const block = (name: string) => ({
    ...norm(`${name}/self_attention/layer_norm`),
    ...linear(`${name}/self_attention/linear_0`, width * 3, width),
    ...linear(`${name}/self_attention/linear_1`, width, width),
    ...norm(`${name}/ffn/layer_norm`),
    ...linear(`${name}/ffn/linear_0`, width * 4, width),
    ...linear(`${name}/ffn/linear_1`, width, width * 4),
  })
  const crossed = 'decoder/layer_0/attention'
  const shapes: Record<string, number[]> = {
    'encoder/position_encodings/encodings': [1500, width],
    'encoder/conv1/weight': [width, 80, 3],
    'encoder/conv1/bias': [width],
    'encoder/conv2/weight': [width, width, 3],
    'encoder/conv2/bias': [width],
    ...block('encoder/layer_0'),
    ...norm('encoder/layer_norm'),
    'decoder/position_encodings/encodings': [448, width],
    'decoder/embeddings/weight': [51_864, width],
    ...block('decoder/layer_0'),
    ...norm(`${crossed}/layer_norm`),
    ...linear(`${crossed}/linear_0`, width, width),
    ...linear(`${crossed}/linear_1`, width * 2, width),
    ...linear(`${crossed}/linear_2`, width, width),
    ...norm('decoder/layer_norm'),
  }
  change(shapes)
  const entries = Object.entries(shapes).map(([name, shape]) => {
    const bytes = shape.reduce((one, other) => one * other, 2)
    const head = [
      text(name),
      whole(1, shape.length),
      ...shape.map((dim) => whole(4, dim)),
      whole(1, 4),
      whole(4, bytes),
    ]
    return Buffer.concat([...head, Buffer.alloc(bytes, Buffer.from([0, 0x38]))])
  })
  return Buffer.concat([whole(4, 6), text('WhisperSpec'), whole(4, 3), whole(4, entries.length), ...entries])
}
const words = Array.from({ length: 50_000 }, (_, nth) => `Ġ${nth}`)
const vocabulary = [...words, '<|endoftext|>', '<|startoftranscript|>', ''].join('\n')

function converted(model: Buffer): string {
  const path = join(folder, `${crypto.randomUUID()}.bin`)
  const to = openSync(path, 'w')
  try {
    writeGgml(model, vocabulary, to)
  } finally {
    closeSync(to)
  }
  return path
}

describe('a model of CTranslate2', () => {
  it('becomes a file that is read to its end, with keys, values and queries apart', () => {
    const path = converted(ct2())
    expect(readGgml(path)).toEqual({ bytes: readFileSync(path).length, multilingual: false })
    const names = readFileSync(path).toString('latin1')
    expect(names.match(/decoder\.blocks\.0\.[a-z_]+\.(?:query|key|value)\.(?:weight|bias)/g)).toHaveLength(10)
    expect(names).not.toContain('.key.bias')
  })

  it.each<[string, () => Buffer, RegExp]>([
    ['that is cut', () => ct2().subarray(0, 100_000), /cut/],
    ['that is none', () => Buffer.from('PK\u0003\u0004 a zip that calls itself a model'), /not a Whisper model/],
    ['without its last part', () => ct2((shapes) => delete shapes['decoder/layer_norm/beta']), /lacks parts/],
  ])('%s is refused', (_, model, why) => expect(() => converted(model())).toThrow(why))
})

describe('a file of whisper.cpp', () => {
  const good = readFileSync(converted(ct2()))
  it.each<[string, Buffer]>([
    ['cut', good.subarray(0, good.length - 7)],
    ['of another kind', Buffer.from('GGUF and more')],
    ['with a vocabulary that is none', Buffer.from(good).fill(0x7f, 4, 8)],
  ])('%s is refused before the engine sees it', (_, bytes) => {
    const path = join(folder, 'bad.bin')
    writeFileSync(path, bytes)
    expect(() => readGgml(path)).toThrow(/cut|not a Whisper model/)
  })
})

it('the bands have the same area', () => {
  const filters = melFilters(80)
  expect(filters).toHaveLength(80 * 201)
  // As librosa has them.
  expect([filters[1], filters[2]].map((value) => value?.toFixed(4))).toEqual(['0.0249', '0.0000'])
  const areas = [20, 50, 79].map(
    (band) => 40 * filters.subarray(band * 201, (band + 1) * 201).reduce((sum, one) => sum + one),
  )
  for (const area of areas) expect(Math.abs(area - 1)).toBeLessThan(0.1)
})

it('tokens are bytes: a letter in two tokens is whole when both are joined', () => {
  const [space, half] = textTokens(['Ġthe', 'Ã', ...words, '<|endoftext|>'].join('\n'))
  expect([space?.toString(), half]).toEqual([' the', Buffer.from([0xc3])])
  expect(() => textTokens('a\nb')).toThrow(/vocabulary/)
})
