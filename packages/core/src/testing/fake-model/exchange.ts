import type { ServerResponse } from 'node:http'

/** One answer on its way. `signal` aborts when the client goes away first. */
export interface Exchange {
  signal: AbortSignal
  head(status: number, headers: Record<string, string>): void
  /** Resolves when the text has left, or the client has. */
  write(text: string): Promise<void>
  end(text?: string): void
  /** Breaks the connection. */
  cut(): void
}

/** Watches an answer's connection: `closed` is called once, with whether the client left before the end. */
export function openExchange(response: ServerResponse, closed: (byClient: boolean) => void): Exchange {
  const gone = new AbortController()
  let ours = false
  response.on('close', () => {
    const byClient = !ours && !response.writableFinished
    gone.abort()
    closed(byClient)
  })
  return {
    signal: gone.signal,
    head: (status, headers) => {
      response.writeHead(status, headers)
      response.flushHeaders()
    },
    write: (text) =>
      new Promise((done) => {
        if (gone.signal.aborted) return done()
        // A write to a connection that closes meanwhile may never call back.
        gone.signal.addEventListener('abort', () => done(), { once: true })
        response.write(text, () => done())
      }),
    end: (text) => void response.end(text),
    cut: () => {
      ours = true
      response.destroy()
    },
  }
}
