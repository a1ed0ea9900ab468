import { errorCodes, type RunError } from '@casewright/core/client'
import type { RunChange } from './run-view.ts'
import { createSseParser } from './sse.ts'

export interface Following {
  onChange(change: RunChange): void
  onConnection(connection: 'live' | 'lost'): void
  signal: AbortSignal
  fetch?: typeof fetch
  /** Waits before the next attempt; ends early when the network comes back. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The server says something every 15 s; a connection that is silent for longer is dead. */
const silenceMilliseconds = 45_000

/** A quarter of a second at first, then twice as long each time, at most 15 s. */
export const backOff = (attempt: number): number => Math.min(250 * 2 ** attempt, 15_000)

const ends = (event: string) => event === 'result' || event === 'error'

const gone: Partial<Record<number, RunError>> = {
  401: { code: 'not-signed-in', message: errorCodes['not-signed-in'].sentence },
  403: { code: 'forbidden', message: errorCodes.forbidden.sentence },
  404: { code: 'not-found', message: 'This run does not exist any more.' },
}

/**
 * Tells everything that happens in a run until it ends. Where the connection breaks it is made anew,
 * from the last step that came; what is at work on the server does not mind.
 */
export async function followRun(id: string, following: Following): Promise<void> {
  const { onChange, onConnection, signal, wait = pause } = following
  let lastId = ''
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const response = await open(id, lastId, following)
      const error = gone[response.status]
      if (error) return onChange({ event: 'error', data: error })
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
      onConnection('live')
      for await (const { event, data, id: step } of eventsOf(response.body, signal)) {
        attempt = 0
        lastId = step ?? lastId
        onChange({ event, data: JSON.parse(data) } as RunChange)
        if (ends(event)) return
      }
    } catch {
      if (signal.aborted) return
    }
    if (attempt > 0) onConnection('lost')
    await wait(backOff(attempt), signal)
  }
}

const open = (id: string, lastId: string, { signal, fetch = globalThis.fetch }: Following) =>
  fetch(`/api/runs/${id}/events`, {
    credentials: 'include',
    headers: { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) },
    signal,
  })

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

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const [target, name] of wakes) target.removeEventListener(name, end)
      resolve()
    }
    const wakes: [EventTarget, string][] = [
      [signal, 'abort'],
      [window, 'online'],
    ]
    const timer = setTimeout(end, milliseconds)
    for (const [target, name] of wakes) target.addEventListener(name, end)
  })
