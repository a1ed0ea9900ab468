import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const left = (text: string) =>
  readable(text, 'contracts', () => null, '2026-11-28')
    .text.replace(/\s+/g, ' ')
    .trim()

it.each([
  ['Fee is $135 an hour.', 'Went back and forth, she wanted 150, we said 120, landed on 135.'],
  ['Price: $38,750, fixed.', 'The first proposal was for $41,200; that figure is superseded.'],
  ['Salary is $128,000 a year.', 'The offer letter said $124,000; that was raised.'],
  ['Rent is $1,350 a month.', 'The old ad had $1,400.'],
  ['The loan is $36,000.', 'I said 40 at Thanksgiving but I talked to him and it is 36.'],
])('leaves out what only tells how it came to this: %s %s', (told, talk) => {
  expect(left(`${told} ${talk} No pets.`)).toBe(`${told} No pets.`)
})

it('takes the bracket of a bargain out of its sentence', () => {
  expect(left('Protection is 5 years from each disclosure (they asked 2; we conceded 3, so 5). Ohio law.')).toBe(
    'Protection is 5 years from each disclosure. Ohio law.',
  )
})

it.each([
  [
    'Sous chef, starts Monday, February 1. Oh wait, February 1 is a holiday. Start Tuesday, February 2 then.',
    'Sous chef, starts February 2, 2027.',
  ],
  [
    'Pickup is December 5. Can’t do December 5 anymore, make it December 12.',
    'Pickup is December 12, 2026. Make it December 12, 2026.',
  ],
])('lets a later day stand for the first: %s', (text, read) => {
  expect(left(text)).toBe(read)
})

it.each([
  'The old lease had a pet fee of $300 and this one keeps it. Rent is $900.',
  'The offer letter of May 3 stays in force. Salary is $90,000.',
  'Work starts at 8:00. Half is due at the start, half after 90 days.',
])('keeps what still holds: %s', (text) => {
  expect(left(text)).toContain(text.slice(0, 20))
})
