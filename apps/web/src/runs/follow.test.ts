import { expect, test } from 'vitest'
import { backOff } from '../lib/reach.ts'
import { followRun } from './follow.ts'
import type { RunChange } from './run-view.ts'

const step = (id: number) => `event: step\nid: ${id}\ndata: {"message":"Part ${id}"}\n\n`
const result = 'event: result\ndata: {"text":"Hello"}\n\n'

type Answer = string | number | 'refused'

/** Follows a run on a server that gives these answers, one a connection. */
async function follow(answers: Answer[], signal = new AbortController().signal) {
  const told: string[] = []
  const resumedFrom: (string | null)[] = []
  const waits: number[] = []
  const left = [...answers]
  await followRun('r1', {
    signal,
    onChange: ({ event, data }: RunChange) => told.push(`${event} ${JSON.stringify(data)}`),
    onConnection: (connection) => told.push(connection),
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: async (_, init) => {
      resumedFrom.push(new Headers(init?.headers).get('last-event-id'))
      const answer = left.shift() ?? 404
      if (answer === 'refused') throw new TypeError('Failed to fetch')
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
    },
  })
  return { told, resumedFrom, waits }
}

test('a run is followed to its result', async () => {
  const { told } = await follow([step(1) + result])
  expect(told).toEqual(['live', 'step {"message":"Part 1"}', 'result {"text":"Hello"}'])
})

test('a stream that breaks off is taken up after the last step that came', async () => {
  const { told, resumedFrom } = await follow([step(1) + step(2), step(3) + result])
  expect(resumedFrom).toEqual([null, '2'])
  expect(told.filter((entry) => entry.startsWith('step'))).toHaveLength(3)
  expect(told, 'one break is nothing to tell').not.toContain('lost')
})

test('while the server cannot be reached the connection is lost, and each attempt waits longer', async () => {
  const { told, waits } = await follow([step(1), 'refused', 503, 'refused', result])
  expect(waits).toEqual([250, 500, 1000, 2000])
  expect(told).toEqual(['live', 'step {"message":"Part 1"}', 'lost', 'lost', 'lost', 'live', 'result {"text":"Hello"}'])
  expect(backOff(20)).toBe(15_000)
})

test('a run that is gone, or no longer mine, ends with an error', async () => {
  expect((await follow([404])).told).toEqual(['error {"code":"not-found","message":"This run no longer exists."}'])
  expect((await follow([401, 401])).told[0]).toContain('not-signed-in')
})

test('a session that is just being renewed throws nobody out', async () => {
  const { told, resumedFrom, waits } = await follow([step(1), 401, result])
  expect(told).toEqual(['live', 'step {"message":"Part 1"}', 'live', 'result {"text":"Hello"}'])
  expect([resumedFrom, waits]).toEqual([
    [null, '1', '1'],
    [250, 1000],
  ])
})

test('nothing is asked once nobody follows', async () => {
  const left = new AbortController()
  left.abort()
  expect((await follow([result], left.signal)).resumedFrom).toEqual([])
})
