import { numberOf } from '../elapsed.ts'
import type { Length } from './calendar.ts'

const counts =
  '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|seventy|eighty|ninety'

/** 'One year', '90 days', 'ninety (90) days', 'two-year'. */
export const length = `(?<![\\w.$-])(?:${counts})(?: \\(\\d{1,3}\\))?[ -](?:calendar )?(?:days?|weeks?|months?|years?|yrs?|mos?)(?![\\w])`

const parts = /^(?<count>[\w-]+?)(?: \((?<digits>\d+)\))?[ -](?:calendar )?(?<unit>day|week|month|year|yr|mo)s?$/i
const more: Readonly<Record<string, number>> = { a: 1, an: 1, fourteen: 14, 'forty-five': 45 }

export function lengthOf(words: string): Length | null {
  const { count = '', digits, unit = '' } = parts.exec(words.trim())?.groups ?? {}
  const number = digits ? Number(digits) : (more[count.toLowerCase()] ?? numberOf(count))
  if (!number) return null
  const plain = unit.toLowerCase()
  return { count: number, unit: (plain === 'yr' ? 'year' : plain === 'mo' ? 'month' : plain) as Length['unit'] }
}
