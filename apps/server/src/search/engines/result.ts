import type { WebResult } from '@casewright/core'
import { plain } from '../../outside/html.ts'

interface Told {
  title?: string | null
  url?: string | null
  snippet?: string | null
  date?: string | null
}

/** What an engine tells, as plain text. Null: it has no address that a page may link to. */
export function resultOf({ title, url, snippet, date }: Told): WebResult | null {
  const address = URL.parse(url ?? '')
  if (!address || (address.protocol !== 'https:' && address.protocol !== 'http:')) return null
  const domain = address.hostname.replace(/^www\./, '')
  const day = date ? new Date(date) : null
  return {
    title: plain(title ?? '') || domain,
    url: address.href,
    domain,
    snippet: plain(snippet ?? ''),
    ...(day && !Number.isNaN(day.getTime()) && { date: day.toISOString() }),
  }
}

export const resultsOf = (all: readonly Told[]): WebResult[] => all.flatMap((one) => resultOf(one) ?? [])
