import { linesOf } from '../layout/lines.ts'
import type { Span } from '../span/span.ts'
import { plainDay, plainSpan } from './days.ts'

const day = new RegExp(`${plainDay}|\\b${plainSpan} (?:after|before|from|prior to)\\b`, 'i')
/** What parts the label of a row from its day. */
const gap = /\S {2}|\t|: |\.{3}| [–—-] /
const isRow = (line: string): boolean => {
  const at = line.search(day)
  return at > 4 && at < 130 && gap.test(bare(line.slice(0, at).trimStart())) && line.length - at < 90
}
/** What is a day of the past, or of the paper itself. */
const noDeadline =
  /\bECF No\b|\bPageID\b|\bPage \d{1,4} of \d|^(?:(?:dated?|filed|entered|signed|sent|from|to|re|submitted|argued|decided|approved|present|time)\b|exhibits? (?:\p{L}{1,2}|\d{1,3})\b|(?:\p{L}+ )?(?:meeting|session|minutes)[: ])|(?<!\b(?:be|is|are) )\b(?:dated|received|produced)(?: on)? (?!by\b|(?:on or )?before\b)(?=\S)|\b(?:was|were) \w+ed\b|\b(?:already|previously) \w+ed\b|\b(?:held|exchanged|completed|served) (?:on )?(?=[A-Z])/iu
/** Rows of a schedule stand together. */
const fewest = 2
const mostBetween = 2

/** A label that goes on in the next line: 'Motions to join parties /'. */
const unfinished = /(?:[/,&]|\b(?:and|or|of|to|for))$/
const numbered = /^\(?(?:\d{1,2}|[a-z])[.)] /i
const longestLabel = 70
const ofParty =
  /^(?:all )?(?:plaintiff|defendant|petitioner|respondent|intervenor|claimant|third[- ]party|counter|cross|rebuttal|part(?:y|ies)\b)/i
const bare = (words: string): string => words.replace(numbered, '')

/** The label of a row: what stands before the gap between it and its day, or before the party that comes first. */
const labelOf = (line: string): string => {
  const words = line.trim()
  const cut = words.search(/ {2}|\t|: /)
  return (cut > 0 ? words.slice(0, cut) : words).trim()
}

/** What a row is called by the lines above it: a label that began there, or that of the item of which it is one part. */
function labelAbove(written: readonly string[], at: number, items: boolean): string {
  const before = written[at - 1]?.trim() ?? ''
  const begun = before.length < longestLabel && unfinished.test(before) && !day.test(before) ? `${bare(before)} ` : ''
  if (!items || numbered.test((written[at] ?? '').trim())) return begun
  const item = written.slice(0, at).findLastIndex((line) => numbered.test(line.trim()))
  if (item < 0 || at - item > mostOfItem || (begun && item === at - 1)) return begun
  // An item with a day of its own is whole, unless its next row is of another party.
  if (day.test(written[item] ?? '') && !ofParty.test((written[at] ?? '').trim())) return begun
  const label = bare(labelOf(written[item] ?? ''))
    .replace(/[/,&:]$/, '')
    .trim()
  return label.length < longestLabel ? `${label}: ` : begun
}
/** An item has a few lines. */
const mostOfItem = 4

/** The rows of a schedule: lines that begin with what is due and end with its day, each with its whole label. */
export function datedLines(text: string): (Span & { text: string })[] {
  const lines = linesOf(text)
  const written = lines.map(({ start, end }) => text.slice(start, end))
  const rows = written.map((line) =>
    line.length < 180 && !noDeadline.test(line.trim()) && isRow(line) ? line.trim().replace(/\s+/g, ' ') : null,
  )
  const isBeside = (at: number): boolean =>
    rows.slice(Math.max(0, at - mostBetween), at + mostBetween + 1).filter((row) => row !== null).length >= fewest
  const shown = rows.map((row, at) => (isBeside(at) ? row : null))
  // Where most rows are numbered, one without a number is part of the item above it.
  const many = shown.filter((row) => row !== null)
  const items = many.filter((row) => numbered.test(row)).length * 2 >= many.length
  return lines.flatMap(({ start, end }, at) => {
    const row = shown[at]
    if (!row) return []
    const above = labelAbove(written, at, items)
    return [{ start, end, text: above ? `${above}${bare(row)}` : row }]
  })
}
