import { describe, expect, test } from 'vitest'
import { findDefinedTerms } from './defined-terms.ts'

const read = (text: string) =>
  findDefinedTerms({ text }).map(({ term, form, meaning }) => [term, form, text.slice(meaning.start, meaning.end)])

test('a parenthesis names what stands before it', () => {
  expect(read('This lease is between Harbor Supply, Inc. (the “Landlord”) and Ann Doe ("Tenant").')).toEqual([
    ['Landlord', 'parenthetical', 'Harbor Supply, Inc.'],
    ['Tenant', 'parenthetical', 'Ann Doe'],
  ])
})

test("'means' defines what follows", () => {
  expect(read('“Business Day” means any day on which banks are open.')).toEqual([
    ['Business Day', 'means', 'any day on which banks are open.'],
  ])
  expect(read('"Losses" shall mean all damages.')[0]?.slice(0, 2)).toEqual(['Losses', 'means'])
})

test("'hereinafter' defines with or without quotation marks", () => {
  expect(read('Ann Doe, hereinafter referred to as the Tenant, shall pay.')[0]?.slice(0, 2)).toEqual([
    'Tenant',
    'hereinafter',
  ])
  expect(read('Ann Doe, hereinafter called “Tenant”, shall pay.')[0]?.slice(0, 2)).toEqual(['Tenant', 'hereinafter'])
})

test('one parenthesis may name two terms', () => {
  expect(read('Ann Doe (the “Tenant” or “Lessee”) shall pay.').map(([term]) => term)).toEqual(['Tenant', 'Lessee'])
})

describe('what defines nothing', () => {
  test.each([
    'He said (as “we all know it happened”) nothing.',
    'The court called it “Absurd” and went on.',
    'See Doe v. Roe, 1 U.S. 1 (1790) (holding that the claim fails).',
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})

test('the span is that of the term', () => {
  const text = 'Ann Doe (the “Tenant”) shall pay.'
  expect(findDefinedTerms({ text }).map(({ start, end }) => text.slice(start, end))).toEqual(['Tenant'])
})
