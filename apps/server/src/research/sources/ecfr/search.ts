import type { LawQuery } from '@casewright/core'
import { plain, textOfHtml } from '@casewright/library/html'
import { z } from 'zod'
import { askJson } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import type { SourceHit } from '../source.ts'

const part = z.string().nullish()

const searchAnswer = z.object({
  results: z.array(
    z.object({
      type: z.string(),
      hierarchy: z.object({ title: part, part: part, section: part, appendix: part }),
      headings: z.object({ title: part, part: part, section: part, appendix: part }),
      full_text_excerpt: z.string().nullish(),
      score: z.number().nullish(),
      starts_on: z.string().nullish(),
      ends_on: z.string().nullish(),
      removed: z.boolean().nullish(),
    }),
  ),
  meta: z.object({ total_count: z.number(), max_score: z.number().nullish() }),
})

/** Sections of the Code of Federal Regulations that are in force. */
export async function search(
  query: LawQuery,
  call: OutsideCall,
  base: URL,
): Promise<{ results: SourceHit[]; total: number }> {
  const asksRegulations = !query.kinds || query.kinds.includes('regulation')
  if (!asksRegulations || query.courts?.length || (query.jurisdictions?.length && !query.jurisdictions.includes('us')))
    return { results: [], total: 0 }
  const url = new URL('/api/search/v1/results', base)
  url.searchParams.set('query', query.text)
  url.searchParams.set('per_page', String(Math.min(query.limit ?? 20, 100)))
  url.searchParams.set('order', query.sort === 'date' ? 'newest_first' : 'relevance')
  const answer = await askJson(call, url, searchAnswer)
  if (!answer) return { results: [], total: 0 }
  const best = answer.meta.max_score ?? Math.max(0, ...answer.results.map(({ score }) => score ?? 0))
  return {
    results: answer.results
      .filter(({ removed, ends_on }) => !removed && !ends_on)
      .flatMap((found) => hitOf(found, best, base)),
    total: answer.meta.total_count,
  }
}

function hitOf(found: z.output<typeof searchAnswer>['results'][number], best: number, base: URL): SourceHit[] {
  const { title, part, section, appendix } = found.hierarchy
  if (!title) return []
  const place = section ? `§ ${section}` : part ? `pt. ${part}` : undefined
  if (!place || appendix) return []
  const excerpt = textOfHtml(found.full_text_excerpt ?? '')
  return [
    {
      id: section ? `title-${title}/section-${section}` : `title-${title}/part-${part}`,
      kind: 'regulation',
      title: plain(found.headings.section ?? found.headings.part ?? ''),
      citation: `${title} C.F.R. ${place}`,
      jurisdiction: 'us',
      ...(found.starts_on && { date: found.starts_on }),
      url: new URL(
        section ? `/current/title-${title}/section-${section}` : `/current/title-${title}/part-${part}`,
        base,
      ).href,
      source: 'ecfr',
      relevance: best > 0 ? Math.min(1, (found.score ?? 0) / best) : 0,
      ...(excerpt.text && { snippet: excerpt }),
    },
  ]
}
