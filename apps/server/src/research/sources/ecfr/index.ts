import type { LegalSource } from '../source.ts'
import { currentDates, fetchPlace, lookupOne, placeOf } from './lookup.ts'
import { search } from './search.ts'

/** The Electronic Code of Federal Regulations. No key. */
export function ecfr(base: URL): LegalSource {
  const dateOf = currentDates(base)
  return {
    id: 'ecfr',
    title: 'eCFR',
    search: (query, call) => search(query, call, base),
    // It is complete: what it does not have is not in force.
    covers: (citation) => placeOf(citation) !== null,
    lookup: (citations, call) => Promise.all(citations.map((citation) => lookupOne(citation, call, base, dateOf))),
    async textOn(citation, date, call) {
      const place = placeOf(citation)
      const found = place && (await fetchPlace(place, call, base, async () => date))
      return found && `${found.heading}\n${found.text}`
    },
    async text(id, call) {
      const [, title, section] = /^title-(\d+)\/section-(.+)$/.exec(id) ?? []
      if (!title || !section) return null
      const found = await fetchPlace({ title, section, part: section.split('.')[0] as string }, call, base, dateOf)
      return found && `${found.heading}\n${found.text}`
    },
  }
}
