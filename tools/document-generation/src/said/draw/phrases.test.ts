import { expect, it } from 'vitest'
import { framed } from './phrases.ts'
import { scheduled } from './schedules.ts'

it.each([
  ['rental-agreement', 'pet', 'No dogs.', 'No dogs are permitted.'],
  [
    'rental-agreement',
    'smoking',
    'No smoking inside, except on the porch.',
    'No smoking inside is permitted, except on the porch.',
  ],
  [
    'rental-agreement',
    'parking',
    'Parking two cars by the lilac not in front of the barn.',
    'The Tenant may park two cars by the lilac, and not in front of the barn.',
  ],
  [
    'non-disclosure-agreement',
    'recipient',
    'No contractors otherwise.',
    'No other contractors may receive Confidential Information.',
  ],
  ['non-disclosure-agreement', 'additional', 'No residuals clause.', 'This Agreement contains no residuals clause.'],
  [
    'non-disclosure-agreement',
    'license',
    'No reverse engineering or analysis of samples beyond the protocol.',
    'No reverse engineering or analysis of samples beyond the protocol is permitted.',
  ],
  ['employment-contract', 'benefit', 'No company car.', 'The Employee receives no company car.'],
  [
    'employment-contract',
    'benefit',
    'Uniform $250 a year.',
    'The Employee receives a uniform allowance of $250 a year.',
  ],
  [
    'employment-contract',
    'arbitration',
    'Courts of Marion County.',
    'The courts of Marion County decide any dispute under this Agreement.',
  ],
  ['service-agreement', 'renewal', 'No automatic renewal.', 'This Agreement does not renew automatically.'],
  [
    'service-agreement',
    'workplace',
    'Work in the scale house only after 5:00 p.m. or on Sundays.',
    'The Provider shall work in the scale house only after 5:00 p.m. or on Sundays.',
  ],
  ['promissory-note', 'late', 'No interest until July 1, 2027.', 'No interest accrues until July 1, 2027.'],
])('words that say all of a clause on their subject are one: %s, %s, %s', (type, subject, words, clause) => {
  expect(framed(type, `${subject}Terms`, words)).toBe(clause)
})

it.each([
  ['rental-agreement', 'sublet', 'No airbnb after the end it does not go month to month.'],
  ['service-agreement', 'renewal', 'No automatic renewal, they got burned by the last outfit.'],
  ['rental-agreement', 'pet', 'Dogs no, cats yes.'],
  ['employment-contract', 'pay', 'Half at start half at 90 days.'],
])('words that say more, or not all, are none: %s, %s, %s', (type, subject, words) => {
  expect(framed(type, `${subject}Terms`, words)).toBeNull()
})

it.each([
  ['4 tens, tue-fri', 'four ten-hour days, Tuesday through Friday'],
  ['M-F, 9:00 to 5:00', 'Monday through Friday, 9:00 to 5:00'],
  ['3 12s', 'three twelve-hour days'],
  ['Wednesdays only', 'Wednesdays only'],
])('a schedule is written out: %s', (words, written) => {
  expect(scheduled(words)).toBe(written)
})
