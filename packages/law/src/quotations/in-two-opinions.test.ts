import { expect, it } from 'vitest'
import { compareQuotations } from './compare-quotations.ts'

const text = `Mr. Justice Black delivered the opinion of the Court.

Petitioner argues that "a fence of wire is no enclosure at all." So it is: a fence of wire is no enclosure at all.

A ferry that takes all comers is a public way.

Mr. Justice Blackmun, concurring.

The Court says that a ferry that takes all comers is a public way. I write to add that a toll is no tax upon the traveler.

Mr. Justice BRANDÉIS, with whom Mr. Justice Stone concurs, dissenting.

A toll is no tax upon the traveler, and a fence of wire is no enclosure at all. The keeper of a ferry owes nobody a light.

Mr. Justice Feankfubtee and Mr. Justice Clark, dissenting.

No boat was ever taxed before it sailed.`
const compared = (words: string, said: string[] = [], leadIn?: string) =>
  compareQuotations([words], { id: 'a', text }, said, [leadIn])[0]
const outcomeOf = (...given: Parameters<typeof compared>) => compared(...given)?.outcome

it.each([
  ['a ferry that takes all comers is a public way', []],
  ['a ferry that takes all comers is a public way', ['Blackmun, J., concurring']],
  ['a fence of wire is no enclosure at all', []],
  ['a toll is no tax upon the traveler', ['Blackmun, J., concurring']],
  ['a toll is no tax upon the traveler', ['Brandeis, J., dissenting']],
])('words that stand in two opinions are those of either: %s %j', (words, said) => {
  expect(outcomeOf(words, said)).toBe('found')
})

it('words of two separate opinions are still not the court’s', () => {
  expect(compared('a toll is no tax upon the traveler')).toMatchObject({
    outcome: 'others-words',
    voice: { kind: 'concurrence', by: 'Blackmun' },
  })
  expect(outcomeOf('a ferry that takes all comers is a public way', ['Brandeis, J., dissenting'])).toBe('others-words')
})

it('a judge is told by the whole surname, however a scanner spoiled it', () => {
  const words = 'a toll is no tax upon the traveler'
  expect(outcomeOf(words, ['Black, J., concurring'])).toBe('others-words')
  expect(outcomeOf(words, [], 'Justice Black added that')).toBe('others-words')
  expect(outcomeOf(words, [], 'Justice Blackmun’s concurrence added that')).toBe('found')
  const light = 'The keeper of a ferry owes nobody a light.'
  expect(outcomeOf(light, ['Brandeis, J., dissenting'])).toBe('found')
  expect(outcomeOf(light, ['Stone, J., dissenting'])).toBe('others-words')
})

it('two judges may write together, and “opinion of” says whose it is', () => {
  const words = 'No boat was ever taxed before it sailed.'
  for (const said of ['Frankfurter, J., dissenting', 'Clark, J., dissenting', 'opinion of Frankfurter, J.'])
    expect([said, outcomeOf(words, [said])]).toEqual([said, 'found'])
  for (const said of ['Black, J.', 'opinion of Black, J.', 'opinion of the Court', 'Burton, J., dissenting'])
    expect([said, outcomeOf(words, [said])]).toEqual([said, 'others-words'])
})
