import type { Citation } from '../citations/citation.ts'
import { readable } from '../layout/readable.ts'
import type { Span } from '../span/span.ts'

const versus = String.raw`(?:[\p{Lu}\d][^\s(),;]*\s+|(?:of|the|and|for|ex|rel\.|in|re|de|la|&)\s+){0,12}[\p{Lu}][^\s(),;]*,?\s+v(?:s|ersus)?\.?\s+`
/** A name that was not read as one, since a party begins low: 'Ashcroft v. al-Kidd, '. */
const nameBefore = new RegExp(String.raw`(?:${versus}|In\s+re\s+|Ex\s+parte\s+)[^();]{1,90},\s*$`, 'u')
/** The furthest that such a name is looked for before the volume, in UTF-16 units. */
const reach = 220

/**
 * Where a citation stands, from its name on: a name is taken in that `findCitations` left out.
 * @param from where the citation before it ends
 */
export function placeOf(prose: string, citation: Citation, from: number): Span {
  const { start, end } = citation
  if (citation.kind !== 'case' || citation.name !== null) return { start, end }
  const begin = Math.max(from, citation.core.start - reach)
  const name = nameBefore.exec(prose.slice(begin, citation.core.start))
  return { start: name ? Math.min(start, begin + name.index) : start, end }
}

/** What of a citation identifies it, on one line: its name, pages, court and year, without signal and parentheticals. */
export function writtenWords(prose: string, citation: Citation, { start, end }: Span): string {
  const [first] = 'parentheticals' in citation ? citation.parentheticals : []
  const name = 'nameAt' in citation ? citation.nameAt : 'antecedentAt' in citation ? citation.antecedentAt : null
  const named = name?.start ?? null
  const from = named ?? (citation.kind === 'case' ? Math.min(start, citation.core.start) : citation.core.start)
  const words = prose.slice(from, first ? first.start - 1 : end)
  return readable(words).replace(/[,;]$/, '')
}

/**
 * The name that a citation without one shares with the citation right before it: 'Brown v. Board of Education, 347 U.S.
 * 483, 349 U.S. 294 (1955)'. Two cases that are not one decision are each compared with the name that is written.
 */
export function sharedName(prose: string, citation: Citation, before: Citation | undefined): string {
  if (citation.kind !== 'case' || citation.name !== null || before?.kind !== 'case') return ''
  const isBehind = before.year === null && /^,\s{1,5}$/.test(prose.slice(before.end, citation.core.start))
  return isBehind && before.name ? `${before.name}, ` : ''
}
