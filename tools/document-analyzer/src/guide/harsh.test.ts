import { documentChecks, reviewDocument } from '@casewright/law'
import { expect, it } from 'vitest'
import { guideFor } from './guide.ts'

const paper = (clause: string) => `BOARDING AND GROOMING AGREEMENT

This Agreement is made March 2, 2026 between Fern Hill Kennels, LLC ("Kennel") and Priya Nandakumar ("Owner").

1. Boarding. Kennel will board and groom the dogs that Owner brings. Owner will pay Kennel each month.

2. Terms. ${clause}

3. Law. The law of Ohio governs.
`
const waysOut = (clause: string) => {
  const text = paper(clause)
  const document = { text, blocks: [], pages: [] }
  const found = reviewDocument(document).findings.find(({ check }) => check.id === 'harsh.term')
  const check = documentChecks.find(({ id }) => id === 'harsh.term')
  const place = found?.hits[0]
  const { text: made, alternatives } = guideFor(document, { check, place, words: '', rewrite: undefined })
  return [made, ...alternatives]
}

it('takes away what makes a term harsh by its own words, in the names of the paper', () => {
  expect(waysOut('Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.')).toEqual([
    'In Section 2 (Terms), strike the words that make it hold in every case: “Kennel may keep a dog as long as any charge is open, whether or not Owner disputes it.”',
    'Kennel shall hand it over within [number] days after a request, whatever is in dispute, and may sue for what is owed.',
  ])
})
