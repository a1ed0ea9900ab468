import { expect, it } from 'vitest'
import { faces, fontOf } from './faces.ts'

/** What a reader of a PDF copies or searches, of a text set in a face. */
const copied = (text: string, face: (typeof faces)[number]) =>
  fontOf(face)
    .layout(text)
    .glyphs.flatMap(({ codePoints }) => codePoints)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')

it.each(faces)('words set with ligatures in %s are found by their letters', (face) => {
  const text = 'effective office first offline affix fjord staff'
  expect(copied(text, face)).toBe(text)
  expect(copied('\ufb01rst', face)).toBe('first')
})

it('joined Arabic letters are the letters that were written', () => {
  const letters = (words: string) => [...words].sort().join('')
  const text = 'السلام عليكم'
  expect(letters(copied(text, 'sans'))).toBe(letters(text))
})
