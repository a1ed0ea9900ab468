import { describe, expect, test } from 'vitest'
import type { DocumentKind } from '../../kinds/sign.ts'
import { checkedDocument } from '../checked-document.ts'
import { findingOf } from '../findings.ts'
import { missingChecks } from './index.ts'
import { plainWords } from './plain-words.ts'

const found = (id: string, text: string, kind: DocumentKind = 'contract') => {
  const check = missingChecks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  return findingOf(check, checkedDocument({ text, blocks: [], pages: [] }, check.kinds?.[0] ?? kind))
}

/** What people write who are no drafters, and what says nothing of the clause. */
const cases: readonly (readonly [id: string, said: string, not: string])[] = [
  ['missing.governing-law', 'Ohio law applies.', 'We meet in Ohio every spring.'],
  ['missing.dispute-resolution', 'If talk does not help, either of us may sue in Erie County.', 'We talk first.'],
  ['missing.notices', 'Formal messages go by email to the two addresses on top.', 'We like email.'],
  ['missing.entire-agreement', 'This is everything we agreed.', 'This is our boat.'],
  ['missing.entire-agreement', 'Nothing we said before counts unless it is written here.', 'We said hello.'],
  ['missing.amendment', 'We can change it only in a writing all of us sign.', 'We change the oil each spring.'],
  [
    'missing.waiver',
    'Letting one slip pass does not mean letting the next one pass.',
    'The slip has room for one boat.',
  ],
  ['missing.severability', 'If a judge strikes one part, the rest stays.', 'The judge was kind.'],
  [
    'missing.assignment',
    'Neither of us may hand this agreement to someone else without a written yes.',
    'Hand in the keys.',
  ],
  ['missing.survival', 'Sections 4, 5 and 7 live on.', 'She lives on the boat.'],
  ['missing.termination', 'Either of us may stop for any reason on 15 days of warning.', 'The bus makes one halt.'],
  ['missing.limitation-of-liability', 'The most that one of us can be made to pay is $24,000.', 'The pay is $24,000.'],
  [
    'missing.indemnification',
    'The one at fault will defend the claim and pay what it costs.',
    'The bank is across the street.',
  ],
  ['missing.insurance', 'You will carry coverage of $1,000,000 and show us proof.', 'You carry the bags.'],
  ['missing.warranty', 'You promise to work with the skill and care of a seasoned baker.', 'You bake the bread.'],
  ['missing.late-payment', 'Money we owe past that day grows by 1% a month.', 'The share is 1%.'],
  ['missing.ip-ownership', 'Once it is paid for, the work is ours.', 'The shop opens at nine.'],
  ['missing.contractor-status', 'You pay your own taxes and choose your hours.', 'You choose the colors.'],
  ['missing.confidentiality', 'Neither of us will pass these on to others.', 'We pass the salt.'],
  ['missing.scope', 'You will study how our offices bill insurers.', 'You will provide the services to us.'],
  ['missing.settlement-release', 'She drops every complaint and gives up her claims.', 'She pays $500.'],
  ['missing.settlement-dismissal', 'He will drop the lawsuit by May 1.', 'He will paint the fence by May 1.'],
  [
    'missing.lease-entry',
    'With one day’s notice the owner can come in and look at the pipes.',
    'The owner can sell the house.',
  ],
  ['missing.lease-entry', 'Landlord shall give one day’s notice before entering.', 'Notice is given by mail.'],
  [
    'missing.lease-use',
    'Tenant shall use the Apartment as a home for two persons.',
    'Tenant pays for the water that is used.',
  ],
  ['missing.lease-use', 'The store may be operated as a bakery.', 'The store is on Elm Street.'],
  ['missing.lease-use', 'Nobody but Jane Roe and her son may live there.', 'Jane Roe has a son.'],
  ['missing.nda-return', 'On request each of us will send everything back.', 'Nobody need send anything back.'],
  ['missing.nda-compelled', 'If a court orders it, you may hand it over.', 'The court is on Elm Street.'],
]

describe('what is there in plain words', () => {
  test.each(cases)('%s is not missing: %s', (id, said) => {
    expect(found(id, said)).toBeNull()
  })

  test.each(cases)('%s is missing: %s %s', (id, _, not) => {
    expect(found(id, not)).not.toBeNull()
  })
})

test('plain words are looked for under the ids of checks alone', () => {
  const ids = missingChecks.map(({ id }) => id)
  expect(Object.keys(plainWords).filter((id) => !ids.includes(id as (typeof ids)[number]))).toEqual([])
})
