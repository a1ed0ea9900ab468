import type { Citation, IdCitation } from '../citation.ts'

/**
 * The authority that an "id." stands for: that of the citation right before it. Authorities within parentheticals do not
 * count. After a string of several, or where the pin cite lies before the case's first page, none is certain.
 */
export const authorityOfId = (
  place: number,
  id: IdCitation,
  citations: readonly Citation[],
  resolved: readonly (number | null)[],
  text: string | undefined,
): number | null => {
  const before = previous(place, citations)
  if (before < 0) return null
  const authority = resolved[before] ?? null
  const last = citations[before]
  if (authority === null || !last) return null
  const candidates = [authority]
  let at = before
  for (let count = 0; count < 20 && at >= 0; count++) {
    const citation = citations[at]
    const earlier = previous(at, citations)
    const one = earlier < 0 ? undefined : citations[earlier]
    if (!citation || !one || !joined(one, citation, text)) break
    const other = resolved[earlier] ?? null
    if (other === null) return null
    candidates.push(other)
    at = earlier
  }
  const fits = [...new Set(candidates)].filter((each) => mayPoint(id, citations[each]))
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** The citation before `place` that an "id." may point to: no mention by name alone, none within a parenthetical. */
const previous = (place: number, citations: readonly Citation[]): number => {
  const here = citations[place]
  for (let i = place - 1; i >= Math.max(0, place - 60); i--) {
    const citation = citations[i]
    if (!citation || !here) return -1
    if (citation.kind === 'reference' && citation.pin === null) continue
    if (!nested(i, here.core.start, citations)) return i
  }
  return -1
}

const nested = (place: number, at: number, citations: readonly Citation[]): boolean => {
  const start = citations[place]?.core.start ?? 0
  for (let i = place - 1; i >= Math.max(0, place - 30); i--) {
    const outer = citations[i]
    if (outer && 'parentheticals' in outer)
      for (const inner of outer.parentheticals)
        if (inner.start <= start && start < inner.end && at >= inner.end) return true
  }
  return false
}

/** Whether two citations stand in one string: a semicolon between them, or the history of a case. */
const joined = (one: Citation, other: Citation, text: string | undefined): boolean => {
  if (other.kind === 'case' && other.history !== null) return true
  if (text === undefined || other.start < one.end || other.start - one.end > 60) return false
  return /^\s*;/.test(text.slice(one.end, other.start))
}

const firstNumber = (words: string): number => Number.parseInt(/\d+/.exec(words)?.[0] ?? '', 10)

/** Whether the pin cite can lie in what is cited: no page before its first. */
const mayPoint = (id: IdCitation, cited: Citation | undefined): boolean => {
  if (!id.pin || cited?.kind !== 'case' || /[*¶§:]|para|n\.|note/.test(id.pin.words)) return true
  const pin = firstNumber(id.pin.words)
  const pages = cited.cites.map(({ page }) => (page !== null && /^\d+$/.test(page) ? Number(page) : Number.NaN))
  return Number.isNaN(pin) || pages.some((page) => !(pin < page))
}
