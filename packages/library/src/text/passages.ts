import type { Span } from '@casewright/law'

/** What a passage has at least, where its text has as much, and at most; in UTF-16 units. */
const least = 700
const most = 1600

const blankLine = /\n[^\S\n]*\n\s*/g
const anyLine = /\n\s*/g
const sentenceEnd = /[.!?;:]["”’)\]]{0,3}\s+/g

/** Whether blank lines part the paragraphs of a text, and single ones only its lines, as in a page set in type. */
const hasBlankLines = (text: string): boolean => {
  const sample = text.slice(0, 200_000)
  return (sample.match(blankLine)?.length ?? 0) * 8 > (sample.match(/\n/g)?.length ?? 0)
}

/** The paragraphs of a text, in order, without the white space between them. */
export function paragraphsOf(text: string): Span[] {
  const spans: Span[] = []
  let start = text.length - text.trimStart().length
  for (const found of text.matchAll(hasBlankLines(text) ? blankLine : anyLine)) {
    if (found.index > start) spans.push({ start, end: found.index })
    start = Math.max(start, found.index + found[0].length)
  }
  const end = text.trimEnd().length
  if (end > start) spans.push({ start, end })
  return spans
}

/**
 * Cuts a text into passages: short paragraphs together, long ones in parts that end with a sentence. What the index
 * ranks, what a link stands in, and what a snippet is taken from.
 */
export function passagesOf(text: string): Span[] {
  const passages: Span[] = []
  let open: Span | undefined
  const close = () => {
    if (open) passages.push(open)
    open = undefined
  }
  for (const paragraph of paragraphsOf(text)) {
    const size = paragraph.end - paragraph.start
    if (open && open.end - open.start + size > most) close()
    if (size > most) {
      close()
      passages.push(...partsOf(text, paragraph))
    } else {
      open = { start: open?.start ?? paragraph.start, end: paragraph.end }
      if (open.end - open.start >= least) close()
    }
  }
  close()
  return passages
}

function partsOf(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = []
  let from = start
  while (end - from > most) {
    const window = text.slice(from + least, from + most)
    let cut = from + most
    for (const found of window.matchAll(sentenceEnd)) cut = from + least + found.index + found[0].length
    if (cut === from + most) {
      const space = window.lastIndexOf(' ')
      if (space > 0) cut = from + least + space + 1
      // Never between the halves of one character.
      else if (/[\uD800-\uDBFF]/.test(text[cut - 1] as string)) cut--
    }
    const trimmedEnd = from + text.slice(from, cut).trimEnd().length
    if (trimmedEnd > from) parts.push({ start: from, end: trimmedEnd })
    from = cut
  }
  if (end > from) parts.push({ start: from, end })
  return parts
}
