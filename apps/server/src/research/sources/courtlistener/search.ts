import type { LawQuery } from '@casewright/core'
import { askJson } from '../../external/ask.ts'
import type { OutsideCall } from '../../external/call.ts'
import type { SourceHit } from '../source.ts'
import { hitOf } from './authority.ts'
import { searchAnswer } from './schemas.ts'

/** Case law by words. The page's size is the source's own. */
export async function search(
  query: LawQuery,
  call: OutsideCall,
  base: URL,
  headers: HeadersInit,
): Promise<{ results: SourceHit[]; total: number }> {
  if (query.kinds && !query.kinds.includes('case')) return { results: [], total: 0 }
  const url = new URL('/api/rest/v4/search/', base)
  const { searchParams: params } = url
  params.set('type', 'o')
  params.set('q', query.text)
  params.set('highlight', 'on')
  params.set('order_by', query.sort === 'date' ? 'dateFiled desc' : 'score desc')
  if (query.courts?.length) params.set('court', query.courts.join(' '))
  if (query.from) params.set('filed_after', firstDay(query.from))
  if (query.to) params.set('filed_before', lastDay(query.to))
  const answer = await askJson(call, url, searchAnswer, { headers })
  if (!answer) return { results: [], total: 0 }
  const best = Math.max(0, ...answer.results.map((result) => result.meta?.score?.bm25 ?? 0))
  return { results: answer.results.map((result) => hitOf(result, best, base)), total: answer.count }
}

/** A year, or a year and a month, stand for all their days. */
const firstDay = (date: string) => (date.length === 4 ? `${date}-01-01` : date.length === 7 ? `${date}-01` : date)
const lastDay = (date: string) => {
  if (date.length === 4) return `${date}-12-31`
  if (date.length !== 7) return date
  const [year, month] = date.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
