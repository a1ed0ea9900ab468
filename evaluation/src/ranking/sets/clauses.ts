import type { RankingSet } from '../set.ts'
import { linesOf, rowsOf } from './rows.ts'

/** Clauses of contracts as authorities, and queries whose clauses lawyers judged: the test part of ACORD. */
export async function clauses(folder: string): Promise<RankingSet> {
  const rows = await rowsOf<{ _id: string; text: string }>(folder, 'contracts/acord/corpus.jsonl.gz')
  const asked = (await linesOf(folder, 'contracts/acord/queries.jsonl')).map(
    (line) => JSON.parse(line) as { _id: string; text: string; metadata: { split: string } },
  )
  const judged = [
    ...(await linesOf(folder, 'contracts/acord/qrels.tsv')),
    ...(await linesOf(folder, 'contracts/acord/qrels_zero.tsv.gz')),
  ]
    .map((line) => line.split('\t'))
    .filter(([, , score]) => /^\d+$/.test(score ?? ''))
  const byQuery = Map.groupBy(judged, ([query]) => query)
  const nameOf = (id: string) => `Clause ${id}`
  return {
    name: 'clauses of contracts (ACORD)',
    seen: 'its queries were read before the names of clauses were written',
    measure: { of: 'ndcg', at: 5, goal: '≥ .55' },
    starter: false,
    authorities: rows.map(({ _id, text }) => ({
      externalId: _id,
      kind: 'other',
      title: nameOf(_id),
      cited: [nameOf(_id)],
      text,
    })),
    queries: asked
      .filter(({ metadata }) => metadata.split === 'test')
      .map(({ _id, text }) => ({
        text,
        judgedOnly: true,
        grades: new Map((byQuery.get(_id) ?? []).map(([, id = '', score]) => [nameOf(id), Number(score)])),
      })),
  }
}
