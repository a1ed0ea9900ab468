import { expect, it } from 'vitest'
import { askAbout } from './asking.ts'
import { unreadIn } from './unread.ts'

const text = 'He signed in March, took 26 weeks of pay, and left. Beto died in 2026. It rained.'
const words = (read: readonly string[]) =>
  unreadIn(
    text,
    read.map((one) => ({ start: text.indexOf(one), end: text.indexOf(one) + one.length })),
  ).map(({ start, end }) => text.slice(start, end))

it('lists whole sentences that nobody took, unless they are too short to say anything', () =>
  expect(words([])).toEqual(['He signed in March, took 26 weeks of pay, and left.', 'Beto died in 2026.']))

it('lists of a sentence that was read the clauses with a figure, a day or a quotation', () =>
  expect(words(['signed in March', 'Beto'])).toEqual(['took 26 weeks of pay']))

it('lists nothing that was read', () => expect(words(['signed', '26', 'Beto'])).toEqual([]))

it.each([
  ['The boss wrote "he is no team player".', 'Who heard or wrote'],
  ['They paid $61,000 in all.', 'What makes up the $61,000'],
])('asks about a sentence by what is in it: %s', (sentence, question) => expect(askAbout(sentence)).toContain(question))

it.each(['He came back in 2021.', 'The dog was loose.'])('has no question of its own for %s', (sentence) =>
  expect(askAbout(sentence)).toBeUndefined(),
)
