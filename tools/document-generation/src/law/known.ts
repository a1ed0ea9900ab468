/** What a law is known to require or forbid of a term. */
export interface Rule {
  /** Fields whose terms it concerns. */
  fields: readonly string[]
  /** What such a term says. */
  about: RegExp
  /** Of these types alone; of every contract without it. */
  types?: readonly string[]
  says: string
  authority: string
}

/** When and where the rules were read; one that was not read in a public text is not here. */
export const read = 'Read in the United States Code on Nov 23, 2026.'

const arbitration = { fields: ['arbitrationTerms'], about: /arbitrat/i }
const ownership = /own|belong|copyright|work product|deliverable/i

/**
 * Federal law alone. Each rule rests on the words of its section in the United States Code as it is published in bulk, with
 * the amendments of Pub. L. 117-90 in title 9.
 */
export const rules: readonly Rule[] = [
  {
    ...arbitration,
    says: 'A written agreement to arbitrate in a contract that involves commerce is enforceable, except on grounds for the revocation of any contract.',
    authority: '9 U.S.C. § 2',
  },
  {
    ...arbitration,
    says: 'It cannot be enforced against a person who alleges sexual assault or sexual harassment and elects to go to court.',
    authority: '9 U.S.C. § 402(a)',
  },
  {
    ...arbitration,
    types: ['employment-contract'],
    says: 'Title 9 does not apply to the contract of employment of a transportation worker in interstate commerce.',
    authority: '9 U.S.C. § 1',
  },
  {
    fields: ['ownershipTerms', 'inventionTerms'],
    about: ownership,
    says: 'A transfer of copyright is valid only in a writing signed by the owner of the rights.',
    authority: '17 U.S.C. § 204(a)',
  },
  {
    fields: ['ownershipTerms', 'inventionTerms'],
    about: ownership,
    says: 'The person for whom a work made for hire was prepared owns the copyright, unless a signed writing says otherwise.',
    authority: '17 U.S.C. § 201(b)',
  },
  {
    fields: ['ownershipTerms'],
    about: ownership,
    types: ['consulting-agreement', 'service-agreement'],
    says: 'A work that is commissioned from an independent contractor is made for hire only if it is one of the nine kinds listed and both parties say so in a writing that they sign; anything else must be assigned.',
    authority: '17 U.S.C. § 101 (“work made for hire”)',
  },
  {
    fields: ['inventionTerms', 'ownershipTerms'],
    about: /invent|patent/i,
    says: 'Patents and applications for patents are assigned by an instrument in writing.',
    authority: '35 U.S.C. § 261',
  },
]
