import type { Means } from './asked-lines.ts'
import type { Edit } from './edits.ts'

interface Cell {
  start: number
  end: number
  words: string
}
interface Row {
  start: number
  end: number
  cells: Cell[]
}

const marks = [';', '|', '\t'] as const
/** What the first row of such a form calls its columns. */
const column =
  /^(?:fields?|items?|terms?|topics?|points?|questions?|labels?|what|subject|entry|line|values?|answers?|responses?|details?|comments?|notes?|remarks?|(?:mgr|manager|client|atty|attorney) (?:comments?|notes?))$/i
/** A cell that says that its row is still open, or empty. */
const blank = /^(?:[?–—-]*|tbd|n\/?a|\?\?+|ask [\p{L} ]{2,20}|unknown|open|pending)$/iu
const longest = 44

function rowsFrom(text: string, at: number, mark: string): Row[] {
  const rows: Row[] = []
  let start = at
  while (start < text.length && rows.length < 200) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const cells = cellsOf(text, start, end, mark)
    const label = cells[0]?.words ?? ''
    if (cells.length < 2 || label.length > longest || !/^\p{L}[^.!?$%]*\??$/u.test(label)) break
    rows.push({ start, end, cells })
    start = end + 1
  }
  return rows
}

/** The cells of a line between its marks, without the spaces around them. */
function cellsOf(text: string, start: number, end: number, mark: string): Cell[] {
  const cells: Cell[] = []
  let at = text[start] === mark ? start + 1 : start
  while (at <= end) {
    const stop = text.indexOf(mark, at)
    const to = stop < 0 || stop > end ? end : stop
    const words = text.slice(at, to)
    if (to < end || words.trim() !== '' || mark !== '|') {
      const from = at + words.length - words.trimStart().length
      cells.push({ start: Math.min(from, to), end: Math.min(from, to) + words.trim().length, words: words.trim() })
    }
    at = to + 1
  }
  return cells
}

/** A row as a labeled line: its comments stand behind its value, and what is open or empty is in none. */
function edits({ start, end, cells }: Row, means: Means): Edit[] {
  const [label, ...rest] = cells
  const said = rest.filter(({ words }) => !blank.test(words))
  const [first] = said
  const last = said.at(-1)
  if (!label || !first || !last) return [{ start, end, as: '', why: 'filler' }]
  // 'Owner/Landlord' is called by what the document knows.
  const parts = label.words.replace(/\?$/, '').split(/\s?\/\s?/)
  const name = parts.length > 1 ? parts.find((part) => means(part) !== null) : undefined
  const between = said.slice(1).map((cell, n): Edit => {
    const before = said[n] as Cell
    return { start: before.end, end: cell.start, as: '; ', why: 'filler' }
  })
  return [
    name
      ? { start, end: first.start, as: `${name}: `, why: 'filler' }
      : { start: label.end, end: first.start, as: ': ', why: 'filler' },
    ...between,
    { start: last.end, end, as: '', why: 'filler' },
  ]
}

/**
 * A form that was exported with a mark between its columns, 'Rent;$1,390 a month;due on the 3rd', as lines with a label
 * each: where at least three rows stand together, and what most of them begin with is a label of the document.
 */
export function formRowsIn(text: string, means: Means): Edit[] {
  const found: Edit[] = []
  let reach = 0
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    if (index < reach) continue
    const mark = marks.find((one) => line.includes(one))
    if (!mark) continue
    const rows = rowsFrom(text, index, mark)
    if (rows.length < 3) continue
    reach = rows.at(-1)?.end ?? index
    const [first] = rows
    const head = (first?.cells ?? []).filter(({ words }) => column.test(words)).length > 1 ? first : undefined
    const own = rows.filter((row) => row !== head)
    const known = own.filter(({ cells }) => means(cells[0]?.words ?? '') !== null).length
    if (known * 3 < own.length && !head) continue
    for (const row of rows)
      found.push(
        ...(row === head ? [{ start: row.start, end: row.end, as: '', why: 'mail' as const }] : edits(row, means)),
      )
  }
  return found
}
