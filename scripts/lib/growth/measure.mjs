// Run by itself, with a function as JSON, the text to begin with and the seconds of CPU that are left: prints a line before
// each reading and one after it. Ends itself where one takes too long.
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { inRoot } from '../paths.mjs'
import { beside, texts } from './given.mjs'
import { textsFor } from './texts.mjs'

const { file, name, at: place, types } = JSON.parse(process.argv[2])
const [from, secondsLeft] = process.argv.slice(3).map(Number)
const sizes = [64_000, 256_000, 1_024_000]
/** Seconds of CPU for one reading. */
const mostForOne = 60
/** A reading that takes less than this is repeated, and the best is kept: collecting garbage only adds. */
const quick = 800
const turns = 3

const read = (await import(pathToFileURL(inRoot(file)).href))[name]
const given = (text) =>
  types.map((type, nth) => (nth === place ? (texts[type] ?? texts.string)(text) : beside[type](text)))

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
/** Seconds of CPU at which a thread beside this one ends the process, whatever it is doing. */
const cpuEnd = new Float64Array(new SharedArrayBuffer(8))
cpuEnd[0] = Number.POSITIVE_INFINITY
new Worker(new URL('../../../packages/sandbox/src/child/watchdog.ts', import.meta.url), {
  workerData: { usage: true, memoryMb: Number.POSITIVE_INFINITY, cpuEnd },
}).unref()

const tell = (line) => process.stdout.write(`${JSON.stringify({ ...line, used: used() })}\n`)

/** Milliseconds of this process's own work. Each turn gets a text of its own: nothing is remembered. */
async function timed(make, size) {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns && (turn === 0 || least < quick); turn++) {
    const all = given(make(size))
    cpuEnd[0] = Math.min(used() + mostForOne, secondsLeft)
    const started = used()
    try {
      await read(...all)
    } catch {
      // A text that is refused has been read.
    }
    cpuEnd[0] = secondsLeft
    least = Math.min(least, (used() - started) * 1000)
  }
  return least
}

for (const [at, [text, make]] of textsFor(file).entries()) {
  if (at < from) continue
  await timed(make, 8_000)
  for (const size of sizes) {
    tell({ at, text, size })
    tell({ at, text, size, took: await timed(make, size) })
  }
}
