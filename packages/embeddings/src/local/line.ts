import { Worker } from 'node:worker_threads'
import { EmbeddingError } from '../embedder.ts'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

interface Waiting {
  text: string
  settle(outcome: { vector: Float32Array } | { error: Error }): void
}

/** The line before a thread that embeds one text at a time: queries go first, so that no search waits for an import. */
export function createLine(data: ThreadData) {
  const queries: Waiting[] = []
  const passages: Waiting[] = []
  let thread: Worker | undefined
  let isReady = false
  let inHand: Waiting | undefined
  let count = 0

  const next = () => {
    if (!thread || !isReady || inHand) return
    inHand = queries.shift() ?? passages.shift()
    if (inHand) thread.postMessage({ id: ++count, text: inHand.text } satisfies ToThread)
  }
  const settle = (outcome: { vector: Float32Array } | { error: Error }) => {
    const settled = inHand
    inHand = undefined
    settled?.settle(outcome)
    next()
  }
  const broken = () => {
    thread = undefined
    isReady = false
    const error = new EmbeddingError('The embedding model stopped. It starts again with the next text.')
    const lost = [inHand, ...queries.splice(0), ...passages.splice(0)]
    inHand = undefined
    for (const one of lost) one?.settle({ error })
  }
  /** Starts the thread unless it runs. @throws when it cannot */
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (thread) return resolve()
      const mine = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
      mine.unref()
      thread = mine
      mine.on('message', (message: FromThread) => {
        if (message.kind === 'ready') {
          isReady = true
          resolve()
          next()
        } else if (message.kind === 'vector') settle({ vector: message.vector })
        else settle({ error: new EmbeddingError('The embedding model could not read a text.') })
      })
      mine.on('error', reject)
      mine.on('exit', () => {
        reject(new EmbeddingError('The embedding model stopped while it started.'))
        if (thread === mine) broken()
      })
    })

  return {
    start,
    /** @param isQuery goes before all passages @throws EmbeddingError; the signal's reason */
    async ask(text: string, isQuery: boolean, signal: AbortSignal): Promise<Float32Array> {
      signal.throwIfAborted()
      await start()
      return new Promise((resolve, reject) => {
        const line = isQuery ? queries : passages
        const leave = () => {
          const place = line.indexOf(waiting)
          if (place >= 0) line.splice(place, 1)
          reject(signal.reason)
        }
        const waiting: Waiting = {
          text,
          settle(outcome) {
            signal.removeEventListener('abort', leave)
            if ('vector' in outcome) resolve(outcome.vector)
            else reject(outcome.error)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        line.push(waiting)
        next()
      })
    },
    async close(): Promise<void> {
      await thread?.terminate()
    },
  }
}
