import type { Hint } from './hint.ts'

/** Fields that are read by their kind, and what else they are called. */
export const labels: Record<string, Hint> = {
  senderTitle: { names: ['my title', 'your title', 'sender title', 'title', 'job title'] },
  recipientTitle: { names: ['recipient title', 'their title'] },
  recommendation: { names: ['recommendation'] },
  payFrequency: { names: ['pay frequency', 'paid', 'pay period', 'payroll', 'pay schedule', 'frequency'] },
  visaType: { names: ['visa type', 'type of visa', 'visa', 'visa category'] },
  governingLaw: {
    names: [
      'governing law',
      'law',
      'gov law',
      'choice of law',
      'state law',
      'governing state',
      'jurisdiction',
      'applicable law',
    ],
  },
  governingState: {
    names: [
      'governing law',
      'law',
      'gov law',
      'choice of law',
      'state',
      'governing state',
      'state law',
      'jurisdiction',
      'applicable law',
    ],
  },
  otherState: { names: ['governing law', 'governing state', 'law', 'choice of law', 'state law', 'applicable law'] },
  ssn: { names: ['ssn', 'social security number', 'social security', 'social', 'ss#'] },
  passportNumber: { names: ['passport number', 'passport no', 'passport', 'passport #'] },
  companyName: { names: ['company', 'employer', 'company name'] },
  premises: {
    names: [
      'premises',
      'property',
      'address of premises',
      'property address',
      'rental address',
      'apartment',
      'unit',
      'rental property',
      'premises address',
      'rental unit',
    ],
  },
  deliveryPlace: {
    names: ['delivery place', 'place of delivery', 'deliver to', 'delivery address', 'ship to', 'delivery location'],
  },
  agency: { names: ['agency', 'board', 'to', 'agency or board', 'department', 'licensing board', 'submitted to'] },
  lender: { names: ['lender', 'bank', 'to'] },
  funder: { names: ['funder', 'foundation', 'to', 'grantor', 'submitted to'] },
  applicantName: {
    names: ['name', 'applicant', 'full name', 'my name', 'from', 'applicant name', 'organization', 'legal name'],
  },
  firstParty: { names: ['first party', 'party 1', 'party a', 'party one', 'disclosing party', 'party'] },
  secondParty: { names: ['second party', 'party 2', 'party b', 'party two', 'receiving party', 'other party'] },
}
