import type { Run } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { besideKey } from './beside.ts'
import { someRun, someTool } from './fixtures.ts'
import type { Following } from './follow.ts'
import { RunRefusal, type Sending } from './send.ts'
import { createRunStore } from './store.ts'

/** A server of the tests, whose moments the test decides. */
function someServer() {
  const sent: (Sending & PromiseWithResolvers<Run>)[] = []
  const followed: (Following & PromiseWithResolvers<void> & { id: string })[] = []
  const cancelled: string[] = []
  let changes = 0
  const store = createRunStore(() => changes++, {
    send(sending) {
      const entry = { ...sending, ...Promise.withResolvers<Run>() }
      sent.push(entry)
      return entry.promise
    },
    follow(id, following) {
      const entry = { ...following, ...Promise.withResolvers<void>(), id }
      followed.push(entry)
      return entry.promise
    },
    read: async (id) => someRun({ id, state: 'done', provenance: { attempt: 2 } }),
    async cancel(id) {
      cancelled.push(id)
      return someRun({ id, state: 'cancelled' })
    },
    async review(_, item, decision) {
      if (decision?.decision === 'refused') throw new Error('The server refuses.')
      return decision && { item, ...decision, by: 'Dana Okafor', at: '2026-11-21T05:00:00.000Z' }
    },
  })
  const start = (text = 'Hello') => store.start('echo', { tool: someTool, action: 'say', input: { text } })
  return { store, sent, followed, cancelled, start, changes: () => changes }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a run is started, followed and kept', async () => {
  const { store, sent, followed, start, changes } = someServer()
  const started = start()
  expect(store.get('echo')).toMatchObject({ state: 'queued', label: 'Say' })
  sent[0]?.resolve(someRun())
  await turn()
  followed[0]?.onChange({ event: 'result', data: { text: 'Hello' } })
  followed[0]?.resolve()
  await started
  expect(store.get('echo')).toMatchObject({
    id: 'r1',
    state: 'done',
    output: { text: 'Hello' },
    provenance: { attempt: 2 },
  })
  expect(changes(), 'the history has changed at the start and at the end').toBe(2)
})

test('a refusal stands in the run', async () => {
  const { store, sent, start } = someServer()
  const started = start()
  sent[0]?.reject(new RunRefusal(413, 'Too large.', '', 'too-large'))
  await started
  expect(store.get('echo')).toMatchObject({ state: 'failed', error: { code: 'too-large', message: 'Too large.' } })
})

test('what is still being sent is cancelled here, what is at work at the server', async () => {
  const { store, sent, cancelled, start } = someServer()
  void start()
  await store.cancel('echo')
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(store.get('echo')?.state).toBe('cancelled')
  void start()
  sent[1]?.resolve(someRun({ id: 'r2' }))
  await turn()
  await store.cancel('echo')
  expect(cancelled).toEqual(['r2'])
})

test('a run that the server took after it was canceled here is cancelled there too', async () => {
  const { store, sent, cancelled, start } = someServer()
  const started = start()
  await store.cancel('echo')
  sent[0]?.resolve(someRun({ id: 'r3' }))
  await started
  expect(cancelled).toEqual(['r3'])
  expect(store.get('echo')?.state).toBe('cancelled')
})

test('a later run takes the place of an earlier one, which may not speak any more', async () => {
  const { store, sent, followed, start } = someServer()
  void start('first')
  sent[0]?.resolve(someRun({ id: 'first' }))
  await turn()
  void start('second')
  sent[1]?.resolve(someRun({ id: 'second' }))
  await turn()
  followed[0]?.onChange({ event: 'result', data: 'late' })
  expect(followed[0]?.signal.aborted).toBe(true)
  expect(store.get('echo')).toMatchObject({ id: 'second', state: 'running', output: null })
})

test('a run from elsewhere is picked up where none stands', async () => {
  const { store, followed } = someServer()
  void store.pickUp('echo', someRun({ id: 'before' }))
  void store.pickUp('echo', someRun({ id: 'other' }))
  expect(followed.map(({ id }) => id)).toEqual(['before'])
  followed[0]?.onConnection('lost')
  expect(store.get('echo')).toMatchObject({ id: 'before', connection: 'lost' })
})

test('listeners hear of each change until they go, and forgetting leaves nothing', () => {
  const { store, start } = someServer()
  let heard = 0
  const leave = store.subscribe(() => heard++)
  void start()
  store.forgetAll()
  leave()
  void start()
  expect(heard).toBe(2)
})

test('a failure is announced once, and what was told of it is remembered', async () => {
  const { store, sent, start } = someServer()
  const failed: string[] = []
  store.onFailure(({ id }) => failed.push(id))
  const started = start()
  const id = store.get('echo')?.id ?? ''
  sent[0]?.reject(new RunRefusal(413, 'Too large.', '', 'too-large'))
  await started
  expect(failed).toEqual([id])
  expect(store.isTold(id)).toBe(false)
  expect(store.tellOnce(id, 'Summarization failed')).toBe(true)
  expect(store.isTold(id)).toBe(true)
  expect(store.tellOnce(id, 'Summarization failed'), 'a panel that is drawn again says it again').toBe(false)
  expect(store.tellOnce(id, 'Missing information'), 'another matter').toBe(true)
})

test('what a person cancels is no failure', async () => {
  const { store, start } = someServer()
  let failures = 0
  store.onFailure(() => failures++)
  void start()
  await store.cancel('echo')
  expect(failures).toBe(0)
})

test('runs beside the shown one are listed in order, and go with it', async () => {
  const { store, sent, start } = someServer()
  void start()
  const keys = [besideKey('echo'), besideKey('echo')]
  for (const key of keys) void store.start(key, { tool: someTool, action: 'say', input: { text: key } })
  expect(store.beside('echo').map(([key]) => key)).toEqual(keys)
  expect(store.beside('other')).toEqual([])
  store.forget('echo')
  expect([store.get('echo'), ...store.beside('echo')]).toEqual([null])
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
})

test('a run that is shown in the place of another goes on there', async () => {
  const { store, sent, followed, start } = someServer()
  void start()
  const key = besideKey('echo')
  void store.start(key, { tool: someTool, action: 'say', input: { text: 'Second' } })
  sent[0]?.resolve(someRun({ id: 'r1' }))
  sent[1]?.resolve(someRun({ id: 'r2' }))
  await turn()
  store.show(key)
  expect([store.get('echo')?.id, store.get(key)?.id]).toEqual(['r2', 'r1'])
  followed.find(({ id }) => id === 'r2')?.onChange({ event: 'result', data: 'two' })
  followed.find(({ id }) => id === 'r1')?.onChange({ event: 'result', data: 'one' })
  expect([store.get('echo')?.output, store.get(key)?.output]).toEqual(['two', 'one'])
})

test('what fails beside the shown run is told by the panel alone', async () => {
  const { store, sent } = someServer()
  const failures: string[] = []
  store.onFailure(({ id }) => failures.push(id))
  const key = besideKey('echo')
  const started = store.start(key, { tool: someTool, action: 'say', input: {} })
  sent[0]?.reject(new RunRefusal(413, 'Too large.', '', 'too-large'))
  await started
  expect(store.get(key)?.state).toBe('failed')
  expect(failures).toEqual([])
})

test('a decision stands at once, and goes back where the server refuses it', async () => {
  const { store } = someServer()
  void store.pickUp('r1', someRun({ id: 'r1', state: 'done' }))
  const kept = store.review('r1', 'finding-1', { decision: 'accepted' })
  expect(store.get('r1')?.reviews).toMatchObject([{ item: 'finding-1', decision: 'accepted', by: '' }])
  await kept
  expect(store.get('r1')?.reviews).toMatchObject([{ item: 'finding-1', by: 'Dana Okafor' }])
  await expect(store.review('r1', 'finding-1', { decision: 'refused' })).rejects.toThrow('refuses')
  expect(store.get('r1')?.reviews).toMatchObject([{ decision: 'accepted' }])
  await store.review('r1', 'finding-1', null)
  expect(store.get('r1')?.reviews).toEqual([])
})
