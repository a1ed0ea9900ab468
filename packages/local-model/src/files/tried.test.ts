import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offeredSpeech } from '../speech/files/offered-speech.ts'
import { triedModels } from './tried.ts'

const evaluation = readFileSync(new URL('../../../../docs/evaluation.md', import.meta.url), 'utf8')

it.each(offeredSpeech)(
  'the words that $title heard wrong are those of docs/evaluation.md',
  ({ title, evaluation: of }) => {
    const rows = evaluation.split('\n').filter((row) => row.startsWith(`| ${title} | `))
    expect(rows.map((row) => row.split(' | ').slice(2, 4))).toEqual(of.map((one) => [`${one.of}`, `${one.wrong}`]))
  },
)

it('the questions that a model answered are those of docs/evaluation.md', () => {
  const of = Object.fromEntries(triedModels.map(({ name, evaluation: { answered, of } }) => [name, [answered, of]]))
  expect(of).toEqual({
    'qwen2.5-coder-1.5b-instruct': [2, 5],
    'qwen2.5-coder-0.5b-instruct': [0, 12],
    'smollm2-135m-instruct': [0, 2],
  })
  for (const row of [
    '| questions asked in both orders | 2 | 5 |',
    '| of those: the sentence answers the question | – | 2 |',
    '| questions on which it declined | 12 |',
    '| quick question, 2 questions | picked other sentences when they stood in another order, both times |',
  ])
    expect(evaluation).toContain(row)
})
