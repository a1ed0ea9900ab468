const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = new Map([
  ['thousand', 1e3],
  // As in India: 'two lakh' is 200,000.
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['crore', 1e7],
  ['crores', 1e7],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])
const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((word, ten): [string, number][] => (word ? [[word, ten * 10]] : [])),
])

/** A regular expression's alternatives for one word of a number. */
const numberWord = `(?:${[...small, ...tens.filter(Boolean), 'hundred', ...[...scales.keys()].toReversed()].join('|')})`

/** A whole number in words, of at most 24 words, such as 'One Hundred and Five Thousand' or 'Six Thousand, Ten'. Flags: `i`. */
export const numberWords = `${numberWord}(?:(?:(?<=thousand|million|billion|lakh|crore),\\s{1,3}|\\s{1,3}|\\s?-\\s?)(?:and\\s{1,3})?${numberWord}){0,24}`

/** A whole number from 0 to 99 in words, such as 'eighty-five'; undefined for any other. */
export const inWords = (number: number): string | undefined => {
  if (number < small.length) return small[number]
  const [ten, one] = [tens[Math.floor(number / 10)], small[number % 10]]
  return ten && (number % 10 === 0 ? ten : `${ten}-${one}`)
}

/** The value of a whole number in words; `null` where they make no number ('five hundred five hundred'). */
export const valueOfWords = (words: string): number | null => {
  let total = 0
  let group = 0
  let lowest = Number.POSITIVE_INFINITY
  let unit = Number.POSITIVE_INFINITY
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    if (word === 'and' || word === '') continue
    const scale = scales.get(word)
    const value = values.get(word)
    if (scale) {
      if (group === 0 || scale >= lowest) return null
      total += group * scale
      lowest = scale
      group = 0
      unit = Number.POSITIVE_INFINITY
    } else if (word === 'hundred') {
      if (group === 0 || group > 99) return null
      group *= 100
      unit = 100
    } else if (value !== undefined) {
      // Within a group each word must be smaller than the place that the one before it left open.
      if (value >= unit) return null
      group += value
      unit = value >= 20 ? 10 : 0
    } else return null
  }
  return total + group
}
