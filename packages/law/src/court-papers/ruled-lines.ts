import { linesOf } from '../layout/lines.ts'
import type { Span } from '../span/span.ts'

/** Behind a gap, what was ruled: '    SUSTAINED'. */
const ruling =
  /(?: {2}|\t|\.{3} ?|: )(?:(?:is|are) )?(?:OVERRULED|SUSTAINED|GRANTED|DENIED|DISMISSED|STRICKEN|DISCHARGED|CONTINUED|MOOT|WITHDRAWN)\b/
/** How a ruling may go on in its row. */
const goesOn = /^(?:,? (?:[A-Z]{2,}|as to|with|without)\b| ?\()/
const item = { least: 3, most: 80 }
const longestRest = 110
const fewest = 2
const most = 8

/** '2nd cause, negligence        SUSTAINED WITH LEAVE TO AMEND': an item, and what was ruled on it. */
const isRow = (words: string): boolean => {
  const found = ruling.exec(words)
  if (!found) return false
  const [before, rest] = [words.slice(0, found.index).trim(), words.slice(found.index + found[0].length)]
  return (
    before.length >= item.least &&
    before.length <= item.most &&
    rest.length < longestRest &&
    (/^\.?$/.test(rest) || goesOn.test(rest))
  )
}

/** 'GRANTED as to existence and' goes on in the next line. */
const unfinished = /(?:,|\b(?:and|or|as|to|of|the|for|with|without|in|on|by|a|an))$/i
const mostLines = 2
function endOfRow(text: string, lines: readonly Span[], at: number): number {
  let { end } = lines[at] as Span
  for (const next of lines.slice(at + 1, at + 1 + mostLines)) {
    const words = text.slice(next.start, next.end).trim()
    if (
      words === '' ||
      isRow(words) ||
      !(unfinished.test(text.slice(0, end).slice(-20).trim()) || /^\p{Ll}/u.test(words))
    )
      break
    end = next.end
  }
  return end
}

/** The rows of a list of rulings, as minutes have it, each with its item; none where one row stands alone. */
export function ruledLines(text: string): (Span & { text: string })[] {
  const lines = linesOf(text)
  const rows = lines.flatMap(({ start, end: lineEnd }, at) => {
    const row = text.slice(start, lineEnd).trim()
    const end = isRow(row) ? endOfRow(text, lines, at) : lineEnd
    const words = end > lineEnd ? `${row} ${text.slice(lineEnd, end).trim()}` : row
    const open = words.lastIndexOf('(')
    const closed = open > 0 && !words.includes(')', open) ? words.slice(0, open).trim() : words
    return isRow(row) ? [{ start, end, text: closed.replace(/\s+/g, ' ') }] : []
  })
  return rows.length >= fewest ? rows.slice(0, most) : []
}
