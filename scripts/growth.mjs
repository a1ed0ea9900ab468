// npm run growth: how the time of every function that reads a text grows with it, the worst first. It prints, and
// fails on nothing: how long a text takes depends on the machine. `npm run growth -- citedIn packages/law/src/dates`
// runs some.
import { textFunctions } from './lib/growth/functions.mjs'
import { growthOf } from './lib/growth/growth.mjs'
import { install } from './lib/install.mjs'
import { say } from './lib/say.mjs'

/** What is called linear: the noise of a machine that does other things is in it. */
const linear = 1.15

const asked = process.argv.slice(2)
await install()
const isAsked = ({ file, name }) =>
  asked.length === 0 || asked.some((one) => name === one || (one.includes('/') && file.startsWith(one)))
const { measured, left } = textFunctions()
const functions = measured.filter(isAsked)
const line = ({ name, text, exponent, times }) =>
  [
    exponent === null ? '   –' : exponent.toFixed(2).padStart(4),
    ...[64_000, 256_000, 1_024_000].map((size) => `${times[size]?.toFixed(0) ?? '–'} ms`.padStart(11)),
    `  ${name}: ${JSON.stringify(text.slice(0, 60))}`,
  ].join('')

const all = []
const cut = []
for (const wanted of functions) {
  const name = wanted.at === 0 ? wanted.name : `${wanted.name} (parameter ${wanted.at + 1})`
  const { rows, ended } = await growthOf(wanted)
  const named = rows.map((row) => ({ ...row, name }))
  all.push(...named)
  if (!ended) cut.push(name)
  const worst = named.toSorted((one, other) => other.most - one.most)[0]
  if (worst) say(line(worst))
}

const grown = all
  .filter(({ exponent }) => exponent !== null && exponent > linear)
  .sort((one, other) => other.most - one.most)
say(`\nGrowth, then 64 kB, 256 kB and 1 MB; what grows faster than its text (over ${linear}):`)
for (const row of grown) say(line(row))
say(`\n${functions.length} functions, ${all.length} pairs of function and text, ${grown.length} over ${linear}.`)
if (cut.length > 0) say(`Not all texts were read in time by: ${cut.join(', ')}.`)

const notMeasured = left.filter(isAsked)
say(`\nNot measured: ${notMeasured.length}, as their texts cannot be handed to them alone:`)
for (const reason of new Set(notMeasured.map((one) => one.reason))) {
  const its = notMeasured.filter((one) => one.reason === reason).map(({ name }) => name)
  say(`  ${reason}: ${[...new Set(its)].join(', ')}`)
}
