import type { WebResult } from '@casewright/core'
import { kindOf } from './domains.ts'
import type { Result } from './output.ts'

const longest = { title: 300, snippet: 1000 }

/** Parts of an address that tell the site who sent a reader, and nothing of the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i

/** What a page is known by: two addresses that differ in nothing that matters are one. */
function keyOf(address: URL): string {
  const key = new URL(address)
  key.hash = ''
  for (const name of [...key.searchParams.keys()]) if (tracking.test(name)) key.searchParams.delete(name)
  return `${key.host.replace(/^www\./, '')}${key.pathname.replace(/\/$/, '')}${key.search}`
}

/** Each page once, in the order in which they came; none that a link must not lead to. */
export function resultsOf(given: readonly WebResult[]): Result[] {
  const known = new Set<string>()
  return given.flatMap(({ title, url, snippet, date }) => {
    const address = URL.parse(url)
    if (!address || !/^https?:$/.test(address.protocol)) return []
    const key = keyOf(address)
    if (known.has(key)) return []
    known.add(key)
    const domain = address.hostname.replace(/^www\./, '')
    const day = date === undefined ? Number.NaN : Date.parse(date)
    return {
      title: title.slice(0, longest.title) || domain,
      url: address.href,
      domain,
      snippet: snippet.slice(0, longest.snippet),
      ...(!Number.isNaN(day) && { date: new Date(day).toISOString() }),
      kind: kindOf(domain),
    }
  })
}
