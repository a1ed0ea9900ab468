import { expect, test } from 'vitest'
import { gradeBands, modelClauseFor, reviewDocument } from '../index.ts'
import { badContract, goodContract } from './__fixtures__/contracts.ts'
import type { CheckedDocument, DocumentCheck } from './check.ts'
import { checkedDocument } from './checked-document.ts'
import { findingOf } from './findings.ts'
import { categoryCaps } from './score.ts'

const whole = (text: string) => ({ text, blocks: [], pages: [] })
const good = reviewDocument(whole(goodContract))
const bad = reviewDocument(whole(badContract))

test('a text with too little prose has no score', () => {
  expect(reviewDocument(whole('Invoice 12\n\nTotal $40')).score).toBeNull()
  expect(reviewDocument(whole('')).score).toBeNull()
  expect(reviewDocument(whole('WORD '.repeat(400))).score).toBeNull()
  expect(reviewDocument(whole('Der Verkäufer verkauft dem Käufer die Maschine. '.repeat(40))).score).toBeNull()
})

test('a fair contract in plain words scores well, and one that nobody should sign does not', () => {
  expect(good).toMatchObject({ kind: 'services-agreement', concern: 'contract' })
  expect(good.score?.value).toBeGreaterThanOrEqual(85)
  expect(good.findings.filter(({ check }) => check.severity === 'high')).toEqual([])
  expect(good.strengths.length).toBeGreaterThanOrEqual(10)
  expect(bad.score?.value).toBeLessThan(50)
  expect(bad.score?.grade).toBe('F')
  expect(bad.findings.map(({ check }) => check.id)).toEqual(
    expect.arrayContaining([
      'risk.unlimited-indemnity',
      'one-sided.indemnity',
      'one-sided.unilateral-change',
      'one-sided.liability-cap',
      'risk.low-cap',
      'risk.renewal-without-exit',
      'one-sided.termination-for-convenience',
      'risk.short-notice',
      'risk.non-compete',
      'risk.non-compete-scope',
      'risk.broad-ip-assignment',
      'risk.shortened-limitations',
      'risk.confession-of-judgment',
      'risk.personal-guaranty',
      'one-sided.assignment',
      'missing.governing-law',
      'missing.entire-agreement',
      'missing.signature-block',
    ]),
  )
})

test('the score is its steps: 100 less their points, the heaviest first, no category above its cap', () => {
  for (const { score, findings } of [good, bad]) {
    const points = score?.steps.map((step) => step.points) ?? []
    expect(score?.value).toBe(Math.max(0, 100 - points.reduce((sum, one) => sum + one, 0)))
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(Math.min(1, ...points)).toBeGreaterThan(0)
    expect(score?.grade).toBe(gradeBands.find(([least]) => (score?.value ?? 0) >= least)?.[1])
    for (const [category, cap] of Object.entries(categoryCaps)) {
      const ids = findings.filter(({ check }) => check.category === category).map(({ check }) => check.id as string)
      const taken = score?.steps.filter(({ check }) => ids.includes(check)) ?? []
      expect(taken.reduce((sum, step) => sum + step.points, 0)).toBeLessThanOrEqual(cap)
    }
  }
})

test('the same document is judged the same, gravest first, each finding with its place', () => {
  expect(reviewDocument(whole(badContract))).toEqual(bad)
  const ranks = bad.findings.map(({ check }) => ['high', 'medium', 'low'].indexOf(check.severity))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  for (const { check, hits, message } of bad.findings) {
    expect(hits.length > 0).toBe(!check.id.startsWith('missing.'))
    expect(message).toMatch(/^\S.*[.?]$/s)
    for (const { start, end } of hits) expect(badContract.slice(start, end).trim()).not.toBe('')
  }
  expect(bad.passed).not.toContain('risk.personal-guaranty')
  expect(good.passed).toContain('risk.personal-guaranty')
})

test('a strength shows its words', () => {
  for (const { spans } of [...good.strengths, ...bad.strengths]) expect(spans.length).toBeGreaterThan(0)
  const notice = good.strengths.find(({ point }) => point.startsWith('It is said how notice'))
  expect(goodContract.slice(notice?.spans[0]?.start, notice?.spans[0]?.end)).toMatch(/courier/)
})

test('a cover page that takes its terms from elsewhere lacks none of them', () => {
  const cover = `COVER PAGE FOR CLOUD AGREEMENT\n\nBy signing this Cover Page, Customer and Provider enter into an agreement dated May 4, 2026, which incorporates the Cloud Terms of Service by this reference.\n\nCustomer: Birch Tools Inc.\n\nBy: ______________\n\nProvider: Alder Design LLC\n\nBy: ______________\n`
  const { findings, passed } = reviewDocument(whole(cover))
  const missing = findings.map(({ check }) => check.id)
  expect(missing).toContain('missing.governing-law')
  expect(missing).not.toContain('missing.severability')
  expect(passed).not.toContain('missing.severability')
})

test('terms without the title of a contract are read as one', () => {
  const terms = `TERMS OF SERVICE\n\nThese Terms govern your use of the services of Widget Cloud, Inc. We may modify these Terms at any time without notice.\n\nYou agree to indemnify and hold harmless Widget Cloud from any claims. In no event will the aggregate liability of Widget Cloud exceed $50.\n\nThese Terms are the entire agreement of the parties. These Terms are governed by the laws of the State of Ohio. The services are provided “as is” to you and to all who use them with you.\n`
  const review = reviewDocument(whole(terms))
  expect(review).toMatchObject({ kind: 'contract', concern: 'contract' })
  expect(review.findings.map(({ check }) => check.id)).toContain('one-sided.unilateral-change')
  expect(reviewDocument(whole('The committee met on Monday and talked about the garden. '.repeat(20))).concern).toBe(
    'any',
  )
})

test('a letter that the other side signs as well is read as a contract, and another letter is not', () => {
  const letter = `May 4, 2026\n\nMs. Ann Reed\n10 Oak Street\nPortland, Oregon\n\nDear Ms. Reed:\n\nWe are pleased to offer you the position of controller. Your employment with the Company is at-will and may end at any time. You shall not disclose confidential information of the Company. For one year after the end you shall not solicit the employees of the Company to leave it.\n\nSincerely,\n\nPaul Ives\n`
  expect(reviewDocument(whole(letter)).concern).toBe('letter')
  expect(reviewDocument(whole(`${letter}\nAccepted and agreed:\n\n______________\nAnn Reed\n`)).kind).toBe(
    'employment-agreement',
  )
})

test('an amendment lacks nothing that stands in the agreement it amends', () => {
  const amendment = `FIRST AMENDMENT TO SERVICES AGREEMENT\n\nThis First Amendment is made on May 4, 2026, between Alder Design LLC (“Provider”) and Birch Tools Inc. (“Customer”).\n\n1. Section 3 of the Agreement is amended to raise the fee to $14,000.\n\n2. All other terms of the Agreement remain in full force and effect.\n`
  const { findings, passed } = reviewDocument(whole(amendment))
  const missing = findings.map(({ check }) => check.id)
  expect(missing).toContain('missing.signature-block')
  expect(missing).not.toContain('missing.governing-law')
  expect(passed).not.toContain('missing.governing-law')
  const restated = amendment.replace('FIRST AMENDMENT TO', 'AMENDED AND RESTATED')
  expect(reviewDocument(whole(restated)).findings.map(({ check }) => check.id)).toContain('missing.governing-law')
})

test('a check that throws takes nothing else away', () => {
  const check = {
    ...(bad.findings[0]?.check as DocumentCheck),
    find: (_: CheckedDocument) => {
      throw new Error('A fault of the check')
    },
  }
  expect(findingOf(check, checkedDocument(whole(badContract)))).toBe('failed')
})

test('a finding that something is missing often has a model clause', () => {
  expect(modelClauseFor('missing.governing-law')?.text).toContain('[state]')
})

test('a contract that says the same forty times is found the same as once', () => {
  const pages = Array.from({ length: 40 }, (_, part) =>
    goodContract.replace(/^(\d+)\. /gm, (_all, number) => `${part * 16 + Number(number)}. `),
  ).join('\n\n')
  expect(pages.length).toBeGreaterThan(140_000)
  const missing = (text: string) =>
    reviewDocument(whole(text))
      .findings.map(({ check }) => check.id)
      .filter((id) => id.startsWith('missing.'))
  expect(missing(pages)).toEqual(missing(goodContract))
})
