import type { Pair } from './case.ts'

const of = (id: Pair[0], wrong: string, right: string, texts: readonly string[]): Pair[] =>
  texts.map((text) => [id, text.replaceAll('@', wrong), text.replaceAll('@', right)])

/** The same slips where a heading, a schedule or a table says what the sentence does not. */
export const otherHands: readonly Pair[] = [
  ...of('consistency.sum', '$65,500', '$56,500', [
    'Item                Quantity      Price        Extended\nBrackets ......... 1,000 ....... $4.00 ...... $ 4,000\nFrames ........... 500 ......... $75.00 ..... $37,500\nPanels ........... 300 ......... $50.00 ..... $15,000\n                                 TOTAL ...... @',
    '| Item | Qty | Price | Amount |\n| Brackets | 1,000 | $4.00 | $4,000 |\n| Frames | 500 | $75.00 | $37,500 |\n| Panels | 300 | $50.00 | $15,000 |\n| Total | | | @ |',
  ]),
  ...of('consistency.product', '$73,500', '$37,500', [
    'Item                Quantity      Price        Extended\nBrackets ......... 1,000 ....... $4.00 ...... $ 4,000\nFrames ........... 500 ......... $75.00 ..... @\nPanels ........... 300 ......... $50.00 ..... $15,000',
  ]),
  ...of('consistency.amount-twice', '$2.4M', '$2.2M', [
    'Section 4(b). The purchase price for the Shares shall be Two Million Two Hundred Thousand Dollars ($2,200,000).\nSection 9. Buyer shall wire the purchase price of @ at Closing.',
    'ARTICLE IV\nIn no event will the total liability of either party exceed $2,200,000.\nSCHEDULE 2\nThe aggregate liability of a party shall not exceed @.',
  ]),
  ...of('consistency.amount-twice', '$2,400', '$2,200', [
    'Article 3. The monthly fee for the Services is $2,200.\nSCHEDULE A\nMonthly fee: @',
  ]),
  ...of('consistency.period-twice', '45', '30', [
    '4.1 Customer shall pay each invoice within 30 days after receipt.\nEXHIBIT A\nPayment terms: net @',
    '“Restricted Period” means the term of employment and thirty days after it.\n8.3 For this Section, “Restricted Period” means the term of employment and @ days after it.',
    '2.2 It renews for periods of twelve months unless either party gives notice of nonrenewal thirty (30) days before the end.\nEXHIBIT A – ORDER FORM\nStart ............. July 1, 2025\nNonrenewal ........ Either party may stop renewal by notice @ days before the period ends',
  ]),
  ...of('consistency.period-twice', 'five years', '36 months', [
    'The term of this Agreement is three years.\nARTICLE IX\nThis Agreement continues for @ unless sooner terminated under Article X.',
  ]),
  ...of('consistency.governing-law', 'Texas', 'Ohio', [
    'GOVERNING LAW\nThis Agreement is governed by the law of Ohio.\nGENERAL\n(d) This is the complete agreement, and its validity and construction are to be determined under the laws of the State of @.',
    'Section 14. These Terms are governed by the laws of Ohio.\nEXHIBIT A\nGoverning law: @',
  ]),
  ...of('consistency.roles-swapped', 'Supplier interest', 'the bank of Supplier', [
    'If payment is late, Supplier shall pay @ at one percent a month.',
  ]),
  ...of('consistency.notice-to-end', '90-day', '30-day', [
    'TERMINATION\nThis Agreement may be terminated by either party on 30 days’ notice.\nGENERAL\nEither party can cancel on a @ written notice to the other.',
  ]),
  ...of('consistency.reference-subject', 'Section 5', 'Section 3', [
    '1. PREMISES\nLandlord leases the premises.\n2. INSURANCE\nTenant carries insurance.\n3. CASUALTY\nIf a casualty occurs, Landlord rebuilds.\n4. SURRENDER\nTenant shall surrender the premises, subject to loss by casualty, which is governed by @.\n5. ASSIGNMENT\nTenant shall not assign.\n6. INDEMNITY\nTenant shall indemnify Landlord.\n7. DEFAULT\nLandlord may re-enter.',
  ]),
  ...of('consistency.amount-twice', '$12,500', '$10,000', [
    'Buyer shall deposit earnest money of $10,000 with the Title Company.\n9. If Buyer defaults, Seller keeps the earnest money of @.',
    'KEY TERMS\nSecurity deposit ............ $10,000\n\n4. Tenant shall pay a security deposit of @.',
  ]),
  ...of('consistency.product', '$26,000', '$24,000', [
    'Base Rent is @ per year, payable in twelve equal installments of $2,000.',
    'The price of the truck is @, to be paid in 12 monthly payments of $2,000.',
  ]),
  ...of('consistency.sum', '$40,000', '$30,000', [
    'The Settlement Amount of $90,000 shall be paid: (1) $50,000 to Plaintiff; (2) $10,000 to Plaintiff as wages; and (3) @ to her counsel.',
  ]),
  ...of('consistency.term-end', 'January 14, 2026', 'January 14, 2027', [
    'The Initial Term starts on January 15, 2025 and lasts 24 months, through @.',
  ]),
  ...of('consistency.period-twice', '60', '30', [
    'Payment is due thirty (30) days after the invoice date.\nORDER FORM\nPayment Terms: Net @',
    'Company may terminate this Agreement for convenience on 30 days’ notice.\nSection 9(b). Termination without cause by Company requires @ days’ prior notice.',
  ]),
  ...of('consistency.roles-swapped', 'Tenant rent', 'Tenant rent abatement', [
    'Landlord leases the Premises to Tenant.\n3. Landlord shall pay @ on the first of each month.',
  ]),
  ...of('consistency.entity', 'a Texas corporation', 'a Delaware corporation', [
    'This Agreement is between Harbor Supply, Inc., a Delaware corporation (“Seller”) and Oak Lane LLC, an Ohio limited liability company (“Buyer”).\n7. Seller represents that it is @ duly organized.',
  ]),
  ...of('consistency.who-bears', 'obtain', 'report', [
    'Lessor shall pay for all heating oil deliveries.\nEXHIBIT B\nLessee shall, at its sole expense, @ heating oil deliveries.',
  ]),
  ['consistency.amount-twice', 'The purchase price for the Equipment is $40,000.\nThe purchase price is $45,000.', 'The purchase price for the Equipment is $40,000.\nThe purchase price for the Building is $400,000.'],
  ['consistency.sum', 'Item\nPanels ... 10 ... $500.00 ... $5,000.00\nNuts ... 20 ... $200.00 ... $4,000.00\nTotal ... $9,900.00', 'Item\nPanels ... 10 ... $500.00 ... $5,000.00\nNuts ... 20 ... $200.00 ... $4,000.00\nSales tax ... $900.00\nTotal ... $9,900.00'],
  ['consistency.roles-swapped', 'Seller shall pay to Seller the sum of $500 at closing.', 'Seller shall pay Seller closing costs at closing.'],
  ['consistency.amount-twice', 'The security deposit of $2,000 is paid at signing.\nLandlord holds the security deposit of $2,500.', 'The security deposit of $2,000 is paid at signing.\nFor a pet, the security deposit of $500 is paid as well.'],
  ['consistency.amount-twice', 'Monthly Rent: $1,850\nThe monthly rent is $1,950.', 'Suite 410 Monthly Rent: $1,850\nSuite 420 Monthly Rent: $1,950'],
  ['consistency.amount-twice', 'Monthly Rent ........ $1,850\nThe monthly rent is $1,950.', 'Monthly Rent ........ $1,850 (months 1–12)\nMonthly Rent ........ $1,950 (months 13–24)'],
  ['consistency.period-twice', 'Invoices are due net 30.\nThe invoices for the Services are due net 60.', 'Invoices are due net 30.\nInvoices for tooling are due net 60.'],
  ['consistency.sum', 'The Fee of $12,000 is payable in three installments: $4,000, $4,000 and $5,000.', 'The Fee of $12,000 is payable in two installments of $4,000 and one of $4,000.'],
  ['consistency.rate-twice', 'Owner shall hold retainage of five percent (5%) from each payment.\nFinal payment, including the retained ten percent (10%), is due thirty days after completion.', 'Owner shall hold retainage of five percent (5%) from each payment.\nFinal payment, including the retained five percent (5%), is due thirty days after completion.'],
  ['consistency.rate-twice', '4. Distributor shall pay a royalty of six percent (6%) of Gross Sales each week.\nSchedule B\nRoyalty (Section 4) at 6.5% ...... $1,300.00', '4. Distributor shall pay a royalty of six percent (6%) of Gross Sales each week.\nDistributor shall pay a royalty of 4% of Gross Sales online.\nSchedule B\nRoyalty (Section 4) at 6% ...... $1,200.00'],
]
