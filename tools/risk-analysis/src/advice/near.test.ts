import { expect, it } from 'vitest'
import { nearSteps } from './near.ts'

it.each([
  'He held the rent back. Hearing next week.',
  'Answer date passed about Sept 25, no default yet that we can see.',
  'We missed the answer deadline.',
  'Our opposition is due in three days.',
])('what is near or overdue comes first: %s', (text) =>
  expect(nearSteps(text, new Date('2026-11-30'))[0]).toMatch(/^See at once what is due/),
)

it.each([
  'The hearing was in May and we won.',
  'Suit was filed on May 3, 2024.',
  'The answer is no.',
  'The answer was due in March 2025.',
  'Their old lawyer missed the answer deadline.',
])('what is over or has its time is left alone: %s', (text) =>
  expect(nearSteps(text, new Date('2026-11-30'))).toEqual([]),
)
