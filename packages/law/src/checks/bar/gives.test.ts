import { expect, test } from 'vitest'
import { severityOf } from './__fixtures__/severity-of.ts'

const paper = (title: string, one: string, other: string, terms: readonly string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("${one}"), and Birch Inc., an Ohio corporation ("${other}").`,
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')
const services = (...terms: string[]) => paper('SERVICES AGREEMENT', 'Provider', 'Customer', terms)
const lease = (...terms: string[]) => paper('EQUIPMENT LEASE', 'Lessor', 'Lessee', terms)
const loan = (...terms: string[]) => paper('LOAN AGREEMENT', 'Lender', 'Borrower', terms)
const job = (...terms: string[]) => paper('EMPLOYMENT AGREEMENT', 'Company', 'Executive', terms)
const building = (...terms: string[]) => paper('CONSTRUCTION AGREEMENT', 'Owner', 'Contractor', terms)

const term = 'The term of this Agreement is three years.'

/** A clause by which somebody gives what the finding is about, and one that speaks of it and gives nothing of it. */
const pairs: [id: string, gives: string, speaks: string][] = [
  [
    'risk.personal-guaranty',
    loan('Ann Roe, the owner of Borrower, personally guarantees the payment of the loan.'),
    loan('On repayment Lender shall have Ann Roe released from every personal guaranty of the loan.'),
  ],
  [
    'risk.personal-guaranty',
    loan('As a condition of the loan, the members of Borrower shall sign a personal guaranty of all sums due.'),
    loan('Lender returns the personal guaranty of the members, marked canceled, when the loan is repaid.'),
  ],
  [
    'risk.personal-guaranty',
    lease('The officers of Lessee jointly and personally guarantee the rent.'),
    lease('No officer of Lessee gives a personal guaranty of the rent.'),
  ],
  [
    'risk.personal-guaranty',
    services('Ann Roe personally guarantees all that Customer owes.'),
    services(
      'Provider shall procure that the seller is relieved of each personal guarantee that he gave for the business.',
    ),
  ],
  [
    'one-sided.indemnity',
    services('Customer shall indemnify Provider against all losses from its use of the Services.'),
    services(
      'At the closing Provider shall have Customer released from the bond or, if the surety refuses, shall indemnify Customer against it.',
    ),
  ],
  [
    'one-sided.indemnity',
    lease('Lessee shall indemnify Lessor against all claims and losses from the Equipment.'),
    lease('Lessee shall pay the tax when due and, if it does not, shall indemnify Lessor against the tax.'),
  ],
  [
    'risk.as-is',
    services('The tools are sold to Customer AS IS and with all faults, without warranty of any kind.'),
    lease(
      'Lessee may buy the Equipment on the last day of the Term. On payment Lessor shall deliver a bill of sale that conveys the Equipment as is and free of liens created by Lessor.',
    ),
  ],
  [
    'risk.as-is',
    services('The software is sold "AS IS" without warranty of any kind.'),
    services(
      'When this Agreement ends Customer shall return the tools, and what is left behind passes to Provider as is, without warranty of any kind.',
    ),
  ],
  [
    'risk.liquidated-damages',
    services('If Customer ends early it shall pay $40,000 as liquidated damages.'),
    building(
      'Owner’s loss from delay is hard to determine. For each day of delay Contractor shall pay Owner $900 as liquidated damages and not as a penalty. This is Owner’s only remedy for delay.',
    ),
  ],
  [
    'one-sided.termination-for-convenience',
    services(term, 'Provider may terminate this Agreement for convenience on ten days’ notice.'),
    building(
      term,
      'Owner may end this Agreement for convenience on ten days’ written notice, and shall then pay for the Work done, the reasonable cost of leaving the site, and five percent of the price of the Work not done.',
    ),
  ],
  [
    'risk.non-compete',
    job('Executive shall not, for two years after the end of the job, compete with the Company in Ohio.'),
    job('The Company releases Executive from the covenant not to compete in Section 4, which shall not bind him.'),
  ],
  [
    'risk.confession-of-judgment',
    loan('Borrower authorizes any attorney to confess judgment against Borrower for all sums due.'),
    loan('Lender shall not take or enforce any confession of judgment, and Borrower authorizes none.'),
  ],
  [
    'risk.power-of-attorney',
    loan('Borrower appoints Lender its attorney-in-fact, with power to do any and all acts in its name.'),
    loan('Lender shall revoke the power of attorney by which Borrower appointed it attorney-in-fact.'),
  ],
  [
    'risk.jury-waiver',
    services('Each party waives trial by jury in any action on this Agreement.'),
    services('Neither party waives trial by jury in any action on this Agreement.'),
  ],
  [
    'risk.exclusivity',
    services('Customer shall buy all its services exclusively from Provider for ten years.'),
    services('Customer is released from its promise to buy all its services exclusively from Provider.'),
  ],
]

test.each(pairs)('%s weighs where it is given, and not where it is only spoken of', (id, gives, speaks) => {
  expect(severityOf(gives, id), gives).toMatch(/high|medium/)
  expect(severityOf(speaks, id) ?? 'low', speaks).toBe('low')
})
