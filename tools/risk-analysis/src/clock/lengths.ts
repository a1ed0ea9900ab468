import { numberWords, valueOfWords } from '@casewright/law'
import type { Length } from './calendar.ts'

const counts = `\\d{1,3}|an? (?=hundred)${numberWords}|${numberWords}|an?`

/** 'One year', '90 days', 'ninety (90) days', 'two-year'. */
export const length = `(?<![\\w.$-])(?:${counts})(?: \\(\\d{1,3}\\))?[ -](?:calendar |business |full )?(?:days?|weeks?|months?|years?|yrs?|mos?)(?![\\w])`

const parts =
  /^(?<count>[\w -]{1,200}?)(?: \((?<digits>\d+)\))?[ -](?:calendar |business |full )?(?<unit>day|week|month|year|yr|mo)s?$/i

/** 'Ninety', 'forty-five', 'a hundred and eighty'. */
const countOf = (words: string): number =>
  /^\d+$/.test(words)
    ? Number(words)
    : /^an?$/i.test(words)
      ? 1
      : (valueOfWords(words.replace(/^an? (?=hundred)/i, 'one ')) ?? 0)

export function lengthOf(words: string): Length | null {
  const { count = '', digits, unit = '' } = parts.exec(words.trim())?.groups ?? {}
  const number = digits ? Number(digits) : countOf(count)
  if (!number) return null
  const plain = unit.toLowerCase()
  return { count: number, unit: (plain === 'yr' ? 'year' : plain === 'mo' ? 'month' : plain) as Length['unit'] }
}
