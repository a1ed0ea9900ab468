/** The number of a clause at the top level as it is written, and what it counts. */
export interface Label {
  /** With its word and stop: 'Section 7.', 'ARTICLE IV', 'B.' */
  written: string
  /** White space behind it. */
  gap: string
  number: number
  kind: 'decimal' | 'roman' | 'letter'
  /** 'article', 'section' or none, in lower case. */
  word: string
}

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
const romans = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

const romanValue = (text: string): number =>
  [...text].reduce((sum, sign, at) => {
    const value = digits[sign] ?? 0
    return sum + (value < (digits[text[at + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)

const romanOf = (value: number): string => {
  const [worth, sign] = romans.find(([one]) => one <= value) ?? []
  return worth && sign ? sign + romanOf(value - worth) : ''
}

const pattern =
  /^((article|section|clause|paragraph|§)[ \u00a0]{0,3})?(?:(\d{1,2})(?:\.0)?(?![\d.]{0,3}\d)|([IVXLC]{1,7})(?![A-Za-z])|([A-Z])(?=[.)]))([.:)]?)(\s{0,8})/i

/** The readings of the number at the head of a line: 'I.' is a numeral, and the letter of a row. */
export const labelsOf = (line: string): Label[] => {
  const found = pattern.exec(line)
  if (!found) return []
  const [all, , word = '', decimal, roman, letter, stop, gap = ''] = found
  const isBare = word === '' && stop === '' && !decimal
  if (isBare || (all.length === line.length && word === '' && stop === '')) return []
  const label = { written: all.slice(0, all.length - gap.length), gap, word: word.toLowerCase() }
  const sign = roman ?? letter ?? ''
  if (decimal) return [{ ...label, kind: 'decimal', number: Number(decimal) }]
  if (sign !== sign.toUpperCase()) return []
  const numeral = romanValue(sign)
  const readings: Label[] = []
  if (romanOf(numeral) === sign) readings.push({ ...label, kind: 'roman', number: numeral })
  if (sign.length === 1) readings.push({ ...label, kind: 'letter', number: sign.charCodeAt(0) - 64 })
  return readings
}

/** The same number so many further on: 'ARTICLE IV' is 'ARTICLE VI' two further on. */
export const labelAfter = (
  { written, number, kind }: Pick<Label, 'written' | 'number' | 'kind'>,
  by: number,
): string => {
  const next = number + by
  if (kind === 'decimal') return written.replace(/\d{1,2}/, String(next))
  const sign = kind === 'roman' ? romanOf(next) : String.fromCharCode(64 + next)
  return written.replace(/[A-Z]{1,7}(?=[.:)]?$)/, sign)
}
