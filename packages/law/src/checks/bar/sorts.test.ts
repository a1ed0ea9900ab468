import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'

const graveIn = (text: string): string[] =>
  reviewDocument({
    text,
    pages: [],
    blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
      kind: 'paragraph' as const,
      start: index,
      end: index + line.length,
    })),
  }).findings.flatMap(({ check }) => (check.severity === 'low' ? [] : [check.id]))

const form = (one: string, other: string): string =>
  [
    'MUTUAL NON-DISCLOSURE AGREEMENT',
    `This Mutual Non-Disclosure Agreement is entered into between ${one} ("Party A") and ${other} ("Party B").`,
    'Each party may disclose business matters to the other, which keeps them secret and tells nobody of them.',
    'Signature: ____________________________\nName: ____________________________',
  ].join('\n\n')

test('a form that a program fills in is no draft that was left unfinished', () => {
  expect(graveIn(form('{{party_a}}', '{{party_b}}'))).toEqual([])
  const named = graveIn(form('Oak LLC', 'Birch Inc.'))
  expect(named).toEqual(expect.arrayContaining(['missing.nda-return', 'missing.nda-exclusions']))
  expect(graveIn(form('Oak LLC', '{{party_b}}'))).toContain('blank.placeholder')
})

/** What drafters add to every bargain. */
const added = [
  'Entire Agreement. This is the entire agreement of the parties on its subject, and replaces what was said before it was signed by them.',
  'Amendment. It is amended only in a writing that both parties have signed, and no conduct or message changes what it says.',
  'Severability. If a term is unenforceable, the other terms remain in effect, and the parties put a like term in its place.',
  'Assignment. Neither party may assign it without the written consent of the other, which no party withholds without a reason.',
  'Notices. All notices are in writing and are sent by courier to the addresses that are written above the signatures.',
]
const paper = (title: string, parties: string, ...terms: readonly string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 between ${parties}.`,
    ...terms,
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')
const work =
  'Services. Provider gives the advice that Client asks for, at the times on which they agree, with the care of its trade, and for as long as Client wants it. '.repeat(
    3,
  )
const engaged = (title: string, ...terms: readonly string[]): string[] =>
  graveIn(
    paper(
      title,
      'Ann Doe ("Client") and Oak LLC ("Provider")',
      work,
      'Client will pay $500 within thirty days.',
      ...terms,
    ),
  )

test('one of the usual clauses is missing where its neighbors are there', () => {
  expect(engaged('SERVICES AGREEMENT', ...added)).toContain('missing.governing-law')
  expect(engaged('SERVICES AGREEMENT', ...added, 'Law. Ohio law governs.')).not.toContain('missing.governing-law')
  expect(engaged('SERVICES AGREEMENT')).not.toContain('missing.governing-law')
})

test.each([
  'RETAINER AGREEMENT\n\nSERVICES AGREEMENT',
  'EXHIBIT B\n\nSERVICES AGREEMENT',
  'STATEMENT OF WORK UNDER THE SERVICES AGREEMENT',
  'AMENDMENT TO SERVICES AGREEMENT',
])('%s is asked for none of them', (title) => {
  expect(engaged(title, ...added)).not.toContain('missing.governing-law')
})

const lease = (what: string): string[] =>
  graveIn(
    paper(
      'LEASE AGREEMENT',
      'Oak LLC ("Lessor") and Birch Inc. ("Lessee")',
      `Lessor leases to Lessee ${what}.`,
      work,
      ...added,
    ),
  )

test('who leases people asks for no deposit', () => {
  expect(lease('the apartment at 9 Elm Street for five years at $900 a month')).toContain('missing.lease-deposit')
  expect(lease('its salaried employees for five years at $900 a month')).not.toContain('missing.lease-deposit')
})
