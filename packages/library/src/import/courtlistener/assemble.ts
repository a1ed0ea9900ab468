import { courts } from '@casewright/law'
import type { NewAuthority } from '../../types.ts'
import { officialFirst } from '../official-first.ts'
import { createBatch, type ImportContext } from '../run-import.ts'
import type { ClusterData, OpinionData } from './rows.ts'
import { type JoinedCluster, joinedClusters } from './stage.ts'

const clustersAtOnce = 200

/**
 * Makes authorities of what is staged. A case without a citation cannot be cited, and is left out.
 * @param done the position's file, once everything is staged
 */
export async function assemble(context: ImportContext, federal: ReadonlySet<string>, done: number): Promise<void> {
  const { db, importId, position, progress } = context
  const jurisdictions = new Map(courts.map((court) => [court.id, court.jurisdiction]))
  const batch = createBatch(context)
  progress.phase('cases')
  for (let after = position.items; ; ) {
    const clusters = await joinedClusters(db, importId, after, clustersAtOnce)
    if (clusters.length === 0) break
    after = clusters.at(-1)?.id ?? after
    for (const cluster of clusters)
      if (cluster.citations.length > 0) {
        const jurisdiction =
          jurisdictions.get(cluster.court ?? '') ?? (federal.has(cluster.court ?? '') ? 'us' : undefined)
        batch.add(caseOf(cluster, jurisdiction), 'opinion-clusters', cluster.id)
        progress.items(1)
      }
    await batch.write({ file: done, items: after })
    await batch.written()
    context.signal?.throwIfAborted()
  }
}

function caseOf(
  { id, data, court, citations, opinions }: JoinedCluster,
  jurisdiction: string | undefined,
): NewAuthority {
  const { name, date, slug } = data as ClusterData
  const texts = opinions.map((opinion) => (opinion.data as OpinionData).text).filter(Boolean)
  return {
    externalId: String(id),
    kind: 'case',
    title: name,
    citations: officialFirst(citations),
    court: court ?? undefined,
    jurisdiction,
    date: /^\d{4}-\d\d-\d\d/.exec(date)?.[0],
    url: `https://www.courtlistener.com/opinion/${id}/${slug || 'case'}/`,
    source: 'library',
    text: texts.join('\n\n'),
  }
}
