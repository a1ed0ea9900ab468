const units = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const ordinals: Record<string, string> = {
  One: 'First',
  Two: 'Second',
  Three: 'Third',
  Five: 'Fifth',
  Eight: 'Eighth',
  Nine: 'Ninth',
  Twelve: 'Twelfth',
}
const romans: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(value: number): string {
  let rest = value
  let out = ''
  for (const [size, letters] of romans) {
    while (rest >= size) {
      out += letters
      rest -= size
    }
  }
  return out
}

/** a to z, then aa to zz, as Word counts. */
const letter = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(9, Math.ceil(value / 26)))

function cardinal(value: number): string {
  if (value >= 100) return String(value)
  if (value < 20) return units[value] ?? ''
  const unit = units[value % 10]
  return `${tens[Math.floor(value / 10)]}${unit ? `-${unit}` : ''}`
}

function ordinal(value: number): string {
  const text = cardinal(value)
  if (/^\d/.test(text)) return suffixed(value)
  return text.replace(
    /[A-Z][a-z]+$/,
    (last) => ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  )
}

function suffixed(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13
  return `${value}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
}

const formats: Record<string, (value: number) => string> = {
  lowerLetter: letter,
  upperLetter: (value) => letter(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  cardinalText: cardinal,
  ordinalText: ordinal,
  ordinal: suffixed,
  decimalZero: (value) => String(value).padStart(2, '0'),
  none: () => '',
}

/** A number as Word shows it in one of the formats of ST_NumberFormat; decimal for those that are not Western. */
export function formatNumber(value: number, format: string): string {
  if (value < 1 || value > 30_000) return String(value)
  return (formats[format] ?? String)(value)
}
