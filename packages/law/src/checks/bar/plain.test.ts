import { expect, test } from 'vitest'
import { severityOf } from './__fixtures__/severity-of.ts'

const sign = 'By: ________________\nName:\nTitle:'
const paper = (title: string, one: string, other: string, terms: readonly string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("${one}"), and Birch Inc. ("${other}").`,
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    sign,
  ].join('\n\n')
const services = (...terms: string[]) => paper('SERVICES AGREEMENT', 'Provider', 'Customer', terms)
const job = (...terms: string[]) => paper('EMPLOYMENT AGREEMENT', 'Company', 'Executive', terms)

/** Words that weigh, and like ones that do not. */
const pairs: [id: string, weighs: string, doubted: string][] = [
  ['blank.placeholder', services('The fee is «Fee».'), services('The work is given « tel quel » to Customer.')],
  [
    'blank.placeholder',
    services('The records of Customer (due on [ ], with copies) are kept.'),
    services('The records of Customer (optional: [ ] and its affiliates) are kept.'),
  ],
  [
    'blank.placeholder',
    services('The number of positions is TBD and is set later.'),
    services('Those are the people identified as TBD positions under the roster.'),
  ],
  [
    'risk.own-fees-in-arbitration',
    job(
      'Any dispute arising out of this Agreement shall be settled by binding arbitration under the rules of the American Arbitration Association.',
      'Each party shall bear its own attorneys’ fees.',
    ),
    job(
      'Any dispute arising out of this Agreement shall be settled by binding arbitration under the rules of the American Arbitration Association.',
      'Each party shall bear its own attorneys’ fees, unless otherwise decided by the arbitrator.',
    ),
  ],
  [
    'risk.late-fee-daily',
    services('Customer shall pay a late fee of $50 for each day that a payment is late.'),
    services('Customer shall pay a late fee of 24% per annum calculated for each day that a payment is late.'),
  ],
  [
    'risk.power-of-attorney',
    services('Customer grants Provider an irrevocable power of attorney to sign in its name.'),
    services('Customer shall not: (a) resell the Services; (b) grant a power of attorney to do any of this.'),
  ],
  [
    'risk.as-is',
    services('The Services are provided “as is”, without warranty of any kind.'),
    services(
      'The Services are provided “as is”, and all warranties not expressly set out in these terms are excluded.',
    ),
  ],
  [
    'one-sided.termination-for-convenience',
    services('The term is five years.', 'Provider may terminate this Agreement at any time without cause.'),
    services(
      'The term is five years.',
      'Provider may terminate this Agreement at any time without cause.',
      'Customer may terminate this Agreement by deleting all copies of the Software.',
    ),
  ],
]

test.each(pairs)('%s weighs where its words are meant, and not otherwise', (id, weighs, doubted) => {
  expect(severityOf(weighs, id)).toMatch(/high|medium/)
  expect(severityOf(doubted, id) ?? 'low').toBe('low')
})

test('the penalties of a tax office are no penalty of the contract', () => {
  expect(severityOf(services('Customer shall pay a penalty of $5,000 for each breach.'), 'risk.penalty')).toMatch(
    /high|medium/,
  )
  expect(
    severityOf(
      services('If the taxation authority charges taxes later, Customer shall pay them with interest and penalties.'),
      'risk.penalty',
    ) ?? 'low',
  ).toBe('low')
})
