import type { LegalSource } from '../source.ts'
import { withCourt } from './court.ts'
import { isCaseCitation } from './covers.ts'
import { lookup } from './lookup.ts'
import { search } from './search.ts'
import { textOfCluster } from './text.ts'

/** CourtListener, of the Free Law Project: case law, federal and state. The token is optional. */
export function courtListener(base: URL, token?: string): LegalSource {
  const headers: Record<string, string> = token ? { authorization: `Token ${token}` } : {}
  return {
    id: 'courtlistener',
    title: 'CourtListener',
    search: (query, call) => search(query, call, base, headers),
    lookup: (citations, call) => lookup(citations, call, base, headers),
    covers: isCaseCitation,
    complete: (authority, call) => withCourt(authority, call, base, headers),
    text: (id, call) => textOfCluster(id, call, base, headers),
  }
}
