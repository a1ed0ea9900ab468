import {
  hasEnded,
  type PartialResult,
  type Run,
  type RunError,
  type RunSummary,
  type RunView,
  type Step,
} from '@casewright/core/client'

/** What happens to a run on the page. */
export type RunChange =
  | { event: 'run'; data: RunSummary }
  | { event: 'step'; data: Step & { at?: string } }
  | { event: 'partial'; data: PartialResult }
  | { event: 'result'; data: unknown }
  | { event: 'error'; data: RunError }

/** A run of the server's, as a page shows it. */
export const asView = (run: Run): RunView => ({
  ...run,
  partial: null,
  connection: hasEnded(run.state) ? 'closed' : 'live',
})

/** A run that the server has not taken yet. */
export const startingView = (tool: string, action: string, title: string, files: readonly File[] = []): RunView => ({
  id: `starting-${crypto.randomUUID()}`,
  tool,
  action,
  label: files.map(({ name }) => name).join(' and ') || title,
  state: 'queued',
  matter: null,
  createdAt: new Date().toISOString(),
  startedAt: null,
  endedAt: null,
  error: null,
  steps: [],
  output: null,
  provenance: null,
  documents: files.map(({ name, size }) => ({ id: '', name, bytes: size, kind: null })),
  reviews: [],
  partial: null,
  connection: 'live',
})

/** How much of a file has been sent, in percent, as the run's only step so far: when it began, and how far it is. */
export const uploading = (view: RunView, percent: number): RunView => {
  const step = { message: 'Uploading the file', total: 100 }
  const now = new Date().toISOString()
  return {
    ...view,
    steps: [
      { ...step, done: 0, at: view.createdAt },
      { ...step, done: percent, at: now },
    ],
  }
}

const ended = (view: RunView): RunView => ({
  ...view,
  partial: null,
  connection: 'closed',
  endedAt: view.endedAt ?? new Date().toISOString(),
})

/** The run after a change. */
export function changed(view: RunView, { event, data }: RunChange): RunView {
  switch (event) {
    case 'run':
      // The end is told by the result or the error that follows: until then the run is at work.
      return hasEnded(data.state)
        ? { ...view, ...data, state: view.state, error: null, connection: 'live' }
        : { ...view, ...data, connection: 'live' }
    case 'step':
      return { ...view, steps: [...view.steps, { ...data, at: data.at ?? new Date().toISOString() }] }
    case 'partial':
      return { ...view, partial: data }
    case 'result':
      return { ...ended(view), state: 'done', output: data, error: null }
    case 'error':
      return { ...ended(view), state: data.code === 'cancelled' ? 'cancelled' : 'failed', error: data }
  }
}
