import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { withDaysAsTold } from './days-as-told.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const told = (type: string, text: string, field: string, value: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return withDaysAsTold(template, text, [{ field, label: field, by: 'text', value }])[0]?.value
}

it('writes no year that the notes cannot mean', () => {
  expect(
    told('affidavit', 'Fell on 3/4/23. She wrote to the super on April 9.', 'statements', 'I wrote on April 9, 2026.'),
  ).toBe('I wrote on April 9.')
})

it('leaves a date open whose year is none of those', () => {
  expect(
    told('litigation-hold-notice', 'Hold of 5/2/2025. Answer by June 3.', 'deadline', '2027-06-03'),
  ).toBeUndefined()
})

it('keeps a year that the notes tell, and any where they tell none', () => {
  expect(told('affidavit', 'Fell on 3/4/23. Wrote on April 9, 2024.', 'statements', 'I wrote on April 9, 2024.')).toBe(
    'I wrote on April 9, 2024.',
  )
  expect(told('motion', 'Served on April 9.', 'facts', 'It was served on April 9, 2026.')).toBe(
    'It was served on April 9, 2026.',
  )
})
