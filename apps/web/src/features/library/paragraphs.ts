export interface Span {
  start: number
  end: number
}

/** Whether blank lines part the paragraphs of a text, and single ones only its lines, as in a page set in type. */
const hasBlankLines = (text: string): boolean => {
  const sample = text.slice(0, 200_000)
  return (sample.match(/\n[^\S\n]*\n/g)?.length ?? 0) * 8 > (sample.match(/\n/g)?.length ?? 0)
}

/** The paragraphs of a text, in order, without the white space between them. */
export function paragraphsOf(text: string): Span[] {
  const spans: Span[] = []
  const gap = hasBlankLines(text) ? /\n[^\S\n]*\n\s*/g : /\n\s*/g
  let start = text.length - text.trimStart().length
  for (const found of text.matchAll(gap)) {
    if (found.index > start) spans.push({ start, end: found.index })
    start = Math.max(start, found.index + found[0].length)
  }
  const end = text.trimEnd().length
  if (end > start) spans.push({ start, end })
  return spans
}

/** A paragraph that is only the number of a part: 'II', 'B.', '* * *'. */
export const isPartNumber = (words: string): boolean =>
  /^(?:[IVXL]{1,6}|[A-Z]|\d{1,2})\.?$|^(?:\*\s*){2,5}$/.test(words.trim())
