import { expect, it } from 'vitest'
import { missingSentence } from './missing-sentence.ts'

it('lists a few words that no authority has, and says of many only that the facts must be checked', () => {
  expect(missingSentence(['toilet'])).toMatch(/“toilet”/)
  expect(missingSentence(['a', 'b', 'c', 'd', 'e'])).toMatch(/^The authorities use few of the words/)
  expect(missingSentence([])).toBe('')
})
