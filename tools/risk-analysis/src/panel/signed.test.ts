import { expect, it } from 'vitest'
import { headline, signed } from './signed.ts'

it('signs points as a person reads them', () => expect([8, -10, 0].map(signed)).toEqual(['+8', '−10', '0']))

it('calls a case by the first sentence that tells of it', () => {
  expect(headline('We represent the plaintiff. The roof leaks. More.')).toBe('The roof leaks')
  expect(headline('The roof leaks. More.')).toBe('The roof leaks')
  expect(headline(`The ${'long '.repeat(40)}road.`)).toMatch(/^The (?:long ){10,}…$/)
})
