import { fileURLToPath } from 'node:url'
import { signUp, startServer, withFolder } from './process.ts'
import { median, type Row, timed } from './table.ts'

const node = fileURLToPath(new URL('../../apps/server/test/node.ts', import.meta.url))
const rounds = 60

/** What the queue adds: the same work, in the request and on a worker, called in turn. */
export const measureQueue = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startServer([process.execPath, node], { DATA_DIR: folder })
    try {
      const cookie = await signUp(server.url)
      const call = (path: string) =>
        timed(async () => {
          const headers = { 'content-type': 'application/json', cookie }
          const answer = await fetch(server.url + path, {
            method: 'POST',
            headers,
            body: JSON.stringify({ text: 'hello' }),
          })
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
          await answer.text()
        })
      const inline: number[] = []
      const queued: number[] = []
      for (let round = 0; round < rounds; round++) {
        const [one, other] = [await call('/api/echo'), await call('/api/tools/echo/queued')]
        // The first calls warm up the connections.
        if (round < 5) continue
        inline.push(one.milliseconds)
        queued.push(other.milliseconds)
      }
      const overhead = median(queued) - median(inline)
      return [
        {
          measure: 'an action on a worker, median',
          ours: median(queued),
          against: 'the same in the request',
          theirs: median(inline),
        },
        { measure: 'overhead of the queue, median', ours: overhead, against: 'limit', theirs: 50 },
      ]
    } finally {
      await server.stop()
    }
  })
