import type { WebResult } from '@casewright/core'
import { plain } from '@casewright/library/html'

export interface Told {
  title?: string | null
  url?: string | null
  snippet?: string | null
  date?: string | null
}

/** In characters: of what came, as much is looked at; of the text in it, as much is kept. */
const most = { given: 6000, title: 300, snippet: 1000, url: 2000 }

const words = (given: string | null | undefined, length: number): string =>
  plain((given ?? '').slice(0, most.given))
    .trim()
    .slice(0, length)
    .toWellFormed()

/** What an engine or a feed tells, as plain text. Null: it has no address that a page may link to. */
export function resultOf({ title, url, snippet, date }: Told): WebResult | null {
  const address = URL.parse((url ?? '').trim())
  if (!address || (address.protocol !== 'https:' && address.protocol !== 'http:')) return null
  // A name before an @ can be read as the host.
  address.username = ''
  address.password = ''
  if (address.href.length > most.url) return null
  const domain = address.hostname.replace(/^www\./, '')
  const day = date ? new Date(date) : null
  return {
    title: words(title, most.title) || domain,
    url: address.href,
    domain,
    snippet: words(snippet, most.snippet),
    ...(day && !Number.isNaN(day.getTime()) && { date: day.toISOString() }),
  }
}

export const resultsOf = (all: readonly Told[]): WebResult[] => all.flatMap((one) => resultOf(one) ?? [])
