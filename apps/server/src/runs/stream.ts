import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { errorFields } from '../log.ts'
import type { AppEnv } from '../middleware/variables.ts'
import type { RunChange } from './watch.ts'

const pingMilliseconds = 15_000

/** Sends the changes of a run as server-sent events. Each step carries its id, from which a reader resumes. */
export function streamChanges(
  c: Context<AppEnv>,
  changes: (signal: AbortSignal) => AsyncGenerator<RunChange>,
): Response {
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
    }
  })
}
