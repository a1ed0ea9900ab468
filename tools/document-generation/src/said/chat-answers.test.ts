import { expect, it } from 'vitest'
import { chatIn } from './chat.ts'
import { edited } from './edits.ts'

const chat = (more: string) => `Lena: Tomas is the cook
Kim: ok
Lena: he works days
${more}`
const last = (more: string) =>
  edited(
    chat(more),
    chatIn(chat(more), () => null, 'contracts'),
  )
    .text.split('\n')
    .slice(3)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

it.each([
  ['Kim: ohio law?\nLena: yep', 'ohio law.'],
  ['Kim: no pets right?\nLena: correct', 'no pets right.'],
  ['Kim: signing bonus? you said 1000\nLena: 1500', 'signing bonus: 1500.'],
  ['Kim: pay? same as Marco?\nLena: no marco’s 22. he gets 26', 'pay: he gets 26.'],
  ['Front desk Kim: sure. whats his name\nLena: Tomas Ibarra', 'Tomas Ibarra.'],
  ['Kim: lol ok. benefits\nLena: health from day 1', 'health from day 1.'],
])('reads a question with its answer: %s', (more, read) => {
  expect(last(more)).toBe(read)
})
