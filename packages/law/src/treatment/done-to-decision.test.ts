import { expect, it } from 'vitest'
import { treatmentsIn } from './treatments-in.ts'

const elm = 'We upheld a search in Elm v. Ashford, 410 U.S. 113 (1973).'
const kindsOf = (sentence: string) =>
  treatmentsIn({ text: `${elm} ${sentence}` })
    .filter(({ of, isDenied }) => of.name === 'Elm v. Ashford' && !isDenied)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'cited')

it.each([
  ['We know of no other procedure that is so limited in the manner in which words are obtained.', 'so limited'],
  ['A properly limited Elm encounter may still end in violence.', 'an encounter'],
  ['The search was brief. It was limited to the coat that he wore, as in Elm.', 'a search'],
  ['Following the rationale of Elm, our inquiry is limited to the first question.', 'an inquiry'],
  ['The rule of Elm has its limits, and we need not find them.', 'limits that it has'],
  ['Two cases now present questions similar to those considered in Elm.', 'questions'],
  ['We rejected Elm’s contention that he was deprived of his rights.', 'a party’s contention'],
  ['A similar claim was considered and rejected in Elm.', 'a claim'],
  ['Elm was decided on a demurrer.', 'that it was decided'],
  ['We think that Elm was correctly decided, and we adhere to it.', 'that it is right'],
])('what is said of something else says nothing of the decision named beside it: %s', (sentence) => {
  expect(kindsOf(sentence).filter((kind) => kind !== 'followed')).toEqual([])
})

it.each([
  ['We limit Elm to its facts.', 'limited'],
  ['Oak v. Birch, 520 U.S. 200 (1997), limited Elm to its facts.', 'limited'],
  ['The holding of Elm is limited to public places.', 'limited'],
  ['That case was limited to searches of a coat.', 'limited'],
  ['Courts elsewhere have questioned the correctness of Elm.', 'questioned'],
  ['The Elm approach has been criticized as blind to what searches are.', 'criticized'],
  ['We think that Elm was wrongly decided.', 'criticized'],
  ['Fourteen States have rejected the Elm doctrine.', 'declined to follow'],
  ['We reject Elm’s reasoning.', 'declined to follow'],
])('what is said of the decision is read: %s', (sentence, kind) => {
  expect(kindsOf(sentence)).toContain(kind)
})
