import type { Pair } from './case.ts'

const period = (contradicts: string, agrees: string): Pair => ['consistency.period-twice', contradicts, agrees]

/** The same period in other words, and one that is of something else or the same length. */
export const retold: readonly Pair[] = [
  period(
    'Invoices. Customer shall pay each invoice within fifteen (15) days of receipt.\nAn invoice is past due if it is not paid within one month after receipt, and then bears interest.',
    'Invoices. Customer shall pay each invoice within thirty (30) days of receipt.\nAn invoice is past due if it is not paid within one month after receipt, and then bears interest.',
  ),
  period(
    'Customer shall pay invoices within thirty days after receipt.\nInvoices that have not been settled six weeks after Customer receives them are overdue.',
    'Customer shall pay invoices within thirty days after receipt.\nDisputes that have not been settled six weeks after Customer raises them are arbitrated.',
  ),
  period(
    'Landlord shall return the deposit, less lawful deductions with an itemized list, within twenty-one days after Tenants move out.\nLandlord will refund the deposit within six weeks of receiving the keys.',
    'Landlord shall return the deposit, less lawful deductions with an itemized list, within twenty-one days after Tenants move out.\nLandlord will read the meters within six weeks of receiving the keys.',
  ),
  period(
    'Buyer shall inspect the goods and report defects within five business days after delivery of the goods.\nGoods are accepted if Buyer has not reported a defect within two weeks after the goods arrive.',
    'Buyer shall inspect the goods and report defects within ten business days after delivery of the goods.\nGoods are accepted if Buyer has not reported a defect within two weeks after the goods arrive.',
  ),
  period(
    'A party in material breach has thirty days after notice to cure the breach.\nEither party may terminate if the other does not remedy a material breach within ten days after notice of it.',
    'A party in material breach has thirty days after notice to cure the breach.\nEither party may terminate if the other does not remedy a material breach within thirty days after notice of it.',
  ),
  period(
    'Consultant shall return all records within ten days after this Agreement ends.\nUpon termination, Consultant has one month to hand back Client’s records.',
    'Consultant shall return all records within ten days after this Agreement ends.\nUpon termination, Consultant has one month to bill Client for the last work.',
  ),
  period(
    'For a period of eighteen (18) months after the date of this covenant Seller shall not practice dentistry within five miles.\nThe restriction on the practice of dentistry ends one year after the date of this covenant.',
    'For a period of eighteen (18) months after the date of this covenant Seller shall not practice dentistry within five miles.\nThe restriction on the use of the name ends one year after the date of this covenant.',
  ),
  period(
    'Landlord shall give Tenant 24 hours’ notice before entering.\nLandlord will tell Tenant at least two days ahead before it enters the premises.',
    'Landlord shall give Tenant 24 hours’ notice before entering.\nLandlord will tell Tenant at least two days ahead before it raises the rent.',
  ),
  [
    'consistency.at-will-and-notice',
    'Executive’s employment is at will.\nExecutive must provide thirty days’ written notice before resigning.',
    'Executive’s employment is at will.\nIf the Company terminates without cause, it shall give thirty days’ notice or pay in lieu.',
  ],
  [
    'consistency.at-will-and-notice',
    'Either party may end this Agreement at any time without notice.\nA party that terminates this Agreement must notify the other at least fifteen (15) days before.',
    'The Company may terminate Executive for Cause without notice.\nExecutive shall give sixty days’ notice of resignation.',
  ],
  [
    'consistency.roles-swapped',
    'Lessor shall deliver the Roller to Lessee.\nLessee represents and warrants that the Roller is in good working order on delivery.',
    'Lessor shall deliver the Roller to Lessee.\nLessee warrants that the Roller will be in good working order when it is returned to Lessor.',
  ],
  [
    'consistency.roles-swapped',
    'Contractor shall build the deck. Owner shall pay Contractor $8,000.\nOwner warrants that all work will be free from defects for one year.',
    'Contractor shall build the deck. Owner shall pay Contractor $8,000.\nOwner warrants that the lumber supplied by Owner will be free from defects.',
  ],
  [
    'consistency.roles-swapped',
    'Supplier shall deliver widgets. Customer shall pay Supplier.\nCustomer warrants to Supplier that the widgets conform to the specifications.',
    'Supplier shall deliver widgets. Customer shall pay Supplier.\nSupplier warrants to Customer that the widgets conform to the specifications.',
  ],
  [
    'consistency.sum',
    'Ashdown shall pay Quill $45,000: $20,000 on August 3, 2026, $15,000 on September 1, 2026 and $15,000 on October 1, 2026.',
    'Ashdown shall pay Quill $50,000: $20,000 on August 3, 2026, $15,000 on September 1, 2026 and $15,000 on October 1, 2026.',
  ],
]
