import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const answers = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-30').filled.map(({ field, value }) => [field, value]),
  )

const note = (more: string) =>
  `Promissory note. Lender: Ingrid Foss, 4 Quay Lane, Astoria, Oregon. Borrower: her brother Nils Foss. ${more}`

it('a late fee is not the principal', () => {
  expect(answers('promissory-note', note('More than ten days late is $15.')).amount).toBeUndefined()
  expect(answers('promissory-note', note('Principal is $8,200. More than ten days late is $15.')).amount).toBe('$8,200')
})

it('a rate that somebody else would have is not the interest', () => {
  const said = note('Principal is $8,200. Interest none, her son says 6% but no.')
  expect(answers('promissory-note', said).interest).not.toBe('6%')
  expect(answers('promissory-note', note('Principal is $8,200 at 6% a year.')).interest).toBe('6% a year')
})

it('no collateral in more words is none', () => {
  const said = note('Principal is $8,200. Collateral: no collateral, she does not want the boat.')
  expect(answers('promissory-note', said).collateral).toBe('None')
  expect(answers('promissory-note', note('Principal is $8,200. Collateral: the boat.')).collateral).toMatch(/boat/)
})
