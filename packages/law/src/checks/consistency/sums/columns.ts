import { layoutOf } from '../../../layout/layout.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

const longestLine = 110
const mostLines = 60
const total = /^\W{0,3}(?:grand\s)?(?:total|subtotal|sub-total)\b/i
const net =
  /^\W{0,3}(?:(?:net|remaining)\s(?:\w{1,12}\s){0,3}(?:due|payable|amount|balance|proceeds)|balance\s(?:due|owed|payable))\b/i
const less = /^\W{0,3}(?:less|minus|credit|deduct)\b/i
/** Headings that tell of what a column of bare figures is. */
const counts =
  /^(?:number of )?(?:(?:common|preferred) )?(?:shares|units|amount|price|fee|cost|square feet|rentable area)\b/i
const bare = /^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?$/
/** A row that counts only in some case; the total is wrong if it is met neither with it nor without it. */
const inCase = /\bif (?:earned|achieved|exercised|elected|payable|any|due)\b/i
const open = /\b(?:per|optional|if|or|estimated|approximately|up to|hourly|each)\b|\//i

/** 'Seller note (5 years, 6.5% interest)   $1,000,000': what stands in the brackets of a row only describes it. */
const ownFigures = (words: string, found: Quantity[]): Quantity[] => {
  if (found.length < 2) return found
  const [first, last] = [found[0]?.start ?? 0, found.at(-1)?.end ?? 0]
  const from = Math.max(0, first - 120)
  const around = words.slice(from, last)
  return found.filter(({ start }) => {
    const before = around.slice(0, start - from)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    return line.lastIndexOf('(') <= line.lastIndexOf(')')
  })
}

interface Row extends Span {
  words: string
  found: Quantity[]
}

const rowsOf = (document: CheckedDocument): Row[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document)
  return layoutOf(document).lines.map(({ start, end }) => {
    const line = words.slice(start, Math.min(end, start + 200)).trim()
    const found = ownFigures(words, within(all, { start, end }))
    const value = found.length === 0 && bare.test(line) ? Number(line.replaceAll(',', '')) : null
    return { start, end, words: line, found: value === null ? found : [{ start, end, value, unit: 'units' as const }] }
  })
}

/** The figure of a row, or of the one below where the row has only its name. */
const figureAt = (rows: readonly Row[], at: number): Quantity | undefined => {
  const [row, next] = [rows[at], rows[at + 1]]
  if (row?.found.length === 1) return row.found[0]
  return row?.found.length === 0 && next?.found.length === 1 && next.words.length < 24 ? next.found[0] : undefined
}

/** The rows above a total, up to where something else begins. */
const above = (rows: readonly Row[], at: number, like: Quantity): { parts: Quantity[]; sure: boolean } => {
  const parts: Quantity[] = []
  const maybe: Quantity[] = []
  let named = true
  for (let row = at - 1; row >= 0 && at - row < mostLines; row--) {
    const { words, found = [] } = rows[row] ?? { words: '' }
    const [figure] = found
    if (words.length > longestLine || found.length > 1 || (figure && figure.unit !== like.unit)) break
    if (total.test(words) || net.test(words) || counts.test(words) || /:$/.test(words)) break
    // A sentence above the table is no row of it.
    if (!figure && words.length > 40 && /[.;]$/.test(words)) break
    if (open.test(words.replace(inCase, ' '))) return { parts, sure: false }
    if (figure) {
      if (inCase.test(words)) maybe.push(figure)
      // Two figures with no name between them are two columns.
      if (!named) return { parts, sure: false }
      const sign = less.test(words) || less.test(rows[row - 1]?.words ?? '') ? -1 : 1
      parts.unshift({ ...figure, value: sign * figure.value })
      named = words.length > figure.end - figure.start + 2
    } else named = true
  }
  const least = sumOf(parts) - sumOf(maybe)
  return { parts, sure: maybe.length === 0 || (maybe.length === 1 && Math.abs(least - like.value) > 1) }
}

/** Totals at the foot of a column, as rows of a table or as the lines into which one falls apart. */
export const sumsInColumns = (document: CheckedDocument): Contradiction[] => {
  const rows = rowsOf(document)
  return rows.flatMap(({ words }, at): Contradiction[] => {
    const isNet = net.test(words)
    if ((!total.test(words) && !isNet) || words.length > longestLine || open.test(words)) return []
    const stated = figureAt(rows, at)
    if (!stated) return []
    // Under a total that stands in two lines, a second figure belongs to a second column.
    if (rows[at]?.found.length === 0 && /^[$€£\d]/.test(rows[at + 2]?.words ?? '')) return []
    const { parts, sure } = above(rows, at, stated)
    if (!sure || parts.length < 2 || (stated.unit === 'units' && parts.length < 3)) return []
    return isNet ? netOf(parts, stated) : totalOf(parts, stated)
  })
}

const shareHead = /\b(?:percentage|percent|ownership|pro rata share|%)\b/i
const notShares = /\b(?:royalt\w{1,3}|commission|discount|tiers?|tax|rate|increase|growth|uptime|vest\w{0,3})\b/i

/** Rows of shares under a heading that says so, one percentage each. */
export const sharesInColumns = (document: CheckedDocument): Contradiction[] => {
  const rows = rowsOf(document)
  return rows.flatMap(({ words, found }, at): Contradiction[] => {
    if (found.length > 0 || words.length > longestLine || !shareHead.test(words) || notShares.test(words)) return []
    const parts: Quantity[] = []
    for (const row of rows.slice(at + 1, at + 25)) {
      const shares = row.found.filter(({ unit }) => unit === '%')
      const [share] = shares
      if (!share || shares.length !== 1 || row.words.length > longestLine || total.test(row.words)) break
      parts.push(share)
    }
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last || parts.length < 3 || !missesTotal(parts, { ...first, value: 100 })) return []
    return [
      {
        places: [{ start: first.start, end: last.end }],
        message: `${counted(parts.length, 'shares')} add up to ${shown(sumOf(parts), '%')}, and not to 100%.`,
      },
    ]
  })
}

const totalOf = (parts: readonly Quantity[], stated: Quantity): Contradiction[] => {
  const first = parts[0]
  if (!first || parts.some(({ value }) => value < 0) || !missesTotal(parts, stated)) return []
  return [
    {
      places: [{ start: first.start, end: parts.at(-1)?.end ?? first.end }, stated],
      message: `${counted(parts.length, 'lines')} above add up to ${inUnits(sumOf(parts), stated)}; the total is stated as ${inUnits(stated.value, stated)}.`,
    },
  ]
}

const netOf = (parts: readonly Quantity[], stated: Quantity): Contradiction[] => {
  const first = parts[0]
  const value = sumOf(parts)
  if (!first || first.value <= 0 || !parts.some((part) => part.value < 0) || Math.abs(value - stated.value) < 1)
    return []
  return [
    {
      places: [{ start: first.start, end: parts.at(-1)?.end ?? first.end }, stated],
      message: `The lines above come to ${inUnits(value, stated)}; the amount due is stated as ${inUnits(stated.value, stated)}.`,
    },
  ]
}

/** A bare figure stays bare: nothing says what it counts. */
const inUnits = (value: number, { unit }: Quantity): string =>
  unit === 'units' ? value.toLocaleString('en-US') : shown(value, unit)
