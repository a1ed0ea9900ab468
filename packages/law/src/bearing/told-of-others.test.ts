import { expect, it } from 'vitest'
import { bearingSentences } from './bearing-sentences.ts'

const opinion = [
  'Justice Ash delivered the opinion of the Court.',
  'It is argued that an officer must be free to stop and frisk any person in the street. If the stop and the frisk tell him more, the police may arrest the person. This scheme is justified upon the notion that a stop and a frisk of a person by the police are a petty indignity.',
  'We do not agree. The police may frisk a person whom they stop where they have reason to fear that he is armed.',
  'There is some suggestion that a stop and a frisk by the police are no search of a person at all.',
  'Justice Elm, concurring.',
  'The right of the police to frisk a person whom they stop is automatic and must not be questioned.',
].join('\n\n')
const found = bearingSentences(opinion, true, ['police', 'stop', 'frisk', 'person'], 6).map((one) => ({
  ...one,
  words: opinion.slice(one.start, one.end),
}))

it('what the court reports of an argument is none of its words', () => {
  expect(found[0]?.words).toBe(
    'The police may frisk a person whom they stop where they have reason to fear that he is armed.',
  )
  expect(found.map(({ words }) => words).join(' ')).not.toMatch(/scheme|suggestion|argued|tell him more/)
})

it.each([
  'The State argues that no cause is needed. A search of a house is unreasonable unless the police have probable cause.',
  'A statute that purports to authorize a search without a warrant is void where the police have no probable cause.',
])('what the court says itself behind an argument is its own: %s', (text) =>
  expect(
    bearingSentences(text, true, ['search', 'police', 'probable', 'cause'], 3).map(({ start, end }) =>
      text.slice(start, end),
    ),
  ).toContainEqual(expect.stringMatching(/probable cause\.$/)),
)

it('words of a concurrence are told to be of the judge who wrote it', () => {
  expect(found.filter(({ words }) => /automatic/.test(words))).toMatchObject([{ aside: true, by: 'Elm, concurring' }])
  expect(found[0]?.by).toBeUndefined()
})
