import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createBm25, type Document } from './bm25.ts'
import { linesForTraining } from './order/lines.ts'
import { byHash, chosenOf } from './sample.ts'
import type { Ranking } from './score.ts'
import type { Query, RankingSet } from './set.ts'
import { setNames, setsOf } from './sets/index.ts'
import { starterCards } from './sets/starter-cards.ts'
import { headOf, type Measured, rowOf } from './table.ts'

const script = fileURLToPath(new URL('../../../apps/server/test/ranking-measure.ts', import.meta.url))
const most = 100

const usage = `npm run eval -- ranking [set ...] [--model local:name or the address of a server] [--models folder] [--cache file] [--seconds n] [--embedded n] [--share n] [--most n] [--minutes n] [--signals file] [--folds file]
Sets: ${setNames.join(', ')}; all of them unless named. Real law is read from the folder that TEST_DATA names.
Without --model, words alone are measured. The folder of models is data/models unless given. --cache keeps vectors by the
hash of their text. With --seconds, vectors are made for so long, and the rest is found by words. With --embedded, n of 100 authorities
keep theirs, by chance. --share: every nth
query of masked citations, 10 unless given. With --most, n questions of each set are asked, chosen by a hash of their words. After
--minutes, 10 unless given, no further question of a set is asked; the table says how many were. --signals adds to a file what order/train.py reads of masked citations, and --folds reads from one that
it wrote the trees to order each pasted text by: those that were trained without the opinion that it is from.`

/** npm run eval -- ranking: BM25, words, meaning, and both as the product fuses them, on sets whose answers are known. */
export async function runRanking(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      model: { type: 'string' },
      models: { type: 'string', default: 'data/models' },
      cache: { type: 'string' },
      seconds: { type: 'string' },
      embedded: { type: 'string' },
      share: { type: 'string', default: '10' },
      most: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      signals: { type: 'string' },
      folds: { type: 'string' },
    },
  })
  const folder = process.env.TEST_DATA
  const names = positionals.length > 0 ? positionals : setNames
  if (names.some((name) => !setNames.includes(name))) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const from = (path: string) => resolve(process.env.INIT_CWD ?? '', path)
  const folds = values.folds && JSON.parse(await readFile(from(values.folds), 'utf8'))
  console.log(headOf(values.model))
  const mostAsked = values.most ? Number(values.most) : Number.POSITIVE_INFINITY
  for await (const sets of inOneLibrary(setsOf(names, folder, Number(values.share)))) {
    const chosen = sets.map((set) => chosenOf(set.queries, mostAsked))
    const { answers, ...library } = await measure(sets, chosen, {
      minutes: Number(values.minutes),
      modelsFolder: from(values.models),
      ...(values.model && { model: values.model }),
      ...(values.cache && { cache: from(values.cache) }),
      ...(values.embedded && { embedded: Number(values.embedded) }),
      ...(values.seconds && { seconds: Number(values.seconds) }),
      ...(folds && { folds }),
    })
    const naive = await bm25For(sets)
    for (const [at, set] of sets.entries()) {
      const queries = chosen[at] as readonly Query[]
      const own = answers.splice(0, queries.length)
      const seen = folds && set.ofOtherOpinions ? set.ofOtherOpinions : set.seen
      console.log(rowOf({ ...set, seen }, queries, { ...library, answers: own }, naive))
      if (values.signals) await appendFile(from(values.signals), linesForTraining(queries, own))
    }
  }
}

/** Sets one after the other that are asked of the same authorities: these are added once. */
async function* inOneLibrary(sets: AsyncIterable<RankingSet>): AsyncGenerator<RankingSet[]> {
  let together: RankingSet[] = []
  for await (const set of sets) {
    const [first] = together
    if (first && (first.authorities !== set.authorities || first.starter !== set.starter)) {
      yield together
      together = []
    }
    together.push(set)
  }
  if (together.length > 0) yield together
}

async function measure(
  sets: readonly RankingSet[],
  chosen: readonly (readonly Query[])[],
  more: object,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-ranking-'))
  try {
    const file = join(folder, 'asked.json')
    const [{ starter, authorities: given } = { starter: false, authorities: [] }] = sets
    // In an order of chance, so that the vectors that are made in some time are of a sample of them.
    const authorities = byHash(given, ({ externalId }) => externalId).map(({ cited, ...rest }) => ({
      ...rest,
      citations: cited,
      source: 'library',
    }))
    const queries = chosen.flatMap((of, set) =>
      of.map(({ text, leftOut }) => ({ text, set, ...(leftOut && { leftOut }) })),
    )
    await writeFile(file, JSON.stringify({ starter, authorities, queries, most, ...more }))
    const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    return JSON.parse(await text(child.stdout))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bm25For([set]: readonly RankingSet[]): Promise<(query: Query) => Ranking> {
  const cards: Document[] = set?.starter
    ? (await starterCards()).map(({ title, citation, parallel, holding, content, keyPoints = [] }) => ({
        cited: [citation, ...parallel],
        text: [title, citation, holding, content, ...keyPoints].join(' '),
      }))
    : []
  const texts = (set?.authorities ?? []).map(({ cited, title, text }) => ({ cited, text: `${title} ${text}` }))
  const search = createBm25([...cards, ...texts])
  return ({ text, leftOut }) => search(text, most).filter(([first]) => first !== leftOut)
}
