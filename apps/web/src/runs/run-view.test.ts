import { expect, test } from 'vitest'
import { someRun } from './fixtures.ts'
import { asView, changed, startingView, uploading } from './run-view.ts'

const { steps: _, output: __, provenance: ___, documents: ____, ...summary } = someRun()

test('a run is followed from its steps to its result', () => {
  let view = asView(someRun({ state: 'queued' }))
  view = changed(view, { event: 'run', data: { ...summary, state: 'running' } })
  view = changed(view, { event: 'step', data: { message: 'Reading', done: 1, total: 2, at: 't' } })
  view = changed(view, { event: 'partial', data: { text: 'He' } })
  expect(view).toMatchObject({ state: 'running', partial: { text: 'He' }, connection: 'live' })
  const pages = [{ document: 'lease.pdf', number: 1, text: 'One' }]
  view = changed(view, { event: 'partial', data: { pages } })
  expect(view.partial?.pages).toEqual(pages)
  view = changed(view, { event: 'run', data: { ...summary, state: 'done', endedAt: 'e' } })
  expect(view.state, 'the result is still to come').toBe('running')
  view = changed(view, { event: 'result', data: { text: 'Hello' } })
  expect(view).toMatchObject({
    state: 'done',
    output: { text: 'Hello' },
    partial: null,
    connection: 'closed',
    endedAt: 'e',
    steps: [{ message: 'Reading', done: 1, total: 2, at: 't' }],
  })
})

test('an error ends a run, and a cancelled one is not a failed one', () => {
  const failed = changed(asView(someRun()), { event: 'error', data: { code: 'damaged', message: 'Damaged.' } })
  expect(failed).toMatchObject({ state: 'failed', error: { message: 'Damaged.' }, connection: 'closed' })
  const cancelled = changed(asView(someRun()), { event: 'error', data: { code: 'cancelled', message: 'Cancelled.' } })
  expect(cancelled.state).toBe('cancelled')
})

test('a run that has ended when it is read has no connection', () => {
  expect(asView(someRun({ state: 'done' })).connection).toBe('closed')
})

test('before the server has it, a run shows its file and how much of it was sent', () => {
  const view = uploading(startingView('echo', 'say', 'Say', [new File(['abc'], 'brief.txt')]), 40)
  expect(view).toMatchObject({
    label: 'brief.txt',
    state: 'queued',
    documents: [{ name: 'brief.txt', bytes: 3 }],
    steps: [
      { message: 'Uploading the file', done: 0, total: 100 },
      { message: 'Uploading the file', done: 40, total: 100 },
    ],
  })
})
