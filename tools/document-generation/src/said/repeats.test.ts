import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['We hope, we hope she comes back.', 'We hope she comes back.'],
  ['I I want the the deposit back.', 'I want the deposit back.'],
  ['Rent is due on the fifth. So the fifth. No pets.', 'Rent is due on the fifth.  No pets.'],
  ['Due on the first, oh wait, I told her the fifth.', 'Due on the fifth.'],
  ['I was there four years, no wait, five years, as a clerk.', 'I was there five years, as a clerk.'],
  ['She waits twelve months after she leaves, scratch that, six months.', 'She waits six months after she leaves.'],
  ['I need it by March, no, by February 15th 2027.', 'I need it by February 15th 2027.'],
])('what was begun or said twice is said once: %s', (said, read) => {
  expect(readable(said).text).toBe(read)
})

it.each([
  'He lives in New York, New York 10004.',
  'I had had enough of it.',
  'The hours are eight to four thirty.',
  'So the price is $900. Delivery is free.',
  'It is very, very old.',
])('and what only looks like it stays: %s', (said) => {
  expect(readable(said).text).toBe(said)
})
