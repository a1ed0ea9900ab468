import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer, withFolder } from '../process.ts'
import { percentile } from '../table.ts'
import { deedAt, deeds } from './deeds.ts'
import { memoryOf } from './memory.ts'
import { type Person, personAt } from './person.ts'

/** `npm run load -- [people] [seconds]`: people at work on one server of this machine, and how long they wait. */
const [people, seconds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 120)]
const server = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
/** Between two deeds somebody reads: 2 to 14 seconds. */
const thinking = () => 2000 + Math.random() * 12_000

const times = new Map<string, number[]>()
const errors = new Map<string, number>()
const sentences = new Set<string>()

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await work()
    times.set(name, [...(times.get(name) ?? []), performance.now() - started])
  } catch (error) {
    errors.set(name, (errors.get(name) ?? 0) + 1)
    sentences.add(
      `${name}: ${(error as Error).message} ${((error as Error).cause as Error | undefined)?.message ?? ''}`,
    )
  }
}

async function work(person: Person, nth: number, until: number): Promise<void> {
  await wait(Math.random() * 10_000)
  for (let turn = 0; performance.now() < until; turn += 1) {
    const { name, does } = deedAt(Math.random() * 100)
    await timed(name, () => does(person, nth + turn))
    await wait(Math.min(thinking(), Math.max(0, until - performance.now())))
  }
}

const seconded = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`

await withFolder(async (folder) => {
  const { url, pid, stop } = await startServer([process.execPath, server], { DATA_DIR: folder, SOURCES: 'library' })
  try {
    const all = Array.from({ length: people }, (_, nth) => personAt(url, nth))
    const registering = performance.now()
    for (let at = 0; at < all.length; at += 8) await Promise.all(all.slice(at, at + 8).map((person) => person.signUp()))
    console.log(`${people} accounts were made in ${Math.round((performance.now() - registering) / 1000)} s.`)
    await wait(5000)
    const memory = [memoryOf(pid)]
    const watching = setInterval(() => memory.push(memoryOf(pid)), 2000)
    const until = performance.now() + seconds * 1000
    await Promise.all(all.map((person, nth) => work(person, nth, until)))
    clearInterval(watching)
    const late = memory.slice(-5)
    console.log(`\n| ${people} people, ${seconds} s | done | errors | p50 | p95 | longest |`)
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
    for (const { name } of deeds) {
      const own = times.get(name) ?? []
      const figures = own.length > 0 ? [percentile(own, 0.5), percentile(own, 0.95), Math.max(...own)] : []
      console.log(
        `| ${name} | ${own.length} | ${errors.get(name) ?? 0} | ${[0, 1, 2].map((n) => seconded(figures[n])).join(' | ')} |`,
      )
    }
    console.log(
      `\nMemory of the server with its database: ${Math.round(memory[0] ?? 0)} MB before, ${Math.round(Math.max(...memory))} MB at most, ${Math.round(late.reduce((sum, one) => sum + one, 0) / late.length)} MB at the end.`,
    )
    for (const sentence of [...sentences].slice(0, 10)) console.log(sentence)
    await Promise.all(all.map((person) => person.leave()))
    process.exitCode = errors.size > 0 ? 1 : 0
  } finally {
    await stop()
  }
})
