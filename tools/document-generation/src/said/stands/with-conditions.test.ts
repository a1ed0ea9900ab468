import { isToDraft, readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { withConditions } from './with-conditions.ts'

const template = shippedTypes
  .flatMap((source) => readTemplate(source).template ?? [])
  .find(({ id }) => id === 'service-agreement')
const read = (text: string, value: string, more: string[] = []) => {
  if (!template) throw new Error('no service agreement')
  const start = text.indexOf(value)
  const one = {
    field: 'warrantyTerms',
    label: 'Warranties',
    by: 'text' as const,
    value,
    from: { start, end: start + value.length },
  }
  const others = more.map((words) => ({ field: 'additionalTerms', label: 'More', by: 'text' as const, value: words }))
  return withConditions(template, text, [one, ...others])[0]?.value ?? ''
}

it.each([
  ['A two-year warranty unless another roofer touches the flashing.', 'A two-year warranty'],
  ['Free repairs for a year, but only if the gutters were cleaned in the fall.', 'Free repairs for a year'],
  ['The refund goes out in ten days, except that storage charges come off first.', 'The refund goes out in ten days'],
])('a term that lost its condition waits with it: %s', (text, value) => expect(isToDraft(read(text, value))).toBe(true))

it('a term whose condition stands elsewhere, or that has none, is printed', () => {
  const text = 'A two-year warranty unless another roofer touches the flashing.'
  expect(read(text, 'A two-year warranty', ['The warranty ends if another roofer touches the flashing.'])).toBe(
    'A two-year warranty',
  )
  expect(read('A two-year warranty on all labor. Call me.', 'A two-year warranty')).toBe('A two-year warranty')
})

it('what only waits in brackets limits nothing', () => {
  const text = 'A two-year warranty unless another roofer touches the flashing.'
  expect(
    isToDraft(
      read(text, 'A two-year warranty', [
        '[To be drafted from the notes: “unless another roofer touches the flashing”]',
      ]),
    ),
  ).toBe(true)
})
