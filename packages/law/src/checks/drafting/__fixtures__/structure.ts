import type { Example } from './example.ts'

const paragraphs = (...words: string[]): string => words.join('\n\n')
const defined = '“Seller” means Acme. “Goods” means the boxes. The Seller sends the Goods.'
const heading = (text: string, words: string, level: number) => {
  const start = text.indexOf(words)
  return { kind: 'heading' as const, start, end: start + words.length, level }
}
const styled = 'Terms\n\nThe buyer pays.\n\nPrice\n\nThe price is low.'

export const structureExamples: readonly Example[] = [
  {
    check: 'definition.missing',
    hit: `${defined} The Seller refunds the Purchase Price. The Purchase Price is paid in May.`,
    words: ['Purchase Price'],
    miss: `${defined} “Purchase Price” means one dollar. The Seller refunds the Purchase Price. Pay the Purchase Price in the State of Ohio.`,
  },
  {
    check: 'definition.unused',
    hit: '“Fee” means one dollar. “Goods” means the boxes. The Goods are sold.',
    words: ['Fee'],
    miss: '“Fee” means one dollar. “Goods” means the boxes. THE FEES for the Goods are due.',
  },
  {
    check: 'definition.twice',
    hit: '“Fee” means one dollar. The Fee is due on the first day of the month. “Fee” means two dollars.',
    words: ['Fee'],
    miss: '“Fee” has the meaning set forth in Section 2. The Buyer shall pay one dollar for each box (the “Fee”).',
  },
  {
    check: 'definition.lower-case',
    hit: '“Delivery Date” means May 1, 2021. Pay before the Delivery Date. Call on the Delivery Date. Nothing is due after the delivery date.',
    words: ['delivery date'],
    miss: '“Delivery Date” means May 1, 2021. Pay before the Delivery Date. Call on the Delivery Date, but not on the delivery date of other goods.',
  },
  {
    check: 'definition.spelling',
    hit: '“Confidential Information” means secrets. Keep all Confidential information safe.',
    words: ['Confidential information'],
    rewrite: 'Confidential Information',
    miss: '“Confidential Information” means secrets. Keep all Confidential Information safe. CONFIDENTIAL INFORMATION stays here. “Contractor” means Ann. This Contract or that one binds the Contractor.',
  },
  {
    check: 'reference.section',
    hit: paragraphs('1. Price. The price is low.', '2. Term. See Section 5.', '3. End. It ends.'),
    words: ['Section 5'],
    miss: paragraphs('1. Price. The price is low.', '2. Term. See Section 3 and Section 5 of the Act.', '3. End. It ends.'),
  },
  {
    check: 'reference.attachment',
    hit: paragraphs(
      'The fees are those of the list in Exhibit B, which the parties have signed, and of no other list that either of them may have seen before the contract was made. '.repeat(3),
      'Nothing else is due but what Exhibit A names.',
      'EXHIBIT A',
      'The fees.',
    ),
    words: ['Exhibit B'],
    miss: paragraphs('The seller shall schedule a call. '.repeat(12), 'The fees are in Exhibit A.', 'EXHIBIT A', 'The fees.'),
  },
  {
    check: 'numbering.gap',
    hit: paragraphs('1.1 Price. It is low.', '1.2 Term. One year.', '1.4 End. It ends.'),
    words: ['1.4'],
    miss: paragraphs('1.1 Price. It is low.', '1.2 Term. One year. 1.3 Tax. None is due.', '1.4 End. It ends.'),
  },
  {
    check: 'numbering.gap',
    hit: paragraphs('1. Price.', '(a) It is low.', '(b) It is fixed.', '(d) It is paid.'),
    words: ['(d)'],
    miss: paragraphs('1. Price.', '(a) It is low.', '(b) It is fixed; and (c) it is due.', '(d) It is paid.'),
  },
  {
    check: 'numbering.duplicate',
    hit: paragraphs('1.1 Price. It is low.', '1.2 Term. One year.', '1.2 End. It ends.'),
    words: ['1.2'],
    miss: paragraphs('1.1 Price. It is low.', '1.2 Term. One year.', 'EXHIBIT A', '1.1 Fees. They are low.', '1.2 Tax. None.'),
  },
  {
    check: 'numbering.heading-level',
    hit: styled,
    words: ['Price'],
    miss: styled,
    blocks: [
      [heading(styled, 'Terms', 1), heading(styled, 'Price', 3)],
      [heading(styled, 'Terms', 1), heading(styled, 'Price', 2)],
    ],
  },
]
