import { expect, it } from 'vitest'
import { isLowerCase } from './lower-case.ts'

it('a dictation without capitals has none but those of days, states and who speaks', () => {
  expect(isLowerCase('from wilma hatfield in Ohio, I need it by December 5, 2026')).toBe(true)
  expect(isLowerCase('from Wilma hatfield by december fifth')).toBe(false)
})
