import { expect, test } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { services } from './__fixtures__/services.ts'
import { documentOf, severityOf } from './__fixtures__/severity-of.ts'
import { isForAbroad } from './scopes.ts'

const isForAbroadAt = (text: string): boolean =>
  isForAbroad(checkedDocument(documentOf(text)), { start: 0, end: text.length })

const cap = 'Provider’s liability under this Agreement shall not exceed the fees paid by Customer in the last month.'
const indemnity = 'Customer shall indemnify Provider against all claims that arise from its use of the services.'

/** What a check tells with weight, and what it asks about: the same words with another reach. */
const pairs: readonly (readonly [id: string, weighs: string, asks: string])[] = [
  [
    'one-sided.liability-cap',
    services(cap),
    services(
      'Only lawful limitations apply, and Provider’s liability is limited to the greatest extent permitted by law.',
    ),
  ],
  [
    'one-sided.liability-cap',
    services(cap),
    services(
      'Provider’s sole liability for a breach of this warranty shall be limited to replacement of the media or a refund of the price.',
    ),
  ],
  [
    'one-sided.consequential-damages',
    services('Provider shall not be liable for any indirect or consequential damages.'),
    services(
      'Because some states do not allow the exclusion of consequential damages, in such states Provider shall not be liable for consequential damages only so far as they allow it.',
    ),
  ],
  [
    'one-sided.consequential-damages',
    services('Provider shall not be liable for any indirect or consequential damages.'),
    services(
      'Customer uses license agreements with its end users that provide at least for the following:\n\n(1) the end user gets no title;\n\n(2) Provider shall not be liable for any indirect or consequential damages.',
    ),
  ],
  [
    'risk.cap-without-exceptions',
    services(cap),
    services(cap, '7. Intent. The above sections do not apply to damage by gross negligence or willful default.'),
  ],
  [
    'one-sided.indemnity',
    services(indemnity),
    services('Customer shall indemnify Provider against all taxes on the services.'),
  ],
  [
    'one-sided.indemnity',
    services(indemnity),
    services(
      'Should the services be used in any such unauthorized manner, Customer shall indemnify Provider against all claims that arise from that.',
    ),
  ],
  [
    'one-sided.indemnity',
    services(indemnity),
    services(
      'Customer may offer a warranty, and shall indemnify Provider against any claim that arises from any such warranty.',
    ),
  ],
  [
    'one-sided.indemnity',
    services(indemnity),
    services(
      'Customer shall indemnify Provider against all claims that result from its failure to comply with export law.',
    ),
  ],
  [
    'one-sided.indemnity',
    services(indemnity),
    services(
      indemnity,
      'If third parties claim an infringement against the Customer, Provider shall be obligated to pay any costs and damages awarded to them.',
    ),
  ],
  [
    'one-sided.attorneys-fees',
    services(
      'Customer shall reimburse Provider for its reasonable attorneys’ fees in any action under this Agreement.',
    ),
    services(
      'Provider defends Customer against claims of infringement, but not (i) where it was willful. In the case of (i), Customer shall reimburse Provider for its reasonable attorneys’ fees and costs of the action.',
    ),
  ],
  [
    'risk.unlimited-indemnity',
    services(
      'Customer shall indemnify Provider against any and all claims arising from this Agreement, regardless of the negligence of Provider.',
    ),
    services(
      'To the full extent permitted by applicable law, Provider and its affiliates will not be liable for any special damages arising out of or relating to this Agreement, and its total liability arising out of this Agreement will not exceed the amounts paid, regardless of whether such liability arises from contract, indemnification, warranty, tort (including negligence) or otherwise.',
    ),
  ],
  [
    'consistency.perpetual-and-term',
    services(
      'Provider grants Customer a perpetual license to use the Software.',
      'The license terminates upon expiration of the Agreement.',
    ),
    services(
      'Provider grants Customer a perpetual license to use the Software.',
      'The license terminates upon expiration of the Agreement.',
      'The Perpetual License and the Subscription License are ordered apart.',
    ),
  ],
  [
    'one-sided.pay-without-performance',
    services('Customer shall pay the price even if Provider does not perform.'),
    services('Terms of purchase of Customer shall not become part of it, even if Provider does not object.'),
  ],
  [
    'risk.price-increase',
    services('Provider may increase its fees at any time in its sole discretion.'),
    services('Provider may increase its fees at any time if Customer’s usage exceeds the allowed levels.'),
  ],
  [
    'risk.ends-in-bankruptcy',
    services('This Agreement shall terminate automatically if Customer becomes bankrupt or insolvent.'),
    services(
      'This Agreement terminates automatically if Customer does not pay; and if Customer becomes bankrupt, it may be terminated by Provider.',
    ),
  ],
  [
    'blank.choice',
    services('The term is [two or three] years.'),
    services('Customer accepts these terms by selecting the [agreed and/or accept] button.'),
  ],
  [
    'numbering.duplicate',
    services('2.7 Work. Provider works.', '2.8 Fees. Customer pays.', '2.8 End. Customer may go.'),
    services('2.6 Work. Provider works.', '2.7\n2.7 Fees. Customer pays.', '2.8 End. Customer may go.'),
  ],
]

/** What is not even asked about. */
const unasked = ['one-sided.pay-without-performance']

test.each(pairs)('%s weighs by how far its clause reaches', (id, weighs, asks) => {
  expect(severityOf(weighs, id)).toMatch(/high|medium/)
  expect(severityOf(asks, id)).toBe(unasked.includes(id) ? undefined : 'low')
})

const [work, fees, end] = ['2.7 Work. Provider works.', '2.8 Fees. Customer pays.', '2.8 End. Customer may go.']
const law = '2.9 Law. Ohio law governs.'

test.each([
  ['one part each may bear one number', ['SECTION A - WORK', work, fees, 'SECTION B - END', end, law], 'low'],
  ['one part may not', ['SECTION A - WORK', '2.6 Scope. It is wide.', 'SECTION B - END', work, fees, end], 'medium'],
  ['no part may not', [work, fees, end, law], 'medium'],
])('two sections of %s', (_, clauses, told) => {
  expect(severityOf(services(...clauses), 'numbering.duplicate')).toBe(told)
})

test('a row that begins again has no section twice', () => {
  const again = services('1.1 Work.', '1.2 Fees.', '1.3 End.', '1.1 Other work.', '1.2 Other fees.')
  expect(severityOf(again, 'numbering.duplicate')).toBeUndefined()
  expect(severityOf(again.replace('1.1 Other', '1.3 Other'), 'numbering.duplicate')).toBe('medium')
})

test('a license that is accepted by use is so in lines of any length', () => {
  const text =
    'LICENSE AGREEMENT\n\nREAD THIS BEFORE USE.  BY\nDOWNLOADING, INSTALLING OR USING THE SOFTWARE, YOU (1) AGREE TO THE\nTERMS OF THIS AGREEMENT.\n\nThis License Agreement is a contract between you and Oak LLC. Oak grants to you a license to use the software.'
  expect(acceptedByUse(checkedDocument(documentOf(text)))).toBe(true)
  expect(acceptedByUse(checkedDocument(documentOf(text.replace('USING', 'WRAPPING').replace(/DOWN.*?OR /s, ''))))).toBe(
    false,
  )
})

test('a rule for readers abroad is asked about', () => {
  const rule = 'any dispute under this Lease shall be finally settled by binding arbitration.'
  const lease = (words: string) =>
    services(words)
      .replace('SERVICES AGREEMENT', 'APARTMENT LEASE')
      .replaceAll('Customer', 'Tenant')
      .replaceAll('Provider', 'Landlord')
  expect(severityOf(lease(`In each case, ${rule}`), 'risk.arbitration')).toBe('medium')
  expect(isForAbroadAt(`When Singapore law applies, ${rule}`)).toBe(true)
  expect(isForAbroadAt(`When this Lease ends, ${rule}`)).toBe(false)
})

test('nobody signs what is offered to all users', () => {
  const house =
    'Governing Law. The laws of Texas govern. Entire Agreement. This is the entire agreement. Amendment. It is changed only in writing. Assignment. Neither party may assign it without consent. '.repeat(
      12,
    )
  const license = (offer: string) =>
    `TRADEMARK LICENSE AGREEMENT\n\nThis Trademark License Agreement (this “Agreement”) is ${offer} as follows.\n\n1. License. Licensor grants to Licensee a license to use the mark. ${house}`
  const between =
    'made by and between Oak LLC, a Texas company (“Licensor”), and Birch Inc., a Texas company (“Licensee”),'
  const toAll = 'offered by Oak LLC, a Texas company (“Licensor”), to users of its software (“Licensee”),'
  expect(severityOf(license(between), 'missing.signature-block')).toBe('high')
  expect(severityOf(license(toAll), 'missing.signature-block')).toBe('low')
})
