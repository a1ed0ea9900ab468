import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './variables.ts'

/** How long a session or key that ran out by itself can still be read by, in milliseconds. */
const askAgainEvery = 15_000

const reading = new Map<string, Set<() => void>>()

/** Has who reads an answer of a person's asked whether they still may. */
export function recheckReaders(personId: string): void {
  for (const recheck of reading.get(personId) ?? []) recheck()
}

/**
 * Ends an answer that goes on for a while, once its reader's session has ended, their key was revoked, or they were
 * deactivated. Returns how to stop that.
 */
export function whileStillHere(c: Context<AppEnv>, end: () => void): () => void {
  const id = c.get('person')?.id ?? ''
  const recheck = () =>
    void c
      .get('stillHere')()
      .then(
        (still) => still || end(),
        // Asked again in a while.
        () => {},
      )
  const of = reading.get(id) ?? new Set()
  reading.set(id, of.add(recheck))
  const again = setInterval(recheck, askAgainEvery).unref()
  return () => {
    clearInterval(again)
    of.delete(recheck)
    if (of.size === 0 && reading.get(id) === of) reading.delete(id)
  }
}

/** How long what ends by itself, or is short, has to do so, in milliseconds. */
const endsByItself = 500

/**
 * Cuts off what is read slowly by somebody who may read no more: downloads, exports, streams, whatever is sent piece by
 * piece. The connection breaks, so that nobody takes what came for the whole. It is heard from before the answer is made.
 */
export const cutOffClosedOut = createMiddleware<AppEnv>(async (c, next) => {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  if (!c.get('person') || !outgoing || outgoing.destroyed) return next()
  const made = Promise.withResolvers<void>()
  const cutOff = () => {
    // What waits in the socket goes with it.
    if (!outgoing.writableFinished && 'resetAndDestroy' in (outgoing.socket ?? {})) outgoing.socket?.resetAndDestroy()
  }
  const stop = whileStillHere(c, () => void made.promise.then(() => setTimeout(cutOff, endsByItself)))
  outgoing.once('close', stop)
  await next()
  made.resolve()
})
