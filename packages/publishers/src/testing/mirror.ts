import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const breaking = new Set<ServerResponse>()

/** One answer of a publisher's server. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface Mirror {
  origin: string
  host: string
  /** What was asked, in order: the range, if any, and what it was conditional on. */
  asked: { range?: string; ifRange?: string }[]
  /** Most connections that were being answered at once. */
  most(): number
  /** Resets the connections that were to break. */
  breakOff(): void
  close(): Promise<void>
}

/** A publisher's server that answers as it is told, one answer a request, the last one from then on. */
export async function startMirror(...answers: Answer[]): Promise<Mirror> {
  breaking.clear()
  const asked: Mirror['asked'] = []
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    const { range, 'if-range': ifRange } = request.headers
    asked.push({ ...(range ? { range } : {}), ...(typeof ifRange === 'string' ? { ifRange } : {}) })
    open++
    most = Math.max(most, open)
    response.on('close', () => open--)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    answer?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: `http://${host}`,
    host,
    asked,
    most: () => most,
    breakOff() {
      for (const response of breaking) response.destroy()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body)

/** A file as a good server hands it out: with a tag, and from the middle where the tag is still that. */
export const whole =
  (bytes: Buffer, tag = '"one"'): Answer =>
  (response, request) => {
    const { range, 'if-range': ifRange } = request.headers
    const at = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const headers = { etag: tag, 'accept-ranges': 'bytes' }
    if (at === 0 || ifRange !== tag)
      return response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
    response
      .writeHead(206, {
        ...headers,
        'content-length': bytes.length - at,
        'content-range': `bytes ${at}-${bytes.length - 1}/${bytes.length}`,
      })
      .end(bytes.subarray(at))
  }

/** As `whole`, and stops after so many bytes until the mirror is told to break off. */
export const brokenOff =
  (bytes: Buffer, after: number, tag = '"one"'): Answer =>
  (response) => {
    response.writeHead(200, { etag: tag, 'content-length': bytes.length })
    response.write(bytes.subarray(0, after))
    breaking.add(response)
  }
