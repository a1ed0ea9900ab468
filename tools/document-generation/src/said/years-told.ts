import { findSpokenDates, monthNames } from '@casewright/law'
import { partialDatesIn } from '../reading/assign/partial-dates.ts'
import type { Edit } from './edits.ts'

const everyYear = /^,? (?:of )?(?:(?:each|every|annually|yearly)\b|(?:any|per|last|next|this|a) year\b)/i
const upTo = /^,? ?(?:to|through|thru|until|till|and|-|–|—) ?(?:the )?$/i

const ahead = /\b(?:by|until|till|ends?(?: on)?|due(?: on| by)?|expires?(?: on)?|before) $/i
const before = /\b(?:promised|was|were|had|said|agreed|told|\p{L}{1,20}ed)\b/iu

const ofSeason =
  /(?<![\d-])(?:20)?(?<first>\d{2}) ?[-–/] ?(?:20)?(?<second>\d{2}) (?:\p{L}{3,10} )?(?:season|winter|school year|academic year|year|term)\b/iu
/** The two years of a season that notes name: '26-27 season'. From July on a day is of the first. */
function seasonIn(text: string): [first: number, second: number] | null {
  const { first = '', second = '' } = ofSeason.exec(text)?.groups ?? {}
  return first !== '' && Number(second) === Number(first) + 1 ? [2000 + Number(first), 2000 + Number(second)] : null
}

/**
 * The year of a day that notes tell without one and that stands in them beside it: the same day has it elsewhere ("Aug 15, so Aug 15,
 * 2026"), the day up to which it reaches has it ("July 6 through August 14, 2026"), or every other day of the notes is of today's
 * year, and it follows the first of them.
 * @param today ISO 8601
 */
export function yearsToldIn(text: string, today: string): Edit[] {
  const own = Number(today.slice(0, 4))
  const whole = findSpokenDates(text).flatMap(({ start, end, iso }) =>
    iso && Math.abs(Number(iso.slice(0, 4)) - own) < 4 ? [{ start, end, iso }] : [],
  )
  const season = seasonIn(text)
  if (whole.length === 0 && !season) return []
  const ofDay = Map.groupBy(whole, ({ iso }) => iso.slice(5))
  const years = new Set(whole.map(({ iso }) => Number(iso.slice(0, 4))))
  const [only, another] = years
  const first = whole.map(({ iso }) => iso).toSorted()[0] ?? ''
  const latest =
    whole
      .map(({ iso }) => iso)
      .toSorted()
      .at(-1) ?? ''
  const yearOf = (start: number, end: number, day: string): string | null => {
    const same = new Set((ofDay.get(day) ?? []).map(({ iso }) => iso.slice(0, 4)))
    if (same.size === 1) return [...same][0] ?? null
    const behind = whole.find((one) => one.start >= end && one.start - end < 12)
    if (behind && upTo.test(text.slice(end, behind.start))) {
      const year = Number(behind.iso.slice(0, 4))
      return String(day <= behind.iso.slice(5) ? year : year - 1)
    }
    if (season) return String(day >= '07' ? season[0] : season[1])
    if (another !== undefined || only !== own) return null
    // 'Paid on May 5, 2026, and I want a refund by March 1' is of a day to come, unless somebody promised it before.
    const lead = text.slice(Math.max(0, start - 160), start)
    const sentence = lead.slice(Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('\n')) + 1)
    if (`${only}-${day}` < today && `${only}-${day}` < latest && ahead.test(sentence) && !before.test(sentence))
      return null
    return `${only}-${day}` >= first &&
      !/\b(?:every|each|last|next|since|19\d\d|20\d\d)\b[^.;\n]{0,12}$/i.test(
        text.slice(Math.max(0, start - 24), start),
      )
      ? String(only)
      : null
  }
  return partialDatesIn(text).flatMap(({ start, end, day }): Edit[] => {
    const year = everyYear.test(text.slice(end, end + 16)) ? null : yearOf(start, end, day)
    const [month = '', of = ''] = day.split('-')
    return year ? [{ start, end, as: `${monthNames[Number(month) - 1]} ${Number(of)}, ${year}`, why: 'number' }] : []
  })
}
