import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { plainly } from './plain.ts'
import { whoIn } from './who.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const named: Record<string, readonly [string, string][]> = {
  'non-disclosure-agreement': [
    ['firstParty', 'Alder Devices Inc.'],
    ['secondParty', 'Moss Plastics LLC'],
  ],
  'consulting-agreement': [
    ['consultantName', 'Ira Lund'],
    ['clientName', 'Finch Goods, Inc.'],
  ],
}
const read = (type: string, words: string, text = words, answers = '') => {
  const fields = types.get(type)?.fields.flatMap(({ name, term }) => (term ? [name] : [])) ?? []
  const filled = (named[type] ?? []).map(([field, value]) => ({ field, value, label: '', by: 'text' as const }))
  return plainly(type, fields, words, whoIn({ id: type }, text, filled), answers)
}

const nda = 'non-disclosure-agreement'
const we = 'We are Alder Devices Inc. The other side is Moss Plastics LLC. '
it.each([
  [
    nda,
    'One-way, we disclose and they receive.',
    we,
    'Alder Devices Inc. is the only Discloser, and the other party is the only Recipient.',
  ],
  [
    nda,
    'Return everything within 20 days if we ask.',
    we,
    'The Recipient shall return the Confidential Information within 20 days after the Discloser asks for it.',
  ],
  [
    nda,
    'It only needs to protect us, Alder Devices Inc., a Maine company.',
    we,
    'Alder Devices Inc. is the only Discloser, and the other party is the only Recipient.',
  ],
  [
    nda,
    'What we would be sharing: drawings, molds and price lists.',
    we,
    'Confidential Information includes drawings, molds and price lists.',
  ],
  [nda, 'Only for them to quote the job.', we, 'The Recipient may use Confidential Information only to quote the job.'],
  [
    nda,
    'It covers drawings, samples and prices.',
    we,
    'Confidential Information includes drawings, samples and prices.',
  ],
  [
    'sales-contract',
    'Title: no liens, bill of sale at closing.',
    '',
    'The Seller warrants that the Goods are free of liens and shall give the Buyer a bill of sale on closing.',
  ],
  [
    'consulting-agreement',
    'Invoices on the last day of the month, they pay in 20 days.',
    'I’m Ira Lund. ',
    'The Consultant shall invoice the Client on the last day of each month. Payment is due within 20 days after the invoice.',
  ],
  [
    'service-agreement',
    'Invoiced on the 1st, due on the 10th.',
    '',
    'The Provider shall invoice the Client on the 1st of each month. Payment is due by the 10th of the month.',
  ],
  [
    'consulting-agreement',
    'not more than 30 hours a month without their okay in writing',
    'I’m Ira Lund. ',
    'The Consultant shall not work more than 30 hours a month without the Client’s written consent.',
  ],
  [
    'rental-agreement',
    '24 hours notice before I come in except emergencies.',
    '',
    'The Landlord shall give the Tenant 24 hours’ notice before entering the Premises, except in an emergency.',
  ],
  [
    'rental-agreement',
    'One cat okay, $150 pet deposit, no dogs.',
    '',
    'The Tenant may keep one cat in the Premises and shall pay a pet deposit of $150. Dogs are not allowed.',
  ],
  [
    'rental-agreement',
    'Returned within 21 days after they leave.',
    '',
    'The Landlord shall return the deposit within 21 days after the Tenant moves out.',
  ],
  [
    'employment-contract',
    'Paid every other Thursday.',
    '',
    'The Employer shall pay the Employee every other Thursday.',
  ],
  [
    'employment-contract',
    '$48,000 a year paid twice a month.',
    '',
    'The Employer shall pay the salary of $48,000 a year twice a month.',
  ],
  ['employment-contract', 'Free meals on shift.', '', 'The Employee receives free meals on shift.'],
  ['employment-contract', 'half hour lunch', '', 'The Employee has a half-hour lunch break.'],
  [
    'employment-contract',
    'Can’t work for another restaurant in Sedona while he’s with us.',
    '',
    'During the employment, the Employee shall not work for another restaurant in Sedona.',
  ],
  ['employment-contract', '$500 a year for boots.', '', 'The Employer shall pay $500 a year for boots.'],
])('a plain sentence is a clause: %s, %s', (type, words, text, clause) =>
  expect(read(type, words, text + words)?.clause).toBe(clause),
)

const term = '12 months from March 1, 2027 to February 28, 2028.'
it('a sentence of which the answers have all says nothing more, and one with another figure does', () => {
  expect(read('rental-agreement', term, term, '12 March 1, 2027 February 28, 2028')?.clause).toBe('')
  expect(read('rental-agreement', term, term, 'March 1, 2027')).toBeNull()
})

it.each([
  [nda, 'It covers both of us.'],
  [nda, 'Return everything within 20 days if we ask, except the samples, which they may sell.'],
  ['rental-agreement', 'Tenants mow our lawn.'],
  ['rental-agreement', 'One cat okay if it is quiet.'],
  ['consulting-agreement', 'not more than 30 hours a month, except in May'],
  ['sales-contract', 'One cat okay, no dogs.'],
])('a sentence that says more, or something else, is none: %s, %s', (type, words) =>
  expect(read(type, words)).toBeNull(),
)
