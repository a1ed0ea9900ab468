import type { RunView } from '../client/panel.ts'

/**
 * A run as a panel gets it, for stories and tests: done, with no result, unless told otherwise.
 * @example storyRun<Counted>({ tool: 'word-count', action: 'count', output: counted })
 */
export const storyRun = <Output = unknown>(change: Partial<RunView<Output>> = {}): RunView<Output> => ({
  id: 'run-1',
  tool: 'tool',
  action: 'action',
  label: 'A run',
  state: 'done',
  matter: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: '2026-11-21T09:00:01.000Z',
  error: null,
  steps: [],
  output: null,
  provenance: null,
  documents: [],
  reviews: [],
  partial: null,
  connection: 'closed',
  ...change,
})

/** What of a run is otherwise while it is at work. */
export const storyWorking = { state: 'running', endedAt: null, connection: 'live' } as const
