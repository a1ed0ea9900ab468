import type { Anchor, DocumentText } from '@casewright/core'
import type { Reading } from '../output.ts'

/** Up to so many UTF-16 units, about sixty pages, a result holds the whole text. */
const wholeUpTo = 150_000
/** What it holds at most of a longer one: the pages of the first places. */
const most = 300_000
/** What is shown around a place where there are no pages. */
const around = 1_500

type Part = Reading['parts'][number]

/** The text that the places of a result stand in: all of it, or the pages on which they are. */
export function readingOf(document: DocumentText, anchors: readonly Anchor[], limit = wholeUpTo): Reading {
  const { text, pages } = document
  const all = pages.map(({ number, start, end }) => ({ page: number, start, end }))
  if (text.length <= limit)
    return {
      whole: true,
      parts: all.length > 0 ? all.map((page) => partOf(text, page)) : [{ start: 0, text }],
    }
  const wanted = all.length > 0 ? pagesOf(all, anchors) : surroundings(text, anchors)
  let room = most
  const parts = wanted.filter(({ start, end }) => {
    room -= end - start
    return room >= 0
  })
  return { whole: false, parts: parts.sort((one, other) => one.start - other.start).map((one) => partOf(text, one)) }
}

interface Stretch {
  page?: number
  start: number
  end: number
}

const partOf = (text: string, { page, start, end }: Stretch): Part => ({
  ...(page && { page }),
  start,
  text: text.slice(start, end),
})

/** The pages of the places, those of the first places first: a place may go over the edge of a page. */
function pagesOf(pages: readonly Stretch[], anchors: readonly Anchor[]): Stretch[] {
  const wanted = new Set<Stretch>()
  for (const { start, end } of anchors)
    for (let at = firstEndingAfter(pages, start); at < pages.length && (pages[at]?.start ?? end) < end; at++)
      wanted.add(pages[at] as Stretch)
  return [...wanted]
}

function firstEndingAfter(pages: readonly Stretch[], offset: number): number {
  let [low, high] = [0, pages.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pages[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

/** What stands around the places, from line to line; those that meet are one. */
function surroundings(text: string, anchors: readonly Anchor[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const anchor of [...anchors].sort((one, other) => one.start - other.start)) {
    const before = Math.max(0, anchor.start - around)
    // No further than it may go: a text without line breaks would be read whole for each place.
    const first = Math.max(0, before - around)
    const line = first + text.slice(first, before + 1).lastIndexOf('\n') + 1
    const start = before - line < around ? line : before
    const after = anchor.end + around
    const rest = text.slice(after, after + around + 1).indexOf('\n')
    const end = rest < 0 ? Math.min(text.length, after) : after + rest
    const last = stretches.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else stretches.push({ start, end })
  }
  return stretches
}
