import type { FoundAuthority } from '@casewright/core'
import { expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

const story = 'The police stopped the driver in the street and frisked the person who sat beside him for a long time.'
const rule = 'Police may frisk a person whom they stop if they have reason to fear that he is armed and dangerous.'
const text = `${story} ${rule}`
const found = { id: 'one', kind: 'case', title: 'Ash v. Elm', citation: '1 U.S. 1' } as unknown as FoundAuthority
const of = (more: Partial<FoundAuthority>) =>
  passagesOf({ found: { ...found, ...more }, id: 'one', text }, ['police', 'frisk', 'person'], 1, 3).map(
    ({ words, of }) => [of, words],
  )

it('what the editors say that a case holds stands before its text, of which a rule alone stands', () => {
  const holding = 'A frisk needs a reason to fear a weapon.'
  expect(of({ holding })).toEqual([
    ['editors', holding],
    ['authority', rule],
  ])
})

it('without editors a case speaks by the sentence that states the rule', () => {
  expect(of({})).toEqual([['authority', rule]])
})

it('the point of the editors that takes up what is asked beyond that stands with it', () => {
  const holding = 'An answer is normally due 21 days after service.'
  const keyPoints = [
    'Lack of jurisdiction may be raised at any time.',
    'A defendant who waived service has 60 days.',
    'Defenses may be joined in one motion.',
  ]
  const words = (terms: string[], more: Partial<FoundAuthority> = { holding, keyPoints }) =>
    passagesOf({ found: { ...found, ...more }, id: 'one', text: null }, terms, 1, 3).map((one) => one.words)
  expect(words(['defendant', 'answer', 'waiving', 'service'])).toEqual([holding, keyPoints[1]])
  expect(words(['answer', 'due', 'service'])).toEqual([holding])
  expect(words(['answer', 'jurisdiction'])).toEqual([holding])
})
