import { startCluster } from './lib/cluster.ts'
import { endedTwice, endOf } from './lib/ends.ts'
import { chance, type Fault } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { load, unfitting } from './lib/load.ts'
import { peopleAt } from './lib/person.ts'
import { settle } from './lib/settle.ts'

export const webKilled: Fault = {
  name: 'web-killed',
  title: 'A web node is killed (kill -9), and people go on at another',
  strike: ({ short, seed }) =>
    withCleanup(async (defer) => {
      const { add, postgres, web } = await startCluster(defer)
      const nodes = [web, await add('web')]
      await add('worker')
      const people = await peopleAt(web.url, short ? 3 : 10)
      const random = chance(seed)
      const going = load(people, short ? 100 : 1000)
      const kills = short ? 1 : 5
      let killed = 0
      for (let nth = 0; nth < kills; nth++) {
        await going.more(5 + Math.floor(random() * 10))
        await nodes[nth % 2]?.kill('SIGKILL')
        killed = Date.now()
        for (const person of people) person.url = nodes[(nth + 1) % 2]?.url ?? ''
        if (nth < kills - 1) nodes[nth % 2] = await add('web')
      }
      await going.more(5)
      await going.stop()
      // What the killed node executed itself ends with a sentence, and its question is in the history.
      const { lost, wrong, at, states } = await settle(going.accepted, 300, {
        mayFail: ['interrupted'],
        written: (id) => endOf(postgres.url, id),
      })
      return {
        atWork: `${going.accepted.length} runs of ${people.length} people, ${kills} ${kills === 1 ? 'kill' : 'kills'}`,
        seen: `${going.unanswered()} requests without an answer; ${states.failed ?? 0} questions "Start it again"`,
        lost,
        twice: await endedTwice(postgres.url),
        recoverySeconds: (at - killed) / 1000,
        wrong: [...wrong, ...unfitting(going.told, /^$/)],
      }
    }),
}
