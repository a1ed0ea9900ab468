import { describe, expect, it } from 'vitest'
import { audioContext } from './audio-context.ts'
import { isSilent } from './is-silent.ts'
import { readWav } from './read-wav.ts'
import { wordsOf } from './words-of.ts'

const bytesOf = (samples: number[]): Uint8Array => new Uint8Array(Int16Array.from(samples).buffer)
const second = (height: number) =>
  bytesOf(Array.from({ length: 16_000 }, (_, nth) => Math.round(height * Math.sin(nth / 8))))

describe('silence', () => {
  it.each([
    [0, true],
    [60, true],
    [1500, false],
  ])('a tone of height %i: %s', (height, silent) => expect(isSilent(second(height))).toBe(silent))
  it('a sound too short to be a word is silence', () => expect(isSilent(bytesOf([9000, -9000]))).toBe(true))
})

describe('what a model wrote', () => {
  it.each([
    [' The rent is due.', 'The rent is due.'],
    ['[Music] The rent  is due. (door closes)', 'The rent is due.'],
    [' [BLANK_AUDIO]', ''],
    [' ... ', ''],
    [' You', ''],
    [' Thank you.', 'Thank you.'],
    ['thank you '.repeat(40), ''],
  ])('%j is %j', (answer, words) => expect(wordsOf(answer)).toBe(words))
})

it.each([
  [0.2, 448],
  [10, 576],
  [30, 1500],
])('%i seconds are heard with %i states', (seconds, states) => expect(audioContext(seconds * 16_000)).toBe(states))

it.each([
  [0.2, 704],
  [10, 832],
  [30, 1500],
])('%i seconds are heard again with %i states', (seconds, states) =>
  expect(audioContext(seconds * 16_000, true)).toBe(states),
)

describe('WAV', () => {
  const file = (size: number) => {
    const bytes = Buffer.alloc(60)
    bytes.write('RIFF....WAVELIST', 'latin1')
    bytes.writeUInt32LE(3, 16)
    bytes.write('fmt ', 24)
    bytes.writeUInt32LE(16, 28)
    for (const [at, value] of [
      [32, 1],
      [34, 1],
      [46, 16],
    ] as const)
      bytes.writeUInt16LE(value, at)
    bytes.writeUInt32LE(16_000, 36)
    bytes.write('data', 48)
    bytes.writeUInt32LE(size, 52)
    return bytes
  }
  it('finds the sound behind other parts, which end at even places', () =>
    expect(readWav(file(4))).toEqual({ sound: Buffer.alloc(4) }))
  it.each([
    [5, 'cut'],
    [0xffff_fffe, 'cut'],
    [3, 'other-form'],
  ])('a sound of %i bytes there: %s', (size, problem) => expect(readWav(file(size))).toEqual({ problem }))
})
