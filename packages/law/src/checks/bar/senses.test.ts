import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'
import { documentOf, severityOf } from './__fixtures__/severity-of.ts'

const paper = (title: string, one: string, other: string, terms: readonly string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("${one}"), and Birch Inc. ("${other}").`,
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')
const services = (...terms: string[]) => paper('SERVICES AGREEMENT', 'Provider', 'Customer', terms)
const job = (...terms: string[]) => paper('EMPLOYMENT AGREEMENT', 'Company', 'Executive', terms)
const license = (...terms: string[]) => paper('SOFTWARE LICENSE AGREEMENT', 'Licensor', 'Licensee', terms)

/** A clause that weighs, and what stands in the same place and does not. */
const pairs: [id: string, weighs: string, doubted: string][] = [
  [
    'one-sided.unilateral-change',
    services('Provider may change these terms at any time by notice to Customer.'),
    services('Customer may change at any time the beneficiary named in this Agreement by notice to Provider.'),
  ],
  [
    'one-sided.indemnity',
    services('Customer shall indemnify Provider against all losses from its use of the Services.'),
    services(
      'Customer shall indemnify Provider against all losses from its use of the Services.',
      'Birch and Oak agree on this: Oak will indemnify, defend and hold harmless its customer against claims of third parties.',
    ),
  ],
  [
    'one-sided.termination-for-convenience',
    services('The term is five years.', 'Provider may terminate this Agreement at any time without cause.'),
    services(
      'The term is five years.',
      'Provider may terminate this Agreement at any time without cause.',
      'Each party may by sixty days’ notice terminate this Agreement.',
    ),
  ],
  [
    'risk.as-is',
    license('The Software is provided "as is" without warranty of any kind.'),
    license('The Software that is licensed for evaluation is provided "as is" without warranty of any kind.'),
  ],
  [
    'risk.renewal-without-exit',
    services('This Agreement shall automatically renew for successive one-year terms.'),
    services(
      'This Agreement shall automatically renew for successive one-year terms.',
      'A party stops it by six months’ notice.',
    ),
  ],
  [
    'blank.placeholder',
    services('The fee is [TBD] dollars a month, and is due on the first.'),
    services('Until a product has a name, Customer may use "[TBD]" as its name.'),
  ],
]

test.each(pairs)('%s weighs, and in another sense does not', (id, weighs, doubted) => {
  expect(severityOf(weighs, id)).toMatch(/high|medium/)
  expect(severityOf(doubted, id)).not.toMatch(/high|medium/)
})

test('a mediator from an association of arbitrators is no arbitration', () => {
  const mediation = 'The parties take a mediator of the American Arbitration Association and mediate in good faith.'
  const arbitration = 'All disputes shall be settled by binding arbitration in New York.'
  const text = job(mediation, arbitration)
  const hits = reviewDocument(documentOf(text)).findings.find(({ check }) => check.id === 'risk.arbitration')?.hits
  expect(hits?.map(({ start, end }) => text.slice(start, end)).join()).toContain('binding arbitration')
})

test('a section of a code and a page to sign are no faults', () => {
  const text = job(
    'Payments are cut as Section 280G of the Code requires.',
    'Executive is paid $1 a year.\n\n[The next page is the signature page.]',
  )
  const found = reviewDocument(documentOf(text)).findings.map(({ check }) => check.id)
  expect(found).not.toContain('reference.section')
  expect(found).not.toContain('blank.choice')
})

test('forty-five days are no short notice, and a waiver that is not deemed accepts nothing', () => {
  const text = services(
    'Either party may terminate upon forty-five (45) days’ written notice.',
    'If a party waives a breach, that party is not deemed to have waived a later one.',
  )
  const found = reviewDocument(documentOf(text)).findings.map(({ check }) => check.id)
  expect(found).not.toContain('risk.short-notice')
  expect(found).not.toContain('risk.deemed-acceptance')
})
