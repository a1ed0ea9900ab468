import type { CitationCheck } from './citation-check.ts'

type Cited = Pick<CitationCheck, 'text'> & {
  found?: Pick<NonNullable<CitationCheck['found']>, 'id' | 'citation'> | undefined
}

/**
 * Whether two citations are of one authority, however each is written: 'Roe v. Wade, 410 U.S. 113' and 'Roe v. Wade, 410
 * U.S. 113, 153 (1973)'. What was found for them tells; where nothing was, the words before the court and year.
 */
export function sameCited(one: Cited, other: Cited): boolean {
  if (one.text === other.text) return true
  if (!one.found || !other.found) return withoutYear(one.text) === withoutYear(other.text)
  return one.found.id && other.found.id ? one.found.id === other.found.id : one.found.citation === other.found.citation
}

/** Without what stands in parentheses at the end, if it ends in a year. */
function withoutYear(text: string): string {
  const start = text.lastIndexOf(' (')
  const endsInYear = text.endsWith(')') && Number(text.slice(-5, -1)) >= 1000
  return start > 0 && endsInYear ? text.slice(0, start) : text
}
