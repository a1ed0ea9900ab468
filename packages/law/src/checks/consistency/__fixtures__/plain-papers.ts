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
]
