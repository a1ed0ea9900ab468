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
