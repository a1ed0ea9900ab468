import { layoutOf } from '../../../layout/layout.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, shown } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

const figure = /(?<![\w.,%])\$?\s{0,4}((?:\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.\d{1,4})?)(?![\w%]|[.,]\d)/g
const total =
  /^[\s|]{0,160}(?:(?:grand|contract|project|order|purchase|combined) )?(?:sub-?)?(?:total|sum|amount|price)\b/i
/** What a row has beside its number and price. */
const other = /\b(?:discount\w*|free|credit|less|plus|incl\w*|waived|monthly|per month)\b/i
const longest = 200
const mostLines = 60

/** A row of a table whose last figures are a number, its price and what both come to. */
interface Item extends Span {
  count: number
  price: number
  extended: Quantity
}

const figuresIn = (words: string, start: number): Quantity[] =>
  [...words.matchAll(figure)].map(({ index, 0: all, 1: digits = '' }) => ({
    start: start + index,
    end: start + index + all.length,
    value: Number(digits.replaceAll(',', '')),
    unit: 'USD',
  }))

const itemOf = (found: readonly Quantity[]): Item | null => {
  const [count, price, extended] = found.slice(-3)
  if (!count || !price || !extended || count.value <= 1 || price.value <= 0 || extended.value <= 0) return null
  return { start: count.start, end: extended.end, count: count.value, price: price.value, extended }
}

/** A price of a fraction of a cent is rounded where it is shown. */
const fits = ({ count, price, extended }: Item): boolean =>
  Math.abs(count * price - extended.value) <= Math.max(0.011, extended.value * 0.0001)

interface Table {
  items: Item[]
  foot?: Quantity
}

/** Tables of items, each with the sum at its foot. */
const tablesIn = (document: CheckedDocument): Table[] => {
  const words = ownPages(document)
  const tables: Table[] = []
  let items: Item[] = []
  let between = 0
  const close = (foot?: Quantity) => {
    if (items.length > 1) tables.push({ items, ...(foot && { foot }) })
    items = []
  }
  for (const { start, end } of layoutOf(document).lines) {
    const line = words.slice(start, Math.min(end, start + longest))
    const found = end - start > longest ? [] : figuresIn(line, start)
    const item = other.test(line) ? null : itemOf(found)
    if (item) item.start = start
    const last = found.at(-1)
    if (total.test(line) && last && items.length > 1) close(last)
    else if (item && items.length < mostLines) {
      items.push(item)
      between = 0
      // A tax or a charge beside the items is in the sum, and a name may take two lines.
    } else if (found.length > 0 || (/\p{L}/u.test(line) && ++between > 1)) close()
  }
  close()
  return tables
}

const itemsMiss = ({ items }: Table): Contradiction[] => {
  const wrong = items.filter((item) => !fits(item))
  // The rows that fit show what the columns are.
  if (wrong.length !== 1 || items.length < 3) return []
  return wrong.flatMap((item): Contradiction[] => {
    const right = Math.round(item.count * item.price * 100) / 100
    if (right / item.extended.value > 5 || right / item.extended.value < 0.2) return []
    return [
      {
        places: [item],
        message: `${item.count.toLocaleString('en-US')} at ${shown(item.price, 'USD')} come to ${shown(right, 'USD')}; the row says ${shown(item.extended.value, 'USD')}.`,
      },
    ]
  })
}

/** Rows of a number, a price and an amount of which one does not multiply, where the others do. */
export const lineItemsMiss = (document: CheckedDocument): Contradiction[] => tablesIn(document).flatMap(itemsMiss)

/** Rows that multiply, and the sum at their foot, which they do not make. */
export const lineItemsMissTotal = (document: CheckedDocument): Contradiction[] =>
  tablesIn(document).flatMap(({ items, foot }): Contradiction[] => {
    const [first, last] = [items[0], items.at(-1)]
    const parts = items.map(({ extended }) => extended)
    if (!foot || !first || !last || !items.every(fits) || !missesTotal(parts, foot)) return []
    const isMoney = ({ start, end }: Span) => document.text.slice(start, end).includes('$')
    if (parts.every(isMoney) && !isMoney(foot)) return []
    return [
      {
        places: [{ start: first.start, end: last.end }, foot],
        message: `${counted(items.length, 'lines')} above add up to ${shown(sumOf(parts), 'USD')}; the sum at their foot is ${shown(foot.value, 'USD')}.`,
      },
    ]
  })
