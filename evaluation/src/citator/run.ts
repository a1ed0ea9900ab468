import { parseArgs } from 'node:util'
import { surely, surest } from '@casewright/law'
import { countOf, head, row } from './count.ts'
import { type Pair, readPairs } from './data.ts'
import { certaintyOf, flagsOf, naive } from './judge.ts'
import { readWholeOpinions } from './whole-opinions.ts'

const usage = `npm run eval -- citator [--show n] [--whole]
Whether the citing opinion overrules the cited one, from its words alone. TEST_DATA names the folder of the data.
--show lists errors of the development half. --whole reads whole opinions as well, and lists their other flags.`

/** npm run eval -- citator: what reading treatment from citing opinions gets right. */
export function runCitator(words: string[]): void {
  const { values } = parseArgs({
    args: words,
    options: { show: { type: 'string', default: '0' }, whole: { type: 'boolean', default: false } },
  })
  const folder = process.env.TEST_DATA
  if (!folder) {
    console.error(`TEST_DATA is not set.\n${usage}`)
    process.exitCode = 1
    return
  }
  const pairs = readPairs(folder)
  const read = pairs.map((pair) => ({
    pair,
    isSo: pair.overruled,
    certainty: certaintyOf(pair),
    naive: naive(pair),
  }))
  const judged = read.map((one) => ({ ...one, flagged: one.certainty >= surely }))
  console.log(['## Overruled or not, from the words of the citing opinion', '', ...head].join('\n'))
  for (const half of ['development', 'held out', 'all'] as const) {
    const some = judged.filter(({ pair }) => half === 'all' || pair.half === half)
    console.log(row(half, countOf(some)))
    console.log(row(`${half}, naive rule`, countOf(some.map(({ isSo, naive }) => ({ isSo, flagged: naive })))))
  }
  console.log(['', '## Red flags, by the certainty from which one is raised', '', ...head].join('\n'))
  for (const from of [surely, 0.9, 0.95, surest])
    for (const half of ['development', 'held out'] as const) {
      const some = read.filter(({ pair }) => pair.half === half)
      console.log(
        row(`${half}, from ${from}`, countOf(some.map((one) => ({ ...one, flagged: one.certainty >= from })))),
      )
    }
  const wrong = judged.filter(({ pair, isSo, flagged }) => pair.half === 'development' && isSo !== flagged)
  for (const { pair, isSo } of wrong.slice(0, Number(values.show))) console.log(shown(pair, isSo))
  if (!values.whole) return
  const { opinions, pairs: known, found, others } = readWholeOpinions(folder, pairs)
  console.log(`\n${opinions} whole opinions: ${found} of ${known} known pairs flagged; ${others.length} other flags.`)
  for (const other of others) console.log(`- ${other}`)
}

const shown = (pair: Pair, isSo: boolean): string =>
  `- ${isSo ? 'missed' : 'wrong'}: ${pair.citing} on ${pair.cited}\n  ${flagsOf(pair).map(({ words }) => words.replace(/\s+/g, ' '))}`
