import { expect, test } from 'vitest'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'
import { isBeforeHarm } from './year-of-harm.ts'

test('what has a year before the harm came before it', () => {
  const text = 'He ran a red light on May 2, 2025. She had neck surgery in 2019, and a second one in 2026.'
  expect(isBeforeHarm('surgery in 2019', text)).toBe(true)
  expect(isBeforeHarm('in 2026', text)).toBe(false)
  expect(isBeforeHarm('surgery in 2019', 'She had neck surgery in 2019.')).toBe(false)
})

test('an operation before the harm is an earlier condition, and one after it is treatment', () => {
  const ids = (year: number) => {
    const text = `We represent the plaintiff. She slipped in the store in 2024. She had back surgery in ${year}.`
    return readFacts(text, 'personal-injury', sideOf(text, 'personal-injury')).told.map(({ factor }) => factor.id)
  }
  expect(ids(2019)).toEqual(['prior-condition'])
  expect(ids(2025)).toEqual(['treatment'])
})
