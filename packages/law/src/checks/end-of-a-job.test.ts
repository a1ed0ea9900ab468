import { expect, it } from 'vitest'
import { documentOf, severityOf } from './bar/__fixtures__/severity-of.ts'
import { reviewDocument } from './review.ts'

const review = (text: string) => reviewDocument(documentOf(text))
const ids = (text: string) => review(text).findings.map(({ check }) => check.id)

const job = (clause: string, state = 'California') => `EMPLOYMENT AGREEMENT

This Employment Agreement is between Elm Robotics, Inc., a Delaware corporation (the "Company"), and Ann Lee ("Employee").

1. Duties. Employee shall work as an engineer. The Company shall pay Employee $100,000 per year.

2. At Will. Employment is at will.

3. Terms. ${clause}

4. Arbitration. Any dispute arising from employment shall be settled by binding arbitration.

5. Governing Law. This Agreement shall be governed by the laws of the State of ${state}.
`
const separation = (terms: string) => `SEPARATION AGREEMENT

This Separation Agreement (the "Agreement") is between Elm Paper Co. (the "Company") and Ann Lee ("Employee").

1. Separation. Employee's last day of employment was April 30, 2026.
2. Payment. The Company shall pay Employee $20,000 within ten days after the Agreement takes effect.
3. Release. Employee releases all claims against the Company.
4. Governing Law. Ohio law governs.
5. Disputes. ${terms}
`

it.each([
  'EACH OF US SHALL SEPARATELY PAY OUR COUNSEL FEES AND EXPENSES.',
  "Each party shall bear its own attorneys' fees and costs.",
  'Each side pays its own lawyers.',
  'The Company and I will each cover our own legal costs.',
  'We shall each be responsible for our own attorney’s fees.',
])('finds that each side bears its own fees: %s', (words) => {
  expect(ids(job(words))).toContain('risk.own-fees-in-arbitration')
  expect(ids(separation(`All disputes go to binding arbitration before the AAA. ${words}`))).toContain(
    'risk.own-fees-in-arbitration',
  )
})

it.each(['We pay our lawyers on time.', 'Each party shall bear its own travel costs.'])(
  'finds no own fees in: %s',
  (words) => expect(ids(job(words))).not.toContain('risk.own-fees-in-arbitration'),
)

it.each([
  'For twelve months after the end of my employment, I shall not solicit or recruit any of the employees of the Company.',
  'For one year after you leave us, you will not solicit any of our clients.',
])('ties a restraint in California to its statute, and nowhere else: %s', (words) => {
  expect(severityOf(job(words), 'risk.restraint-void')).toBe('high')
  expect(ids(job(words, 'Ohio'))).not.toContain('risk.restraint-void')
})

it('leaves open a promise between businesses not to hire away', () => {
  const words = 'For twelve months after the end, neither party shall solicit or recruit the employees of the other.'
  const services = `SERVICES AGREEMENT

This Services Agreement is between Elm Robotics, Inc. ("Customer") and Oak LLC ("Provider").

1. Services. Provider shall maintain the servers. Customer shall pay $5,000 per month.

2. Staff. ${words}

3. Governing Law. This Agreement is governed by the laws of the State of California.
`
  expect(ids(services)).toContain('risk.non-solicit')
  expect(ids(services)).not.toContain('risk.restraint-void')
})

it('knows a separation agreement, in which no case is pending, and no split of a company', () => {
  const text = separation('All disputes go to court.')
  expect(review(text).kind).toBe('settlement')
  expect(ids(text)).not.toContain('missing.settlement-dismissal')
  expect(ids(separation('Employee filed a complaint in Ohio, Case No. 12.'))).toContain('missing.settlement-dismissal')
  const split =
    'SEPARATION AGREEMENT\n\nThis Separation Agreement is between Elm Inc. and Oak Inc. Elm transfers the Oak Business to Oak.\n'
  expect(review(split).kind).not.toBe('settlement')
})

it('asks for no notice where employment at will ends with or without it', () => {
  const words = 'may terminate at any time, with or without cause and with or without notice.'
  expect(ids(job(`The Company ${words}`))).not.toContain('risk.short-notice')
})

it('does not miss the use of a term that an amendment puts into another agreement', () => {
  const amendment = (lead: string) => `AMENDMENT NO. 2 TO EMPLOYMENT AGREEMENT

This Amendment is between Elm Inc. (the "Company") and Ann Lee (the "Executive"). The Company and the Executive agree:

1. ${lead} "Umbrella Plan" means the supplemental plan of the Company.

2. The Executive shall be paid by the Company as before.
`
  expect(ids(amendment('The following is added at the end of Section 7(c):'))).not.toContain('definition.unused')
  expect(ids(amendment('Meanings.'))).toContain('definition.unused')
})

it.each([
  'The Company may terminate Employee at any time, WITH OR WITHOUT CAUSE AND WITH OR WITHOUT NOTICE.',
  'Either party may end the employment at any time, with or without notice.',
  'EMPLOYMENT MAY BE TERMINATED WITH OR WITHOUT NOTICE OR SEVERANCE.',
])('tells of no short notice in: %s', (words) => {
  expect(ids(job(words))).not.toContain('risk.short-notice')
  expect(ids(job('The Company may terminate this Agreement on two days’ notice.'))).toContain('risk.short-notice')
})

it.each([
  'Attorneys’ fees are borne by the party that incurs them.',
  'Each party is to pay the fees of its own attorneys.',
  'Both sides bear the cost of their own legal representation.',
  'Each of the parties shall pay its own costs of counsel.',
  'Each party must cover the fees of its own lawyer.',
  'No party recovers attorneys’ fees, whoever wins.',
])('finds that each side bears its own fees in: %s', (words) => {
  expect(ids(job(words))).toContain('risk.own-fees-in-arbitration')
})

it.each([
  'The Company pays the fees of the arbitrator and of its counsel.',
  'Attorneys’ fees are borne by the Company.',
  'Each party pays its own taxes.',
])('finds no fees that each side bears in: %s', (words) => {
  expect(ids(job(words))).not.toContain('risk.own-fees-in-arbitration')
})

const limited = (limit: string, more = '') =>
  reviewDocument(
    documentOf(`MASTER SERVICES AGREEMENT

This Agreement is made as of March 1, 2026 between Elm LLC, a Delaware limited liability company ("Provider"), and Oak Corp., a Michigan corporation ("Client").

1. Services. Provider shall perform the services. Client shall pay the fees within thirty days.
2. Limits. ${limit}
3. Governing Law. Delaware law governs this Agreement.${more}
`),
  ).findings.find(({ check }) => check.id === 'risk.exception-for-nothing')?.check.severity

it.each([
  'EXCEPT FOR BREACHES OF SECTION 1 OR A PARTY’S INDEMNIFICATION OBLIGATIONS, NEITHER PARTY IS LIABLE FOR ANY INDIRECT OR CONSEQUENTIAL DAMAGES.',
  'In no event will a party be liable for punitive damages, except for amounts payable under its indemnity obligations.',
  'Neither party is liable for consequential damages. This exclusion does not apply to a party’s indemnification obligations.',
  'Save for liability under the indemnities in this Agreement, no party is liable for loss of profit.',
])('finds an exception for an indemnity that is not there from an exclusion as from a cap: %s', (limit) => {
  expect(limited(limit)).toBe('medium')
  expect(
    limited(limit, '\n4. Indemnity. Provider shall indemnify Client against claims of third parties.'),
  ).toBeUndefined()
})
