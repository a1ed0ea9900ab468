import type { PassageCitedBy, PassageCiting } from '@casewright/api'
import { citationKeys, parseCitation, passageCitedIn } from '@casewright/law'
import type { Library, StoredAuthority } from '@casewright/library'
import { citedBy } from './cited-by.ts'

/** Opinions whose texts are looked through: those that say most of the authority first. */
const mostLooked = 200
const around = 160

export interface Passage {
  start: number
  end: number
  /** Of the reporter by which the authority is cited first. */
  pages: readonly number[]
}

/** Which citing opinions of the library cite a passage by its page, or have words of it. */
export async function passageCitedBy(
  library: Pick<Library, 'citing' | 'citingWords' | 'read'>,
  authority: StoredAuthority,
  text: string,
  { start, end, pages }: Passage,
  signal: AbortSignal,
): Promise<PassageCitedBy> {
  const { total, opinions } = await citedBy(library, authority, { limit: mostLooked })
  const words = text.slice(start, end)
  const own = new Set(citationKeys(authority.citation))
  const read = parseCitation(authority.citation)
  const citations =
    read?.kind === 'case'
      ? read.cites.flatMap(({ volume, abbreviation, page }) => (page ? [`${volume} ${abbreviation} ${page}`] : []))
      : []
  const citing: PassageCiting[] = []
  for (const { id, title, citation, court, date } of opinions) {
    signal.throwIfAborted()
    const held = citationKeys(citation).some((key) => own.has(key)) ? null : await library.read(id)
    const found = held && passageCitedIn(held.text, { citations, pages, words })
    const place = found?.pin ?? found?.quotation
    if (!held || !found || !place) continue
    citing.push({
      id,
      title,
      citation,
      court,
      date,
      page: found.pin?.page ?? null,
      isQuoted: found.quotation !== undefined,
      words: snippet(held.text, found.quotation ?? place),
      start: place.start,
      end: place.end,
    })
  }
  const strength = ({ isQuoted, page }: PassageCiting) => Number(isQuoted) * 2 + Number(page !== null)
  return {
    looked: opinions.length,
    total,
    citing: citing.sort((one, other) => strength(other) - strength(one)),
  }
}

/** Whole words around a place. */
function snippet(text: string, { start, end }: { start: number; end: number }): string {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, Math.min(end, start + around * 2) + around)
  const before = text.slice(from, start).replace(/^\S*\s/, '')
  const after = text.slice(start, to).replace(/\s\S*$/, '')
  return `${from > 0 ? '… ' : ''}${before}${after}${to < text.length ? ' …' : ''}`.replace(/\s+/g, ' ').trim()
}
