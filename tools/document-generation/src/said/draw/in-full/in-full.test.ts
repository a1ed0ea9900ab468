import { expect, it } from 'vitest'
import { inFull } from './in-full.ts'

const home = 'rental-agreement'
const job = 'employment-contract'
const service = 'service-agreement'
const advice = 'consulting-agreement'
const nda = 'non-disclosure-agreement'
const sale = 'sales-contract'

it.each([
  // A thing and what is said of it.
  [service, 'payTerms', 'Travel time billed at half the rate.', 'Travel time is billed at half the rate.'],
  [home, 'additionalTerms', 'Storage unit included.', 'The storage unit is included.'],
  [home, 'occupancyTerms', 'Visitors ok for ten nights.', 'Visitors are allowed for ten nights.'],
  [service, 'amendmentTerms', 'Amendments only in writing.', 'Amendments may be made only in writing.'],
  [home, 'petTerms', 'Birds only with written consent.', 'Birds are allowed only with written consent.'],
  // A verb without who does it.
  [
    advice,
    'renewalTerms',
    'Renews each June unless somebody objects.',
    'This Agreement renews each June unless somebody objects.',
  ],
  [job, 'nonsolicitTerms', 'Will not solicit our old guests for a year.', null],
  [job, 'exclusivityTerms', 'Does not tend bar anywhere else.', 'The Employee shall not tend bar anywhere else.'],
  [home, 'parkingTerms', 'Keep the alley clear.', 'The Tenant shall keep the alley clear.'],
  [
    nda,
    'returnTerms',
    'Return everything within 9 days.',
    'The Recipient shall return the Confidential Information within 9 days.',
  ],
  [
    home,
    'endingTerms',
    'If the Tenant leaves early, give the Landlord 40 days.',
    'If the Tenant leaves early, the Tenant shall give the Landlord 40 days.',
  ],
  // How much, and how long.
  [service, 'additionalTerms', 'Response time, two hours on weekdays.', 'Response time is two hours on weekdays.'],
  [service, 'lateTerms', 'Late: 2% flat after 8 days.', 'The Client shall pay a late charge of 2% flat after 8 days.'],
  [service, 'expenseTerms', 'Lost linens $9 each.', 'The Client shall pay $9 each for lost linens.'],
  [
    job,
    'probationTerms',
    'Ten days from either side during probation.',
    'Either party may end the employment on ten days’ notice during probation.',
  ],
  // A few words that say all of one thing.
  [
    service,
    'endingTerms',
    "Either side, 20 days' written notice.",
    'Either party may end this Agreement on 20 days’ written notice.',
  ],
  [
    service,
    'insuranceTerms',
    'General liability $500,000, certificate before the first day.',
    'The Provider shall carry general liability insurance of $500,000, and shall give the Client a certificate of insurance before the first day.',
  ],
  [
    advice,
    'arbitrationTerms',
    'Mediation in Tulsa before any suit.',
    'The parties shall submit a dispute to mediation in Tulsa before any suit.',
  ],
  [
    advice,
    'taxTerms',
    'Independent contractor, own taxes.',
    'The Consultant is an independent contractor and pays its own taxes.',
  ],
  [sale, 'liabilityTerms', 'No indirect damages on either side.', 'Neither party is liable for indirect damages.'],
  // Two sentences that nothing joins.
  [
    home,
    'payTerms',
    'The garage is free, the Tenant pays the power.',
    'The garage is free. The Tenant pays the power.',
  ],
  // Words of speech.
  [
    job,
    'exclusivityTerms',
    'The Employee cannot sell pies on the side without the Employer’s okay.',
    'The Employee cannot sell pies on the side without the Employer’s consent.',
  ],
])('writes words of notes in full: %s %s %s', (type, field, words, clause) =>
  expect(inFull(type, field, words)).toBe(clause),
)

it.each([
  [home, 'utilityTerms', 'Landlord: pays water and trash.'],
  [home, 'utilityTerms', 'Pays gas and electric.'],
  [home, 'insuranceTerms', 'Carries renter’s insurance.'],
  [sale, 'licenseTerms', 'Does not resell the plans.'],
  [job, 'expenseTerms', 'Pays her own parking.'],
  [job, 'additionalTerms', 'Housing: $400 a month.'],
  [job, 'workplaceTerms', 'Starts at 7 a.m.'],
  [service, 'payTerms', 'Contractor: pays for the permits.'],
])('gives nobody what either may do: %s %s %s', (type, field, words) => expect(inFull(type, field, words)).toBeNull())

it.each([
  [home, 'additionalTerms', 'Tell the lawyer about the roof.'],
  [service, 'additionalTerms', 'Put the start in the terms.'],
  [service, 'payTerms', '22 of them on the books.'],
  [advice, 'additionalTerms', 'Retired marshal, 12 Elm Lane, Reno, Nevada 89501.'],
  [home, 'parkingTerms', 'Park in back, two cars, not on the grass, he planted that grass.'],
  ['cover-letter', 'body', 'Storage unit included.'],
])('leaves what it cannot: %s %s %s', (type, field, words) => expect(inFull(type, field, words)).toBeNull())

it('leaves a clean sentence as it is', () => {
  expect(inFull(home, 'payTerms', 'The Tenant shall pay the power.', true, true)).toBeNull()
})

it('keeps every figure and adds none', () => {
  expect(inFull(job, 'payTerms', 'Paid twice a month by check, $40 for each late one.')).not.toMatch(/\b(?!40\b)\d+/)
})
