import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { caller } from '../keys/caller.ts'
import { errorFields } from '../log.ts'
import { openStreams } from '../metrics/meters.ts'
import type { AppEnv } from '../middleware/variables.ts'

const pingMilliseconds = 15_000

/** How many streams one person may have open with this process: more than tabs, fewer than an attack. */
const mostStreams = 40
const open = new Map<string, Set<() => void>>()

/** Has the streams of a person ask whether who reads them still may. */
export function recheckStreams(personId: string): void {
  for (const recheck of open.get(personId) ?? []) recheck()
}

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
  const streams = open.get(personId) ?? new Set()
  if (streams.size >= mostStreams)
    throw new CasewrightError(
      'too-many-attempts',
      'Too many pages follow your runs at once. Close some of them and try again.',
    )
  const gone = new AbortController()
  /** Ends the stream of a session that has ended, a key that was revoked, a person who was deactivated. */
  const recheck = () =>
    void c
      .get('stillHere')()
      .then(
        (still) => still || gone.abort(),
        // Asked again with the next ping.
        () => {},
      )
  open.set(personId, streams.add(recheck))
  openStreams.inc()
  c.header('cache-control', 'no-cache, no-transform')
  c.header('x-accel-buffering', 'no')
  const response = streamSSE(c, async (stream) => {
    const signal = stopping ? AbortSignal.any([gone.signal, stopping]) : gone.signal
    stream.onAbort(() => gone.abort())
    // A comment at once, so that the answer begins, and now and then, as proxies close a quiet stream.
    const ping = setInterval(() => {
      void stream.write(': still here\n\n')
      recheck()
    }, pingMilliseconds)
    try {
      await stream.write(': here\n\n')
      for await (const { event, data, id } of changes(signal))
        await stream.writeSSE({ event, data: JSON.stringify(data), ...(id === undefined ? {} : { id: String(id) }) })
    } catch (error) {
      // The answer has begun, so no status can tell of it; the reader reconnects and asks anew.
      c.get('log').error(errorFields(error), 'a stream broke off')
    } finally {
      clearInterval(ping)
      streams.delete(recheck)
      openStreams.dec()
      if (streams.size === 0 && open.get(personId) === streams) open.delete(personId)
    }
  })
  // Kept alive, its connection would lead the reader back to a process that is about to end.
  response.headers.set('connection', 'close')
  return response
}
