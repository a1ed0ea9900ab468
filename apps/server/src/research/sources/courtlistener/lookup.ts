import { citationKeys } from '@casewright/law'
import type { z } from 'zod'
import { askJson } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import type { Looked } from '../source.ts'
import { authorityOf } from './authority.ts'
import { type cluster, lookupAnswer } from './schemas.ts'

/** What one request may hold, by CourtListener's documentation. */
const mostCitations = 250
const mostCharacters = 64_000

/** Looks citations up, as many at once as the source takes. Nothing but the normalized citations is sent. */
export async function lookup(
  citations: readonly string[],
  call: OutsideCall,
  base: URL,
  headers: HeadersInit,
): Promise<Looked[]> {
  const looked: Looked[] = []
  for (const batch of batches(citations)) looked.push(...(await lookupBatch(batch, call, base, headers)))
  return looked
}

async function lookupBatch(batch: readonly string[], call: OutsideCall, base: URL, headers: HeadersInit) {
  const starts = startsOf(batch)
  const answer = await askJson(call, new URL('/api/rest/v4/citation-lookup/', base), lookupAnswer, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ text: batch.join('\n') }).toString(),
  })
  return batch.map((citation, index): Looked => {
    // The source tells where in the text it read each citation; a form that it reads as two is nobody's.
    const items = (answer ?? []).filter(
      ({ start_index: start }) =>
        start >= (starts[index] ?? 0) && start < (starts[index + 1] ?? Number.POSITIVE_INFINITY),
    )
    const [item] = items
    if (!item || items.length > 1) return unknown('CourtListener does not read this form of citation.')
    if (item.status === 404) return { outcome: 'not-found', candidates: [] }
    if (item.status === 200 || item.status === 300) return foundOf(citation, item, base)
    if (item.status === 429) return unknown('CourtListener is not accepting more citation lookups for now.')
    return unknown('CourtListener does not recognize this reporter.')
  })
}

/** A case is kept under a citation only if it is among its own: what else the answer names is not what was asked for. */
function foundOf(citation: string, item: z.output<typeof lookupAnswer>[number], base: URL): Looked {
  const clusters = item.clusters ?? []
  const wanted = new Set([citation, ...item.normalized_citations].flatMap((one) => citationKeys(one)))
  const own = clusters
    .map((found) => authorityOf(found, citation, base))
    .filter(
      (_, index) =>
        clusters[index]?.citations.length === 0 ||
        namedIn(clusters[index]).some((one) => citationKeys(one).some((key) => wanted.has(key))),
    )
  return own.length > 0
    ? { outcome: 'found', candidates: own }
    : unknown('CourtListener names a case that does not list this citation.')
}

const namedIn = (found: z.output<typeof cluster> | undefined): string[] =>
  (found?.citations ?? []).map(({ volume, reporter, page }) => `${volume} ${reporter} ${page}`)

const unknown = (note: string): Looked => ({ outcome: 'unknown', candidates: [], note })

/** Where each line of the batch begins. */
function startsOf(batch: readonly string[]): number[] {
  let at = 0
  return batch.map((citation) => {
    const start = at
    at += citation.length + 1
    return start
  })
}

function* batches(citations: readonly string[]): Generator<string[]> {
  let batch: string[] = []
  let characters = 0
  for (const citation of citations) {
    if (batch.length === mostCitations || characters + citation.length + 1 > mostCharacters) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(citation)
    characters += citation.length + 1
  }
  if (batch.length > 0) yield batch
}
