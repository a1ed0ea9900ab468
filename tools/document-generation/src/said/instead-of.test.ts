import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { insteadOfIn } from './instead-of.ts'

const read = (text: string, kind = 'contracts') =>
  edited(text, insteadOfIn(text, kind)).text.replace(/ {2,}/g, ' ').trim()

it.each([
  ['Due 21 days after signing. NOT the usual 30. Late is 8%.', 'Due 21 days after signing. Late is 8%.'],
  ['She gives 21 days, not the standard 14 days.', 'She gives 21 days.'],
  ["After default 10%, not the 18% that your assistant's form has.", 'After default 10%.'],
  [
    'Seven days’ notice. I know your form says 30, but he insisted and it suits us. Rent is due.',
    'Seven days’ notice. Rent is due.',
  ],
  ['Entry: 48 hours; form has 24, replace', 'Entry: 48 hours'],
  ['PTO 18 days (handbook = 15; 18 controls).', 'PTO 18 days.'],
  ['Late payment: none. Strike the usual 1.5%.', 'Late payment: none.'],
  ["Usually I give a year, here it's eighteen months on the kilns.", 'eighteen months on the kilns.'],
])('what the paper departs from is none of it: %s', (text, as) => {
  expect(read(text)).toBe(as)
})

it.each([
  'The form is due in 30 days.',
  'No refunds after the usual grace period.',
  'Not more than 30 days, in writing.',
  'The normal rate is $85 an hour.',
])('stays: %s', (text) => {
  expect(read(text)).toBe(text)
})

it('a letter tells what was usual', () => {
  const text = 'They gave me 10 days, not the usual 30.'
  expect(read(text, 'letters')).toBe(text)
})
