import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { lined } from './lines.ts'
import { framed } from './phrases.ts'
import { whoIn } from './who.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const hired = [
  { field: 'employeeName', label: '', value: 'Ana Ruiz', by: 'text' as const },
  { field: 'employerName', label: '', value: 'Acme, Inc.', by: 'text' as const },
]
const read = (type: string, words: string) => {
  const fields = types.get(type)?.fields.flatMap(({ name, term }) => (term ? [name] : [])) ?? []
  return lined(type, fields, words, whoIn({ id: type }, words, hired))
}

const job = 'employment-contract'
it.each([
  [job, 'Supervisor: Dana Okoro, VP of Sales', 'The Employee reports to Dana Okoro, VP of Sales.'],
  [job, 'Boss: the CFO', 'The Employee reports to the CFO.'],
  [job, 'FLSA: non-exempt', 'The position is classified as nonexempt under the Fair Labor Standards Act.'],
  [
    job,
    'Bonus: up to 10 % of base, half sales / half margin, paid by March 1 of following year',
    'The Employee is eligible for a bonus of up to 10% of base pay, half sales, half margin, paid by March 1 of the following year.',
  ],
  [job, 'Dental: from day one', 'Dental coverage begins on the first day of the employment.'],
  [job, 'Health: 1st of month after 60 days', 'Health coverage begins on the 1st of the month after 60 days.'],
  [
    job,
    'Car: leased sedan, for work only',
    'The Employer shall provide the Employee with a leased sedan, for work only.',
  ],
  [
    job,
    'Severance: 6 months base if fired without cause, only against signed release',
    'The Employer shall pay the Employee severance of 6 months of base pay if the Employer terminates the employment without cause, on condition that the Employee signs a release.',
  ],
  [
    job,
    'Notice by her: two weeks',
    'The Employee shall give the Employer two weeks’ notice before leaving the employment.',
  ],
  [
    job,
    'Notice by us: 30 days',
    'The Employer shall give the Employee 30 days’ notice before it terminates the employment.',
  ],
  [job, 'Term: 2 years fixed, then at will', 'The employment has a fixed term of 2 years and is at will after that.'],
  [
    job,
    'Non-compete: 6 months, 25 miles of Toledo, dental supplies only',
    'For 6 months after the employment ends, the Employee shall not compete with the Employer within 25 miles of Toledo. This applies to dental supplies only.',
  ],
  [
    job,
    'Contingent on: drug screen, references',
    'The employment is conditioned on the following: drug screen, and references.',
  ],
  [
    'promissory-note',
    'Prepay: any time, no penalty',
    'The Borrower may prepay this note in whole or in part at any time without a penalty.',
  ],
  [
    'promissory-note',
    'Late charge: 4% of any payment more than 15 days late',
    'The Borrower shall pay a late charge of 4% of a payment that is more than 15 days late.',
  ],
  ['service-agreement', 'Ada County courts.', 'The courts in Ada County decide any dispute under this Agreement.'],
  [
    'sales-contract',
    'Venue: Dane County, Wisconsin',
    'The courts in Dane County, Wisconsin, decide any dispute under this Agreement.',
  ],
  ['settlement-agreement', 'Fees: each side its own', 'Each party bears its own attorney’s fees and costs.'],
])('a labeled line is a clause: %s, %s', (type, words, clause) => {
  expect(read(type, words)?.clause).toBe(clause)
})

it.each([
  [job, 'Supervisor: not decided yet'],
  [job, 'Notice: 30 days'],
  [job, 'Severance: none'],
  [job, 'Bonus: Pam asks the board in Jan.'],
  [job, 'Health: she asked, nobody answered'],
  ['promissory-note', 'Prepay: not before 2028'],
  ['service-agreement', 'Venue: any county that the client picks'],
  ['service-agreement', 'The county fair is in June.'],
  ['service-agreement', 'Supervisor: Dana Okoro'],
])('a line that says other things is none: %s, %s', (type, words) => {
  expect(read(type, words)).toBeNull()
})

const nda = 'non-disclosure-agreement'
it.each([
  [
    nda,
    'return',
    'Destroy it all within ten days of a written request.',
    'The Recipient shall destroy the Confidential Information within ten days after a written request.',
  ],
  [
    nda,
    'injunction',
    'Injunction, no bond.',
    'The Discloser may seek an injunction against a breach without posting a bond.',
  ],
  [
    nda,
    'recipient',
    'Not to lenders unless the other party agrees in writing.',
    'The Recipient shall not disclose Confidential Information to lenders without the Discloser’s written consent.',
  ],
  [
    nda,
    'protection',
    'Everything stays confidential for 4 years after disclosure.',
    'The obligations of confidentiality continue for 4 years after each disclosure.',
  ],
  [
    nda,
    'confidentiality',
    'Anything said out loud counts only if confirmed in writing within 20 days.',
    'Information that is disclosed orally is Confidential Information only if it is confirmed in writing within 20 days after the disclosure.',
  ],
  [
    'sales-contract',
    'title',
    'The press stays ours until you’ve paid in full.',
    'Title to the Goods stays with the Seller until the Buyer has paid the price in full.',
  ],
  [
    'sales-contract',
    'risk',
    'Risk is yours once the hauler has it.',
    'The risk of loss passes to the Buyer when the carrier has received the Goods.',
  ],
  ['sales-contract', 'inspection', 'Inspection five days.', 'The Buyer has five days to inspect the Goods.'],
  [
    'rental-agreement',
    'late',
    'If its not there by the 4th its $35.',
    'If the rent is not paid by the 4th of the month, the Tenant shall pay a late fee of $35.',
  ],
  ['rental-agreement', 'pay', 'Pay by venmo only.', 'The Tenant shall pay by Venmo only.'],
  [job, 'pay', 'Twice a month.', 'The Employer pays the salary twice a month.'],
  ['settlement-agreement', 'legalFee', 'Each side own costs.', 'Each party bears its own attorney’s fees and costs.'],
])('what notes say of a subject is a clause: %s, %s, %s', (type, subject, words, clause) => {
  expect(framed(type, `${subject}Terms`, words)).toBe(clause)
})

it.each([
  [nda, 'return', 'Return in ten days what you can find, the rest later.'],
  [nda, 'protection', 'Everything stays confidential until the trial.'],
  ['sales-contract', 'risk', 'Risk is ours once the hauler has it.'],
  ['sales-contract', 'title', 'The press stays ours if you are late.'],
  ['rental-agreement', 'late', 'If its not there by the 4th its a problem.'],
])('what says more, or other things, is none: %s, %s, %s', (type, subject, words) => {
  expect(framed(type, `${subject}Terms`, words)).toBeNull()
})
