import { describe, expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { documentChecks } from '../checks.ts'
import { findingOf } from '../findings.ts'
import { anyClause } from './__fixtures__/any-clause.ts'
import { anyNoun } from './__fixtures__/any-noun.ts'
import { byReasoning } from './__fixtures__/by-reasoning.ts'
import type { Pair } from './__fixtures__/case.ts'
import { clauses } from './__fixtures__/clauses.ts'
import { last } from './__fixtures__/last.ts'
import { layouts } from './__fixtures__/layouts.ts'
import { longer } from './__fixtures__/longer.ts'
import { onSecondReading } from './__fixtures__/on-second-reading.ts'
import { otherHands } from './__fixtures__/other-hands.ts'
import { parties } from './__fixtures__/parties.ts'
import { periods } from './__fixtures__/periods.ts'
import { plainPapers } from './__fixtures__/plain-papers.ts'
import { quantities } from './__fixtures__/quantities.ts'
import { retold } from './__fixtures__/retold.ts'
import { sums } from './__fixtures__/sums.ts'
import { consistencyChecks } from './index.ts'

const sets = [sums, periods, parties, quantities, clauses]
const seen = [
  ...sets.flatMap((set) => set.filter((_, at) => at % 2 === 0)),
  ...longer,
  ...last,
  ...layouts,
  ...onSecondReading,
  ...otherHands,
  ...anyNoun,
  ...anyClause,
  ...byReasoning,
  ...plainPapers,
  ...retold,
]
/** These were not looked at while the rules were written. */
const kept = sets.flatMap((set) => set.filter((_, at) => at % 2 === 1))

const documentOf = (text: string) =>
  checkedDocument(
    {
      text,
      pages: [],
      blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
        kind: 'paragraph' as const,
        start: index,
        end: index + line.length,
      })),
    },
    'contract',
  )

const found = (id: string, text: string) => {
  const check = documentChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  const finding = findingOf(check, documentOf(text))
  if (finding === 'failed') throw new Error(`${id} failed`)
  return finding
}

describe('a paper that contradicts itself', () => {
  test.each(seen)('%s is told of: %s', (id, contradicts) => {
    const finding = found(id, contradicts)
    expect(finding?.message).toMatch(/^\S.{10,400}\.$/)
    for (const { start, end } of finding?.hits ?? []) expect(contradicts.slice(start, end).trim()).not.toBe('')
  })

  test.each(seen)('%s is not told of where it agrees: %s %s', (id, _, agrees) => {
    expect(found(id, agrees)).toBeNull()
  })
})

test('of the pairs that were kept back, nine in ten are told apart', () => {
  const told = kept.filter(([id, contradicts]: Pair) => found(id, contradicts) !== null)
  const wrong = kept.filter(([id, , agrees]: Pair) => found(id, agrees) !== null)
  expect(told.length / kept.length).toBeGreaterThan(0.9)
  expect(wrong.map(([, , agrees]) => agrees)).toEqual([])
})

test('each check has a pair', () => {
  const tested = new Set(
    [
      ...sets.flat(),
      ...onSecondReading,
      ...last,
      ...layouts,
      ...otherHands,
      ...anyNoun,
      ...anyClause,
      ...byReasoning,
      ...plainPapers,
      ...retold,
    ].map(([id]) => id),
  )
  expect(consistencyChecks.map(({ id }) => id).filter((id) => !tested.has(id as Pair[0]))).toEqual([])
})

test('the arithmetic is told in one sentence, and both places are shown', () => {
  const text = 'The fee is $9,000 in total, payable as follows: $4,000 on signing and $6,000 on delivery.'
  const finding = found('consistency.sum', text)
  expect(finding?.message).toBe('The two parts add up to $10,000; the total is stated as $9,000.')
  expect(finding?.hits.map(({ start, end }) => text.slice(start, end))).toEqual([
    '$9,000',
    '$4,000 on signing and $6,000',
  ])
})

test('the sections of both places are named', () => {
  const text =
    '1. Price. The purchase price is $500,000 (the “Purchase Price”).\n2. Closing. At Closing, Buyer shall pay the Purchase Price of $515,000 by wire.'
  expect(found('consistency.amount-twice', text)?.message).toBe(
    'Section 1 says $500,000 for the purchase price; Section 2 says $515,000.',
  )
})

test('a reference is held against the section that it names, and both are shown', () => {
  const text =
    '1. Rent\nTenant pays $900 a month.\n2. Repairs\nLandlord repairs the roof.\n3. Insurance\nTenant insures its goods.\n4. Default\nIf the rent payable under Section 2 is late, Landlord may terminate.'
  const finding = found('consistency.reference-subject', text)
  expect(finding?.message).toBe(
    'It refers to Section 2 for the rent, and that section says nothing of it; Section 1 (“Rent”) does.',
  )
  expect(finding?.hits.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Rent',
    'If the rent payable under Section 2 is late, Landlord may terminate.',
  ])
})

test('what two deadlines have in common is named', () => {
  const text =
    '5. The Landlord shall return the deposit within 21 days after Tenant moves out.\n9. After Tenant moves out, Landlord has 45 days to refund the deposit.'
  expect(found('consistency.period-twice', text)?.message).toBe(
    'One place says 21 days (return, deposit); another says 45 days.',
  )
})

test.each([
  'Provider shall repair a Severity 1 fault within two hours.\nProvider shall repair a Severity 2 fault within eight hours.',
  'Tenant pays a late fee of $50 if rent is late.\nTenant pays a late fee of $100 for each further month.',
  'The management fee for Building 1 is $500.\nThe management fee for Building 2 is $700.',
  'The initial term is three years.\nThe renewal term is one year.',
  'Buyer shall inspect the Goods within ten days after delivery.\nSeller shall replace the Goods within thirty days after delivery.',
  'Royalties are 5% of Net Sales in the United States.\nRoyalties are 3% of Net Sales elsewhere.',
])('figures of several things are left alone: %s', (text) => {
  for (const id of ['consistency.amount-twice', 'consistency.rate-twice', 'consistency.period-twice'])
    expect(found(id, text), id).toBeNull()
})
