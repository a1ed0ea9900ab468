import { startCluster } from './lib/cluster.ts'
import { endedTwice, endOf } from './lib/ends.ts'
import { chance, type Fault } from './lib/fault.ts'
import { withCleanup } from './lib/folder.ts'
import { load, unfitting } from './lib/load.ts'
import { peopleAt } from './lib/person.ts'
import { settle } from './lib/settle.ts'

export const workerKilled: Fault = {
  name: 'worker-killed',
  title: 'A worker is killed (kill -9) while another goes on',
  strike: ({ short, seed }) =>
    withCleanup(async (defer) => {
      const { add, postgres, web } = await startCluster(defer)
      const workers = [await add('worker'), await add('worker')]
      const people = await peopleAt(web.url, short ? 3 : 10)
      const random = chance(seed)
      const going = load(people, short ? 100 : 1000)
      const kills = short ? 1 : 5
      for (let nth = 0; nth < kills; nth++) {
        await going.more(5 + Math.floor(random() * 10))
        await workers[nth % 2]?.kill('SIGKILL')
        if (nth < kills - 1) workers[nth % 2] = await add('worker')
      }
      await going.stop()
      const killed = Date.now()
      const { lost, wrong, at } = await settle(going.accepted, 300, { written: (id) => endOf(postgres.url, id) })
      return {
        atWork: `${going.accepted.length} runs of ${people.length} people, ${kills} ${kills === 1 ? 'kill' : 'kills'}`,
        seen: 'nothing; some results came later',
        lost,
        twice: await endedTwice(postgres.url),
        recoverySeconds: (at - killed) / 1000,
        wrong: [...wrong, ...unfitting(going.told, /^$/)],
      }
    }),
}
