import { expect, it } from 'vitest'
import { repeatsItself } from './repeats.ts'

it.each([
  ['a mark without end', `{"answer": "${'!'.repeat(250)}`],
  ['blank lines without end', `{"answer":${'\n'.repeat(250)}`],
  ['a sentence over and over', `{"answer": "${'The court held that the motion was denied. '.repeat(6)}`],
  ['the same item of a list', `{"points": [${'{"text": "The lease is void.", "sources": [1]}, '.repeat(6)}`],
])('sees %s', (_, text) => expect(repeatsItself(text)).toBe(true))

it.each([
  ['an answer', '{"answer": "The court held that the motion was denied, and the appeal was dismissed."}'],
  ['a rule of a table', `| a | b |\n|${'-'.repeat(80)}|`],
  ['a form of words that recurs', Array.from({ length: 12 }, (_, nth) => `The ${nth}. count is dismissed. `).join('')],
])('leaves %s alone', (_, text) => expect(repeatsItself(text)).toBe(false))
