import { setTimeout as wait } from 'node:timers/promises'
import { embeddedUrl, endedTwice, watchEnds } from './lib/ends.ts'
import { chance, type Fault, type Outcome } from './lib/fault.ts'
import { newFolder, withCleanup } from './lib/folder.ts'
import { load, unfitting } from './lib/load.ts'
import { type Accepted, type Person, peopleAt } from './lib/person.ts'
import { killFamily, type Node, startNode } from './lib/server.ts'
import { settle } from './lib/settle.ts'

export const killEverything: Fault = {
  name: 'kill-everything',
  title: 'Server and database are killed (kill -9) at a random moment under load, and started again',
  strike: ({ short, seed, count = short ? 2 : 20 }) =>
    withCleanup(async (defer): Promise<Outcome | string> => {
      if (process.platform === 'win32') return 'it takes a system with kill -9'
      const settings = { DATA_DIR: await newFolder(defer), RUNS_PER_PERSON: '100000' }
      const random = chance(seed)
      const wrong: string[] = []
      const accepted: Accepted[] = []
      let people: Person[] = []
      let [lost, unanswered, longest, interrupted] = [0, 0, 0, 0]
      let node: Node = await startNode(defer, settings)
      await watchEnds(embeddedUrl(settings.DATA_DIR))
      people = await peopleAt(node.url, 4)
      for (let round = 1; round <= count; round++) {
        const going = load(people, 20)
        await going.more(3 + Math.floor(random() * 12))
        await wait(random() * 400)
        await killFamily(node)
        await going.stop()
        const started = performance.now()
        node = await startNode(defer, settings)
        longest = Math.max(longest, performance.now() - started)
        for (const person of people) person.url = node.url
        const settled = await settle(going.accepted, 90, { mayFail: ['interrupted'] })
        accepted.push(...going.accepted)
        unanswered += going.unanswered()
        interrupted += settled.states.failed ?? 0
        lost += settled.lost
        wrong.push(...settled.wrong.map((one) => `round ${round}: ${one}`), ...unfitting(going.told, /^$/))
        for (const line of node.log())
          if (/"level":"(?:error|fatal)"/.test(line)) wrong.push(`round ${round}: ${line.slice(0, 400)}`)
        console.log(`  round ${round} of ${count}: ${going.accepted.length} accepted, ${settled.lost} lost`)
      }
      // What was accepted long ago is there as well; a quick question is kept nowhere a minute after its end.
      const kept = accepted.filter(({ sha256 }) => sha256 !== undefined)
      const all = await settle(kept, 60)
      return {
        atWork: `${count} kills, ${accepted.length} runs of ${people.length} people, web, worker and database in one`,
        seen: `${unanswered} requests without an answer; ${interrupted} questions "Start it again"; ready again after ${(longest / 1000).toFixed(1)} s at most`,
        lost: Math.max(lost, all.lost),
        twice: await endedTwice(embeddedUrl(settings.DATA_DIR)),
        recoverySeconds: longest / 1000,
        wrong: [...wrong, ...all.wrong],
      }
    }),
}
