/** The fields with the names of the two parties of a contract, and what the contract calls them. */
export const sides: Record<string, [field: string, party: string][]> = {
  'rental-agreement': [
    ['landlordName', 'the Landlord'],
    ['tenantName', 'the Tenant'],
  ],
  'sales-contract': [
    ['sellerName', 'the Seller'],
    ['buyerName', 'the Buyer'],
  ],
  'service-agreement': [
    ['providerName', 'the Provider'],
    ['clientName', 'the Client'],
  ],
  'consulting-agreement': [
    ['consultantName', 'the Consultant'],
    ['clientName', 'the Client'],
  ],
  'employment-contract': [
    ['employerName', 'the Employer'],
    ['employeeName', 'the Employee'],
  ],
  'promissory-note': [
    ['borrowerName', 'the Borrower'],
    ['lenderName', 'the Lender'],
  ],
  'settlement-agreement': [
    ['firstParty', 'the Payor'],
    ['secondParty', 'the Claimant'],
  ],
  'non-disclosure-agreement': [
    ['firstParty', ''],
    ['secondParty', ''],
  ],
}
