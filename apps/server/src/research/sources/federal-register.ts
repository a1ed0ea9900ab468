import type { LawQuery } from '@casewright/core'
import { documentOfHtml, plain, textOfHtml } from '@casewright/library/html'
import { z } from 'zod'
import { askJson, askText } from '../external/ask.ts'
import type { OutsideCall } from '../external/call.ts'
import type { LegalSource, Looked, SourceHit } from './source.ts'

const fields = [
  'document_number',
  'title',
  'type',
  'citation',
  'start_page',
  'end_page',
  'publication_date',
  'html_url',
] as const

const document = z.object({
  document_number: z.string(),
  title: z.string(),
  type: z.string().nullish(),
  citation: z.string().nullish(),
  start_page: z.number().nullish(),
  end_page: z.number().nullish(),
  publication_date: z.string(),
  html_url: z.string().nullish(),
  abstract: z.string().nullish(),
  excerpts: z.string().nullish(),
})
const documents = z.object({ count: z.number(), results: z.array(document).optional() })

/** Documents published since 1994: rules, proposed rules, notices and presidential documents. No key. */
export function federalRegister(base: URL): LegalSource {
  const listing = (term: string, perPage: number) => {
    const url = new URL('/api/v1/documents.json', base)
    url.searchParams.set('conditions[term]', term)
    url.searchParams.set('per_page', String(perPage))
    for (const field of [...fields, 'abstract', 'excerpts']) url.searchParams.append('fields[]', field)
    return url
  }

  async function search(query: LawQuery, call: OutsideCall) {
    if (query.kinds && !query.kinds.includes('regulation')) return { results: [], total: 0 }
    if (!isFederal(query)) return { results: [], total: 0 }
    const url = listing(query.text, Math.min(query.limit ?? 20, 100))
    if (query.from) url.searchParams.set('conditions[publication_date][gte]', fullDate(query.from, '01-01'))
    if (query.to) url.searchParams.set('conditions[publication_date][lte]', fullDate(query.to, '12-31'))
    url.searchParams.set('order', query.sort === 'date' ? 'newest' : 'relevance')
    const answer = await askJson(call, url, documents)
    const results = answer?.results ?? []
    return {
      results: results.map((found, index) => hitOf(found, 1 - index / results.length)),
      total: answer?.count ?? 0,
    }
  }

  /** The API has no lookup by page: a search finds the document, or says nothing. */
  async function lookupOne(citation: string, call: OutsideCall): Promise<Looked> {
    const [, volume, page] = /^(\d+) Fed\. Reg\. ([\d,]+)/.exec(citation) ?? []
    const nothing: Looked = {
      outcome: 'unknown',
      candidates: [],
      note: 'The Federal Register can only be searched by words, and did not list this page.',
    }
    if (!volume || !page) return nothing
    const wanted = Number(page.replaceAll(',', ''))
    const answer = await askJson(call, listing(`"${volume} FR ${wanted}"`, 50), documents)
    const found = (answer?.results ?? []).filter(
      (one) =>
        one.citation?.startsWith(`${volume} FR `) &&
        (one.start_page ?? Number.POSITIVE_INFINITY) <= wanted &&
        wanted <= (one.end_page ?? 0),
    )
    return found.length > 0 ? { outcome: 'found', candidates: found.map((one) => hitOf(one, 1)) } : nothing
  }

  return {
    id: 'federal-register',
    title: 'Federal Register',
    search,
    lookup: (citations, call) => Promise.all(citations.map((citation) => lookupOne(citation, call))),
    async text(id, call) {
      const url = new URL(`/api/v1/documents/${encodeURIComponent(id)}.json`, base)
      url.searchParams.append('fields[]', 'body_html_url')
      const place = await askJson(call, url, z.object({ body_html_url: z.string().nullish() }))
      const address = place?.body_html_url ? URL.parse(place.body_html_url) : null
      // Only this source's own host is asked, whatever the answer names.
      if (!address || address.host !== base.host) return null
      const html = await askText(call, address)
      return html === null ? null : documentOfHtml(html)
    },
  }
}

function hitOf(found: z.output<typeof document>, relevance: number): SourceHit {
  const excerpt = textOfHtml(found.excerpts || found.abstract || '')
  return {
    id: found.document_number,
    kind: 'regulation',
    title: plain(found.title),
    citation: found.citation?.replace(' FR ', ' Fed. Reg. ') ?? `Document ${found.document_number}`,
    jurisdiction: 'us',
    date: found.publication_date.slice(0, 10),
    ...(found.html_url && { url: found.html_url }),
    source: 'federal-register',
    relevance,
    ...(excerpt.text && { snippet: excerpt }),
  }
}

const isFederal = ({ jurisdictions, courts }: LawQuery) =>
  (!jurisdictions?.length || jurisdictions.includes('us')) && !courts?.length

/** A year alone stands for its first or its last day. */
const fullDate = (date: string, day: string) => (date.length === 4 ? `${date}-${day}` : date)
