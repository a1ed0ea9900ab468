import { describe, expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { documentChecks } from '../checks.ts'
import { findingOf } from '../findings.ts'
import type { Pair } from './__fixtures__/case.ts'
import { clauses } from './__fixtures__/clauses.ts'
import { last } from './__fixtures__/last.ts'
import { layouts } from './__fixtures__/layouts.ts'
import { longer } from './__fixtures__/longer.ts'
import { onSecondReading } from './__fixtures__/on-second-reading.ts'
import { otherHands } from './__fixtures__/other-hands.ts'
import { parties } from './__fixtures__/parties.ts'
import { periods } from './__fixtures__/periods.ts'
import { quantities } from './__fixtures__/quantities.ts'
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
  const tested = new Set([...sets.flat(), ...onSecondReading, ...last, ...layouts, ...otherHands].map(([id]) => id))
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
