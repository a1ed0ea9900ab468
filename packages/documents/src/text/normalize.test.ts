import { expect, it } from 'vitest'
import { normalizeText } from './normalize.ts'

it('makes every line end a newline and drops control characters', () => {
  expect(normalizeText('a\r\nb\rc\u0085d\u2028e\u0000\u0007f\tg')).toBe('a\nb\nc\nd\nef\tg')
})

it('keeps quotation marks, dashes and spaces as they are', () => {
  const text = '“Smith’s” — § 5\u00a0U.S.C. \'x\' "y" – z'
  expect(normalizeText(text)).toBe(text)
})

it('composes letters and mends halves of characters', () => {
  expect(normalizeText('Zoe\u0308 \ud83d')).toBe('Zoë \ufffd')
})
