import type { Length } from './calendar.ts'

const ones = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const counts = `\\d{1,3}|an?|(?:one|a) hundred(?: and)?(?: (?:${tens})(?:-(?:${ones}))?)?|(?:${tens})-(?:${ones})|${tens}|${teens}|${ones}`

/** 'One year', '90 days', 'ninety (90) days', 'two-year'. */
export const length = `(?<![\\w.$-])(?:${counts})(?: \\(\\d{1,3}\\))?[ -](?:calendar |business |full )?(?:days?|weeks?|months?|years?|yrs?|mos?)(?![\\w])`

const parts =
  /^(?<count>[\w-]+(?: hundred(?: and)?(?: [a-z]+(?:-[a-z]+)?)?)?)(?: \((?<digits>\d+)\))?[ -](?:calendar |business |full )?(?<unit>day|week|month|year|yr|mo)s?$/i
const listOf = (words: string) => words.split('|')

/** 'Ninety', 'forty-five', 'one hundred eighty'. */
function countOf(words: string): number {
  const plain = words.toLowerCase()
  if (/^\d+$/.test(plain)) return Number(plain)
  if (/^an?$/.test(plain)) return 1
  const hundred = /^(?:one|a) hundred(?: and)? ?/.exec(plain)
  const rest = plain.slice(hundred?.[0].length ?? 0)
  const [first = '', second = ''] = rest.split('-')
  const unit = (word: string) => listOf(ones).indexOf(word) + 1
  const ten = 10 * (listOf(tens).indexOf(first) + 2)
  const below = listOf(tens).includes(first)
    ? ten + unit(second)
    : listOf(teens).includes(first)
      ? listOf(teens).indexOf(first) + 10
      : unit(first)
  return (hundred ? 100 : 0) + below
}

export function lengthOf(words: string): Length | null {
  const { count = '', digits, unit = '' } = parts.exec(words.trim())?.groups ?? {}
  const number = digits ? Number(digits) : countOf(count)
  if (!number) return null
  const plain = unit.toLowerCase()
  return { count: number, unit: (plain === 'yr' ? 'year' : plain === 'mo' ? 'month' : plain) as Length['unit'] }
}
