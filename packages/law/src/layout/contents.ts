import type { Line } from './lines.ts'
import { isPriced, namesPage } from './priced.ts'

const title = /^(?:table of (?:contents|authorities|exhibits)|contents|index|table of cases)\b.{0,20}$/i
/** Five points or more: four are an ellipsis at the end of a sentence. */
const leader = /(?:\. ?){5}|…{2}|_{4}\s*\d/
const pageAtEnd = /(?:\t\s*|\s{2,}|[.…\s]{3,})(?:\d{1,4}|[ivxl]{1,6}|passim)(?:\s*[,–-]\s*(?:\d{1,4}|[ivxl]{1,6}))*$/i
const anyNumberAtEnd = /\s(?:\d{1,4}|passim)$/
/** Lines that an entry may take before the next is no neighbor. */
const reach = 3

/** Whether a line reads as an entry of a table of contents or authorities. */
const isEntry = (words: string): boolean =>
  words.length < 400 &&
  ((leader.test(words) && /[\p{L}\p{N}]/u.test(words) && namesPage(words)) || pageAtEnd.test(words))

/** Lines near a price with a leader are a table of prices, as long as each has another beside it. */
const nearPrices = (words: readonly string[], marks: readonly boolean[]): boolean[] => {
  const priced = words.map(isPriced)
  const near = words.map(() => false)
  let last = -1
  let run: number[] = []
  const close = () => {
    if (run.some((at) => priced[at])) for (const at of run) near[at] = true
    run = []
  }
  for (let at = 0; at < words.length; at++) {
    if (!marks[at] && !priced[at]) continue
    if (at - last > reach) close()
    run.push(at)
    last = at
  }
  close()
  return near
}

/**
 * Which lines belong to a table of contents or of authorities. An entry may take several
 * lines; what follows the title is taken in as long as the next few lines bring an entry.
 */
export const contentsOf = (text: string, lines: readonly Line[]): boolean[] => {
  const words = lines.map((line) => text.slice(line.start, Math.min(line.end, line.start + 400)))
  const found = words.map(isEntry)
  const prices = nearPrices(words, found)
  const marks = found.map((mark, at) => mark && !prices[at])
  for (let i = 0; i < lines.length; i++) {
    if (!title.test(words[i] ?? '')) continue
    marks[i] = true
    let last = i
    for (let j = i + 1; j < lines.length && j <= last + 6; j++) {
      const line = words[j] ?? ''
      if (found[j] || (line.length < 120 && anyNumberAtEnd.test(line))) last = j
    }
    if (last > i + 1) marks.fill(true, i, last + 1)
  }
  // Two numbers at line ends in running prose are chance: an entry has a neighbour that is one.
  return marks.map((mark, i) => mark && (leader.test(words[i] ?? '') || marks[i - 1] === true || marks[i + 1] === true))
}
