import { expect, it } from 'vitest'
import { sortAsked } from './sort-asked.ts'

const limitation = {
  title: 'Time limitations on the commencement of civil actions',
  holding:
    'For securities fraud, the limit is two years after discovery of the facts, and five years after the violation.',
}
const offense = {
  title: 'Manipulative and deceptive devices',
  holding: 'Forbids manipulation in connection with sales.',
}
const remedy = {
  title: 'Remedies for infringement: Damages and profits',
  holding: 'Actual damages, or statutory damages.',
}

it('says which authority names a time, where a time is asked for', () => {
  const sortOf = sortAsked('statute of limitations for a securities fraud claim')
  expect(sortOf(limitation)).toBe(1)
  expect(sortOf(offense)).toBe(0)
})

it('says which names a remedy, where a remedy is asked for', () => {
  const sortOf = sortAsked('Someone copied my photos. What damages can I get?')
  expect(sortOf(remedy)).toBe(1)
  expect(sortOf(limitation)).toBe(0)
})

it('says nothing where neither is asked for', () => {
  const sortOf = sortAsked('what counts as securities fraud')
  expect([limitation, offense, remedy].map(sortOf)).toEqual([0, 0, 0])
})
