import { expect, it } from 'vitest'
import { negligence, riley } from '../__fixtures__/law.ts'
import { readQuestion } from '../question/question.ts'
import { rank } from './rank.ts'

it('keeps the order of what the library judges to answer alike, whichever has more of the words', () => {
  const question = readQuestion('Who breaches a duty of care to a neighbor?')
  const results = [riley, negligence].map((one) => ({ ...one, relevance: 0.99 }))
  const search = { query: { text: question.text }, by: 'question' as const, weight: 2 }
  const ranked = rank(question, [{ search, results, judged: true }], [])
  expect(ranked.map(({ title }) => title)).toEqual([riley.title, negligence.title])
})
