import { plain, textOfHtml } from '@casewright/library/html'
import type { z } from 'zod'
import type { SourceAuthority, SourceHit } from '../source.ts'
import type { cluster, searchAnswer } from './schemas.ts'

type Result = z.output<typeof searchAnswer>['results'][number]
type Cluster = z.output<typeof cluster>

/** What a search found. `best` is the highest score of the answer. */
export function hitOf(result: Result, best: number, base: URL): SourceHit {
  const [citation, ...parallel] = [...(result.citation ?? []), result.neutralCite ?? ''].filter((cite) => cite !== '')
  const snippet = textOfHtml(result.opinions?.find((opinion) => opinion.snippet)?.snippet ?? '')
  const score = result.meta?.score?.bm25
  return {
    id: String(result.cluster_id),
    kind: 'case',
    title: plain(result.caseName),
    citation: plain(citation ?? docketOf(result.docketNumber)),
    parallel: parallel.map(plain),
    ...(result.court_id && { court: result.court_id }),
    ...(result.dateFiled && { date: result.dateFiled.slice(0, 10) }),
    url: new URL(result.absolute_url, base).href,
    source: 'courtlistener',
    ...(typeof result.citeCount === 'number' && { citedBy: result.citeCount }),
    relevance: score && best > 0 ? Math.min(1, score / best) : 0,
    ...(snippet.text && { snippet }),
  }
}

/** The case that a lookup told of. */
export function authorityOf(found: Cluster, asked: string, base: URL): SourceAuthority {
  const citations = found.citations
    .filter(({ volume, page }) => volume !== null && page !== null)
    .map(({ volume, reporter, page }) => `${volume} ${reporter} ${page}`)
  return {
    id: String(found.id),
    kind: 'case',
    title: plain(found.case_name || found.case_name_full || ''),
    citation: asked,
    parallel: citations.filter((citation) => citation !== asked),
    ...(found.date_filed && { date: found.date_filed.slice(0, 10) }),
    url: new URL(found.absolute_url, base).href,
    source: 'courtlistener',
    ...(found.docket && { docket: found.docket }),
  }
}

const docketOf = (number: string | null | undefined) => (number ? `No. ${number}` : 'No citation')
