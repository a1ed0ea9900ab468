import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { importLaw } from '../product/import.ts'
import { type Person, signUp } from '../product/person.ts'
import { startProduct } from '../product/server.ts'
import { starterIsThere } from '../product/starter.ts'
import { readTruthData } from '../truth/data.ts'
import { testData } from '../truth/packed.ts'
import { interval } from '../truth/wilson.ts'
import { corruptedCites, realCases } from './corrupted.ts'
import { plantedQuotations } from './quoted.ts'
import { standInIndex } from './stand-in-index.ts'

const wantedCorrupted = 10_000
const wantedPlanted = 1_400
const inOneBrief = 250

const checked = z.object({
  citations: z.array(
    z.object({
      text: z.string(),
      status: z.string(),
      anchor: z.object({ start: z.int() }),
      pin: z.object({ outcome: z.string() }).optional(),
      quotations: z.array(z.object({ outcome: z.string() })),
    }),
  ),
})
type Cite = z.infer<typeof checked>['citations'][number]

/** npm run eval -- planted: corrupted citations, and misquotations and wrong pin cites in briefs whose authorities are held. */
export async function runPlanted(): Promise<void> {
  const folder = testData()
  if (!folder) return
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    await starterIsThere(person)
    for (const volume of ['volume-alaska-1/1.zip', 'volume-a2d-100/100.zip'])
      await importLaw(join(folder, 'bulk/cap', volume), product.folder, 'case-index')
    await corrupted(person, folder, 'with the starter set and two volumes of the case index')
    await honest(person, folder)
    const index = await standInIndex(folder)
    await importLaw(index, product.folder, 'case-index')
    await rm(index, { recursive: true })
    await corrupted(person, folder, 'with an index of U.S. Reports as well')
    await honest(person, folder)
    await importLaw(join(folder, 'law/scotus_opinions.jsonl.gz'), product.folder)
    await planted(person, folder)
  } finally {
    await product.stop()
  }
}

/** Each text as a paragraph of its own, in briefs of many, with the citations that begin in it. */
async function checkEach(person: Person, texts: readonly string[]): Promise<Cite[][]> {
  const all: Cite[][] = []
  for (let from = 0; from < texts.length; from += inOneBrief) {
    const some = texts.slice(from, from + inOneBrief).map((text) => `${text}\n\n`)
    const { citations } = checked.parse((await person.ask('/api/check-citations', { text: some.join('') })).output)
    let at = 0
    for (const one of some) {
      const [start, end] = [at, at + one.length]
      all.push(citations.filter(({ anchor }) => anchor.start >= start && anchor.start < end))
      at = end
    }
  }
  return all
}

/** Nothing of it is called in question. Two citations that are read apart are judged apart. */
const passes = ({ statuses }: { statuses: readonly string[] }): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 'verified')

async function corrupted(person: Person, folder: string, held: string): Promise<void> {
  const cites = corruptedCites(realCases(folder), wantedCorrupted)
  const answers = await checkEach(
    person,
    cites.map(({ text }) => `See ${text}.`),
  )
  const judged = cites.map((one, at) => ({ ...one, statuses: (answers[at] ?? []).map(({ status }) => status) }))
  const rows = [...Map.groupBy(judged, ({ kind, where }) => `${kind}, ${where}`), ['all', judged] as const]
  console.log(
    [
      `\n## Corrupted citations, offline, ${held}`,
      '',
      '| kind | citations | called verified | 95 % interval | called wrong | place alone looked up |',
      '| --- | ---: | ---: | --- | ---: | ---: |',
      ...rows.map(([name, some]) => {
        const verified = some.filter(passes).length
        const wrong = some.filter(({ statuses }) =>
          statuses.some((one) => one === 'mismatch' || one === 'not-found'),
        ).length
        return `| ${name} | ${some.length} | ${verified} | ${interval(verified, some.length)} | ${wrong} | ${some.filter(({ isPlace }) => isPlace).length} |`
      }),
    ].join('\n'),
  )
  for (const { text, kind, statuses } of judged) if (passes({ statuses })) console.log(`- ${kind}: ${text}`)
}

/** Real citations of the same cases: none may be called wrong. */
async function honest(person: Person, folder: string): Promise<void> {
  const cases = realCases(folder)
  const texts = cases.map(
    ({ name, volume, reporter, page, year }) => `See ${name}, ${volume} ${reporter} ${page} (${year}).`,
  )
  const answers = await checkEach(person, texts)
  const wrong = texts.filter((_, at) =>
    answers[at]?.some(({ status }) => status === 'mismatch' || status === 'not-found'),
  )
  console.log(`\n${wrong.length} of ${texts.length} real citations of these cases are called wrong.`)
  for (const text of wrong) console.log(`- ${text}`)
}

const good = new Set(['found', 'substituted'])

async function planted(person: Person, folder: string): Promise<void> {
  const all = plantedQuotations(readTruthData(folder).opinions, wantedPlanted)
  const answers = await checkEach(
    person,
    all.map(({ text }) => text),
  )
  const judged = all.map((one, at) => {
    const cites = answers[at] ?? []
    const quotations = cites.flatMap((cite) => cite.quotations)
    return {
      ...one,
      quotation: quotations.some(({ outcome }) => !good.has(outcome) && outcome !== 'unchecked'),
      pin: cites.some(
        ({ pin }) => pin?.outcome === 'elsewhere' || pin?.outcome === 'outside' || pin?.outcome === 'beyond',
      ),
    }
  })
  console.log(
    [
      '\n## Misquotations and wrong pin cites in briefs whose authorities are held',
      '',
      '| kind | planted | found | 95 % interval |',
      '| --- | ---: | ---: | --- |',
      ...[...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, some]) => {
        const found = some.filter(({ wrong, quotation, pin }) =>
          wrong === 'quotation' ? quotation : wrong === 'pin cite' ? pin : quotation || pin,
        ).length
        return `| ${kind} | ${some.length} | ${found} | ${interval(found, some.length)} |`
      }),
    ].join('\n'),
  )
  for (const { text, wrong, quotation, pin } of judged)
    if (wrong === null ? quotation || pin : wrong === 'quotation' ? !quotation : !pin)
      console.log(`- ${wrong ?? 'right'}: ${text}`)
}
