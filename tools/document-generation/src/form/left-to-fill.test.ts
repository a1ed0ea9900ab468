import type { TemplateField } from '@casewright/templates/pages'
import { expect, it } from 'vitest'
import { wideIn } from './layout.ts'
import { leftToFill } from './left-to-fill.ts'
import { localToday } from './local-today.ts'

const field = (name: string, required = true): TemplateField => ({
  name,
  label: `The ${name}`,
  type: 'text',
  section: 'One',
  required,
  asked: true,
})

it.each([
  [{ a: 'x', b: 'y', c: 'z', d: 'w' }, 'Every required field is filled in.'],
  [{ a: 'x', b: 'y', c: 'z' }, '1 required field is empty: The d.'],
  [{ a: 'x', b: ' ' }, '3 required fields are empty: The b; The c; The d.'],
  [{}, '4 required fields are empty.'],
])('%j: %s', (answers: Record<string, string>, sentence) => {
  const fields = [...['a', 'b', 'c', 'd'].map((name) => field(name)), field('e', false)]
  expect(leftToFill(fields, answers)).toBe(sentence)
})

it('today is the day where the person is', () => expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'))

it('a long field takes the whole width, and a short one that would stand alone in its row', () => {
  const of = (...names: string[]) =>
    names.map((name) => ({ name, type: name.startsWith('long') ? ('textarea' as const) : ('text' as const) }))
  expect([...wideIn(of('a', 'b', 'long', 'c', 'long2', 'd', 'e', 'f'))]).toEqual(['long', 'c', 'long2', 'f'])
  expect([...wideIn([{ name: 'address', type: 'textarea' }, ...of('a', 'b')])]).toEqual(['address'])
  expect([...wideIn([{ name: 'day', type: 'date' }])]).toEqual([])
})
