import { pause } from '../lib/pause.ts'
import { backOff } from '../lib/reach.ts'
import { onReachedAgain, reachingFetch } from '../lib/server-reach.ts'
import { createSseParser, type SseEvent } from './sse.ts'

/** The server says something every 15 s; a connection that is silent for longer is dead. */
const silenceMilliseconds = 45_000

/**
 * A new password ends every session, this one's streams with it, a moment before the page has its new session: a
 * refusal is believed once it is repeated after so long.
 */
const sessionMilliseconds = 1000

export interface Listening {
  path: string
  /** The last event received already. */
  lastId?: string
  /** Returns true after the last event. */
  onEvent(event: SseEvent): boolean | undefined
  /** Returns true where a refusal is the end: asking again would not help. */
  onRefusal?(status: number): boolean
  onConnection?(connection: 'live' | 'lost'): void
  signal: AbortSignal
  fetch?: (path: string, init: RequestInit) => Promise<Response>
  /** Waits before the next attempt; ends early when the server is reached again. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** Tells the events of a stream. Where the connection breaks it is made again, after the last event that came. */
export async function listen(listening: Listening): Promise<void> {
  const { path, onEvent, onRefusal, onConnection, signal, fetch = reachingFetch, wait = pauseUntilReached } = listening
  let lastId = listening.lastId ?? ''
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const headers = { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) }
      const ask = () => fetch(path, { credentials: 'include', headers, signal })
      let response = await ask()
      if (response.status === 401) {
        await wait(sessionMilliseconds, signal)
        response = await ask()
      }
      if (onRefusal?.(response.status)) return
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
      onConnection?.('live')
      for await (const event of eventsOf(response.body, signal)) {
        attempt = 0
        lastId = event.id ?? lastId
        if (onEvent(event)) return
      }
    } catch {
      if (signal.aborted) return
    }
    if (attempt > 0) onConnection?.('lost')
    await wait(backOff(attempt), signal)
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  const parse = createSseParser()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop, { once: true })
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    while (true) {
      clearTimeout(silence)
      silence = setTimeout(stop, silenceMilliseconds)
      const { done, value } = await reader.read()
      if (done) return
      yield* parse(value)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    stop()
  }
}

async function pauseUntilReached(milliseconds: number, signal: AbortSignal): Promise<void> {
  const reached = new AbortController()
  const stop = onReachedAgain(() => reached.abort())
  await pause(milliseconds, AbortSignal.any([signal, reached.signal]))
  stop()
}
