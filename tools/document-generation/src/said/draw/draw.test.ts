import { describe, expect, it } from 'vitest'
import type { Filled } from '../../output.ts'
import { drawn } from './draw.ts'
import { whoIn } from './who.ts'

const named = (field: string, value: string): Filled => ({ field, label: field, value, by: 'text' })
const lease = [named('landlordName', 'Pinecrest Holdings LLC'), named('tenantName', 'Amara Osei')]
const job = [named('employerName', 'Helix Robotics, Inc.'), named('employeeName', 'Priya Raman')]
const advice = [named('consultantName', 'Priyanka Nair'), named('clientName', 'Oxbow Brewing')]
const sale = [named('sellerName', 'Harmon Implement Company, LLC'), named('buyerName', 'Walter Pruitt')]

const draw = (type: string, filled: readonly Filled[], field: string, words: string) =>
  drawn(type, field, words, whoIn({ id: type }, words, filled), words)

describe('a sentence that a rule has read to its last word becomes a clause of its facts', () => {
  it.each([
    [
      'lateTerms',
      'Late fee fifty bucks after 5 days.',
      'If rent is not paid within 5 days after it is due, the Tenant shall pay a late fee of $50.',
    ],
    [
      'lateTerms',
      'Late after the 4th, late charge $75',
      'If rent is not paid by the 4th of the month, the Tenant shall pay a late fee of $75.',
    ],
    ['endingTerms', 'Either side 45 days notice.', 'Either party may end this Agreement on 45 days’ written notice.'],
    [
      'endingTerms',
      'Either side can walk with a week’s notice.',
      'Either party may end this Agreement on 1 week’s written notice.',
    ],
    [
      'endingTerms',
      'Notice: 60 days',
      'A party that ends this Agreement shall give the other 60 days’ written notice.',
    ],
    [
      'depositTerms',
      'Deposit is one month’s rent.',
      'On signing, the Tenant shall pay a security deposit equal to one month’s rent.',
    ],
    [
      'subletTerms',
      'She can’t sublet without asking.',
      'The Tenant shall not sublet the Premises without the Landlord’s consent.',
    ],
    ['occupancyTerms', 'Guests no more than two weeks.', 'A guest of the Tenant may stay no more than 2 weeks.'],
    ['petTerms', 'One cat fine, no dogs.', 'The Tenant may keep one cat in the Premises. Dogs are not allowed.'],
    ['smokingTerms', 'No smoking or vaping inside', 'Smoking and vaping are not permitted inside the Premises.'],
    [
      'utilityTerms',
      'the Landlord does water and garbage, the Tenant does the rest',
      'The Landlord shall pay for water and garbage. The Tenant shall pay for all other utilities.',
    ],
    [
      'renewalTerms',
      'the Tenant may renew once, 12 mo., +3%',
      'The Tenant may renew this Agreement once, for 12 months, at a rent that is 3% higher.',
    ],
  ])('of a lease, %s: %s', (field, words, clause) => {
    expect(draw('rental-agreement', lease, field, words)).toBe(clause)
  })

  it.each([
    [
      'endingTerms',
      'we give 2 wks notice, he gives 4',
      'The Employer may end the employment on 2 weeks’ written notice, and the Employee on 4 weeks’ written notice.',
    ],
    [
      'bonusTerms',
      '10% target bonus, discretionary',
      'The Employee is eligible for a target bonus of 10%, at the Employer’s discretion.',
    ],
    [
      'competitionTerms',
      'She can’t work for a competitor for a year after she leaves.',
      'For 1 year after the employment ends, the Employee shall not work for a competitor of the Employer.',
    ],
    [
      'nonsolicitTerms',
      'nonsolicit of clients 12 months',
      'For 12 months after the employment ends, the Employee shall not solicit the clients and customers of the Employer.',
    ],
    [
      'inventionTerms',
      'Inventions stay hers.',
      'Inventions of the Employee belong to the Employee, and nothing in this Agreement assigns them to the Employer.',
    ],
    ['exclusivityTerms', 'She can moonlight.', 'The Employee may do other paid work.'],
  ])('of employment, %s: %s', (field, words, clause) => {
    expect(draw('employment-contract', job, field, words)).toBe(clause)
  })

  it.each([
    ['capTerms', 'capped at $12,000', 'The fees under this Agreement shall not exceed $12,000.'],
    [
      'endingTerms',
      'She can fire them or they can fire her on two weeks notice.',
      'Either party may end this Agreement on 2 weeks’ written notice.',
    ],
    [
      'insuranceTerms',
      'She carries a million in E and O.',
      'The Consultant shall carry E and O insurance of $1,000,000.',
    ],
    [
      'lateTerms',
      '1.5%/mo on late balances',
      'The Client shall pay interest of 1.5% a month on an amount that is paid late.',
    ],
    ['payTerms', 'they pay in ten days', 'The Client shall pay each invoice within 10 days after it is received.'],
    [
      'arbitrationTerms',
      'Arbitrate in Alameda County.',
      'The parties shall arbitrate any dispute under this Agreement in Alameda County.',
    ],
  ])('of advice, %s: %s', (field, words, clause) => {
    expect(draw('consulting-agreement', advice, field, words)).toBe(clause)
  })

  it.each([
    [
      'deliveryTerms',
      '$7,350 delivered',
      'The price of $7,350 includes delivery. The Seller shall deliver the Goods to the Buyer.',
    ],
    ['deliveryTerms', 'he picks it up', 'The Buyer shall pick up the Goods. The Seller does not deliver them.'],
    ['returnTerms', 'All sales final.', 'The sale is final. The Buyer may not return the Goods.'],
  ])('of a sale, %s: %s', (field, words, clause) => {
    expect(draw('sales-contract', sale, field, words)).toBe(clause)
  })
})

describe('a sentence that says more than a rule reads is not composed', () => {
  it.each([
    ['lateTerms', 'Late fee $50 after 5 days unless her check is in the mail.'],
    ['lateTerms', 'Late: $100 + 1%'],
    ['endingTerms', 'Either side 45 days notice, but not in winter.'],
    ['petTerms', 'No pets except the two cats she has now.'],
    ['petTerms', 'He’s got a dog, a beagle named Biscuit, that’s fine, but no other animals.'],
    ['smokingTerms', 'No smoking, except on the porch.'],
    ['subletTerms', 'She can sublet in the summer.'],
    ['utilityTerms', 'the Landlord pays water up to $40'],
    ['insuranceTerms', 'He has to carry renters insurance of a hundred thousand, naming us.'],
  ])('%s: %s', (field, words) => {
    expect(draw('rental-agreement', lease, field, words)).toBeNull()
  })

  it('nor is a limit on expenses taken for one on fees', () => {
    const who = whoIn({ id: 'consulting-agreement' }, '', advice)
    const whole = 'Expenses at cost, not to exceed $3,000.'
    expect(drawn('consulting-agreement', 'capTerms', 'not to exceed $3,000', who, whole)).toBeNull()
  })
})

it('who is meant is said only where it is certain', () => {
  const both = [named('landlordName', 'Bettina Kraus'), named('tenantName', 'Jo Lane')]
  expect(whoIn({ id: 'rental-agreement' }, '', both).named('He pays and she mows')).toBe('He pays and she mows')
  expect(whoIn({ id: 'rental-agreement' }, '', lease).named('She pays Pinecrest')).toBe('the Tenant pays the Landlord')
})
