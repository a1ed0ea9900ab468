import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signUp, startServer, withFolder } from './process.ts'
import { percentile, type Row } from './table.ts'

const server = fileURLToPath(new URL('../../apps/server/src/boot/main.ts', import.meta.url))
const starter = fileURLToPath(new URL('../../packages/library/starter/', import.meta.url))
const queries = 100

/** A few words of what the starter set says of some of its authorities. */
async function words(): Promise<string[]> {
  const all: string[] = []
  for (const set of ['landmarks', 'leading', 'scotus', 'statutes'])
    for (const file of (await readdir(join(starter, set))).filter((name) => name.endsWith('.json')).sort()) {
      const { holding, content } = JSON.parse(await readFile(join(starter, set, file), 'utf8'))
      const said = String(holding ?? content ?? '').match(/[a-z]{5,}/g) ?? []
      if (said.length > 8) all.push(said.slice(1, 3 + (all.length % 6)).join(' '))
    }
  return Array.from({ length: queries }, (_, nth) => all[Math.floor((nth * all.length) / queries)] as string)
}

/** A search of the starter set as a page asks for it: how soon the first event with evidence is there. */
export const measureStarterSearch = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const { url, stop } = await startServer([process.execPath, server], { DATA_DIR: folder, SOURCES: 'library' })
    try {
      const cookie = await signUp(url)
      const search = async (query: string) => {
        const started = performance.now()
        const answer = await fetch(`${url}/api/legal-search`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
          body: JSON.stringify({ query }),
        })
        if (!answer.ok || !answer.body) throw new Error(`The search answered ${answer.status}: ${await answer.text()}`)
        let text = ''
        let first = Number.NaN
        for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
          text += chunk
          if (Number.isNaN(first) && text.includes('"citation"')) first = performance.now() - started
        }
        return first
      }
      // The set is loaded behind the server.
      while (Number.isNaN(await search('search warrant automobile'))) await wait(500)
      await wait(3000)
      const times: number[] = []
      for (const query of await words()) times.push(await search(query))
      return [0.5, 0.95].map(
        (share): Row => ({
          measure: `search of the starter set until evidence is there, p${share * 100}`,
          ours: percentile(times, share),
          against: 'limit',
          theirs: 100,
        }),
      )
    } finally {
      await stop()
    }
  })
