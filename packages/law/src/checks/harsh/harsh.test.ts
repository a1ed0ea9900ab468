import { describe, expect, it } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { reviewDocument } from '../review.ts'
import { learned } from './__fixtures__/learned.ts'
import { unseen } from './__fixtures__/unseen.ts'
import { harshAt, harshTerms } from './read.ts'

const mark = /^\* /gm
const documentOf = (text: string) => ({ text, blocks: [], pages: [] })

/** The clauses of a marked paper: whether each is harsh, and whether it is found to be. */
const clausesOf = (paper: string): { words: string; isHarsh: boolean; isFound: boolean }[] => {
  const text = paper.replace(mark, '')
  const found = harshTerms(checkedDocument(documentOf(text)))
  return paper
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.replace(mark, '')
      const start = text.indexOf(words)
      const isFound = found.some((term) => term.start >= start && term.start < start + words.length)
      return { words, isHarsh: line.startsWith('* '), isFound }
    })
}
const countOf = (papers: readonly string[]) => {
  const clauses = papers.flatMap(clausesOf)
  return {
    found: clauses.filter(({ isHarsh, isFound }) => isHarsh && isFound).length,
    planted: clauses.filter(({ isHarsh }) => isHarsh).length,
    wrong: clauses.filter(({ isHarsh, isFound }) => !isHarsh && isFound).map(({ words }) => words),
  }
}

const paper = (clause: string) => `SERVICES AGREEMENT

This Agreement is made March 2, 2026 between Alpha Works, Inc. ("Maker") and Beta Partners, LLC ("Rep").

1. Work. Maker will make the goods. Rep will sell them, and Maker will pay Rep each month.

2. Term. ${clause}

3. Law. The law of Ohio governs.
`
const termIn = (clause: string) => harshTerms(checkedDocument(documentOf(paper(clause))))[0]

describe('harsh terms in plain words', () => {
  it('are found in papers read while the reader was built, and no other clause is', () => {
    expect(countOf(learned)).toEqual({ found: 24, planted: 24, wrong: [] })
  })

  it('are found in papers that were written before it', () => {
    const { found, planted, wrong } = countOf(unseen)
    expect(planted).toBe(24)
    expect(found).toBeGreaterThanOrEqual(22)
    expect(wrong).toEqual([])
  })

  it.each([
    ['harsh.own-fault', 'Rep bears every loss of goods on the road, even if a driver of Maker was asleep.'],
    ['harsh.claims-of-others', 'Rep pays whatever a buyer claims, no matter who was at fault.'],
    ['harsh.tiny-cap', 'All that Maker could ever owe Rep is $40.'],
    ['harsh.changes-alone', 'Maker may cut the commission rate whenever it likes.'],
    ['harsh.decides-alone', 'The books of Maker settle what is owed, and Rep may not look at them.'],
    ['harsh.time-trap', 'A complaint that does not reach Maker within two days is lost.'],
    ['harsh.biased-decider', 'A quarrel goes to the brother of Maker, whose word is final.'],
    ['harsh.others-debts', 'Maker may keep the pay of Rep for sums that relatives of Rep owe.'],
    ['harsh.when-it-suits', 'Maker will ship the goods when its schedule permits.'],
    [
      'harsh.ends-alone',
      'Maker may end this Agreement at any time without notice. Rep shall give ninety days’ notice.',
    ],
    ['harsh.works-never-after', 'For three years after this Agreement ends Rep shall not sell brooms anywhere.'],
    ['harsh.decides-alone', 'Rep pays such fees as Maker shall fix for samples.'],
  ])('%s: %s', (id, clause) => {
    expect(termIn(clause)).toMatchObject({ id, bearer: 'Rep', gainer: 'Maker' })
  })

  it.each([
    'Rep bears every loss of goods on the road, even if a driver of Rep was asleep.',
    'Each party bears its own loss, even if the other party was at fault.',
    'Rep bears the loss of goods on the road, except to the extent that Maker was at fault.',
    'Maker is not liable for lost profits, even if it knew that they were possible.',
    'Maker may change the price list after sixty days’ written notice to Rep.',
    'Rep shall give notice of a defect within thirty days or the claim is lost.',
    'A quarrel goes to an arbitrator whom both sides name, whose decision is final.',
    'Maker may keep the deposit to the extent of unpaid invoices, and returns the rest.',
    'The fee for expenses shall not exceed $500 without approval of Maker.',
    'Maker may terminate immediately for fraud. Rep shall give ninety days’ notice.',
    'Maker may end it at any time on ninety days’ notice, and Rep shall give ninety days’ notice.',
    'For one year after this Agreement ends Rep shall not sell brooms in Ohio.',
    'For five years after the end Rep shall not solicit customers whom it served.',
    'Final payment operates as a release of claims, except those then pending.',
  ])('leaves alone: %s', (clause) => {
    expect(termIn(clause)).toBeUndefined()
  })

  it('leaves alone what both sides bear in turn', () => {
    const text = paper(
      'Rep bears every loss on the road, even if Maker was careless. Maker bears every loss on the road, even if Rep was careless.',
    )
    expect(harshTerms(checkedDocument(documentOf(text)))).toEqual([])
  })

  it('keeps what the sentence says before its harsh tail', () => {
    const clause = 'Rep bears every loss of goods on the road, even if a driver of Maker was asleep.'
    const text = paper(clause)
    const start = text.indexOf(clause)
    expect(harshAt(documentOf(text), { start, end: start + clause.length })?.head).toBe(
      'Rep bears every loss of goods on the road',
    )
  })
})

describe('the review of a paper with a harsh term', () => {
  const harsh = 'Rep bears every loss of goods on the road, even if a driver of Maker was asleep.'

  it('does not call it sound, and its steps still make its value', () => {
    const { score } = reviewDocument(documentOf(unseen[0]?.replace(mark, '') ?? ''))
    expect(score?.value).toBeLessThan(80)
    expect(score?.summary).not.toMatch(/sound|good order/)
    expect(score?.value).toBe(100 - (score?.steps ?? []).reduce((sum, { points }) => sum + points, 0))
  })

  it('says it once, and polishes nothing in it', () => {
    const text = paper(harsh)
    const at = text.indexOf(harsh)
    const there = reviewDocument(documentOf(text)).findings.filter(({ hits }) =>
      hits.some(({ start, end }) => start < at + harsh.length && at < end),
    )
    expect(there.map(({ check }) => check.id)).toEqual(['harsh.own-fault'])
  })
})
