import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { noticedIn } from './noticed.ts'
import { sideOf } from './side.ts'

const noticed = (text: string, kind: string, type: CaseType = 'contract'): string[] =>
  noticedIn(text, sideOf(text, type), [])
    .filter((one) => one.kind === kind)
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)))

describe('an absence', () => {
  it.each([
    ['The shop keeps a log, and nobody wrote the fall down.', 'and nobody wrote the fall down'],
    ['We looked for a complaint before June; there were no earlier complaints.', 'there were no earlier complaints'],
    ['He paid in cash, never asked for a receipt, and left.', 'never asked for a receipt'],
    ['The lender hasn’t produced the original note.', 'The lender hasn’t produced the original note'],
    ['She walked home, without any help, that night.', 'without any help'],
    ['The seller did not forbid an inspection.', 'The seller did not forbid an inspection'],
    ['Treatment ended on Feb. 10, no follow-up visit was made.', 'no follow-up visit was made'],
  ])('is noticed with its clause: %s', (text, clause) => expect(noticed(text, 'absence')).toEqual([clause]))

  it.each([
    'There is no doubt that the seller signed.',
    'I don’t know who drove.',
    'We do not think that this matters.',
    'If nobody saw it, we would have a problem.',
    'The tenant says that he never got the letter.',
    'That is not pretty.',
    'Did nobody call the police?',
  ])('is none in: %s', (text) => expect(noticed(text, 'absence')).toEqual([]))
})

describe('a weak point', () => {
  it.each([
    'The mail to the buyer is dated a day late, and that is the worst of it.',
    'Frankly, the paint was the wrong color.',
    'Our own foreman had warned the office.',
    'Bad for us: the clerk backdated the form.',
    'Client regrets the text that he sent.',
  ])('is what the writer calls one: %s', (text) => expect(noticed(text, 'weakness')).toEqual([text]))

  it('goes on under its heading until the writer turns', () => {
    const text = 'Weak spots: the invoice was late. The driver left early. Still, the goods came. The buyer used them.'
    expect(noticed(text, 'weakness')).toEqual(['Weak spots: the invoice was late.', 'The driver left early.'])
  })

  it.each(['The buyer has a weak heart.', 'If a file turned up, we’re cooked.', 'The goods came in good order.'])(
    'is none in: %s',
    (text) => expect(noticed(text, 'weakness')).toEqual([]),
  )
})

describe('a word of somebody else', () => {
  it.each([
    'The neighbor says the tree was dead for years.',
    'Her supervisor texted a colleague that she was done here.',
    'The cashier has a grudge against the manager.',
    'The other side denies that call.',
  ])('is noticed: %s', (text) => expect(noticed(text, 'word')).toEqual([text.slice(0, -1)]))

  it.each([
    'I told the adjuster everything.',
    'The policy says that notice is due at once.',
    'Her claim against the store is two years old.',
    'He does not claim lost wages.',
  ])('is none in: %s', (text) => expect(noticed(text, 'word')).toEqual([]))
})
