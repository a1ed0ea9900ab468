import { modelClauseFor } from '@casewright/law'
import { expect, it } from 'vitest'
import { inItsWords, placeFor } from './clause.ts'

const paper = (text: string) => ({ text, blocks: [], pages: [] })
const lease = paper(
  'LEASE\n\nThis Lease is made on May 1, 2026 between Oak LLC ("Lessor") and Ann Doe ("Lessee").\n\n1. Rent\nLessee shall pay $900.\n\n2. Use\nLessee may live there.\n\n3. Whole\nThis Lease is the entire agreement. Lessor may sell the house.\n',
)

it('puts a clause in the words of the document: its own name, and what it calls its sides', () => {
  const use = modelClauseFor('missing.lease-use')
  const whole = modelClauseFor('missing.counterparts')
  expect(use && inItsWords(lease, use)).toMatch(/^Lessee shall use/)
  expect(whole && inItsWords(lease, whole)).toContain('this Lease')
})

it('says where the clause goes in the numbering of the document', () => {
  expect(placeFor(lease)).toBe(
    'It goes in after Section 3 (Whole), as Section 4, or with other new clauses in its turn.',
  )
  expect(placeFor(paper('A note without numbers.'))).toMatch(/before the signatures/)
})

it('fills no side of a clause where only one of the two fits it', () => {
  const warranty = modelClauseFor('missing.warranty')
  const subcontract = paper(
    'SUBCONTRACT\n\nThis Subcontract is made on May 1, 2026 between Oak LLC ("Contractor") and Elm Inc. ("Subcontractor").\n\n1. Work\nSubcontractor shall paint the hall.\n\n2. Pay\nContractor shall pay $900.\n',
  )
  expect(warranty && inItsWords(subcontract, warranty)).not.toMatch(/\bContractor (?:warrants|represents)\b/)
})

const secrets = (one: string, other: string, more: string) =>
  paper(
    `MUTUAL NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made on May 1, 2026 between Fir Inc. (“${one}”) and Ash LLC (“${other}”).\n\n1. Secrets\n${more} ${one} and ${other} may each tell the other what is secret. ${one} shall keep the secrets of ${other}, and ${other} the secrets of ${one}.\n`,
  )
const inWordsOf = (document: ReturnType<typeof paper>, id: string) => {
  const clause = modelClauseFor(id)
  return clause ? inItsWords(document, clause) : ''
}
const ofSecrets = [
  'missing.nda-term',
  'missing.nda-return',
  'missing.nda-compelled',
  'missing.nda-no-license',
  'missing.nda-exclusions',
]

it.each(ofSecrets)('uses no term that a paper on secrets does not have, or gives its meaning: %s', (id) => {
  const plain = inWordsOf(secrets('Fir', 'Ash', ''), id)
  expect(plain).not.toMatch(/Recipient|Discloser|the Purpose/)
  expect(plain).toMatch(/receiving party is the party to which it is given\.$/)
  const defined = inWordsOf(secrets('Fir', 'Ash', 'The Receiving Party is told by the Disclosing Party.'), id)
  expect(defined).toMatch(/(?:Receiving|Disclosing) Party/)
  expect(defined).not.toMatch(/is the party to which/)
  expect(inWordsOf(secrets('Recipient', 'Discloser', ''), id)).not.toMatch(/(?:receiving|disclosing) party/i)
})

it('calls the secrets what the paper calls them', () => {
  const document = secrets('Fir', 'Ash', '“Evaluation Material” is what one tells the other.')
  expect(inWordsOf(document, 'missing.nda-exclusions')).toMatch(/^Evaluation Material does not include/)
})

const sold = paper(
  'PURCHASE AGREEMENT\n\nThis Purchase Agreement is made between Oak LLC (“Seller”) and Elm LLC (“Buyer”). Seller sells the goods to Buyer. Buyer shall pay Seller the price of the goods.\n',
)
const worked = paper(
  'SERVICES AGREEMENT\n\nThis Services Agreement is made between Oak LLC (“Provider”) and Elm LLC (“Customer”). Provider performs the services. Customer shall pay Provider the fees for the services.\n',
)

it('fits the kind of paper: who is paid late, and what is warranted', () => {
  expect(inWordsOf(lease, 'missing.late-payment')).toMatch(/^If Lessee does not pay Lessor rent/)
  expect(inWordsOf(lease, 'missing.late-payment')).not.toMatch(/suspend|\[Provider\]/)
  expect(inWordsOf(sold, 'missing.late-payment')).toMatch(/Seller may suspend deliveries/)
  expect(inWordsOf(worked, 'missing.late-payment')).toMatch(/Provider may suspend performance/)
  expect(inWordsOf(sold, 'missing.warranty')).toMatch(/^Seller warrants that the goods/)
  expect(inWordsOf(sold, 'missing.warranty')).not.toMatch(/services/)
  expect(inWordsOf(worked, 'missing.warranty')).toMatch(/^Provider warrants that the services/)
  expect(inWordsOf(worked, 'missing.warranty')).not.toMatch(/goods/)
})

it('speaks of what a lease lets as the lease does', () => {
  const flat = paper(
    'LEASE\n\nThis Lease is made between Oak LLC (“Landlord”) and Ann Doe (“Tenant”). Landlord lets the Apartment to Tenant. Tenant shall pay Landlord $900.\n',
  )
  expect(inWordsOf(flat, 'missing.lease-entry')).toMatch(/^Landlord may enter the Apartment/)
})
