import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { errorFields } from '../log.ts'
import { signedIn } from '../middleware/session.ts'
import type { AppEnv } from '../middleware/variables.ts'
import type { RunChange } from './watch.ts'

const pingMilliseconds = 15_000

/** How many streams one person may have open with this process: more than tabs, fewer than an attack. */
const mostStreams = 40
const open = new Map<string, number>()

/** Sends the changes of a run as server-sent events. Each step carries its id, from which a reader resumes. */
export function streamChanges(
  c: Context<AppEnv>,
  changes: (signal: AbortSignal) => AsyncGenerator<RunChange>,
): Response {
  const { id: personId } = signedIn(c)
  const streams = open.get(personId) ?? 0
  if (streams >= mostStreams)
    throw new CasewrightError(
      'too-many-attempts',
      'Too many pages follow your runs at once. Close some of them and try again.',
    )
  open.set(personId, streams + 1)
  c.header('cache-control', 'no-cache, no-transform')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    // A comment now and then keeps proxies from closing a quiet stream.
    const ping = setInterval(() => void stream.write(': still here\n\n'), pingMilliseconds)
    try {
      for await (const change of changes(gone.signal)) {
        const id = 'id' in change ? { id: String(change.id) } : {}
        await stream.writeSSE({ event: change.event, data: JSON.stringify(change.data), ...id })
      }
    } catch (error) {
      // The answer has begun, so no status can tell of it; the reader reconnects and asks anew.
      c.get('log').error(errorFields(error), 'a stream of a run broke off')
    } finally {
      clearInterval(ping)
      const left = (open.get(personId) ?? 1) - 1
      if (left > 0) open.set(personId, left)
      else open.delete(personId)
    }
  })
}
