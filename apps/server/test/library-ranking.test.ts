import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { importPath } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

const folder = process.env.TEST_DATA && join(process.env.TEST_DATA, 'law')
if (!folder) console.log('library-ranking: skipped, as TEST_DATA names no folder of real opinions')

interface Query {
  _id: string
  text: string
  citing_cluster: string
}

/** Every so manieth query unless RANKING=all: a part says enough, and takes a part of the time. */
const step = process.env.RANKING === 'all' ? 1 : 6

let own: Awaited<ReturnType<typeof emptyLibrary>>

beforeAll(async () => {
  if (!folder) return
  own = await emptyLibrary()
  const path = join(folder, 'scotus_opinions.jsonl.gz')
  await importPath(own.db, own.library, { kind: 'jsonl', path, rejectFolder: '/nowhere', screen: { write: () => {} } })
}, 600_000)
afterAll(() => own?.stop())

async function judged(from: string) {
  const queries = gunzipSync(await readFile(join(from, 'scotus_queries.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Query)
  const relevant = new Map<string, Set<string>>()
  for (const line of (await readFile(join(from, 'scotus_qrels.tsv'), 'utf8')).trim().split('\n').slice(1)) {
    const [query = '', opinion = '', score] = line.split('\t')
    if (Number(score) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(opinion))
  }
  return queries
    .filter((query, nth) => nth % step === 0 && relevant.has(query._id))
    .map((query) => ({
      query,
      relevant: relevant.get(query._id) as Set<string>,
    }))
}

const gain = (rank: number) => 1 / Math.log2(rank + 2)

describe.runIf(folder)('ranking', () => {
  it('finds what a paragraph cites, names and citations masked, without a model', async () => {
    const rows = await own.db.selectFrom('authority').select(['id', 'externalId']).execute()
    const opinionOf = new Map(rows.map((row) => [row.id, row.externalId]))
    const idOf = new Map(rows.map((row) => [row.externalId, row.id]))
    const asked = await judged(folder as string)
    let [hits, gains] = [0, 0]
    for (const { query, relevant } of asked) {
      // The paragraph's own opinion is left out, with its words about others and its citations of them.
      const without = [idOf.get(query.citing_cluster) ?? '']
      const { results } = await own.library.search({ text: query.text, limit: 10 }, { without, snippets: false })
      const found = results.map((result) => opinionOf.get(result.id) ?? '')
      expect(found).not.toContain(query.citing_cluster)
      const got = found.reduce((sum, opinion, rank) => sum + (relevant.has(opinion) ? gain(rank) : 0), 0)
      const ideal = Array.from({ length: Math.min(10, relevant.size) }, (_, rank) => gain(rank))
      if (got > 0) hits++
      gains += got / ideal.reduce((sum, one) => sum + one, 0)
    }
    const [hit, ndcg] = [hits / asked.length, gains / asked.length]
    console.log(
      `| queries | hit@10 | nDCG@10 | plain BM25 |\n| ---: | ---: | ---: | --- |\n| ${asked.length} | ${hit.toFixed(3)} | ${ndcg.toFixed(3)} | 0.756 and 0.504 |`,
    )
    expect(hit).toBeGreaterThanOrEqual(0.8)
    expect(ndcg).toBeGreaterThanOrEqual(0.55)
  }, 900_000)
})
