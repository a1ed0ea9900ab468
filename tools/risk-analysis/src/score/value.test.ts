import { expect, it } from 'vitest'
import { caseValueOf } from './value.ts'

it.each([
  ['$50,000', 50_000],
  ['50000', 50_000],
  [50_000, 50_000],
  ['$50k', 50_000],
  ['1.2 million', 1_200_000],
  ['$1.5M', 1_500_000],
  ['fifty thousand dollars', 50_000],
  ['USD 20,000', 20_000],
  ['$50,000 - $70,000', 60_000],
  ['between $50,000 and $70,000', 60_000],
  ['$50-70k', 60_000],
  ['about $50,000', 50_000],
])('%s is an amount', (given, dollars) => expect(caseValueOf(given).dollars).toBe(dollars))

it.each([
  undefined,
  null,
  '',
  '   ',
  'a lot',
  '-5',
  -5,
  0,
  '€50,000',
  '1 2 3',
  Number.NaN,
  '$5,000 and $6,000 and $7,000',
])('%s is none, and it is said', (given) =>
  expect(caseValueOf(given)).toEqual({ dollars: null, note: expect.stringMatching(/\.$/) }),
)
