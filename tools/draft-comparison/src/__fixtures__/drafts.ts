import type { DocumentText } from '@casewright/core'

const opening = [
  'SUPPLY AGREEMENT',
  'This Supply Agreement is made between Northgate Supply, Inc., a Delaware corporation (“Buyer”), and Garner Metals LLC, an Ohio limited liability company (“Seller”).',
  '1. Definitions',
  '1.1 “Goods” means the steel parts listed in Schedule A.',
]
const delay =
  'Neither party is liable for delay caused by an event beyond its reasonable control, if it gives notice within five days.'

/** Two drafts of an agreement of our own making. */
export const olderLines = [
  ...opening,
  '2. Delivery',
  '2.1 Buyer may inspect the Goods within five (5) business days after delivery. Goods not rejected in that time are deemed accepted.',
  '3. Price',
  '3.1 Buyer shall pay $250,000 for the Goods within thirty (30) days of invoice.',
  '4. Liability',
  '4.1 Seller’s total liability under this Agreement shall not exceed the fees paid in the twenty-four (24) months before the event.',
  '5. Law',
  '5.1 This Agreement is governed by the laws of Delaware.',
  '6. Force Majeure',
  `6.1 ${delay}`,
]

export const newerLines = [
  ...opening.slice(0, 3),
  '1.1 “Goods” means the steel and copper parts listed in Schedule A.',
  '2. Force Majeure',
  `2.1 ${delay}`,
  '3. Delivery',
  '3.1 Buyer may inspect the Goods within ten (10) business days after delivery. Goods not rejected in that time are deemed accepted.',
  '4. Price',
  '4.1 Buyer shall pay $275,000 for the Goods within thirty (30) days of invoice. Seller may increase the price by four percent each year.',
  '5. Liability',
  '5.1 Seller’s total liability under this Agreement shall not exceed the fees paid in the twelve (12) months before the event.',
  '6. Law',
  '6.1 This Agreement is governed by the laws of Ohio.',
]

export const textOf = (lines: readonly string[]): DocumentText => {
  let at = 0
  const blocks = lines.map((line) => {
    const isHeading = /^(?:\d\. |[A-Z ]+$)/.test(line)
    const block = { kind: isHeading ? ('heading' as const) : ('paragraph' as const), start: at, end: at + line.length }
    at = block.end + 1
    return isHeading ? { ...block, level: 1 } : block
  })
  return { kind: 'txt', sha256: 'a'.repeat(64), text: lines.join('\n'), pages: [], pagesTotal: 0, blocks, warnings: [] }
}
