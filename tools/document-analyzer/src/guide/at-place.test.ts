import { documentChecks, reviewDocument } from '@casewright/law'
import { expect, test } from 'vitest'
import { guideFor } from './guide.ts'

const blocksOf = (text: string) =>
  [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  }))

const paper = (clause: string, [one, other] = ['Provider', 'Customer']) =>
  `SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is made on May 4, 2026 between Oak Systems, Inc., an Ohio corporation ("${one}"), and Elm Trading LLC, an Ohio limited liability company ("${other}").\n\n1. Terms. ${clause}\n\n2. Law. Ohio law governs this Agreement.\n`

/** What is told to do about some words of a paper, and what in place of it. */
const told = (text: string, id: string, words: string, message?: string) => {
  const start = text.indexOf(words)
  const place = { start, end: start + words.length }
  const check = documentChecks.find((one) => one.id === id)
  const document = { text, blocks: blocksOf(text), pages: [] }
  const { text: first, alternatives } = guideFor(document, {
    check,
    place,
    words: '',
    rewrite: undefined,
    ...(message && { message }),
  })
  return [first, ...alternatives]
}

test('a number that is written in two ways is written in one, either way', () => {
  expect(told(paper('It lasts three (5) years.'), 'amount.doubled-number', 'three (5)')).toEqual([
    'three (3)',
    'five (5).',
  ])
})

test('a sum and a term are corrected with the figures of the paper', () => {
  const [parts, total] = told(
    paper('The total is $85,000.'),
    'consistency.sum',
    '$85,000',
    'The three parts add up to $88,333.33; the total is stated as $85,000.',
  )
  expect(parts).toContain('the total sum of $88,333.33')
  expect(total).toContain('the total sum of $85,000')
  const [length, last] = told(
    paper('The term is five years.'),
    'consistency.term-end',
    'five years',
    '5 years from February 1, 2027 end on January 31, 2032; the paper says January 31, 2031.',
  )
  expect(length).toContain('ending on January 31, 2032.')
  expect(last).toContain('ends on January 31, 2031.')
})

test('an arbitration clause is asked only for what it does not say', () => {
  const clause =
    'Any dispute is resolved by binding arbitration in Dayton, Ohio, before a single arbitrator under the AAA Rules. Provider shall pay all costs of the arbitrator.'
  const [full] = told(paper(clause), 'risk.arbitration', clause.split('. ')[0] ?? '')
  expect(full).not.toMatch(/\[place\]|\[rules\]|\[one\] arbitrator|pays the fees/)
  expect(full).toContain('injunction')
  const [bare] = told(
    paper('Any dispute is resolved by binding arbitration.'),
    'risk.arbitration',
    'Any dispute is resolved by binding arbitration.',
  )
  expect(bare).toMatch(/\[place\].*\[rules\].*\[one\] arbitrator/)
})

test('what is left to be agreed is named', () => {
  const clause = 'Customer may renew this Agreement for one term at a rent to be agreed.'
  expect(told(paper(clause), 'risk.agreement-to-agree', clause)[0]).toMatch(/^If the parties do not agree on the rent/)
})

test('a limit loses only the words that stretch it', () => {
  const clause = 'PROVIDER’S TOTAL LIABILITY, INCLUDING FOR ITS WILLFUL MISCONDUCT, SHALL NOT EXCEED $100.'
  expect(told(paper(clause), 'one-sided.limit-on-intent', clause)[1]).toContain(
    '“INCLUDING FOR ITS WILLFUL MISCONDUCT”',
  )
})

test('a sum for a breach names the sections and the sides', () => {
  const clause = 'If Customer breaches Section 6 or Section 7, Customer shall pay Provider $250,000 for each breach.'
  expect(told(paper(clause), 'risk.sum-for-breach', clause)[0]).toMatch(
    /^For a material breach of Section 6 or Section 7 .+ Customer is liable for the damages that Provider proves/,
  )
})

test('a promise of one side is made one of each, in its own words', () => {
  const clause = 'Customer shall hold Provider’s secrets in confidence and shall tell nobody but its advisors.'
  expect(told(paper(clause), 'one-sided.mutual-in-name', clause)[0]).toBe(
    'Each party shall hold the other party’s secrets in confidence and shall tell nobody but its advisors.',
  )
})

test('a usual term gets a definition, and another one a place for it', () => {
  expect(told(paper('Customer grants a lien on the Collateral.'), 'definition.missing', 'Collateral')[0]).toMatch(
    /^“Collateral” means the property/,
  )
  expect(told(paper('Customer shall watch the Gizmo Rate.'), 'definition.missing', 'Gizmo Rate')[0]).toMatch(/\[/)
})

test('two things that are joined by and/or are named', () => {
  expect(told(paper('Customer pays damages and/or costs.'), 'ambiguous.and-or', 'and/or')).toEqual([
    'damages or costs, or both',
    'damages and costs.',
  ])
})

test('a fear of the creditor is answered in its own name', () => {
  const clause = 'It is an Event of Default if Lender deems itself insecure.'
  expect(told(paper(clause, ['Lender', 'Borrower']), 'risk.insecurity', clause)[0]).toMatch(
    /^Lender believes in good faith/,
  )
})

const idsOf = (text: string) =>
  reviewDocument({ text, blocks: blocksOf(text), pages: [] }).findings.map(({ check }) => check.id)

test('a lockout is no entry, and is told of a business as well', () => {
  const lease = `COMMERCIAL LEASE\n\nThis Lease is between Oak Holdings LLC ("Landlord") and Elm Flowers, Inc. ("Tenant") of the premises at 12 Main Street.\n\n1. Rent. Tenant shall pay rent of $5,000 a month for a term of five years.\n\n2. Default. Landlord may re-enter the Premises and change the locks without notice or legal process.\n`
  expect(idsOf(lease)).toContain('risk.self-help')
  expect(idsOf(lease)).not.toContain('risk.landlord-entry')
})

test('she is no doubt where a person is named', () => {
  const settlement = (who: string) =>
    `SETTLEMENT AGREEMENT\n\nThis Settlement Agreement is made by and between ${who} ("Employee"), and Oak Lines, Inc., an Ohio corporation ("Employer").\n\n1. Payment. If Employee signs, she receives $5,000.\n`
  expect(idsOf(settlement('Denise Kowalczyk, age 58'))).not.toContain('plain.gendered-pronoun')
  expect(idsOf(settlement('the employee named on the last page'))).toContain('plain.gendered-pronoun')
})
