import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { embeddedUrl, endedTwice, watchEnds } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { newFolder, withCleanup } from './lib/folder.ts'
import { load, unfitting } from './lib/load.ts'
import { peopleAt } from './lib/person.ts'
import { startNode, untilReady } from './lib/server.ts'
import { settle } from './lib/settle.ts'

/** What people are told while the database is away. */
const fitting = /^503 The server cannot reach its database right now\. Nothing you submitted is lost/

/** 0 while none has come up. */
function postmasterOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

export const embeddedKilled: Fault = {
  name: 'embedded-killed',
  title: 'The embedded database is killed (kill -9) under load, and its server starts it again',
  strike: ({ short, count = short ? 1 : 4 }) =>
    withCleanup(async (defer): Promise<Outcome | string> => {
      if (process.platform === 'win32') return 'it takes a system with kill -9'
      const settings = { DATA_DIR: await newFolder(defer), RUNS_PER_PERSON: '100000' }
      const node = await startNode(defer, settings)
      await watchEnds(embeddedUrl(settings.DATA_DIR))
      const people = await peopleAt(node.url, 4)
      const wrong: string[] = []
      let [longest, lost, all] = [0, 0, 0]
      for (let round = 1; round <= count; round++) {
        const going = load(people, 100)
        await going.more(6)
        const killed = postmasterOf(settings.DATA_DIR)
        process.kill(killed, 'SIGKILL')
        const started = performance.now()
        while ([killed, 0].includes(postmasterOf(settings.DATA_DIR)) && performance.now() - started < 60_000)
          await wait(20)
        await untilReady(node, 90)
        longest = Math.max(longest, performance.now() - started)
        const before = going.accepted.length
        while (going.accepted.length === before && performance.now() - started < 120_000) await wait(50)
        await going.stop()
        const settled = await settle(going.accepted, 120, { mayFail: ['interrupted'] })
        all += going.accepted.length
        lost += settled.lost
        wrong.push(...settled.wrong, ...unfitting(going.told, fitting))
        if (going.accepted.length === before) wrong.push(`round ${round}: nothing was accepted afterwards`)
      }
      if (node.child.exitCode !== null) wrong.push('the server ended')
      return {
        atWork: `${count} kills, ${all} runs of ${people.length} people`,
        seen: `"The server cannot reach its database right now"; ready again after ${(longest / 1000).toFixed(1)} s at most`,
        lost,
        twice: await endedTwice(embeddedUrl(settings.DATA_DIR)),
        recoverySeconds: longest / 1000,
        wrong,
      }
    }),
}
