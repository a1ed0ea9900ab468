export { capital } from '../../capital.ts'
/** What a pattern read, by its slots. */
export type Slots = Record<string, string>

/** Who has which part in a type of contract, and what is paid. */
export interface Cast {
  type: string
  /** Who pays, and who is paid for what they give or do. */
  payer: string
  payee: string
  /** What is paid: 'rent', 'an invoice'. */
  due: string
  /** What the parties end. */
  bond: string
}

/** A clause for a sentence that says no more than its pattern. */
export interface Rule {
  /** The subjects whose sentences it reads; without any, all. */
  on: readonly string[]
  says: string
  writes: (read: Slots, cast: Cast) => string
}

export const rule = (on: string, says: string, writes: Rule['writes']): Rule => ({
  on: on.split(' ').map((one) => `${one}Terms`),
  says,
  writes,
})

/** '45 days’', '1 week’s': a time before what it is of. */
export const of = (time = ''): string => (/s$/.test(time) ? `${time}’` : `${time}’s`)
/** 'The 5th', however it was said. */
export const the = (day = ''): string => day.replace(/^(?!the )/, 'the ')

export const casts: Record<string, Cast> = {
  'rental-agreement': {
    type: 'rental-agreement',
    payer: 'the Tenant',
    payee: 'the Landlord',
    due: 'rent',
    bond: 'this Agreement',
  },
  'sales-contract': {
    type: 'sales-contract',
    payer: 'the Buyer',
    payee: 'the Seller',
    due: 'an amount',
    bond: 'this Agreement',
  },
  'service-agreement': {
    type: 'service-agreement',
    payer: 'the Client',
    payee: 'the Provider',
    due: 'an invoice',
    bond: 'this Agreement',
  },
  'consulting-agreement': {
    type: 'consulting-agreement',
    payer: 'the Client',
    payee: 'the Consultant',
    due: 'an invoice',
    bond: 'this Agreement',
  },
  'employment-contract': {
    type: 'employment-contract',
    payer: 'the Employer',
    payee: 'the Employee',
    due: 'salary',
    bond: 'the employment',
  },
  'non-disclosure-agreement': {
    type: 'non-disclosure-agreement',
    payer: 'the Recipient',
    payee: 'the Discloser',
    due: 'an amount',
    bond: 'this Agreement',
  },
}

/** Who has which part in the contracts for which no whole sentence is drawn. */
const others: Record<string, Cast> = {
  'promissory-note': {
    type: 'promissory-note',
    payer: 'the Borrower',
    payee: 'the Lender',
    due: 'an installment',
    bond: 'this Note',
  },
  'settlement-agreement': {
    type: 'settlement-agreement',
    payer: 'the Payor',
    payee: 'the Claimant',
    due: 'a payment',
    bond: 'this Agreement',
  },
}

/** Who has which part in a type of contract, also in one for which no whole sentence is drawn. */
export const castOf = (type: string): Cast | undefined => casts[type] ?? others[type]
