import { expect, it } from 'vitest'
import { isEmptied, isFrame, tellsWho } from './frames.ts'

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

it.each([
  'The Provider runs the Provider out of its barn in Hickory.',
  'The Provider is Marcus Delgado, the Provider runs the Provider out of its garage.',
  'The Employer is bringing on the Employee as a clerk at the Employer.',
  'It is Kit from the ceramics place.',
  'The Client finally picked the Provider, a New Hampshire LLC.',
  'Lease for the basement unit.',
])('tells only who is who, or how the deal came about: %s', (words) => {
  expect(tellsWho(words)).toBe(true)
})

it.each([
  'The Provider is the Provider’s only owner’s agent for notices and pays $5.',
  'The Seller keeps the fishing gear.',
  'The Employee runs the Minneapolis office of the Employer.',
  'The Provider owns its tools.',
])('says what is agreed: %s', (words) => {
  expect(tellsWho(words)).toBe(false)
})
