import { expect, it } from 'vitest'
import { reachingTermsOf } from './reach.ts'

const agreement = (term: string) => ({
  text: `SUPPLY AGREEMENT\n\nThis Supply Agreement is made between Ormond Mills, Inc. ("Buyer") and Finch Dairy LLC ("Seller").\n\n1. Seller shall deliver cheese each week, and Buyer shall pay for it within thirty days.\n\n2. ${term}\n\n3. This Agreement is governed by the law of Ohio.\n`,
  blocks: [],
  pages: [],
})
const read = (term: string) => {
  const document = agreement(term)
  return reachingTermsOf(document).map(({ reach, by }) => [reach, document.text.slice(by.start, by.end)])
}

it.each([
  ['Seller shall make good every shortage, whether or not it was due to the carrier.', 'everything', 'whether or not'],
  ['A credit in the next month is the sole remedy for spoiled goods.', 'only-remedy', 'sole remedy'],
  ['The count made at the dock by Buyer is conclusive.', 'final', 'is conclusive'],
  ['An invoice not disputed in five days is deemed accepted by Seller.', 'taken-as-agreed', 'deemed accepted'],
  ['The term continues for successive terms of one year.', 'runs-on', 'successive terms'],
  ['On any default all sums owed for the season become due at once.', 'due-at-once', 'become due at once'],
  ['The price is the greater of the contract price and the market price.', 'price-moves', 'greater of'],
  ['Recipes that Seller brings to the plant are the property of Buyer.', 'passes', 'are the property of'],
  ['Buyer may deduct its handling costs as it finds them.', 'taken-from-payments', 'may deduct'],
  ['Goods may be held for sums owed under this or any other contract.', 'other-dealings', 'this or any other contract'],
  ['Seller gives Buyer a perpetual right to its label.', 'no-end', 'perpetual'],
])('%s', (term, reach, by) => expect(read(term)).toEqual([[reach, by]]))

it.each([
  'Seller shall repair what its own driver breaks.',
  'The law of Ohio governs, without regard to its conflict of laws rules.',
  'The remedies in this section are not exclusive remedies.',
  'Buyer pays the price that both have signed for the season.',
  'Unsold goods are returned to Seller at the end of the month.',
])('is silent of %s', (term) => expect(read(term)).toEqual([]))

it('is silent of what is no contract', () =>
  expect(
    reachingTermsOf({
      text: 'Minutes. The chair spoke of costs of every kind, whether or not paid.',
      blocks: [],
      pages: [],
    }),
  ).toEqual([]))
