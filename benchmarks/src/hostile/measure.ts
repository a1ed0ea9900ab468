import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { startServer, withFolder } from '../process.ts'
import { percentile, type Row } from '../table.ts'
import { type Attack, hostileFiles, knownAttacks } from './inputs.ts'
import { signUpMany, strike } from './people.ts'

const main = fileURLToPath(new URL('../../../apps/server/src/boot/main.ts', import.meta.url))
const atOnce = 10
const idleMilliseconds = 10_000
/** The attack is given up after this, wherever it is. */
const mostMilliseconds = Number(process.env.HOSTILE_SECONDS ?? 240) * 1000
/** How long `/healthz` takes while nothing happens, and while all that is known to stop servers is sent to it. */
export const measureHostile = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startServer([process.execPath, main], { DATA_DIR: folder, OFFLINE: '1', LOG_LEVEL: 'silent' })
    try {
      const cookies = await signUpMany(server.url, atOnce)
      await wait(3000)
      const idle = await checkedWhile(server.url, () => wait(idleMilliseconds))
      const attacks = [...knownAttacks(), ...hostileFiles()]
      const ends: string[] = []
      const attacked = await checkedWhile(server.url, () => attackAll(server.url, cookies, attacks, ends))
      console.log(`${ends.length} of ${attacks.length} attacks ended:\n${ends.join('\n')}`)
      const row = (name: string, share: number): Row => ({
        measure: `/healthz while hostile input is worked on, ${name} of ${attacked.length}`,
        ours: percentile(attacked, share),
        against: `idle, of ${idle.length}`,
        theirs: percentile(idle, share),
      })
      return [row('median', 0.5), row('99 of 100', 0.99), row('longest', 0.999_999)]
    } finally {
      await server.stop()
    }
  })

async function attackAll(url: string, cookies: readonly string[], attacks: readonly Attack[], ends: string[]) {
  const signal = AbortSignal.timeout(mostMilliseconds)
  const left = [...attacks]
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let attack = left.shift(); attack && !signal.aborted; attack = left.shift()) {
        const started = performance.now()
        const end = await strike(url, cookie, attack, signal)
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        ends.push(`- ${attack.name} to ${attack.path}: ${end} after ${seconds} s`)
      }
    }),
  )
}

/**
 * Asks whether the server is well, again and again, while something happens. A thread of its own asks: this one builds
 * megabytes of attacks, and would count its own delays.
 * @returns milliseconds of each answer
 */
async function checkedWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const checker = new Worker(new URL('./check-health.ts', import.meta.url), { workerData: { url } })
  const times = once(checker, 'message') as Promise<[number[]]>
  await work()
  checker.postMessage('stop')
  return (await times)[0]
}
