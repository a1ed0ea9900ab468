import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer, withFolder } from '../process.ts'
import { percentile } from '../table.ts'
import { deedAt, deeds } from './deeds.ts'
import { memoryOf } from './memory.ts'
import { type Person, personAt } from './person.ts'

/**
 * `npm run load -- [people] [seconds]`: people at work on one server of this machine, and how long they wait, beside how
 * long one of them waits alone. Fails on any error, where a search takes too long, and where memory grows without end.
 */
const [people, seconds] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 120)]
const server = fileURLToPath(new URL('../../../apps/server/src/boot/main.ts', import.meta.url))
/** Between two deeds somebody reads: 2 to 14 seconds. */
const thinking = () => 2000 + Math.random() * 12_000

/** Milliseconds that 95 of 100 searches may take. */
const searchLimit = 500
/** Megabytes of server and database together. */
const memoryLimit = 1500
/** How much more may be taken at the end than in the middle, when all is warm. */
const growthLimit = 1.25

const times = new Map<string, number[]>()
const alone = new Map<string, number[]>()
const errors = new Map<string, number>()
const sentences = new Set<string>()

async function timed(name: string, work: () => Promise<void>, to = times): Promise<void> {
  const started = performance.now()
  try {
    await work()
    to.set(name, [...(to.get(name) ?? []), performance.now() - started])
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
    for (let nth = 0; nth < 60; nth++) {
      const { name, does } = deeds[nth % deeds.length] as (typeof deeds)[number]
      await timed(name, () => does(all[0] as Person, nth), alone)
    }
    const memory = [memoryOf(pid)]
    const watching = setInterval(() => memory.push(memoryOf(pid)), 2000)
    const until = performance.now() + seconds * 1000
    await Promise.all(all.map((person, nth) => work(person, nth, until)))
    clearInterval(watching)
    const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length
    const third = Math.ceil(memory.length / 3)
    const [middle, end, most] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third)), Math.max(...memory)]
    console.log(`\n| ${people} people, ${seconds} s | done | errors | p50 alone | p50 | p95 | longest | p50 of alone |`)
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
    for (const { name } of deeds) {
      const own = times.get(name) ?? []
      const base = percentile(alone.get(name) ?? [], 0.5)
      const figures = own.length > 0 ? [base, percentile(own, 0.5), percentile(own, 0.95), Math.max(...own)] : []
      console.log(
        `| ${name} | ${own.length} | ${errors.get(name) ?? 0} | ${[0, 1, 2, 3].map((n) => seconded(figures[n])).join(' | ')} | ${figures[1] === undefined ? '' : (figures[1] / base).toFixed(1)} |`,
      )
    }
    console.log(
      `\nMemory of the server with its database: ${Math.round(memory[0] ?? 0)} MB before, ${Math.round(most)} MB at most, ${Math.round(middle)} MB in the middle third, ${Math.round(end)} MB in the last. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`,
    )
    for (const sentence of [...sentences].slice(0, 10)) console.log(sentence)
    await Promise.all(all.map((person) => person.leave()))
    const search = percentile(times.get('search') ?? [], 0.95)
    const wrong = [
      ...(search > searchLimit ? [`95 of 100 searches took ${Math.round(search)} ms: more than ${searchLimit}`] : []),
      ...(most > memoryLimit ? [`It took ${Math.round(most)} MB: more than ${memoryLimit}`] : []),
      ...(end > middle * growthLimit
        ? [`It took ever more: ${Math.round(middle)} MB, then ${Math.round(end)} MB`]
        : []),
    ]
    for (const sentence of wrong) console.log(sentence)
    process.exitCode = errors.size + wrong.length > 0 ? 1 : 0
  } finally {
    await stop()
  }
})
