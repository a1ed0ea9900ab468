import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { citationKeys } from '@casewright/law'
import { importLaw } from '../product/import.ts'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { starterIsThere } from '../product/starter.ts'
import { questions } from '../questions/index.ts'
import type { Asked } from '../ranking/questions/asked.ts'
import { beyond } from '../ranking/questions/beyond.ts'
import { beyondMore } from '../ranking/questions/beyond-more.ts'
import { lawyers } from '../ranking/questions/lawyers.ts'
import { lay } from '../ranking/questions/lay.ts'
import { practice } from '../ranking/questions/practice.ts'
import { searched, searchedBeyond } from '../ranking/questions/searched.ts'
import { typed, typedBeyond } from '../ranking/questions/typed.ts'
import { answeredByStarter, half, ours } from '../ranking/sets/asked-questions.ts'
import { baselineOf } from './baseline.ts'
import { answerableTable, type Outcome, unanswerableTable } from './tables.ts'

interface Result {
  results: { citation: string; parallel?: string[]; relevance: number }[]
  nearest?: { citation: string; relevance: number }[]
}

const [common, asTyped] = [await answeredByStarter(practice), await answeredByStarter(typed)]
const answerable: readonly [string, readonly Asked[]][] = [
  ['our 99', ours],
  ['lay words, development', half(lay, false)],
  ['lay words, held back', half(lay, true)],
  ['lawyers, development', half(lawyers, false)],
  ['lawyers, held back', half(lawyers, true)],
  ['practice, development', half(common, false)],
  ['practice, held back', half(common, true)],
  ['searched, development', half(searched, false)],
  ['searched, held back', half(searched, true)],
  ['typed, development', half(asTyped, false)],
  ['typed, held back', half(asTyped, true)],
]
const unanswerable: readonly [string, readonly string[]][] = [
  ['our 10', questions.filter(({ kind }) => kind === 'unanswerable').map(({ text }) => text)],
  ['beyond, development', half(beyond, false)],
  ['beyond, held back', half(beyond, true)],
  ['further beyond, development', half(beyondMore, false)],
  ['further beyond, held back', half(beyondMore, true)],
  ['searched beyond, development', half(searchedBeyond, false)],
  ['searched beyond, held back', half(searchedBeyond, true)],
  ['typed beyond, development', half(typedBeyond, false)],
  ['typed beyond, held back', half(typedBeyond, true)],
]

/** npm run eval -- retrieval: whether the right law comes first, and whether it is said that nothing answers. */
export async function runRetrieval(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { show: { type: 'boolean', default: false } } })
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    await starterIsThere(person)
    await stage(person, 'the starter set', [], values.show)
    const folder = process.env.TEST_DATA
    if (!folder) return console.log('\nTEST_DATA is not set: the rest needs the opinions in the folder that it names.')
    const opinions = join(folder, 'law/scotus_opinions.jsonl.gz')
    await importLaw(opinions, product.folder)
    await stage(person, 'the starter set and 1,069 opinions', [opinions], values.show)
  } finally {
    await product.stop()
  }
}

async function stage(person: Person, name: string, files: readonly string[], show: boolean): Promise<void> {
  const baseline = await baselineOf(files)
  const rows: [string, Outcome[]][] = []
  for (const [set, all] of answerable) {
    const outcomes: Outcome[] = []
    for (const { text, expected } of all) {
      const wanted = new Set(expected.flatMap((one) => citationKeys(one)))
      const isWanted = (cited: readonly string[]) =>
        cited.flatMap((one) => citationKeys(one)).some((key) => wanted.has(key))
      const { output, whole } = await person.ask('/api/legal-search', { query: text })
      const { results, nearest } = output as Result
      const place = results.findIndex(({ citation, parallel = [] }) => isWanted([citation, ...parallel]))
      const sure = (results[0] ?? nearest?.[0])?.relevance ?? 0
      const naive = baseline(text).findIndex((cited) => isWanted(cited))
      outcomes.push({ text, place, naive, refused: results.length === 0, sure, milliseconds: whole })
    }
    rows.push([set, outcomes])
    if (show) for (const one of outcomes) if (one.place < 0 || one.place > 4) console.log(`- ${one.place} ${one.text}`)
  }
  const not: [string, Outcome[]][] = []
  for (const [set, all] of unanswerable) {
    const outcomes: Outcome[] = []
    for (const text of all) {
      const { output, whole } = await person.ask('/api/legal-search', { query: text })
      const { results, nearest } = output as Result
      const sure = (results[0] ?? nearest?.[0])?.relevance ?? 0
      outcomes.push({ text, place: -1, naive: -1, refused: results.length === 0, sure, milliseconds: whole })
    }
    not.push([set, outcomes])
    if (show) for (const one of outcomes) if (!one.refused) console.log(`- not refused: ${one.text}`)
  }
  console.log(`\n## ${name}\n\n${answerableTable(rows)}\n\n${unanswerableTable(not, rows)}`)
}
