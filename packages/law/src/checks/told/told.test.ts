import { describe, expect, test } from 'vitest'
import type { DocumentKind } from '../../kinds/sign.ts'
import { checkedDocument } from '../checked-document.ts'
import { documentChecks } from '../checks.ts'
import { findingOf } from '../findings.ts'
import { reviewDocument } from '../review.ts'
import { tellingPairs } from './__fixtures__/tellings.ts'
import { toldChecks } from './checks.ts'
import { tellings } from './index.ts'

const about = 'This Subcontract is between a contractor and a subcontractor, on employment and claims.'
const document = (text: string) => ({
  text,
  pages: [],
  blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  })),
})

const rows = tellingPairs.map(([id, told, not, kind]) => [id, told, not, kind ?? 'contract'] as const)

const found = (id: string, words: string, kind: DocumentKind) => {
  const check = documentChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  return findingOf(check, checkedDocument(document(`${about}\n\n${words}`), kind))
}

describe('what is told in whatever order of words', () => {
  test.each(rows)('%s is told by: %s', (id, told, _, kind) => {
    expect(found(id, told, kind)).toMatchObject({ check: { id } })
  })

  test.each(rows)('%s is not told by words close to them: %s %s', (id, _, not, kind) => {
    expect(found(id, not, kind)).toBeNull()
  })

  test('has a pair for each check that it tells', () => {
    const paired = new Set(tellingPairs.map(([id]) => id))
    const all = [...Object.keys(tellings), ...toldChecks.map(({ id }) => id)]
    const elsewhere = ['one-sided.mutual-in-name', 'risk.non-disparagement']
    expect(all.filter((id) => !paired.has(id) && !elsewhere.includes(id))).toEqual([])
  })
})

const nda = (title: string, duty: string) =>
  document(
    `${title}\n\nThis Agreement is made on May 1, 2026 between Oak Robotics, Inc., an Ohio corporation ("Oak"), and Elm Parts LLC, an Ohio limited liability company ("Elm").\n\n1. Duty. ${duty}\n`,
  )
const idsOf = (paper: ReturnType<typeof document>) => reviewDocument(paper).findings.map(({ check }) => check.id)

test('a title that says mutual over a promise of one side is told of', () => {
  const title = 'MUTUAL NON-DISCLOSURE AGREEMENT'
  const alone = 'Elm shall hold the confidential information of Oak in confidence.'
  expect(idsOf(nda(title, alone))).toContain('one-sided.mutual-in-name')
  expect(idsOf(nda(title, 'The recipient shall hold confidential information in confidence.'))).not.toContain(
    'one-sided.mutual-in-name',
  )
  expect(idsOf(nda(title, `${alone} Oak shall hold the confidential information of Elm in confidence.`))).not.toContain(
    'one-sided.mutual-in-name',
  )
  expect(idsOf(nda('NON-DISCLOSURE AGREEMENT', alone))).not.toContain('one-sided.mutual-in-name')
})

test('a place is the item of a list that tells it', () => {
  const item = '(d) Lender deems itself insecure for any reason.'
  const text = `Each of the following is an Event of Default: (a) a missed payment; (b) the bankruptcy of Borrower; ${item}`
  const finding = found('risk.insecurity', text, 'contract')
  const [hit] = finding !== null && finding !== 'failed' ? finding.hits : []
  expect(`${about}\n\n${text}`.slice(hit?.start, hit?.end)).toBe(item)
})

test('what another finding says with more is not said twice', () => {
  const paper = (state: string) =>
    document(
      `EMPLOYMENT AGREEMENT\n\nThis Employment Agreement is between Oak Dental, Inc. (the "Company") and Ann Roe ("Employee").\n\n1. Restraint. For two years after employment ends, Employee shall not work for any dental practice.\n\n2. Law. This Agreement is governed by the law of the State of ${state}.\n`,
    )
  expect(idsOf(paper('California'))).toContain('risk.restraint-void')
  expect(idsOf(paper('California'))).not.toContain('risk.non-compete')
  expect(idsOf(paper('Ohio'))).toContain('risk.non-compete')
  expect(idsOf(paper('Ohio'))).not.toContain('risk.restraint-void')
})
