import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { errorFields } from '../../platform/log/log.ts'
import { openStreams } from '../../platform/metrics/meters.ts'
import { caller } from '../../platform/request/caller.ts'
import { whileStillHere } from '../../platform/request/readers.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const pingMilliseconds = 15_000

/** How many streams one person may have open with this process: more than tabs, fewer than an attack. */
const mostStreams = 40
const open = new Map<string, number>()

/** A server-sent event. */
export interface Change {
  event: string
  data: unknown
  /** From where a reader resumes. */
  id?: string | number
}

/**
 * Sends changes as server-sent events until there are no more or the reader goes.
 * @param stopping ends it when the process stops, where nobody waits for an end that comes by itself
 */
export function streamChanges(
  c: Context<AppEnv>,
  changes: (signal: AbortSignal) => AsyncGenerator<Change>,
  stopping?: AbortSignal,
): Response {
  const { id: personId } = caller(c)
  // Its answer would end at the head, and its stream never.
  if (c.req.method === 'HEAD') return c.body(null, 405, { allow: 'GET' })
  const streams = open.get(personId) ?? 0
  if (streams >= mostStreams)
    throw new CasewrightError(
      'too-many-attempts',
      'Too many open pages are following your runs. Close some and try again.',
    )
  const gone = new AbortController()
  const stopAsking = whileStillHere(c, () => gone.abort())
  open.set(personId, streams + 1)
  openStreams.inc()
  c.header('cache-control', 'no-cache, no-transform')
  c.header('x-accel-buffering', 'no')
  const response = streamSSE(c, async (stream) => {
    const signal = stopping ? AbortSignal.any([gone.signal, stopping]) : gone.signal
    stream.onAbort(() => gone.abort())
    // A comment at once, so that the answer begins, and now and then, as proxies close a quiet stream.
    const ping = setInterval(() => void stream.write(': still here\n\n'), pingMilliseconds)
    try {
      await stream.write(': here\n\n')
      for await (const { event, data, id } of changes(signal))
        await stream.writeSSE({ event, data: JSON.stringify(data), ...(id === undefined ? {} : { id: String(id) }) })
    } catch (error) {
      // The answer has begun, so no status can tell of it; the reader reconnects and asks again.
      c.get('log').error(errorFields(error), 'a stream broke off')
    } finally {
      clearInterval(ping)
      stopAsking()
      openStreams.dec()
      const left = (open.get(personId) ?? 1) - 1
      if (left > 0) open.set(personId, left)
      else open.delete(personId)
    }
  })
  // Kept alive, its connection would lead the reader back to a process that is about to end.
  response.headers.set('connection', 'close')
  return response
}
