/** In full, January first. */
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** In lower case, January first. */
export const months = monthNames.map((name) => name.toLowerCase())

/** A regular expression's alternatives for the months, full or short. */
export const monthPattern =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)'

/** 1 to 12, or 0 where the word is no month. */
export const monthNumber = (word: string): number =>
  months.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3))) + 1

/** In words, 'first' to 'twentieth'. */
export const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

/** The day that '5th', '05' or 'twenty-first' means; 0 where it means none. */
export const dayNumber = (word: string): number => {
  const digits = /^\d{1,2}/.exec(word)
  if (digits) return Number(digits[0])
  const low = word.toLowerCase()
  const [tens, units] = low.split('-')
  if (low === 'thirtieth') return 30
  if (units) return (tens === 'twenty' ? 20 : 30) + ordinals.indexOf(units) + 1
  return ordinals.indexOf(low) + 1
}
