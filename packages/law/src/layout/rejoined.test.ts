import { expect, it } from 'vitest'
import { rejoined } from './rejoined.ts'

const source = {
  text: 'The tenant was enti-tled to notice. He was entitled to it in writing, and the vege-tation on the lot was his. The ap-peal was late, and an appeal that is late is lost. A well-known rule. The clerk may re-sign the order, and he may sign it or resign.',
}

it('makes a word whole that a column broke, where the document has the word or shows that it breaks words', () => {
  expect(rejoined('enti-tled, vege-tation and ap-peal', source)).toBe('entitled, vegetation and appeal')
})

it('leaves a hyphen that belongs to the word', () => {
  expect(rejoined('a well-known rule, re-sign the order', source)).toBe('a well-known rule, re-sign the order')
  expect(rejoined('The Ap-peal of an Anglo-saxon', source)).toBe('The Appeal of an Anglo-saxon')
  expect(rejoined('vege-tation, self-help', { text: 'The vege-tation of who was not enti-tled.' })).toBe(
    'vegetation, self-help',
  )
  expect(rejoined('vege-tation', { text: 'The vege-tation grew.' })).toBe('vege-tation')
})
