/** A mark in a text where a page of the printed report begins. */
export interface StarPage {
  start: number
  end: number
  page: string
}

/** Marks that go up by one, from the last back. */
interface Run {
  mark: StarPage
  before: Run | undefined
  length: number
}

const star = /\[?\*(\d{1,5})\]?(?![\w,;.)])/g
/** A single '*130' may be a note or an old way to cite; pages come one after another. */
const fewest = 3

/** The star pages of a text: the longest run of marks whose numbers go up by one. Empty where there is no such run. */
export function starPagesOf(text: string): StarPage[] {
  const marks = [...text.matchAll(star)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    page: found[1] ?? '',
  }))
  let best: Run | undefined
  const runs = new Map<number, Run>()
  for (const mark of marks) {
    const page = Number(mark.page)
    const before = runs.get(page - 1)
    const run = { mark, before, length: (before?.length ?? 0) + 1 }
    runs.delete(page - 1)
    if (run.length > (runs.get(page)?.length ?? 0)) runs.set(page, run)
    if (run.length > (best?.length ?? 0)) best = run
  }
  if (!best || best.length < fewest) return []
  const pages: StarPage[] = []
  for (let run: Run | undefined = best; run; run = run.before) pages.push(run.mark)
  return pages.reverse()
}

/** Where a page of the printed report begins, in the order of the text. */
export interface PageMark {
  label: string
  offset: number
}

/**
 * The pages of a text by which it is cited: as its publisher gives them, or else by the star pages in it.
 * @param given of several reporters: those of the first citation count
 */
export const pagesOf = (
  given: readonly (PageMark & { citation?: string })[] | undefined,
  stars: readonly StarPage[],
): PageMark[] => {
  const own = given?.filter(({ citation }) => citation === undefined) ?? []
  if (own.length > 0) return own.map(({ label, offset }) => ({ label: label.replace(/^\*/, ''), offset }))
  return stars.map(({ page, start }) => ({ label: page, offset: start }))
}
