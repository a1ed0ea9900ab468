import { expect, test } from 'vitest'
import { severityOf } from './__fixtures__/severity-of.ts'

const services = (...terms: readonly string[]): string =>
  [
    'SERVICES AGREEMENT',
    'This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("Provider"), and Birch Inc. ("Customer").',
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')

/** A term, and the same where the paper already does what the advice asks for. */
const cases: [id: string, term: string, followed: string][] = [
  [
    'one-sided.unilateral-change',
    'Provider may change these terms at any time by notice to Customer.',
    'Provider may change these terms on thirty days’ notice. If Customer does not accept a change, it may terminate before the change takes effect.',
  ],
  [
    'risk.price-increase',
    'Provider may increase the fees at any time.',
    'Provider may increase the fees at any time. If Customer does not agree to an increase, it may terminate this Agreement.',
  ],
  [
    'risk.acceleration',
    'If Customer fails to pay any sum when due, the entire unpaid balance shall become immediately due and payable.',
    'If Customer fails to pay any sum within ten days after written notice, the entire unpaid balance shall become immediately due and payable.',
  ],
  [
    'risk.power-of-attorney',
    'Customer irrevocably appoints Provider as its attorney-in-fact to sign any document in its name.',
    'If Customer’s signature cannot be had because it fails to respond, Customer appoints Provider as its attorney-in-fact for the limited purpose of signing the registration.',
  ],
  [
    'one-sided.suspension',
    'Provider may suspend the Services at any time without notice and without liability.',
    'Provider may suspend the Services without liability on ten days’ notice to Customer.',
  ],
  [
    'risk.low-cap',
    'In no event shall Provider’s total liability under this Agreement exceed $100.',
    'In no event shall Provider’s total liability under this Agreement exceed the greater of $100 and the fees of the last twelve months.',
  ],
  [
    'risk.as-is',
    'The Services are provided "as is", without warranty of any kind.',
    'Provider warrants that the Services will conform to the specifications. The Services are provided "as is", without other warranty of any kind.',
  ],
]

test.each(cases)('%s weighs little where its own advice is followed', (id, term, followed) => {
  expect(severityOf(services(term), id)).toMatch(/high|medium/)
  expect(severityOf(services(followed), id) ?? 'low').toBe('low')
})
