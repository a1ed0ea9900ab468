import { expect, it } from 'vitest'
import { asPlainWords } from './quoted-words.ts'

it.each([
  ['what does "arising under" mean for federal question jurisdiction', 'arising under'],
  ['“plain view” doctrine seizure of evidence', 'plain view'],
])('a question about a term in quotation marks may be asked in its words: %s', (text, term) => {
  expect(asPlainWords(text)).toContain(term)
  expect(asPlainWords(text)).not.toMatch(/["“”]/)
})

it.each([
  '"clear and present danger"',
  '"plain view" doctrine',
  '"plain view" AND warrant AND seizure',
  'plain view seizure',
  '"plain view" /s warrant of seizure',
])('other queries are meant as they are written: %s', (text) => expect(asPlainWords(text)).toBeUndefined())
