import type { Example } from './example.ts'

const long = Array.from({ length: 31 }, () => 'the goods').join(', ')
const hard =
  'Notwithstanding the immediately preceding subparagraph, indemnification obligations enumerated elsewhere necessarily encompass consequential reputational liabilities, administrative expenditures, investigatory obligations, supplementary communications, intermediary transactional considerations, and any comparable extraordinary circumstances whatsoever arising contemporaneously. '
const easy = 'The buyer pays the price in May. The seller sends the goods by ship. Each side keeps its own copy of the bill. '

export const wordingExamples: readonly Example[] = [
  {
    check: 'plain.wordy-phrase',
    hit: 'Prior to the closing, the Seller pays.',
    words: ['Prior to'],
    rewrite: 'Before',
    miss: 'The Seller needs prior written consent.',
  },
  {
    check: 'plain.long-word',
    hit: 'The Seller UTILIZES the mark.',
    words: ['UTILIZES'],
    rewrite: 'USES',
    miss: 'The Seller pays for utilities.',
  },
  {
    check: 'plain.noun-for-verb',
    hit: 'The Buyer shall make payment of\n   the price.',
    words: ['make payment of'],
    rewrite: 'pay',
    miss: 'The Buyer shall make a payment plan.',
  },
  {
    check: 'plain.latin',
    hit: 'Interest runs at five percent per annum.',
    words: ['per annum'],
    rewrite: 'per year',
    miss: 'Fees are shared pro rata.',
  },
  {
    check: 'plain.in-order-to',
    hit: 'The Buyer calls in order to pay.',
    words: ['in order to'],
    rewrite: 'to',
    miss: 'The books are in order to the last page, and kept in order to the letter of the law.',
  },
  {
    check: 'plain.from-time-to-time',
    hit: 'The Seller may from time to time change the list.',
    words: ['may from time to time'],
    rewrite: 'may',
    miss: 'The list as amended from time to time applies.',
  },
  {
    check: 'plain.doublet',
    hit: 'A transfer without consent is null and void.',
    words: ['null and void'],
    rewrite: 'void',
    miss: 'The sum is due and payable, and nobody shall cease and desist.',
  },
  {
    check: 'plain.double-negative',
    hit: 'The Tenant shall not fail to pay.',
    words: ['shall not fail to'],
    rewrite: 'shall',
    miss: 'Consent shall not be unreasonably withheld.',
  },
  {
    check: 'plain.gendered-pronoun',
    hit: 'The Employee shall keep his tools clean.',
    words: ['his'],
    miss: 'The Employee shall keep his or her tools clean. Anyone may call; he is heard.',
  },
  {
    check: 'plain.long-sentence',
    hit: `The Seller delivers ${long}.`,
    words: [`The Seller delivers ${long}.`],
    miss: 'The Seller delivers the goods. The Buyer pays. '.repeat(12),
  },
  {
    check: 'plain.reading-grade',
    hit: hard.repeat(5),
    words: [1, 2, 3].map(() => hard.trim()),
    miss: easy.repeat(10),
  },
  {
    check: 'archaic.words',
    hit: 'The aforesaid goods are sold.',
    words: ['aforesaid'],
    miss: 'The goods that were named before are sold. He who said it knew.',
  },
  {
    check: 'archaic.said',
    hit: 'The keys of said house are lost.',
    words: ['said'],
    rewrite: 'the',
    miss: 'He wrote of it and said the house is sold. As to said and done, nobody knows.',
  },
  {
    check: 'archaic.hereto',
    hit: 'The list attached hereto as Exhibit A applies.',
    words: ['attached hereto'],
    rewrite: 'attached',
    miss: 'The list attached as Exhibit A and the amendment hereto apply.',
  },
  {
    check: 'archaic.hereinafter',
    hit: 'Ann Doe (hereinafter referred to as the “Tenant”) pays.',
    words: ['hereinafter referred to as the “'],
    rewrite: 'the “',
    miss: 'Ann Doe (the “Tenant”) pays what is hereinafter called rent.',
  },
  {
    check: 'archaic.witness-whereof',
    hit: 'IN WITNESS WHEREOF, the parties sign.',
    words: ['IN WITNESS WHEREOF, the'],
    rewrite: 'The',
    miss: 'The parties sign before a witness.',
  },
  {
    check: 'slip.doubled-word',
    hit: 'The keys of the\nthe house are lost.',
    words: ['the\nthe'],
    rewrite: 'the',
    miss: 'He said that that was so, and had had enough of the The Hague rules.',
  },
  {
    check: 'slip.unmatched-parenthesis',
    hit: 'The Buyer pays the price (in dollars on the day of delivery and no later.',
    words: ['(in'],
    miss: 'The Buyer pays a) the price (in dollars), b) the taxes (if any (and only then)), and 1) the freight.',
  },
  {
    check: 'slip.unmatched-quotation',
    hit: 'The Buyer calls the house “the castle and pays for it on the day of delivery.',
    words: ['“the'],
    miss: 'The Buyer calls the house “the castle” and pays for it on the day of delivery.',
  },
]
