import type { FoundAuthority } from '@casewright/core'
import { expect, it } from 'vitest'
import { lawOf, negligence, riley } from '../__fixtures__/law.ts'
import { readQuestion } from '../question/question.ts'
import { gather } from './gather.ts'

const overruled: FoundAuthority = {
  ...negligence,
  relevance: 0.99,
  treatment: { flag: 'red', kind: 'overruled', by: { citation: riley.citation, name: riley.title }, says: '' },
} as FoundAuthority
const law = lawOf([negligence, riley])
const gathered = async (text: string) => {
  const question = readQuestion(text)
  const search = { query: { text }, by: 'question' as const, weight: 2 }
  const results = [overruled, { ...riley, relevance: 0.9 }]
  const { references } = await gather(question, [{ search, results, judged: true }], [], { law }, { isRead: false })
  return references.map(({ title }) => title)
}

it('puts what is no longer good law behind what took its place', async () => {
  expect(await gathered('Who breaches a duty of care to a neighbor?')).toEqual([riley.title, negligence.title])
})

it('keeps it first where it is asked for by its citation', async () => {
  const asked = `Is ${negligence.citation} good law on the duty of care?`
  expect(await gathered(asked)).toEqual([negligence.title, riley.title])
})
