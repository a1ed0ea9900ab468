import type { HeldAuthority } from '@casewright/api/client'
import type { Span } from './paragraphs.ts'
import type { PageMark } from './star-pages.ts'

/** A citation to paste: 'Doe v. Roe, 12 F.3d 34, 36 (9th Cir. 1993)'. */
export function citedInFull({ bluebook, authority }: Pick<HeldAuthority, 'bluebook' | 'authority'>, pin?: string) {
  const { cited, date } = bluebook ?? { cited: authority.citation, date: '' }
  return `${cited}${pin ? `, ${pin}` : ''}${date}`
}

/** The pages of a passage as a pin cite: '36', '36-37', '323-24'. Undefined: its text has no pages, or none before it. */
export function pinOf({ start, end }: Span, pages: readonly PageMark[]): string | undefined {
  const before = (offset: number) => pages.findLast((page) => page.offset <= offset)?.label
  const [first, last] = [before(start), before(Math.max(start, end - 1))]
  if (!first || !last || first === last) return first
  // Of numbers with as many digits all but two digits that are the same are dropped.
  const same = first.length === last.length && first.length > 2 && first.slice(0, -2) === last.slice(0, -2)
  return `${first}-${same ? last.slice(-2) : last}`
}

/** The pages on which a passage is, where they are numbers. */
export function pagesAt({ start, end }: Span, pages: readonly PageMark[]): string[] {
  const first = pages.findLastIndex((page) => page.offset <= start)
  const last = pages.findLastIndex((page) => page.offset < end)
  return pages
    .slice(Math.max(0, first), last + 1)
    .map(({ label }) => label)
    .filter((label) => /^\d{1,5}$/.test(label))
    .slice(0, 10)
}

/** A passage to paste: its words in quotation marks, and where they are from. */
export const quotedInFull = (words: string, citation: string): string =>
  `“${words.replace(/\s+/g, ' ').trim()}” ${citation}.`
