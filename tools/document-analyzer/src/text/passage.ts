/** How long a paragraph may be to be rewritten as a whole; of a longer one, the sentences around the place. */
const most = 900

interface Span {
  start: number
  end: number
}

const isBreak = (unit: string | undefined) => unit === '\n' || unit === '\f' || unit === '\r'
const isEnd = /[.;!?]["”’)]*\s/g

/** The paragraph around a place, without white space at its ends. */
const paragraphAt = (text: string, { start, end }: Span): Span => {
  let from = Math.min(start, text.length)
  let to = Math.min(Math.max(end, start), text.length)
  while (from > 0 && !isBreak(text[from - 1])) from--
  while (to < text.length && !isBreak(text[to])) to++
  while (from < start && /\s/.test(text[from] ?? '')) from++
  while (to > end && /\s/.test(text[to - 1] ?? '')) to--
  return { start: from, end: to }
}

/** The words that are rewritten to solve what is wrong at a place: its paragraph, or of a long one its sentences. */
export const passageAt = (text: string, place: Span): Span => {
  const whole = paragraphAt(text, place)
  if (whole.end - whole.start <= most) return whole
  const ends = [...text.slice(whole.start, whole.end).matchAll(isEnd)].map(
    (found) => whole.start + found.index + found[0].length,
  )
  const start = ends.findLast((at) => at <= place.start) ?? whole.start
  const after = ends.find((at) => at >= place.end) ?? whole.end
  return { start, end: text.slice(start, after).trimEnd().length + start }
}
