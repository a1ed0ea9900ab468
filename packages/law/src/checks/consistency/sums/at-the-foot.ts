import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { type Quantity, shown } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

const longestLine = 160
const mostRows = 40
/** 'Site work ...... 118,000', '| Roof | $4,000 |', '- Travel: $800': a name, a gap, and one figure at the end. */
const figure = /(?:^|[\s|:.(–—-])\$?\s{0,12}(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(?:\.(\d{2}))?\s{0,6}\|?$/
const rule = /^[\s|+:]{0,120}[-=_–—]{3,120}[\s|+:=_-]{0,120}$/
/** Whether what stands before a figure keeps it apart from its name: two spaces, dots, a bar, a colon or a dash. */
function isApart(before: string): boolean {
  const trimmed = before.trimEnd()
  const bare = trimmed.endsWith('$') ? trimmed.slice(0, -1) : before
  const end = bare.trimEnd()
  const spaces = bare.length - end.length
  return (
    spaces > 1 ||
    bare.endsWith('\t') ||
    /(?:\.\.|\|)$/.test(end) ||
    (spaces > 0 && (end.endsWith(':') || /\s[–—-]$/.test(end)))
  )
}
/** What makes a row count in some cases only, or more than once. */
const open = /\b(?:per|each|if|or|optional|hourly|estimated|approximately|up to|monthly|less|credit|qty|@|x)\b|[@×]/i
const foot =
  /^\W{0,4}(?:(?:grand|contract|project|purchase|total|full|overall|lump|combined|agreed|whole) )?(?:sum|price|total|amount|budget|fee|all(?: \w{1,12})?)\b/i

interface Row extends Quantity {
  name: string
  /** A line is drawn above it. */
  underRule: boolean
  money: boolean
}

const rowIn = (words: string, start: number, underRule: boolean): Row | null => {
  const line = words.trimEnd()
  const found = figure.exec(line)
  const digits = found?.[1]
  if (!found || !digits || line.length > longestLine) return null
  const at = line.lastIndexOf(digits)
  const before = line.slice(0, at)
  const name = before.replace(/[\s$|.:–—-]{1,120}$/, '').replace(/^[\s|*•–—-]+/, '')
  if (!isApart(before) || !/\p{L}{2}/u.test(name) || /\$\s?\d/.test(name)) return null
  const value = Number(`${digits.replaceAll(',', '')}.${found[2] ?? '0'}`)
  const from = start + (before.trimEnd().endsWith('$') ? before.lastIndexOf('$') : at)
  return {
    start: from,
    end: start + line.replace(/[\s|]{1,40}$/, '').length,
    value,
    unit: 'USD',
    name,
    underRule,
    money: /\$\s{0,12}$/.test(before),
  }
}

/** The tables of a paper that have one figure in each row. */
const tablesIn = (words: string): Row[][] => {
  const tables: Row[][] = []
  let rows: Row[] = []
  let [underRule, blank, start] = [false, 0, 0]
  const close = () => {
    if (rows.length > 2) tables.push(rows)
    rows = []
    underRule = false
  }
  for (const line of words.split('\n')) {
    const row = line.length <= longestLine * 2 ? rowIn(line, start, underRule) : null
    if (row) {
      rows.push(row)
      underRule = false
      blank = 0
    } else if (rule.test(line.slice(0, 240))) underRule = rows.length > 0
    else if (line.trim() === '' && blank === 0) blank++
    else close()
    start += line.length + 1
  }
  close()
  return tables
}

/** The same figure under the same name in the words above: 'the Contract Sum of $812,500'. */
const isStatedAbove = (words: string, { start, name, value }: Row, first: Span): boolean => {
  const above = words
    .slice(Math.max(0, first.start - 600), first.start)
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const sum = `$${value.toLocaleString('en-US')}`
  return start > first.start && name.length > 3 && above.includes(name.toLowerCase()) && above.includes(sum)
}

/**
 * A sum at the foot of a table that is a sum by its place or its name: under a line, stated above in the same words, or
 * called a price, a sum or a budget. Figures need no dollar sign in every row.
 */
export const sumsAtTheFoot = (document: CheckedDocument): Contradiction[] => {
  // A table of prices has a figure at the end of each line, as a table of contents has.
  const words = document.text
  return tablesIn(words).flatMap((rows): Contradiction[] => {
    const at = rows.findIndex((row, index) => index > 1 && (row.underRule || isFoot(words, row, rows)))
    const stated = rows[at]
    const parts = rows.slice(0, at)
    const [first, last] = [parts[0], parts.at(-1)]
    if (!stated || !first || !last || at < 2 || at > mostRows || ![...parts, stated].some(({ money }) => money))
      return []
    if (!stated.underRule && at !== rows.length - 1) return []
    if (rows.slice(0, at + 1).some(({ name }) => open.test(name)) || !missesTotal(parts, stated)) return []
    return [
      {
        places: [{ start: first.start, end: last.end }, stated],
        message: `${counted(parts.length, 'lines')} above add up to ${shown(sumOf(parts), 'USD')}; the sum at their foot is ${shown(stated.value, 'USD')}.`,
      },
    ]
  })
}

const isFoot = (words: string, row: Row, rows: readonly Row[]): boolean =>
  (rows[0] !== undefined && isStatedAbove(words, row, rows[0])) || foot.test(row.name)
