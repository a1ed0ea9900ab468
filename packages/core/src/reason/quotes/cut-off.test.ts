import { describe, expect, it } from 'vitest'
import { quoteLocator } from '../locate-quote.ts'

const said = 'a tenant must give notice'
const inSentence = (sentence: string, leadIn?: string, quotation = said) =>
  quoteLocator([
    {
      id: 'a',
      kind: 'authority',
      title: '',
      text: `The court met in March. ${sentence} The judgment of the court is affirmed.`,
    },
  ])(quotation, { leadIn })

describe('words cut out from under what governs them are out of context', () => {
  it.each([
    ['negation', 'It is not true that a tenant must give notice.'],
    ['negation', 'We cannot say that a tenant must give notice.'],
    ['negation', 'Nothing in the statute says that a tenant must give notice.'],
    ['negation', 'We reject the view that a tenant must give notice.'],
    ['negation', 'It would be absurd to say a tenant must give notice.'],
    ['negation', 'The landlord is wrong in saying that a tenant must give notice.'],
    ['negation', 'Far from showing that a tenant must give notice, the record is silent.'],
    ['negation', 'That a tenant must give notice is a proposition that we reject.'],
    ['claim', 'Plaintiff contends that a tenant must give notice.'],
    ['claim', 'The District Court held that a tenant must give notice.'],
    ['claim', 'It is said that a tenant must give notice.'],
    ['claim', 'We are asked to hold that a tenant must give notice.'],
    ['claim', 'According to the plaintiff, a tenant must give notice.'],
    ['claim', 'The theory that a tenant must give notice has its friends.'],
    ['claim', 'As we see it a tenant must give notice, the landlord argues.'],
    ['condition', 'If a tenant must give notice, the lease says so.'],
    ['condition', 'The question is whether a tenant must give notice.'],
    ['condition', 'So long as a tenant must give notice, the lease stands.'],
    ['condition', 'Had the statute said that a tenant must give notice, we would reverse.'],
    ['condition', 'It may be that a tenant must give notice.'],
    ['condition', 'Let us assume that a tenant must give notice.'],
    ['question', 'Does it follow that a tenant must give notice?'],
  ])('%s: %s', (kind, sentence) => {
    const { outcome, cutOff, why } = inSentence(sentence)
    expect({ outcome, kind: cutOff?.kind }).toEqual({ outcome: 'out-of-context', kind })
    expect(sentence).toContain(cutOff?.anchor.words)
    expect(why).toContain(cutOff?.anchor.words)
  })

  it.each([
    'No State may lay a tax on it.',
    'A carrier shall not be held to answer for the loss of it.',
    'He fails to state a claim under the act.',
  ])('where they go right on what is negated: %s', (sentence) => {
    const quotation = /(?:State|held|state) .*[^.]/.exec(sentence)?.[0] ?? ''
    expect(inSentence(sentence, undefined, quotation).outcome).toBe('out-of-context')
  })
})

describe('the place for which alone a sentence says it', () => {
  const sentence = 'A notice may not be deemed essential to a fair trial in some counties, but it is in ours.'
  it.each(['A notice may not be deemed essential to a fair trial.', 'may not be deemed essential to a fair trial'])(
    'may not be left out where the sentence takes it back for another: %s',
    (quotation) => {
      expect(inSentence(sentence, 'The court said', quotation)).toMatchObject({ outcome: 'spliced' })
    },
  )

  it.each([
    ['A notice may not be deemed essential in March, but the clerk sends one.', 'may not be deemed essential'],
    ['He may sue in this court, but he may not in that one.', 'may sue in this court'],
    ['A notice by mail is good in March, and it is in May.', 'A notice by mail is good'],
    [sentence, 'A notice may not be deemed essential to a fair trial in some counties, but it is in ours.'],
  ])('and may where it does not: %s', (whole, quotation) => {
    expect(inSentence(whole, 'The court said', quotation).outcome).toBe('found')
  })
})

describe('words that only come before take nothing from them', () => {
  it.each([
    'We hold that a tenant must give notice.',
    'There is no doubt that a tenant must give notice.',
    'It cannot be disputed that a tenant must give notice.',
    'The statute does not say so, but a tenant must give notice.',
    'The rule is no favorite of ours; a tenant must give notice.',
    'Although the point is not dispositive, the history makes it clear that a tenant must give notice.',
    'That a tenant must give notice is settled.',
    'Plaintiff contends that a tenant must give notice. We agree.',
    'The argument is old, and we think that a tenant must give notice.',
  ])('%s', (sentence) => expect(inSentence(sentence).outcome).toBe('found'))

  it.each([
    ['It is not true that a tenant must give notice.', 'The court denied that '],
    ['Plaintiff contends that a tenant must give notice.', 'The plaintiff had argued that '],
    ['The question is whether a tenant must give notice.', 'The court asked whether '],
    ['No damages are due unless he proves that a tenant must give notice.', 'The landlord must prove that'],
    ['No damages are due unless he proves that a tenant must give notice.', 'The act requires a showing that'],
  ])('nor where the writer says the like before the quotation: %s', (sentence, leadIn) => {
    expect(inSentence(sentence, leadIn).outcome).toBe('found')
    expect(inSentence(sentence, 'The court held that ').outcome).toBe('out-of-context')
  })
})

describe('an ellipsis that takes the sense with it', () => {
  it.each([
    [
      'Some courts hold otherwise, and here a tenant may always leave.',
      'Some courts hold . . . a tenant may always leave',
    ],
    [
      'Some courts hold, wrongly in our view, that a tenant may leave.',
      'Some courts hold . . . that a tenant may leave',
    ],
    ['Neither the lease nor the statute requires notice.', 'Neither the lease . . . requires notice'],
    ['The rule in Smith is no longer the law of this State.', 'The rule in Smith . . . .'],
    ['We announced the rule in Smith and today overrule it.', 'We announced the rule in Smith . . . .'],
    ['The tenant may leave the house, but he must pay.', 'The tenant may leave the house . . . .'],
    ['A State may refuse to abridge or deny the right.', 'A State may . . . deny the right'],
  ])('%s', (sentence, quotation) => expect(inSentence(sentence, undefined, quotation).outcome).toBe('spliced'))

  it.each([
    ['It may bar an honest suit and thus may block relief.', 'bar an honest suit and thus . . . block relief'],
    ['He named each element of the offense with which he is charged.', 'each element of the offense . . . charged'],
    [
      'A single State may, if its citizens choose, serve as a laboratory.',
      'A single State may . . . serve as a laboratory',
    ],
  ])('may leave out what the words kept say themselves: %s', (sentence, quotation) =>
    expect(inSentence(sentence, undefined, quotation).outcome).toBe('found'),
  )
})

it('“must” alone carries no condition', () => {
  expect(inSentence('If a tenant must give notice, the lease says so.', 'The court must hold that').outcome).toBe(
    'out-of-context',
  )
})
