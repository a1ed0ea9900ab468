import type { TemplateField } from '@casewright/templates/pages'
import { describe, expect, it } from 'vitest'
import { isoDate } from './iso-date.ts'
import { optionOf, problemsIn } from './problems-in.ts'

const one = (field: Partial<TemplateField>): TemplateField => ({
  name: 'it',
  label: 'It',
  type: 'text',
  section: 'One',
  required: false,
  asked: true,
  ...field,
})
const service = [
  one({ name: 'client', label: 'Client’s name', required: true }),
  one({ name: 'note', label: 'Note' }),
  one({ name: 'startDate', label: 'Start date', type: 'date', required: true }),
  one({ name: 'endDate', label: 'End date', type: 'date' }),
]
const messageOf = (field: Partial<TemplateField>, it: string) => problemsIn([one(field)], { it })[0]?.message

it('names each required field that is missing, in the order of the form', () => {
  expect(problemsIn(service, { client: '  ' })).toEqual([
    { field: 'client', message: 'Client’s name is required.' },
    { field: 'startDate', message: 'Start date is required.' },
  ])
})

it('asks for nothing that the form does not ask', () =>
  expect(problemsIn([one({ required: true, asked: false })], {})).toEqual([]))

describe.each<[string, Partial<TemplateField>, string[], string[], RegExp]>([
  [
    'an email',
    { type: 'email' },
    ['a@b.co', "o'neil+law@sub.example.com", 'josé@exämple.org'],
    ['a', 'a@b', 'a b@c.com', 'a@b.c', '<a@b.com>'],
    /It is not an email address/,
  ],
  [
    'a phone number',
    { type: 'tel' },
    [
      '(555) 010-0142',
      '555.010.0142',
      '+1 555 010 0142 ext. 7',
      '5550100142',
      '1-800-FLOWERS',
      '+44 20 7946 0958',
      '555-010-0142 x12',
    ],
    ['12', 'call me', '555-01', '1234567890123456', 'DROP TABLE'],
    /It is not a phone number/,
  ],
  [
    'a date',
    { type: 'date' },
    ['2027-03-05', '3/5/2027', 'March 5, 2027', 'Mar. 5th, 2027', '5 March 2027', '2024-02-29'],
    ['2027-02-29', '13/13/2027', 'soon', '0027-03-05', 'March 2027', '2027-03-05T00:00:00Z', 'Foo 5, 2027'],
    /It is not a date of the calendar/,
  ],
  [
    'an amount',
    { holds: 'money', required: true },
    ['12500', '$12,500', '12,500.00 USD', '$30 an hour', 'Five thousand dollars', '$1.5 million', '€500'],
    ['much', '-500', '$-500', '1,20', '1.234,50', 'negotiable'],
    /It is not an amount/,
  ],
  [
    'a choice',
    { type: 'select', options: ['Bi-weekly', 'New York'] },
    ['bi-weekly', 'Bi-weekly', 'new-york', 'New York', 'NEW YORK'],
    ['daily', 'new', '__proto__'],
    /It must be one of: Bi-weekly, New York/,
  ],
])('%s', (_, field, right, wrong, message) => {
  it.each(right)('may be %s', (value) => expect(messageOf(field, value)).toBeUndefined())
  it.each(wrong)('is not %s', (value) => expect(messageOf(field, value)).toMatch(message))
})

it('an amount that need not be given may be negotiable', () =>
  expect(messageOf({ holds: 'money' }, 'Negotiable')).toBeUndefined())

it('an end may not come before its start, however both are written', () => {
  const at = (startDate: string, endDate: string) =>
    problemsIn(service, { client: 'Ada', startDate, endDate }).filter(({ field }) => field === 'endDate')
  expect(at('2027-03-05', '2027-03-04')).toEqual([{ field: 'endDate', message: 'End date is before start date.' }])
  expect(at('March 5, 2027', '3/4/2027')).toHaveLength(1)
  expect(at('2027-03-05', '2027-03-05')).toEqual([])
  expect(at('', '2027-03-05')).toEqual([])
})

it('a birth lies in the past', () => {
  const born = (dateOfBirth: string) =>
    problemsIn([one({ name: 'dateOfBirth', label: 'Date of birth', type: 'date' })], { dateOfBirth }, '2026-11-21')[0]
  expect(born('2026-11-21')).toEqual({ field: 'dateOfBirth', message: 'Date of birth must be in the past.' })
  expect(born('1990-11-21')).toBeUndefined()
})

it('a choice is known as it is sent and as it is shown', () => {
  const law = { options: ['New York', 'Other'] }
  expect(['New York', 'new-york', 'Ohio'].map((answer) => optionOf(law, answer))).toEqual([
    'new-york',
    'new-york',
    undefined,
  ])
})

it('a date in words is the same as in figures', () =>
  expect(['March 5, 2027', '3/5/2027', '5 march 2027', '2027-03-05'].map(isoDate)).toEqual(Array(4).fill('2027-03-05')))
