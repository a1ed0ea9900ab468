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
]
