import { expect, it } from 'vitest'
import { bearingSentences } from './bearing-sentences.ts'

const story =
  'The officers searched the telephone of the arrested driver at the station, and read his messages while he waited in his cell.'
const rule =
  'Officers must get a warrant before they search the telephone of somebody whom they arrested, unless lives are at stake.'
const other =
  'The weather was fine, and nobody else was on the road when the two cars met at the old bridge over the river.'
const text = [other, story, rule].join(' ')
const said = (terms: readonly string[], at?: { start: number; end: number }) =>
  bearingSentences(text, true, terms, 2, at).map(({ start, end }) => text.slice(start, end))

it('the sentence that states the rule comes before the one that tells what happened', () => {
  expect(said(['search', 'telephone', 'messages', 'arrested'])).toEqual([rule, story])
})

it('a rule on something else does not come first', () => {
  expect(
    bearingSentences(
      `${story} A tax must be paid by the person who owns the telephone company.`,
      true,
      ['search', 'telephone', 'arrested', 'messages'],
      1,
    ),
  ).toEqual([{ start: 0, end: story.length, aside: false, isRule: false }])
})

it('where no sentence has the words, the whole sentences of the place found stand, the rule first', () => {
  const start = text.indexOf('messages')
  expect(said(['unheard', 'unseen'], { start, end: text.length })).toEqual([rule])
  expect(said(['unheard', 'unseen'])).toEqual([])
})
