import type { DocumentKind } from '../../kinds/sign.ts'

const everyAgreement = 'parties signature-block governing-law entire-agreement dispute-resolution'
const ofTrade = 'payment-terms term termination cure-period notices data-protection limitation-of-liability warranty'

const named = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => `missing.${word}`))

/**
 * What each kind of agreement needs by its nature, so that its absence may weigh. Anything else is good to have, and
 * its absence is of low severity: a secret needs no right to terminate, and land has the law of the place where it is.
 */
const needed: Partial<Record<DocumentKind, ReadonlySet<string>>> = {
  contract: named(everyAgreement),
  'non-disclosure-agreement': named(
    `${everyAgreement} nda-definition nda-exclusions nda-purpose nda-term nda-return nda-compelled`,
  ),
  'employment-agreement': named(
    `${everyAgreement} employment-pay employment-end protected-disclosures prior-inventions`,
  ),
  lease: named(
    'parties signature-block entire-agreement payment-terms term notices lease-premises lease-deposit lease-repairs lease-default',
  ),
  'services-agreement': named(`${everyAgreement} ${ofTrade} scope ip-ownership`),
  'sales-agreement': named(`${everyAgreement} ${ofTrade} delivery`),
  // Whoever takes a copy from a shelf or a page writes to nobody.
  license: named(
    `${everyAgreement} payment-terms term termination cure-period limitation-of-liability warranty license-grant`,
  ),
  settlement: named(`${everyAgreement} settlement-release settlement-dismissal protected-disclosures`),
}

/** Whether a document of this kind cannot do without what a 'missing.' check asks for. */
export const needs = (kind: DocumentKind, id: string): boolean =>
  id === 'missing.ending' || (needed[kind]?.has(id) ?? true)
