import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'
import { severityOf } from './__fixtures__/severity-of.ts'

const paper =
  (title: string, one = 'Provider', other = 'Customer') =>
  (...terms: readonly string[]): string =>
    [
      title,
      `This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("${one}"), and Birch Inc. ("${other}").`,
      ...terms.map((term, at) => `${at + 1}. ${term}`),
      'By: ________________\nName:\nTitle:',
    ].join('\n\n')
const services = paper('SERVICES AGREEMENT')
const job = paper('EMPLOYMENT AGREEMENT', 'Company', 'Executive')
const lease = paper('LEASE AGREEMENT', 'Landlord', 'Tenant')

/** A place at which a finding is established, and one that only sounds like it. */
const pairs: [id: string, shown: string, not: string][] = [
  [
    'risk.non-compete',
    job('For two years after the end, Executive shall not compete with the Company.'),
    job('The Company may license its work to those who engage in competitive business, for two years after the end.'),
  ],
  [
    'risk.non-compete-scope',
    job('For five years after the end, Executive shall not compete with the Company.'),
    job('Executive shall not engage in any business that competes with the Company, as the schedule says.'),
  ],
  [
    'risk.personal-guaranty',
    services('The undersigned officer personally guarantees payment of all sums owed by Customer.'),
    services('Elm Corp. unconditionally guarantees the performance of Customer, and indemnifies its officers.'),
  ],
  [
    'risk.unlimited-indemnity',
    services(
      'Customer shall indemnify Provider from any and all losses of any kind, regardless of the negligence of Provider.',
    ),
    services(
      'Customer shall indemnify Provider from any and all losses of any kind that advertising furnished by it causes.',
    ),
  ],
  [
    'risk.joint-and-several',
    services('Birch and its parent are jointly and severally liable for all sums due.'),
    lease('Each person who signs as Tenant is jointly and severally liable for the rent.'),
  ],
  [
    'risk.arbitration',
    services('Any dispute arising out of this Agreement shall be settled by binding arbitration in Boston.'),
    services('The license becomes non-exclusive if Provider breaches Section 2, as found in arbitration in Boston.'),
  ],
  [
    'risk.exception-for-nothing',
    services('Except for its indemnification obligations, neither party’s total liability shall exceed $5,000.'),
    services(
      'Except for its indemnification obligations under Section 2, neither party’s total liability shall exceed $5,000.',
      'Losses. Whoever causes a loss answers for it.',
    ),
  ],
  [
    'blank.choice',
    services('The license is [exclusive/non-exclusive] and ends with this Agreement.'),
    services('The fees of Section 2 [Fees and Expenses] are due at once.', 'Fees and Expenses. Customer pays $5.'),
  ],
  [
    'risk.non-compete',
    job('For one year after the end, Executive shall not operate a clinic within ten miles of the office.'),
    job('For one year after the end, the Company shall not operate without a clinic.'),
  ],
]

test.each(pairs)('%s weighs where its words show it', (id, shown, not) => {
  expect(severityOf(shown, id)).toMatch(/high|medium/)
  expect(severityOf(not, id) ?? 'low').toBe('low')
})

test('what one side alone promises by the nature of a paper is not out of balance', () => {
  const cap = 'Oak’s total liability under this Agreement is limited to $200,000.'
  expect(severityOf(services(cap), 'one-sided.liability-cap')).toBe('high')
  expect(severityOf(paper('GUARANTY AGREEMENT')(cap), 'one-sided.liability-cap')).not.toBe('high')
})

test('a finding of weight has only the places at which it is established', () => {
  const text = lease('Rent is ________ dollars a month, and is due on the first.', 'Signed.')
  const lines = `${text}\n\n______________________ Date ________`
  const [found] = reviewDocument({
    text: lines,
    pages: [],
    blocks: [...lines.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
      kind: 'paragraph' as const,
      start: index,
      end: index + line.length,
    })),
  }).findings.filter(({ check }) => check.id === 'blank.line')
  expect(found?.check.severity).toBe('medium')
  expect(found?.hits).toHaveLength(1)
})
