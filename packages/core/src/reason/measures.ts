import { wordNumbersIn } from './loose/number-words.ts'

/** A number with what it counts, in a form in which equal ones are equal: '$1,500.00' is '$1500 dollars'. */
export interface Measure {
  /** `money:1500`, `percent:5`, `day:30`, `share:0.5`, or `plain:42` where nothing says what is counted. */
  key: string
  value: number
  start: number
  end: number
}

const units =
  '(?:calendar |business |consecutive )?(?<unit>dollars?|days?|weeks?|months?|years?|hours?|minutes?|pages?|words?|miles?|acres?|feet)'
const share = '(?<percent>%|percent\\b|per cent\\b)'
const pattern = new RegExp(
  `(?<sign>US\\$|[$€£])?\\s?(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?:\\s?(?<scale>thousand|million|billion|trillion)\\b)?(?:\\s?${share}|[\\s-]${units}\\b)?`,
  'gi',
)
const behindWords = new RegExp(`\\s?${share}|[\\s-]${units}\\b`, 'iy')

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Every number of a text with what it counts, in digits and in words. Offsets are UTF-16. */
export const measuresIn = (text: string): Measure[] => [...inDigits(text), ...inWords(text)]

const inDigits = (text: string): Measure[] =>
  [...text.matchAll(pattern)].map((found) => {
    const { sign, digits = '', scale, percent, unit } = found.groups ?? {}
    const value = Number(digits.replaceAll(',', '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1)
    // What stands before the digits may be a space alone.
    const lead = found[0].length - found[0].trimStart().length
    return {
      key: `${kindOf(sign, percent, unit)}:${value}`,
      value,
      start: found.index + lead,
      end: found.index + found[0].length,
    }
  })

const inWords = (text: string): Measure[] =>
  wordNumbersIn(text).map(({ value, isShare, start, end }) => {
    behindWords.lastIndex = end
    const found = behindWords.exec(text)
    const kind = isShare ? 'share' : kindOf(undefined, found?.groups?.percent, found?.groups?.unit)
    return { key: `${kind}:${value}`, value, start, end: isShare ? end : end + (found?.[0].length ?? 0) }
  })

function kindOf(sign?: string, percent?: string, unit?: string): string {
  if (percent) return 'percent'
  if (sign === '€' || sign === '£') return sign
  if (sign || /^dollar/i.test(unit ?? '')) return 'money'
  return unit?.toLowerCase().replace(/s$/, '') ?? 'plain'
}
