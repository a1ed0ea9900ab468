import { linesOf } from '../layout/lines.ts'
import type { Span } from '../span/span.ts'
import { plainDay, plainSpan } from './days.ts'

const day = new RegExp(`${plainDay}|\\b${plainSpan} (?:after|before|from|prior to)\\b`, 'i')
/** What parts the label of a row from its day. */
const gap = /\S {2}|\t|: |\.{3}| [–—-] /
const isRow = (line: string): boolean => {
  const at = line.search(day)
  return at > 4 && at < 130 && gap.test(line.slice(0, at)) && line.length - at < 90
}
/** What is a day of the past, or of the paper itself. */
const noDeadline =
  /^(?:(?:dated?|filed|entered|signed|sent|from|to|re|submitted|argued|decided|approved|present|time)\b|exhibits? (?:\p{L}{1,2}|\d{1,3})\b|(?:\p{L}+ )?(?:meeting|session|minutes)[: ])|(?<!\b(?:be|is|are) )\b(?:dated|received|produced)(?: on)? (?!by\b|(?:on or )?before\b)(?=\S)|\b(?:was|were) \w+ed\b|\b(?:already|previously) \w+ed\b|\b(?:held|exchanged|completed|served) (?:on )?(?=[A-Z])/iu
/** Rows of a schedule stand together. */
const fewest = 2
const mostBetween = 2

/** The rows of a schedule: lines that begin with what is due and end with its day. */
export function datedLines(text: string): (Span & { text: string })[] {
  const lines = linesOf(text)
  const rows = lines.map(({ start, end }) => {
    const line = text.slice(start, end)
    return line.length < 180 && !noDeadline.test(line) && isRow(line) ? line.replace(/\s+/g, ' ') : null
  })
  const isBeside = (at: number): boolean =>
    rows.slice(Math.max(0, at - mostBetween), at + mostBetween + 1).filter((row) => row !== null).length >= fewest
  return lines.flatMap(({ start, end }, at) => {
    const row = rows[at]
    return row && isBeside(at) ? [{ start, end, text: row }] : []
  })
}
