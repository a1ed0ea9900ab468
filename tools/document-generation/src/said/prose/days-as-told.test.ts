import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { withDaysAsTold } from './days-as-told.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const told = (type: string, text: string, field: string, value: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return withDaysAsTold(template, text, [{ field, label: field, by: 'text', value }], '2026-11-30')[0]?.value
}

it('writes no year that the notes cannot mean', () => {
  expect(
    told('affidavit', 'Fell on 3/4/23. She wrote to the super on April 9.', 'statements', 'I wrote on April 9, 2026.'),
  ).toBe('I wrote on April 9.')
})

it.each([
  ['litigation-hold-notice', 'Hold of 5/2/2025. Answer by June 3.', 'deadline', '2027-06-03'],
  ['demand-letter', 'On March 3, 2025 you took $4,000. Deadline: December 20.', 'deadline', '2026-12-20'],
  ['motion', 'Filed 2/1/2025. Served by mail on November 4.', 'serviceDate', '2026-11-04'],
])('keeps the year of a date that a field holds (%s: %s)', (type, text, field, value) =>
  expect(told(type, text, field, value)).toBe(value),
)

it.each([
  ['motion', 'The lease began May 2, 2024. Trial is set for January 12.', 'Trial is set for January 12, 2027.'],
  ['motion', 'The lease began May 2, 2024. We answered on May 9.', 'We answered on May 9, 2027.'],
  ['motion', 'Suit was filed 6/1/2025. The reply was due on October 5.', 'The reply was due on October 5, 2026.'],
])('keeps the year of a day that lies ahead or that was set (%s: %s)', (type, text, value) =>
  expect(told(type, text, 'facts', value)).toBe(value),
)

it('keeps a year that the notes tell, and any where they tell none', () => {
  expect(told('affidavit', 'Fell on 3/4/23. Wrote on April 9, 2024.', 'statements', 'I wrote on April 9, 2024.')).toBe(
    'I wrote on April 9, 2024.',
  )
  expect(told('motion', 'Served on April 9.', 'facts', 'It was served on April 9, 2026.')).toBe(
    'It was served on April 9, 2026.',
  )
})
