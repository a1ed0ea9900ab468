import type { RunView } from '@casewright/core/client'
import { expect, it } from 'vitest'
import { answerOf } from './reply.ts'
import { earlierOf, settled, type Turn } from './turns.ts'

it.each([
  ['a string', 'Yes.', 'Yes.'],
  ['an object with an answer', { answer: 'Yes.' }, 'Yes.'],
  ['an object in which the answer is an object', { answer: { answer: ' Yes. ' } }, 'Yes.'],
  ['an empty string', '  ', null],
  ['an object without an answer', { text: 'Yes.' }, null],
  ['nothing', null, null],
])('the answer of %s', (_, output, words) => expect(answerOf(output)).toBe(words))

const run = (id: string, more: Partial<RunView>) =>
  ({ id, state: 'running', output: null, endedAt: null, ...more }) as RunView
const turn: Turn = { id: 't', question: 'Q', askedAt: '2026-11-21T09:00:00.000Z', after: 'r1' }
const done = { state: 'done', output: { answer: 'A' }, endedAt: '2026-11-21T09:00:01.000Z' } as const

it('a question is answered by its own run alone, when that has ended', () => {
  expect(settled([turn], run('r1', done), null)).toEqual([turn])
  expect(settled([turn], run('r2', {}), null)).toEqual([turn])
  expect(settled([turn], null, null)).toEqual([turn])
  expect(settled([turn], run('r2', done), null)[0]?.reply).toMatchObject({ state: 'done', at: done.endedAt })
})

it('keeps what was found when it is stopped, and not what the run before had streamed', () => {
  const stopped = run('r2', { state: 'cancelled' })
  const value = { passages: [], writing: {} }
  expect(settled([turn], stopped, { run: 'r2', value })[0]?.reply?.soFar).toEqual(value)
  expect(settled([turn], stopped, { run: 'r1', value })[0]?.reply?.soFar).toBeNull()
})

it('sends the latest answered turns with the next question', () => {
  const answered = (n: number): Turn => ({
    ...turn,
    question: `Q${n}`,
    reply: { run: `r${n}`, at: '', state: 'done', output: { answer: 'A'.repeat(5000) }, soFar: null },
  })
  const failed: Turn = { ...turn, reply: { run: 'r8', at: '', state: 'failed', output: null, soFar: null } }
  const earlier = earlierOf([...[1, 2, 3, 4, 5, 6, 7].map(answered), failed])
  expect(earlier.map(({ question }) => question)).toEqual(['Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'])
  expect(earlier[0]?.answer).toHaveLength(4000)
})
