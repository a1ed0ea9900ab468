import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './lib/cluster.ts'
import { endedTwice } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { largest, watchMemory } from './lib/memory.ts'
import { type Accepted, peopleAt } from './lib/person.ts'
import { settle } from './lib/settle.ts'

/** What a file that is no document may be told. */
const clear = [
  'damaged',
  'wrong-type',
  'empty',
  'unsupported-type',
  'too-long-to-read',
  'unsafe-file',
  'too-large',
  'password-needed',
]

export const hostileFiles: Fault = {
  name: 'hostile-files',
  title: 'Every hostile file of TEST_DATA at once',
  strike: ({ short }) =>
    withCleanup(async (defer): Promise<Outcome | string> => {
      const folder = join(process.env.TEST_DATA ?? '', 'hostile')
      if (!process.env.TEST_DATA || !existsSync(folder)) return 'TEST_DATA is not set'
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:pdf|docx?|txt)$/.test(name) && statSync(join(folder, name)).isFile())
        // 5,000 pages are no attack, and take a while.
        .filter((name) => !short || !/pages_5000/.test(name))
      const { add, postgres, web } = await startCluster(defer)
      const worker = await add('worker')
      const people = await peopleAt(web.url, 8)
      const memory = watchMemory([web, worker], defer)
      const wrong: string[] = []
      const accepted: Accepted[] = []
      let sending = true
      const others = (async () => {
        const times: number[] = []
        while (sending) {
          const asked = performance.now()
          const answer = await people[7]?.ask('/api/runs')
          times.push(performance.now() - asked)
          if (answer?.status !== 200) wrong.push(`others were answered ${answer?.status}`)
          await wait(100)
        }
        return times.sort((a, b) => a - b)
      })()
      let refused = 0
      const paths = short
        ? ['/api/summarize-document']
        : ['/api/summarize-document', '/api/check-citations', '/api/analyze-document']
      await Promise.all(
        paths.flatMap((path) =>
          files.map(async (name, nth) => {
            const bytes = readFileSync(join(folder, name))
            const sent = await people[nth % 7]?.upload(path, name.split('/').at(-1) ?? name, bytes)
            if (sent?.run) accepted.push(sent.run)
            else if ((sent?.answer.status ?? 500) < 500) refused += 1
            else wrong.push(`${name}: answered ${sent?.answer.status} ${sent?.answer.text}`)
          }),
        ),
      )
      const settled = await settle(accepted, 900, { mayFail: clear })
      sending = false
      const times = await others
      if ([web, worker].some(({ child }) => child.exitCode !== null)) wrong.push('a process ended')
      if (memory().most > 1500) wrong.push(`${Math.round(memory().most)} MB in one process`)
      return {
        atWork: `${files.length} files to ${paths.length} ${paths.length === 1 ? 'tool' : 'tools'} at once, ${refused} refused at the door`,
        seen: `${settled.states.failed ?? 0} times a sentence that says what is wrong with the file, ${settled.states.done ?? 0} results; others' history p95 ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms; ${largest(memory())}`,
        lost: settled.lost,
        twice: await endedTwice(postgres.url),
        recoverySeconds: null,
        wrong: [...new Set([...wrong, ...settled.wrong])].slice(0, 8),
      }
    }),
}
