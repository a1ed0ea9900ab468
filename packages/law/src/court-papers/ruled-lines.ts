import { linesOf } from '../layout/lines.ts'
import type { Span } from '../span/span.ts'

const ruling = '(?:OVERRULED|SUSTAINED|GRANTED|DENIED|DISMISSED|STRICKEN|DISCHARGED|CONTINUED|MOOT|WITHDRAWN)'
/** '2nd cause, negligence        SUSTAINED WITH LEAVE TO AMEND': an item, and behind a gap what was ruled on it. */
const item = new RegExp(
  `^(?:\\(?\\w{1,3}[.)] )?[^\\s].{2,80}?(?: {2,}|\\t|\\.{3,} ?|: )(?:(?:is|are) )?${ruling}(?:,? (?:[A-Z]{2,}|as to|with|without)\\b.{0,50})?(?: ?\\(.{0,60})?$`,
)
const fewest = 2
const most = 8

/** The rows of a list of rulings, as minutes have it, each with its item; none where one row stands alone. */
export function ruledLines(text: string): (Span & { text: string })[] {
  const rows = linesOf(text).flatMap(({ start, end }) => {
    const words = text.slice(start, end).trim()
    return item.test(words) ? [{ start, end, text: words.replace(/ ?\([^)]{0,60}$/, '').replace(/\s+/g, ' ') }] : []
  })
  return rows.length >= fewest ? rows.slice(0, most) : []
}
