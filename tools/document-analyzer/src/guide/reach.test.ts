import { expect, it } from 'vitest'
import { reachOf } from './reach.ts'

const reach = (checkId: string, text: string, words: string): string => {
  const start = text.indexOf(words)
  const span = reachOf({ text, blocks: [], pages: [] }, checkId, { start, end: start + words.length })
  return text.slice(span.start, span.end)
}

it('takes along the sentences beside a place that would contradict its new wording', () => {
  const fees = '18. Costs. If they litigate, Buyer will pay Seller’s lawyers win or lose. Seller does not pay Buyer’s.'
  expect(
    reach('one-sided.fees-win-or-lose', fees, 'If they litigate, Buyer will pay Seller’s lawyers win or lose.'),
  ).toBe('If they litigate, Buyer will pay Seller’s lawyers win or lose. Seller does not pay Buyer’s.')
  const limits =
    '15. Limits. Neither party is liable for lost profits. Seller’s whole liability is $250. Buyer’s liability has no limit.'
  expect(reach('one-sided.unlimited-liability', limits, 'Buyer’s liability has no limit.')).toBe(
    'Seller’s whole liability is $250. Buyer’s liability has no limit.',
  )
})

it('takes no sentence that speaks of something else, and none for other checks', () => {
  const text = '3. Costs. Buyer pays Seller’s lawyers win or lose. Goods are shipped on Mondays.'
  const words = 'Buyer pays Seller’s lawyers win or lose.'
  expect(reach('one-sided.fees-win-or-lose', text, words)).toBe(words)
  expect(reach('harsh.when-it-suits', `${text} Seller does not pay.`, words)).toBe(words)
})
