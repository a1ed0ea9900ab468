import { describe, expect, it } from 'vitest'
import { countOf, row } from './count.ts'
import { readPairs } from './data.ts'
import { flagsOf, naive } from './judge.ts'

describe('the count', () => {
  const judged = [
    { flagged: true, isSo: true },
    { flagged: true, isSo: false },
    { flagged: false, isSo: true },
    { flagged: false, isSo: false },
  ]

  it('puts each answer where it belongs', () => {
    expect(countOf(judged)).toEqual({ right: 1, wrong: 1, missed: 1, passed: 1 })
  })

  it('gives precision, recall and F1', () => {
    expect(row('all', { right: 3, wrong: 1, missed: 1, passed: 5 })).toMatch(
      /^\| all \| 3 \| 1 \| 1 \| 5 \| 0\.750 .* \| 0\.750 .* \| 0\.750 \|$/,
    )
  })
})

const folder = process.env.TEST_DATA

describe.skipIf(!folder)('the pairs (TEST_DATA names the folder of real material)', () => {
  const pairs = folder ? readPairs(folder).filter(({ half }) => half === 'development') : []

  it('have no marks that tell where the cited decision stands', () => {
    expect(pairs.length).toBeGreaterThan(200)
    expect(pairs.filter(({ text }) => text.includes('citedDecision'))).toEqual([])
  })

  it('are judged better than by the word alone', { timeout: 120_000 }, () => {
    const ours = countOf(pairs.map((pair) => ({ isSo: pair.overruled, flagged: flagsOf(pair).length > 0 })))
    const words = countOf(pairs.map((pair) => ({ isSo: pair.overruled, flagged: naive(pair) })))
    expect(ours.right).toBeGreaterThanOrEqual(26)
    expect(ours.wrong).toBeLessThanOrEqual(1)
    expect(ours.right).toBeGreaterThan(words.right)
  })
})
