import { findAmounts, findDates } from '@casewright/law'
import { longDate } from '@casewright/templates'
import { isNumberWord, plainToken, tokensOf } from './tokens.ts'

/** What a document may say: all that was given, and what is in it. */
export interface Ground {
  /** Whether these words stand there in a row, whatever is between them and however they are written. */
  hasWords(words: string): boolean
  hasWord(word: string): boolean
  hasDate(iso: string): boolean
  hasAmount(value: number): boolean
  /** A number as digits or as a word. */
  hasNumber(written: string): boolean
  hasEmail(address: string): boolean
  /** So many digits in a row, however they are grouped. */
  hasDigits(digits: string): boolean
}

const digit = 'zero one two three four five six seven eight nine'.split(' ')

/** @param texts what the person said, pasted or filled in, and what rules made of it */
export function groundOf(texts: readonly string[]): Ground {
  const written = texts
    .map((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}\n${longDate(text)}` : text))
    .join('\n\n')
  const tokens = tokensOf(written)
  const row = ` ${tokens.join(' ')} `
  const words = new Set(tokens)
  const dates = new Set(findDates(written).map(({ iso }) => iso))
  const amounts = new Set(findAmounts(written).map(({ value }) => value))
  const spoken = written
    .toLowerCase()
    .replace(/\boh\b/g, '0')
    .replace(new RegExp(`\\b(?:${digit.join('|')})\\b`, 'g'), (word) => String(digit.indexOf(word)))
  const digits = spoken.replace(/(?<=\d)[\s().,–-]+(?=\d)/g, '')
  const emails = written.toLowerCase().replace(/\s+/g, ' ').replaceAll(' at ', '@').replaceAll(' dot ', '.')
  return {
    hasWords: (given) => {
      const wanted = tokensOf(given).join(' ')
      return wanted !== '' && row.includes(` ${wanted} `)
    },
    hasWord: (word) => tokensOf(word).every((token) => words.has(token)),
    hasDate: (iso) => dates.has(iso),
    hasAmount: (value) => amounts.has(value) || words.has(String(value)),
    hasNumber: (number) =>
      words.has(plainToken(number)) || (isNumberWord(number) && amounts.has(Number(plainToken(number)))),
    hasEmail: (address) => emails.includes(address.toLowerCase()),
    hasDigits: (wanted) => digits.includes(wanted),
  }
}
