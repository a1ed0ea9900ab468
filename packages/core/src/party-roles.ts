/** What a party of a matter can be, by what a document calls it. */
export const partyRoles = {
  plaintiff: 'Plaintiff',
  defendant: 'Defendant',
  landlord: 'Landlord',
  tenant: 'Tenant',
  seller: 'Seller',
  buyer: 'Buyer',
  employer: 'Employer',
  employee: 'Employee',
  consultant: 'Consultant',
  provider: 'Service provider',
  customer: 'Customer of a service provider or consultant',
  lender: 'Lender',
  borrower: 'Borrower',
  principal: 'Principal',
  agent: 'Agent',
  applicant: 'Applicant',
  affiant: 'Affiant',
  other: 'Other',
} as const
export type PartyRole = keyof typeof partyRoles

/** Most parties that a matter names. */
export const mostParties = 40
