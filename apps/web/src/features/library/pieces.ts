import type { CitationInText } from '@casewright/api/client'
import type { Span } from './paragraphs.ts'
import type { PageMark, StarPage } from './star-pages.ts'

export interface Marks {
  /** Where the reader was sent. */
  passage?: Span
  citations: readonly CitationInText[]
  stars: readonly StarPage[]
  /** Pages that begin at a place, without a mark in the text. */
  pages?: readonly PageMark[]
}

/** Words of one paragraph to which the same applies. Pieces joined are the paragraph. */
export interface Piece extends Span {
  isPassage: boolean
  citation?: CitationInText
  star?: StarPage
  /** The pages that begin before its words. */
  begins?: readonly PageMark[]
}

const holds = (span: Span | undefined, start: number, end: number) =>
  span !== undefined && span.start <= start && end <= span.end

/** Those that touch a paragraph, of a list in the order of the text. */
function within<T extends Span>(list: readonly T[], { start, end }: Span): T[] {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as T).end <= start) low = middle + 1
    else high = middle
  }
  const touching: T[] = []
  for (let at = low; at < list.length && (list[at] as T).start < end; at++) touching.push(list[at] as T)
  return touching
}

/** Cuts a paragraph wherever something begins or ends. */
export function piecesOf(paragraph: Span, { passage, citations, stars, pages = [] }: Marks): Piece[] {
  const [cited, starred] = [within(citations, paragraph), within(stars, paragraph)]
  const cuts = new Set([paragraph.start, paragraph.end])
  for (const { start, end } of [...cited, ...starred, ...(passage ? [passage] : [])])
    for (const at of [start, end]) if (at > paragraph.start && at < paragraph.end) cuts.add(at)
  for (const { offset } of pages) if (offset > paragraph.start && offset < paragraph.end) cuts.add(offset)
  const places = [...cuts].sort((one, other) => one - other)
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] as number
    const citation = cited.find((one) => holds(one, start, end))
    const mark = starred.find((one) => holds(one, start, end))
    const begins = pages.filter(({ offset }) => offset === start)
    return {
      start,
      end,
      isPassage: holds(passage, start, end),
      ...(citation && { citation }),
      ...(mark && { star: mark }),
      ...(begins.length > 0 && { begins }),
    }
  })
}

/** Pages by the paragraph in which they begin; one that begins between two paragraphs begins with the second. */
export function pagesByParagraph(paragraphs: readonly Span[], pages: readonly PageMark[]): PageMark[][] {
  const by: PageMark[][] = paragraphs.map(() => [])
  let at = 0
  for (const page of pages) {
    while (at < paragraphs.length - 1 && page.offset >= (paragraphs[at] as Span).end) at++
    const { start = 0 } = paragraphs[at] ?? {}
    by[at]?.push({ ...page, offset: Math.max(start, page.offset) })
  }
  return by
}
