import { expect, test } from 'vitest'
import { services } from './__fixtures__/services.ts'
import { severityOf } from './__fixtures__/severity-of.ts'
import { hasRecord } from './record.ts'

const numbered = ['Fees', 'Term', 'End', 'Work', 'People', 'Notices'].map(
  (name, at) => `${at + 1}. ${name}. Customer pays for it.`,
)

/** What a check tells with weight, and what it asks about: the same words about something else. */
const pairs: readonly (readonly [id: string, weighs: string, asks: string])[] = [
  [
    'one-sided.unilateral-change',
    services('Provider may change the terms of this Agreement at any time in its sole discretion.'),
    services('Provider may change, suspend or remove any apps and content at any time in its sole discretion.'),
  ],
  [
    'one-sided.unilateral-change',
    services('Provider may change its fees at any time.'),
    services(
      'Provider may change its fees from time to time. The changes to the fees are effective upon Customer’s acceptance of them.',
    ),
  ],
  [
    'blank.placeholder',
    services('The fee is [amount] dollars.'),
    services(
      'Customer shall put this on each copy: “Portions of this program were made with Oak [name of the product] and its libraries.”',
    ),
  ],
  [
    'risk.known-information',
    services(
      'Customer shall keep all information secret, whether or not it is publicly known.',
      'Confidential information is kept secret.',
    ),
    services(
      'Customer shall keep secret all ideas, whether or not patentable, that are not generally known in the trade, and its information.',
      'Confidential information is kept secret.',
    ),
  ],
  [
    'date.impossible',
    services('The term begins on February 30, 2024.'),
    services('The term begins when both have signed. Revision 1.1.0 October 2017'),
  ],
  [
    'reference.section',
    services(...numbered, '7. Care. It is given as Section 27 says.'),
    services(...numbered, '1. Care. It is given as Section 2.7(c) says.'),
  ],
]

test.each(pairs)('%s weighs by what its words are about', (id, weighs, asks) => {
  expect(severityOf(weighs, id)).toMatch(/high|medium/)
  expect(severityOf(asks, id) ?? 'low').toBe('low')
})

test('a limit of use is no covenant not to compete', () => {
  const use = services('Customer may not use the services to build a product that competes with Provider.')
  expect(severityOf(use, 'risk.non-compete') ?? 'low').toBe('low')
})

test('an indemnity under the name of the other side is returned', () => {
  const one = 'Customer shall indemnify Oak against claims of third parties.'
  const back = 'Oak will defend Customer and its affiliates, and indemnify them against claims of third parties.'
  const terms = (...clauses: readonly string[]) => services(...clauses).replace(' ("Provider")', '')
  expect(severityOf(terms(one), 'one-sided.indemnity')).toBe('medium')
  expect(severityOf(terms(one, back), 'one-sided.indemnity')).toBeUndefined()
})

test('a check that was wrong where readers looked asks; one that was right, or that nobody judged, weighs', () => {
  expect(hasRecord('consistency.reference-subject')).toBe(false)
  expect(hasRecord('definition.twice')).toBe(false)
  expect(hasRecord('one-sided.indemnity')).toBe(true)
})
