import type { ReadText } from '@casewright/core'

/** Where a page of a reporter begins in the text of a case. */
export interface StarPage {
  page: number
  at: number
}

/** Counsel and syllabus may take this many pages before the text that is at hand. */
const furthest = 60
/** A page or two whose mark was lost. */
const widest = 3
const fewest = 2

/**
 * The star pages of one reporter in the text of a case: `*386`. Marks of parallel reporters and of footnotes are told
 * apart by the first page of the case, and by rising one by one.
 */
export function starPages(text: string, firstPage: number): StarPage[] {
  const pages: StarPage[] = []
  for (const found of text.matchAll(/\*\s?(\d{1,5})\b/g)) {
    const page = Number(found[1])
    const last = pages.at(-1)
    const fits = last
      ? page > last.page && page <= last.page + widest
      : page >= firstPage && page <= firstPage + furthest
    if (fits) pages.push({ page, at: found.index })
  }
  return pages.length < fewest ? [] : pages
}

/** The page on which an offset stands; undefined before the first mark, unless only the first page can be meant. */
export function starPageAt(pages: readonly StarPage[], firstPage: number, at: number): number | undefined {
  const page = pages.findLast((one) => one.at <= at)?.page
  return page ?? (pages[0]?.page === firstPage + 1 ? firstPage : undefined)
}

/** The pages that a publisher gives beside the text, of the reporter of `citation` alone. */
export const publishedPages = (pages: ReadText['pages'], isOf: (citation: string | undefined) => boolean): StarPage[] =>
  (pages ?? []).flatMap(({ label, offset, citation }) =>
    /^\d{1,5}$/.test(label) && isOf(citation) ? [{ page: Number(label), at: offset }] : [],
  )

/** What stands on some of the pages. */
export const pageSpans = (pages: readonly StarPage[], wanted: readonly number[]): { start: number; end: number }[] =>
  pages.flatMap(({ page, at }, nth) =>
    wanted.includes(page) ? [{ start: at, end: pages[nth + 1]?.at ?? Number.MAX_SAFE_INTEGER }] : [],
  )
