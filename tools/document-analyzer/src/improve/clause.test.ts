import { modelClauseFor } from '@casewright/law'
import { expect, it } from 'vitest'
import { inItsWords, placeFor } from './clause.ts'

const paper = (text: string) => ({ text, blocks: [], pages: [] })
const lease = paper(
  'LEASE\n\nThis Lease is made on May 1, 2026 between Oak LLC ("Lessor") and Ann Doe ("Lessee").\n\n1. Rent\nLessee shall pay $900.\n\n2. Use\nLessee may live there.\n\n3. Whole\nThis Lease is the entire agreement. Lessor may sell the house.\n',
)

it('puts a clause in the words of the document: its own name, and what it calls its sides', () => {
  const use = modelClauseFor('missing.lease-use')
  const whole = modelClauseFor('missing.counterparts')
  expect(use && inItsWords(lease, use)).toMatch(/^Lessee shall use/)
  expect(whole && inItsWords(lease, whole)).toContain('this Lease')
})

it('says where the clause goes in the numbering of the document', () => {
  expect(placeFor(lease)).toBe(
    'It goes in behind Section 3 (Whole), as Section 4, or with other new clauses in its turn.',
  )
  expect(placeFor(paper('A note without numbers.'))).toMatch(/before the signatures/)
})

it('fills no side of a clause where only one of the two fits it', () => {
  const warranty = modelClauseFor('missing.warranty')
  const subcontract = paper(
    'SUBCONTRACT\n\nThis Subcontract is made on May 1, 2026 between Oak LLC ("Contractor") and Elm Inc. ("Subcontractor").\n\n1. Work\nSubcontractor shall paint the hall.\n\n2. Pay\nContractor shall pay $900.\n',
  )
  expect(warranty && inItsWords(subcontract, warranty)).not.toMatch(/\bContractor (?:warrants|represents)\b/)
})
