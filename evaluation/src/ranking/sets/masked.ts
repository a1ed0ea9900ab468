import type { RankingSet } from '../set.ts'
import { readOpinions } from './opinions.ts'
import { linesOf, rowsOf } from './rows.ts'

/**
 * Paragraphs of opinions with their citations masked; what they cited is looked for, without the opinion that each is
 * from.
 * @param share every so manyth query
 */
export async function masked(folder: string, share: number): Promise<RankingSet> {
  const opinions = await readOpinions(folder)
  const citationOf = new Map(opinions.map(({ externalId, cited }) => [externalId, cited[0] ?? '']))
  const yearOf = new Map(opinions.map(({ externalId, date }) => [externalId, Number(date)]))
  const rows = await rowsOf<{ _id: string; text: string; citing_cluster: string }>(
    folder,
    'law/scotus_queries.jsonl.gz',
  )
  const judged = Map.groupBy(
    (await linesOf(folder, 'law/scotus_qrels.tsv')).map((line) => line.split('\t')),
    ([query]) => query,
  )
  return {
    name: 'masked citations',
    seen: 'seen in training by the trees that order pasted texts',
    ofOtherOpinions: 'trees of other opinions, five folds',
    measure: { of: 'ndcg', at: 10, goal: '≥ .68' },
    starter: false,
    authorities: opinions,
    queries: rows
      .filter((_, at) => at % share === 0)
      .map(({ _id, text, citing_cluster }) => ({
        text,
        leftOut: citationOf.get(citing_cluster),
        year: yearOf.get(citing_cluster),
        grades: new Map(
          (judged.get(_id) ?? []).map(([, id = '', score]) => [citationOf.get(id) ?? '', Number(score)] as const),
        ),
      })),
  }
}
