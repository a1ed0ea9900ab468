import { expect, it } from 'vitest'
import { chatVoicesIn } from './chat-voices.ts'
import { pricesAgreedIn } from './counter-offers.ts'
import { edited } from './edits.ts'

const sale = { id: 'sales-contract', tab: 'contracts' } as const
const heard = (text: string) => edited(text, chatVoicesIn(sale, text)).text

it('tells each sentence of a chat of two parties with the parties', () => {
  const chat = `I'm the seller.
Ana: Can I see the canoe?
Me: Sure. I'll hold it for you until Friday. My rack stays with me.
Ana: I pay you when I pick it up. Bring the paddles.
Me: Pay me in cash`
  expect(heard(chat)).toBe(`I'm the seller.
Ana: Can I see the canoe?
Me: Sure. The Seller will hold it for the Buyer until Friday. The Seller’s rack stays with the Seller.
Ana: The Buyer pays the Seller when the Buyer picks it up. The Seller shall bring the paddles.
Me: The Buyer shall pay the Seller in cash`)
})

it.each([
  'Ana: I pay you Friday. Ben: I like it.\nAna: ok\nBen: ok',
  'The Seller: 12 Elm St\nPrice: $90',
  'I sell you the canoe and you pay me Friday.',
])('leaves alone what tells no two parties: %s', (text) => expect(heard(text)).toBe(text))

it('keeps the price that was agreed, and not the offer', () => {
  const chat = 'Me: It is blue.\nAna: Would you take 900?\nMe: 1,050 and the trailer is yours\nAna: Deal'
  expect(edited(chat, pricesAgreedIn(chat)).text).toBe(
    'Me: It is blue.\nAna: \nMe: The price is $1,050 and the trailer is yours\nAna: Deal',
  )
})
