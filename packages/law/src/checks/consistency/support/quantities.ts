import { findAmounts } from '../../../amounts/amounts.ts'
import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import { findPercentages } from '../../../amounts/percentages.ts'
import type { Span } from '../../../span/span.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'

/** What is counted: money, percent, area, shares, time worked. */
type Unit =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | '%'
  | 'square feet'
  | 'shares'
  | 'units'
  | 'hours'
  | 'acres'
  | 'miles'
  | 'users'
  | 'seats'

export interface Quantity extends Span {
  value: number
  unit: Unit
}

const things: readonly (readonly [Unit, string])[] = [
  ['square feet', '(?:(?:rentable|usable|gross|net|leasable) ){0,2}(?:square\\s(?:feet|foot)|sq\\.?\\s?ft\\b)'],
  ['shares', '(?:\\w{1,12} ){0,2}?shares'],
  ['units', '(?:\\w{1,12} )?units'],
  ['hours', 'hours'],
  ['acres', '(?:\\w{1,12} )?acres'],
  ['miles', 'miles'],
  ['users', '(?:\\w{1,12} )?users'],
  ['seats', '(?:\\w{1,12} )?seats'],
]
const figure = '(?:\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,9})(?:\\.\\d{1,2})?'
const measured = things.map(
  ([unit, words]) =>
    [
      unit,
      new RegExp(
        `(?<![$€£\\d.,])(?:\\b(?<words>${numberWords})\\s\\(\\s?(?<both>${figure})\\s?\\)|(?<only>${figure}))\\s(?:${words})\\b`,
        'gi',
      ),
    ] as const,
)

const valueIn = ({ both, only, words }: Record<string, string | undefined>): number =>
  Number((both ?? only ?? '').replaceAll(',', '')) || (valueOfWords(words ?? '') ?? 0)

/** Every quantity of a document, in order, outside of tables of contents. */
export const quantitiesOf = once((document): readonly Quantity[] => {
  const words = ownPages(document)
  const found: Quantity[] = findAmounts(words).map(({ start, end, value, currency }) => ({
    start,
    end,
    value,
    unit: currency,
  }))
  for (const { start, end, value } of findPercentages(words)) found.push({ start, end, value, unit: '%' })
  for (const [unit, pattern] of measured)
    for (const match of words.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, value: valueIn(match.groups ?? {}), unit })
  return found.sort((one, other) => one.start - other.start || other.end - one.end)
})

/** The quantities that lie within a place. */
export const within = (all: readonly Quantity[], { start, end }: Span): Quantity[] => {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  const found: Quantity[] = []
  for (let at = low; at < all.length; at++) {
    const one = all[at]
    if (!one || one.start >= end) break
    if (one.end <= end) found.push(one)
  }
  return found
}

const signs: Partial<Record<Unit, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** '$1,250', '$1,250.50', '12.5%', '4,250 square feet'. */
export const shown = (value: number, unit: Unit): string => {
  const whole = Number.isInteger(Math.round(value * 100) / 100)
  const sign = signs[unit]
  if (sign)
    return `${sign}${value.toLocaleString('en-US', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: whole ? 0 : 2 })}`
  const plain = value.toLocaleString('en-US', { maximumFractionDigits: 4 })
  return unit === '%' ? `${plain}%` : `${plain} ${unit}`
}
