import { errorCodes, type RunError } from '@casewright/core/client'
import { type Listening, listen } from './event-stream.ts'
import type { RunChange } from './run-view.ts'

export interface Following extends Pick<Listening, 'signal' | 'fetch' | 'wait'> {
  onChange(change: RunChange): void
  onConnection(connection: 'live' | 'lost'): void
}

const ends = (event: string) => event === 'result' || event === 'error'

const gone: Partial<Record<number, RunError>> = {
  401: { code: 'not-signed-in', message: errorCodes['not-signed-in'].sentence },
  403: { code: 'forbidden', message: errorCodes.forbidden.sentence },
  404: { code: 'not-found', message: 'This run no longer exists.' },
}

/** Tells everything that happens in a run until it ends. What is at work on the server does not mind a break. */
export const followRun = (id: string, { onChange, ...following }: Following): Promise<void> =>
  listen({
    ...following,
    path: `/api/runs/${id}/events`,
    onRefusal(status) {
      const error = gone[status]
      if (error) onChange({ event: 'error', data: error })
      return error !== undefined
    },
    onEvent({ event, data }) {
      onChange({ event, data: JSON.parse(data) } as RunChange)
      return ends(event)
    },
  })
