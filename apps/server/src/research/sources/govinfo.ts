import type { LawQuery } from '@casewright/core'
import { plain } from '@casewright/library/html'
import { z } from 'zod'
import { askJson } from '../external/ask.ts'
import type { OutsideCall } from '../external/call.ts'
import type { LegalSource, SourceHit } from './source.ts'

const answer = z.object({
  count: z.number(),
  results: z.array(
    z.object({
      title: z.string(),
      packageId: z.string(),
      granuleId: z.string().nullish(),
      dateIssued: z.string().nullish(),
      collectionCode: z.string(),
    }),
  ),
})

/** The collections that are law, by kind. */
const collections = {
  USCOURTS: 'case',
  USCODE: 'statute',
  PLAW: 'statute',
  STATUTE: 'statute',
  CFR: 'regulation',
  FR: 'regulation',
} as const
type Collection = keyof typeof collections

/** The Government Publishing Office. It wants a key of api.data.gov, which goes in a header. */
export function govinfo(base: URL, key: string): LegalSource {
  async function search(query: LawQuery, call: OutsideCall) {
    const wanted = (Object.keys(collections) as Collection[]).filter(
      (code) => !query.kinds || query.kinds.includes(collections[code]),
    )
    if (wanted.length === 0 || (query.jurisdictions?.length && !query.jurisdictions.includes('us')))
      return { results: [], total: 0 }
    const dates = query.from || query.to ? ` publishdate:range(${query.from ?? ''},${query.to ?? ''})` : ''
    const found = await askJson(call, new URL('/search', base), answer, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({
        query: `collection:(${wanted.join(' OR ')}) AND (${query.text.replace(/[():]/g, ' ')})${dates}`,
        pageSize: String(Math.min(query.limit ?? 20, 100)),
        offsetMark: '*',
        sorts: [{ field: query.sort === 'date' ? 'publishdate' : 'score', sortOrder: 'DESC' }],
      }),
    })
    const results = (found?.results ?? []).filter((result) => Object.hasOwn(collections, result.collectionCode))
    return {
      results: results.map((result, index) => hitOf(result, 1 - index / results.length)),
      total: found?.count ?? 0,
    }
  }
  return { id: 'govinfo', title: 'GovInfo', search }
}

function hitOf(found: z.output<typeof answer>['results'][number], relevance: number): SourceHit {
  const { packageId, granuleId } = found
  // USCOURTS-ca5-22-11132: the court and the docket number.
  const [, court, docket] = /^USCOURTS-([a-z0-9]+)-(.+)$/.exec(packageId) ?? []
  return {
    id: granuleId ?? packageId,
    kind: collections[found.collectionCode as Collection],
    title: plain(found.title),
    citation: docket ? `No. ${docket.replace(/^\d_/, '')}` : (granuleId ?? packageId),
    jurisdiction: 'us',
    ...(court && { court }),
    ...(found.dateIssued && { date: found.dateIssued.slice(0, 10) }),
    url: `https://www.govinfo.gov/app/details/${packageId}${granuleId ? `/${granuleId}` : ''}`,
    source: 'govinfo',
    relevance,
  }
}
