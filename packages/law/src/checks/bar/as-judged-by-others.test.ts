import { expect, test } from 'vitest'
import { severityOf } from './__fixtures__/severity-of.ts'

const preamble =
  'This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("Provider"), and Birch Inc. ("Customer").'
const paper = (title: string, ...terms: readonly string[]): string =>
  [title, preamble, ...terms.map((term, at) => `${at + 1}. ${term}`), 'By: ________________\nName:\nTitle:'].join(
    '\n\n',
  )
const services = (...terms: readonly string[]): string => paper('SERVICES AGREEMENT', ...terms)
const house = [
  `${'The seller and the buyer have talked about this for some time and are content with it. '.repeat(14)}`,
  'This Agreement is governed by the laws of Ohio.',
  'This is the entire agreement of the parties.',
  'It may be amended only in a signed writing.',
  'Neither party may assign it without consent.',
  'If a term is unenforceable, the rest remains in force.',
]

/** What weighs, and the same where a reader would say that there is nothing to find. */
const cases: [id: string, weighs: string, not: string][] = [
  [
    'reference.section',
    services('Fees. Fees are due monthly.', 'Term. One year.', 'Costs. See Section 9.', 'Law. Ohio law governs.'),
    `[Extract: Sections 1 to 4 only; Sections 5 to 9 omitted.]\n\n${services('Fees. Fees are due monthly.', 'Term. One year.', 'Costs. See Section 9.', 'Law. Ohio law governs.')}`,
  ],
  [
    'reference.section',
    services('Work. All work of Section 23.', 'Term. One year.', 'Fees. Monthly.', 'Law. Ohio law governs.'),
    services('Work. Specification Sections 23 00 00 to 23 99 00.', 'Term. One year.', 'Fees. Monthly.', 'Law. Ohio.'),
  ],
  [
    'risk.power-of-attorney',
    services('Customer appoints Provider its attorney-in-fact to sign any document in its name.'),
    services('During an event of default only, Customer appoints Provider its attorney-in-fact to endorse checks.'),
  ],
  [
    'risk.exclusivity',
    services('Customer appoints Provider its exclusive agent for the Property.'),
    services(
      'Customer appoints Provider its exclusive agent for the Property. Either party may terminate without cause on 90 days’ notice.',
    ),
  ],
  [
    'risk.cap-without-exceptions',
    services('EACH PARTY’S TOTAL LIABILITY IS LIMITED TO THE FEES PAID. These limits do not apply to late fees.'),
    services('EACH PARTY’S TOTAL LIABILITY IS LIMITED TO THE FEES PAID. These limits do not apply to Section 7.2.'),
  ],
  ['blank.placeholder', services('Customer’s number is [number].'), services('Customer’s number is [xxxxxx-91].')],
  [
    'missing.delivery',
    paper('SALES AGREEMENT', 'Seller sells the products to Buyer for $500.', ...house),
    paper('OPTION AND PURCHASE AGREEMENT', 'Provider grants an option to purchase the rights for $500.', ...house),
  ],
]

test.each(cases)('%s weighs only where it is so', (id, weighs, not) => {
  expect(['high', 'medium']).toContain(severityOf(weighs, id))
  expect([undefined, 'low']).toContain(severityOf(not, id))
})
