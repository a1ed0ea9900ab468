/** A number with what it counts, in a form in which equal ones are equal: '$1,500.00' is '$1500 dollars'. */
export interface Measure {
  /** `money:1500`, `percent:5`, `day:30`, or `plain:42` where nothing says what is counted. */
  key: string
  value: number
  start: number
  end: number
}

const pattern =
  /(?<sign>US\$|[$€£])?\s?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(?<scale>thousand|million|billion|trillion)\b)?(?:\s?(?<percent>%|percent\b|per cent\b)|[\s-](?:calendar |business |consecutive )?(?<unit>dollars?|days?|weeks?|months?|years?|hours?|minutes?|pages?|words?|miles?|acres?|feet)\b)?/gi

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Every number of a text with what it counts. Offsets are UTF-16. */
export function measuresIn(text: string): Measure[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const { sign, digits = '', scale, percent, unit } = found.groups ?? {}
    const value = Number(digits.replaceAll(',', '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1)
    // What stands before the digits may be a space alone.
    const lead = found[0].length - found[0].trimStart().length
    return [
      {
        key: `${kindOf(sign, percent, unit)}:${value}`,
        value,
        start: found.index + lead,
        end: found.index + found[0].length,
      },
    ]
  })
}

function kindOf(sign?: string, percent?: string, unit?: string): string {
  if (percent) return 'percent'
  if (sign === '€' || sign === '£') return sign
  if (sign || /^dollar/i.test(unit ?? '')) return 'money'
  return unit?.toLowerCase().replace(/s$/, '') ?? 'plain'
}
