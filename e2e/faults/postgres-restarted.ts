import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './lib/cluster.ts'
import { ask, endedTwice } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { load, unfitting } from './lib/load.ts'
import { peopleAt } from './lib/person.ts'
import type { Node } from './lib/server.ts'
import { untilReady } from './lib/server.ts'
import { settle } from './lib/settle.ts'

/** What people are told while the database is away. */
const fitting = /^503 The server cannot reach its database right now\. Nothing you submitted is lost/

const strike = (downSeconds: number, people: number): Promise<Outcome> =>
  withCleanup(async (defer) => {
    const { add, postgres, web } = await startCluster(defer)
    const nodes = [web, await add('worker')]
    const all = await peopleAt(web.url, people)
    const going = load(all, 200)
    await going.more(6)
    await postgres.stop('SIGINT')
    await wait(500)
    const wrong = downSeconds > 0 ? await whileDown(web, all[0]?.signed() ?? {}) : []
    await wait(downSeconds * 1000)
    const before = going.accepted.length
    await postgres.start()
    const back = Date.now()
    for (const node of nodes) await untilReady(node, 60)
    const ready = Date.now()
    while (going.accepted.length === before && Date.now() - back < 60_000) await wait(50)
    if (going.accepted.length === before) wrong.push('nothing was accepted within a minute')
    await going.stop()
    // Read in a process that was never stopped.
    const settled = await settle(going.accepted, 120, { mayFail: ['interrupted'] })
    const listeners = await ask<{ count: string }>(
      postgres.url,
      `select count(*) from pg_stat_activity where application_name = 'casewright events'`,
    )
    if (listeners[0]?.count !== '2') wrong.push(`${listeners[0]?.count} listeners for two processes`)
    if (nodes.some(({ child }) => child.exitCode !== null)) wrong.push('a process ended')
    return {
      atWork: `${going.accepted.length} runs of ${people} people, web and worker going on`,
      seen: `"The server cannot reach its database right now", ${[...going.told.values()].reduce((a, b) => a + b, 0)} times; ready ${((ready - back) / 1000).toFixed(1)} s after it was back`,
      lost: settled.lost,
      twice: await endedTwice(postgres.url),
      recoverySeconds: (settled.at - back) / 1000,
      wrong: [...wrong, ...settled.wrong, ...unfitting(going.told, fitting)],
    }
  })

async function whileDown({ url }: Node, signed: Record<string, string>): Promise<string[]> {
  const wrong: string[] = []
  const expected = { '/healthz': 200, '/readyz': 503, '/api/runs': 503, '/api/user': 503, '/': 200, '/dashboard': 200 }
  for (const [path, status] of Object.entries(expected)) {
    const answer = await fetch(url + path, { headers: signed })
    const text = await answer.text()
    if (answer.status !== status) wrong.push(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    if (path.startsWith('/api') && !fitting.test(`${answer.status} ${text}`)) wrong.push(`${path} said: ${text}`)
  }
  return wrong
}

export const postgresRestarted: Fault = {
  name: 'postgres-restarted',
  title: 'PostgreSQL is restarted under web and worker',
  strike: ({ short }) => strike(0, short ? 3 : 10),
}

export const postgresDown: Fault = {
  name: 'postgres-down',
  title: 'PostgreSQL is down for 30 s (3 s with --short)',
  strike: ({ short }) => strike(short ? 3 : 30, short ? 3 : 10),
}
