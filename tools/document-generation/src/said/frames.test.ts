import { expect, it } from 'vitest'
import { isEmptied, isFrame } from './frames.ts'

it.each([
  'Counsel for the Buyer dictating.',
  'Residential lease, we represent the Tenant.',
  'Our client is the buyer.',
  'need agreement for a wedding photographer',
])('takes what only says who speaks for no term: %s', (words) => {
  expect(isFrame(words)).toBe(true)
})

it.each([
  'We represent that the goods are new and paid for, and the buyer relies on it.',
  'We need a contract for two years.',
  'Our client is the buyer of all 40 units.',
])('keeps what says more: %s', (words) => {
  expect(isFrame(words)).toBe(false)
})

it.each([
  ['The Seller is the Seller.', true],
  ['For the Client’s company.', true],
  ['No pets.', false],
  ['The Client is Ana.', false],
])('knows of what nothing is left: %s', (words, is) => {
  expect(isEmptied(words)).toBe(is)
})
