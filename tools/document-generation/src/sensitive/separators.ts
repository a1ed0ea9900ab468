/** What may stand between the groups of a number: spaces, dashes and hyphens of any kind, stops, slashes, signs unseen. */
export const between = '[\\s\\p{Pd}\\p{Cf}./_\\u2212\\u00b7]'

/** The form of a Social Security or taxpayer number: three, two and four digits, not the month and year of '410 12/2026'. */
export const threeTwoFour = `\\d{3}${between}{1,3}(?!(?<=\\s)\\d\\d/(?:19|20)\\d\\d)\\d{2}${between}{1,3}\\d{4}`

const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)'
const pause = `(?:${between}|,){1,3}`
/** Single digits in a row, written or spoken: the first, and so many more. */
export const digitByDigit = (more: string): string =>
  `${digit}(?:${pause}(?:(?:dash|hyphen)${pause})?${digit}){${more}}`
/** What must not stand before or after these for them to be all. */
export const noneBefore = `(?<!${digit}(?:${between}|,){0,3})`
export const noneAfter = `(?!(?:${between}|,){0,3}${digit})`
export const letterApart = `(?:[a-z]${pause})`

export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Letters and digits alone, in lower case: by these a value is known however it is grouped. */
export const signs = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
