import { expect, it } from 'vitest'
import { isFormOf } from './spelling.ts'

it('takes a word for known where documents have it, or have it with another ending', () => {
  expect(isFormOf('statues', ['statue'])).toBe(true)
  expect(isFormOf('trespass', ['trespassed'])).toBe(true)
  expect(isFormOf('carrier', ['carrier', 'carriers'])).toBe(true)
})

it('takes a slip for a slip where it merely has the stem of other words', () =>
  expect(isFormOf('qualifed', ['qualification', 'qualifications'])).toBe(false))
