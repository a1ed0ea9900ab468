import { modelSaying, testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { lawOf, riley } from './__fixtures__/law.ts'
import type { Answered } from './output.ts'
import { missingIn } from './question/asks.ts'
import { readQuestion } from './question/question.ts'
import { server } from './server.ts'

it.each([
  ['May police search an arrestee’s phone without a warrant?', []],
  ['My client was fired after she complained. Can she sue?', ['jurisdiction', 'posture']],
  ['The client was injured at work in Ohio. Is it too late to sue?', ['client', 'dates', 'posture']],
  ['We represent the tenant, who was served on March 3, 2026, in Texas. How long to answer the complaint?', []],
  ['How long is the limitation for breach of contract?', ['jurisdiction']],
  ['How long is the limitation under 28 U.S.C. § 1658?', []],
])('of “%s” it asks for %j', (question, asks) => {
  expect(missingIn(readQuestion(question))).toEqual(asks)
})

const question = 'My client was fired after she complained. Can she sue?'
const run = async (input: object, missing?: string[]) => {
  const law = lawOf([riley])
  const reason = missing ? modelSaying({ searches: [], missing, answers: 'no', jurisdiction: '' }) : null
  const { context } = testContext({ law, reason })
  return (await server.actions.ask({ question, ...input } as never, context)) as Answered
}

it('is asked back once, beside the answer, and the answer to it is part of the question', async () => {
  expect((await run({})).asks).toEqual(['jurisdiction', 'posture'])
  const again = await run({ answered: 'California. Nothing is filed.' })
  expect(again).not.toHaveProperty('asks')
  expect(again.question).toBe(`${question}\n\nCalifornia. Nothing is filed.`)
  expect(again.jurisdiction.named).toEqual(['California'])
})

it('what a model misses is asked for in our words, and never what the question gives', async () => {
  expect(missingIn(readQuestion('May a firm fire a worker in Ohio?'), ['jurisdiction', 'dates'])).toEqual(['dates'])
  expect((await run({}, ['dates', 'client'])).asks).toEqual(['jurisdiction', 'dates', 'posture'])
})
