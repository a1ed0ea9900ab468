import { parseArgs } from 'node:util'
import { databaseDiskFull, diskFull } from './disk-full.ts'
import { embeddedKilled } from './embedded-killed.ts'
import { hostileFiles } from './hostile-files.ts'
import { killEverything } from './kill-everything.ts'
import { killers } from './killers.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { modelDown, modelLying, modelSlow } from './model.ts'
import { postgresDown, postgresRestarted } from './postgres-restarted.ts'
import { queueFull } from './queue-full.ts'
import { sourceDown } from './source-down.ts'
import { webKilled } from './web-killed.ts'
import { workerKilled } from './worker-killed.ts'

/** `npm run faults [-- name ...] [--short] [--seed 7] [--count 20]`: what happens when something breaks, as a table. */
const all: readonly Fault[] = [
  killEverything,
  embeddedKilled,
  workerKilled,
  webKilled,
  postgresRestarted,
  postgresDown,
  diskFull,
  databaseDiskFull,
  modelSlow,
  modelLying,
  modelDown,
  sourceDown,
  queueFull,
  hostileFiles,
  killers,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, count: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const unknown = positionals.filter((name) => !all.some((fault) => fault.name === name))
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const chosen = positionals.length > 0 ? all.filter(({ name }) => positionals.includes(name)) : all
console.log(`Seed ${seed}${values.short ? ', short' : ''}`)

const rows: string[] = []
let failed = 0
for (const { name, title, strike } of chosen) {
  const started = Date.now()
  const outcome = await strike({
    short: values.short,
    seed,
    ...(values.count !== undefined && { count: Number(values.count) }),
  }).catch((error: Error) => asFailure(error))
  const took = Math.round((Date.now() - started) / 1000)
  if (typeof outcome === 'string') {
    rows.push(`| ${title} | skipped: ${outcome} | | | | |`)
    console.log(`${name}: skipped: ${outcome}`)
    continue
  }
  const { atWork, seen, lost, twice, recoverySeconds, wrong } = outcome
  if (lost + twice + wrong.length > 0) failed += 1
  const seconds = recoverySeconds === null ? '' : recoverySeconds.toFixed(1)
  rows.push(`| ${title} | ${atWork} | ${seen} | ${lost} | ${twice} | ${seconds} |`)
  console.log(`${name}: ${lost} lost, ${twice} done twice, ${took} s${wrong.map((one) => `\n  ${one}`).join('')}`)
}
console.log('\n| fault | at work | what people saw | lost | done twice | seconds to recover |')
console.log(`| --- | --- | --- | ---: | ---: | ---: |\n${rows.join('\n')}`)
process.exit(failed > 0 ? 1 : 0)

function asFailure(error: Error): Outcome {
  return { atWork: '', seen: '', lost: 0, twice: 0, recoverySeconds: null, wrong: [error.stack ?? error.message] }
}
