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
  expect(read('A two-year warranty. If the gutters clog they call a plumber.', 'A two-year warranty.')).toBe(
    'A two-year warranty.',
  )
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

it('a plain sum stays in its clause, and the sentence with its condition waits beside it once', () => {
  const text = 'The fee is $4,200 unless the chimney is lined as well.'
  const one = (field: string, value: string) => {
    const start = text.indexOf(value)
    return { field, label: field, by: 'text' as const, value, from: { start, end: start + value.length } }
  }
  if (!template) throw new Error('no service agreement')
  const out = withConditions(template, text, [one('fee', '$4,200')])
  expect(out).toMatchObject([
    { field: 'fee', value: '$4,200' },
    { field: 'additionalTerms', value: `[To be drafted from the notes: “${text}”]` },
  ])
})

it('two terms of one sentence do not wait in the same words', () => {
  const text = 'Free repairs for a year and free parts unless another roofer touches the flashing.'
  const one = (field: string, value: string) => {
    const start = text.indexOf(value)
    return { field, label: field, by: 'text' as const, value, from: { start, end: start + value.length } }
  }
  if (!template) throw new Error('no service agreement')
  const [first, second] = withConditions(template, text, [
    one('warrantyTerms', 'Free repairs for a year and free parts'),
    one('supportTerms', 'free parts'),
  ])
  expect(first?.value).toContain(text.slice(0, -1))
  expect(second?.value).toBe('[To be drafted from the notes: “free parts unless another roofer touches the flashing”]')
})
