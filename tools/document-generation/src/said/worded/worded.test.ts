import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { worded } from './worded.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const term = (type: string, field: string, words: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return worded(template, field, words)
}

describe('a sentence of notes is worded as a term', () => {
  it.each([
    ['rental-agreement', 'petTerms', 'No dogs or cats', 'No dogs or cats are permitted.'],
    ['rental-agreement', 'smokingTerms', 'No smoking in the hall', 'No smoking is permitted in the hall.'],
    [
      'rental-agreement',
      'endingTerms',
      'Moving out: 45 days notice',
      'The Tenant shall give 45 days’ notice before moving out.',
    ],
    [
      'service-agreement',
      'endingTerms',
      '60 days notice either side',
      'Either party may end this Agreement on 60 days’ notice.',
    ],
    [
      'consulting-agreement',
      'breachTerms',
      'If someone breaks it, they get 12 days to fix it',
      'If a party breaches this Agreement, it has 12 days to cure the breach.',
    ],
    [
      'rental-agreement',
      'lateTerms',
      'If late more than 6 days, $35',
      'If the rent is more than 6 days late, the Tenant shall pay a late fee of $35.',
    ],
    [
      'non-disclosure-agreement',
      'compelledTerms',
      'Before any disclosure to a court, nine days’ notice',
      'Before any disclosure to a court, the Recipient shall give nine days’ notice.',
    ],
    [
      'service-agreement',
      'breachTerms',
      'Either side can quit for breach with 9 days to fix it',
      'Either party may end this Agreement for a breach that the other does not cure within 9 days.',
    ],
    [
      'consulting-agreement',
      'renewalTerms',
      'Year to year unless someone says no 20 days before',
      'This Agreement renews from year to year unless a party gives the other notice at least 20 days before the end of the year.',
    ],
    [
      'promissory-note',
      'payTerms',
      'Can prepay any time, no penalty',
      'The Borrower may prepay this Note at any time without a penalty.',
    ],
    [
      'settlement-agreement',
      'additionalTerms',
      'Non-disparagement both ways',
      'Neither party may disparage the other.',
    ],
    [
      'rental-agreement',
      'lateTerms',
      '3 days grace, then $40 flat once, not daily',
      'If the rent is more than 3 days late, the Tenant shall pay a single late fee of $40.',
    ],
    [
      'rental-agreement',
      'subletTerms',
      'Subletting no unless the Landlord says yes in writing',
      'The Tenant may not sublet the Premises unless the Landlord consents in writing.',
    ],
  ])('%s, %s: %s', (type, field, words, as) => expect(term(type, field, words)).toBe(as))
})

describe('a sentence waits', () => {
  it.each([
    ['that tells of a man', 'service-agreement', 'endingTerms', 'He must be done by June'],
    ['that tells of a woman', 'sales-contract', 'taxTerms', 'She pays the transfer tax'],
    ['that tells of several', 'service-agreement', 'expenseTerms', 'They pay for the permits'],
    ['that speaks to somebody', 'rental-agreement', 'repairTerms', 'You must mow the lawn'],
    ['that names nobody who does it', 'rental-agreement', 'insuranceTerms', 'Must insure the building'],
    ['that names nobody who may', 'rental-agreement', 'petTerms', 'May charge $20 a month for a dog'],
    ['that tells what is not part of the work', 'service-agreement', 'additionalTerms', 'No painting or drywalling'],
    ['that tells how it is paid', 'sales-contract', 'additionalTerms', 'No financing'],
    ['that tells a fact', 'rental-agreement', 'additionalTerms', 'No plumbing upstairs'],
    ['of a label that is a place', 'rental-agreement', 'smokingTerms', 'Basement: no smoking'],
    ['of a label that is a day', 'employment-contract', 'payTerms', 'Holidays: Employer pays double time'],
    ['of a label that is a thing', 'sales-contract', 'warrantyTerms', 'Engine: Seller fixes any defect'],
    ['that is doubted', 'sales-contract', 'deliveryTerms', 'Buyer pays freight, I think'],
    ['that asks', 'sales-contract', 'deliveryTerms', 'Does the buyer pay freight?'],
    ['that says there is none', 'employment-contract', 'additionalTerms', 'No bonus this year'],
    ['of a label that is its condition', 'sales-contract', 'payTerms', 'Buyer cancels late: seller keeps $400'],
    ['for whom it is said is open', 'sales-contract', 'endingTerms', 'Cancel: 45 days written notice'],
  ])('%s (%s, %s: %s)', (_, type, field, words) => expect(term(type, field, words)).toBeUndefined())
})
