import { describe, expect, it } from 'vitest'
import { numberDepth, readsAsHeading } from './heading-words.ts'

describe('readsAsHeading', () => {
  it.each([
    'ARTICLE II',
    'Article IV. Indemnification',
    'STATEMENT OF FACTS',
    'Section 2.1 Fees',
    'EXHIBIT A',
    'Conclusion',
  ])('takes "%s" for a heading', (line) => expect(readsAsHeading(line)).toBe(true))

  it.each([
    'Section 2 of the Act shall apply to all claims.',
    'The Parties agree as follows:',
    'SIGNATURE ______________',
    'I. Definitions ........ 4',
    '12',
    'WHEREAS,',
  ])('does not take "%s" for one', (line) => expect(readsAsHeading(line)).toBe(false))
})

it('tells how deep a number goes', () => {
  expect([
    numberDepth('ARTICLE II'),
    numberDepth('2. Fees'),
    numberDepth('2.1 Late fees'),
    numberDepth('(a) interest'),
  ]).toEqual([1, 2, 3, 4])
  expect(numberDepth('Fees')).toBeUndefined()
})
