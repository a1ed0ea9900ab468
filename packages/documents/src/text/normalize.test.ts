import { expect, it } from 'vitest'
import { normalizeText } from './normalize.ts'

it('makes every line end a newline and drops control characters', () => {
  expect(normalizeText('a\r\nb\rc\u0085d\u2028e\u0000\u0007f\tg')).toBe('a\nb\nc\nd\nef\tg')
})

it('keeps quotation marks, dashes and spaces as they are', () => {
  const text = '“Smith’s” — § 5\u00a0U.S.C. \'x\' "y" – z'
  expect(normalizeText(text)).toBe(text)
})

it('composes letters and fixes halves of characters', () => {
  expect(normalizeText('Zoe\u0308 \ud83d')).toBe('Zoë \ufffd')
})

it('keeps as many marks, spaces and line breaks in a row as any text has, and no more', () => {
  const marks = '\u0315\u0300'.repeat(100_000)
  // Two of them are composed: è.
  expect(normalizeText(`e${marks}x`)).toHaveLength('è'.length + 29 + 'x'.length)
  expect(normalizeText(`a${' \u00a0\t'.repeat(100_000)}b`)).toHaveLength(502)
  expect(normalizeText(`a${'\r\n'.repeat(100_000)}b`)).toHaveLength(502)
  expect(normalizeText(`a${'\u0000 '.repeat(300)}b`)).toBe(`a${' '.repeat(300)}b`)
  const vietnamese = 'Nguye\u0302\u0303n'
  expect(normalizeText(vietnamese)).toBe('Nguyễn')
})
