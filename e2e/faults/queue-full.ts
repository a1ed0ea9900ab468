import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './lib/cluster.ts'
import { ask, endedTwice } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { largest, watchMemory } from './lib/memory.ts'
import { type Person, peopleAt } from './lib/person.ts'

const text = 'Celotex Corp. v. Catrett, 477 U.S. 317 (1986).'

export const queueFull: Fault = {
  name: 'queue-full',
  title: '10,000 jobs are queued at once (200 with --short)',
  strike: ({ short, count }) =>
    withCleanup(async (defer): Promise<Outcome> => {
      const jobs = count ?? (short ? 200 : 10_000)
      const { add, postgres, web } = await startCluster(defer)
      const people = await peopleAt(web.url, short ? 8 : 200)
      const wrong: string[] = []
      const started = Date.now()
      let left = jobs
      await Promise.all(
        people.slice(0, 32).map(async (_, lane) => {
          for (let nth = lane; left > 0; nth += 32) {
            left -= 1
            const { answer, run } = await (people[nth % people.length] as Person).start('/api/check-citations', {
              text,
            })
            if (!run) wrong.push(`answered ${answer.status} ${answer.text}`)
          }
        }),
      )
      const accepted = Date.now()
      const workers = [await add('worker'), await add('worker')]
      const memory = watchMemory([web, ...workers], defer)
      const [late] = await peopleAt(web.url, 1)
      const began = performance.now()
      const one = await late?.start('/api/check-citations', { text })
      let fairly = Number.NaN
      const answered: number[] = []
      for (let open = jobs; open > 0; ) {
        const asked = performance.now()
        const { status } = await (late as Person).ask('/api/runs?limit=20')
        answered.push(performance.now() - asked)
        if (status !== 200) wrong.push(`the history answered ${status}`)
        const rows = await ask<{ open: string; mine: string }>(
          postgres.url,
          `select count(*) filter (where state in ('queued', 'running')) as open,
           count(*) filter (where id = '${one?.run?.id}' and state = 'done') as mine from run`,
        )
        open = Number(rows[0]?.open)
        if (rows[0]?.mine === '1' && Number.isNaN(fairly)) fairly = performance.now() - began
        if (Date.now() - accepted > 3_600_000) break
        await wait(200)
      }
      const done = Date.now()
      const ends = await ask<{ state: string; count: string }>(
        postgres.url,
        'select state, count(*) from run group by 1',
      )
      const finished = Number(ends.find(({ state }) => state === 'done')?.count ?? 0)
      const sorted = answered.sort((a, b) => a - b)
      const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
      const megabytes = memory()
      if (megabytes.most > 1200) wrong.push(`${Math.round(megabytes.most)} MB in one process`)
      return {
        atWork: `${jobs} jobs of ${people.length} people taken in ${Math.round((accepted - started) / 1000)} s, done by two workers in ${Math.round((done - accepted) / 1000)} s`,
        seen: `history p95 ${p95} ms; somebody's one job that came last was done after ${(fairly / 1000).toFixed(1)} s; ${largest(megabytes)}`,
        lost: jobs + (one?.run ? 1 : 0) - finished,
        twice: await endedTwice(postgres.url),
        recoverySeconds: null,
        wrong: [...new Set(wrong)].slice(0, 5),
      }
    }),
}
