import { expect, it } from 'vitest'
import { chatIn } from './chat.ts'
import { edited } from './edits.ts'
import { putRightIn } from './put-right.ts'

const right = (text: string) => edited(text, putRightIn(text)).text.trim()

it.each([
  [
    'The rent is $1,150 a month. Deposit $900. Actually make the rent $1,100.',
    'The rent is $1,100 a month. Deposit $900.',
  ],
  ['Deposit of $900 is due at signing. Wait, the deposit is $950.', 'Deposit of $950 is due at signing.'],
  ['He pays by March 15. It is a loan. I meant March 20, not March 15.', 'He pays by March 20. It is a loan.'],
])('a later sentence puts a figure right: %s', (text, read) => {
  expect(right(text)).toBe(read)
})

it.each([
  'The rent is $1,150. The late fee is $50. Make the check out to Ann.',
  'The rent is $1,150. If he is late the rent is $1,200.',
  'The deposit is $900. Make the deposit refundable.',
])('leaves what puts nothing right: %s', (text) => {
  expect(right(text)).toBe(text)
})

it('takes the figure of an answer for the one that was asked, and the old one nowhere', () => {
  const text = 'Tom: I lend Rita 5,000\nRita: 5,000 on April 25?\nTom: no, 4,500 on the 25th\nRita: you’re right'
  const read = edited(text, chatIn(text)).text
  expect(read).toContain('4,500 on April 25.')
  expect(read).not.toMatch(/5,000|the 25th/)
})
