import { expect, test } from 'vitest'
import { troublesOf, wrongOf } from './troubles.ts'

type One = Parameters<typeof troublesOf>[0]
const one = (rest: object): One => ({ quotations: [], ...rest }) as unknown as One

test('what is wrong is told by its part: words quoted, name and year, what it is cited for', () => {
  expect(troublesOf(one({}))).toEqual([])
  expect(troublesOf(one({ quotations: [{ outcome: 'found' }, { outcome: 'unchecked' }] }))).toEqual([])
  expect(troublesOf(one({ quotations: [{ outcome: 'spliced' }] }))).toEqual(['quotation'])
  expect(troublesOf(one({ differences: [{ field: 'year' }] }))).toEqual(['name'])
  expect(troublesOf(one({ differences: [{ field: 'pin cite' }] }))).toEqual([])
  expect(troublesOf(one({ support: { outcome: 'none' } }))).toEqual(['support'])
  expect(troublesOf(one({ support: { outcome: 'related' } }))).toEqual([])
  expect(troublesOf(one({ support: { outcome: 'related', opinion: { says: 'contradicts' } } }))).toEqual(['support'])
  const contradicted = { support: { outcome: 'contradicted' } }
  expect(troublesOf(one(contradicted))).toEqual(['support'])
  expect(troublesOf(one({ ...contradicted, signal: { meaning: 'contrary' } }))).toEqual([])
})

test('what is wrong is named once each, the citation before its quotations', () => {
  const quotations = [{ outcome: 'spliced' }, { outcome: 'found' }, { outcome: 'altered' }, { outcome: 'spliced' }]
  const differences = [{ field: 'year' }, { field: 'name' }, { field: 'quotation' }]
  expect(wrongOf(one({ differences, quotations }))).toEqual([
    'Wrong year',
    'Wrong name',
    'Spliced quotation',
    'Altered quotation',
  ])
  expect(wrongOf(one({ quotations: [{ outcome: 'spliced', cutShort: true }] }))).toEqual(['Quotation cut short'])
  expect(wrongOf(one({ quotations: [{ outcome: 'substituted' }, { outcome: 'unchecked' }] }))).toEqual([])
})
