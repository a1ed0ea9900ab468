import type { Pair } from './case.ts'

/** Defects of plain short papers, each with a paper that has the same words and not the defect. */
export const plainPapers: readonly Pair[] = [
  [
    'consistency.only-use-and-any',
    'Tenant shall use the Premises only as a tailor’s shop. Tenant may use the Premises for any lawful purpose.',
    'Tenant shall use the Premises only as a tailor’s shop. With the consent of Landlord, Tenant may use the Premises for any lawful purpose.',
  ],
  [
    'consistency.only-use-and-any',
    'The Unit may be occupied solely for a dental office. The Lessee is entitled to use the Unit for any lawful business.',
    'The Unit may be occupied solely for a dental office. The Lessor may use the deposit for any lawful purpose.',
  ],
  [
    'consistency.all-requirements-and-others',
    'Buyer shall buy all of its requirements of resin from Supplier. Buyer may buy resin from any other supplier at any time.',
    'Buyer shall buy all of its requirements of resin from Supplier. If Supplier cannot deliver, Buyer may buy resin from any other supplier.',
  ],
  [
    'consistency.all-requirements-and-others',
    'Customer agrees to purchase the Parts exclusively from Vendor. Customer is free to source the Parts from alternative vendors.',
    'Customer agrees to purchase the Parts exclusively from Vendor. Vendor may source materials from other suppliers.',
  ],
  [
    'consistency.count-and-days',
    'Borrower shall repay the Loan in 36 monthly payments of $500, beginning April 1, 2026. All amounts are due on April 1, 2028.',
    'Borrower shall repay the Loan in 36 monthly payments of $500, beginning April 1, 2026. All amounts are due on April 1, 2029.',
  ],
  [
    'consistency.count-and-days',
    'Maker shall pay 12 quarterly installments of $900 commencing January 1, 2026. This Note matures on July 1, 2027.',
    'Maker shall pay 12 quarterly installments of $900 commencing January 1, 2026. This Note matures on October 1, 2028.',
  ],
  [
    'consistency.roles-swapped',
    'Buyer shall deliver the resin to Buyer’s plant in Akron within ten days after each order.',
    'Supplier shall deliver the resin to Buyer’s plant in Akron within ten days after each order.',
  ],
  [
    'consistency.sum',
    'In a shortage Supplier allocates resin 50% to Buyer, 30% to other customers and 30% to its own use.',
    'In a shortage Supplier allocates resin 50% to Buyer, 30% to other customers and 20% to its own use.',
  ],
  [
    'consistency.roles-swapped',
    'Subscriber shall pay a fee of $900 a month. On an invoice that is overdue, Operator shall pay a late charge of one percent.',
    'Subscriber shall pay a fee of $900 a month. On an invoice that is overdue, Subscriber shall pay a late charge of one percent.',
  ],
  [
    'consistency.merchantable-and-not',
    'Seller warrants that the milk will be Grade A and merchantable. SELLER MAKES NO OTHER WARRANTY, EXPRESS OR IMPLIED, INCLUDING MERCHANTABILITY.',
    'Seller warrants that the milk will be Grade A and merchantable. Except for that, Seller makes no warranty, including any implied warranty of merchantability.',
  ],
  [
    'consistency.roles-swapped',
    'Tenant shall pay rent on the first day. If rent is not received by the fifth day, Landlord shall pay a late charge of $75.',
    'Tenant shall pay rent on the first day. If Landlord does not return the deposit in time, Landlord shall pay a late charge of $75.',
  ],
  [
    'consistency.roles-swapped',
    'Customer shall pay each invoice in 30 days. On an invoice that is not paid then, Contractor shall pay a late fee of 1%.',
    'Customer shall pay each invoice in 30 days. On an invoice that is not paid then, Customer shall pay Contractor a late fee of 1%.',
  ],
  [
    'consistency.roles-swapped',
    'Rent. Tenant shall pay $900 a month.\nLandlord’s duties. Tenant shall keep the roof in repair.\nTenant’s duties. Landlord shall keep the shop clean.\nPets. No pets are allowed.',
    'Rent. Tenant shall pay $900 a month.\nLandlord’s duties. Landlord shall keep the roof in repair.\nTenant’s duties. Tenant shall keep the shop clean.\nPets. No pets are allowed.',
  ],
  [
    'consistency.roles-swapped',
    '1. Rent. Tenant shall pay $900 a month.\n2. Landlord’s duties. Tenant shall keep the roof in repair.\n3. Late charge. It is $75.\n4. Outside work. None is done.',
    '1. Rent. Tenant shall pay $900 a month.\n2. Landlord’s duties. Landlord shall keep the roof in repair.\n3. Late charge. It is $75.\n4. Outside work. None is done.',
  ],
  [
    'consistency.period-twice',
    'Rent. Tenant shall pay $900 a month.\nSecurity deposit. Landlord shall return the rest with an itemized list within 30 days after Tenant moves out.\nPets. No pets are allowed.\nReturn of the deposit. Landlord shall send what remains of the deposit no later than 60 days after the end of the tenancy.',
    'Rent. Tenant shall pay $900 a month.\nSecurity deposit. Landlord shall return the rest with an itemized list within 30 days after Tenant moves out.\nPets. No pets are allowed.\nReturn of the keys. Tenant shall send what remains of the keys no later than 60 days after the end of the tenancy.',
  ],
  [
    'consistency.period-twice',
    '1. Work. It is done daily.\n2. Payment terms. Contractor shall bill Customer monthly, and Customer shall pay within 30 days after it receives the invoice.\n3. Late payment. Each bill is due 45 days after the date of the statement.',
    '1. Work. It is done daily.\n2. Payment terms. Contractor shall bill Customer monthly, and Customer shall pay within 30 days after it receives the invoice.\n3. Late payment. If a bill is unpaid 45 days after the date of the statement, Contractor may stop.',
  ],
]
