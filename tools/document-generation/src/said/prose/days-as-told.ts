import { findSpokenDates, monthNames, type Span } from '@casewright/law'
import { isToChoose, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { partialDatesIn } from '../reading.ts'

const months = monthNames.join('|')
const written = new RegExp(`\\b(?<month>${months}) (?<day>\\d{1,2}), (?<year>(?:19|20)\\d\\d)(?!\\d)`, 'gu')
const two = (value: number): string => String(value).padStart(2, '0')

/** A day by which something is due, or on which it is to take place, lies ahead of whoever writes. */
const leadsToSet =
  /\b(?:due|deadline|trial|hearing|clos(?:es?|ing)|expires?|no later than)\b[^.;\n]{0,30}$|\b(?:by|before|until) (?:the )?$/iu
const followsSet = /^[^.;\n]{0,12}\b(?:deadline|trial|hearing|closing)\b/iu

/** Days that notes tell only without their year, as month and day, and the years that they do tell. */
function toldIn(text: string): { bare: Set<string>; years: Set<string> } {
  const whole = findSpokenDates(text).flatMap(({ iso }) => (iso ? [iso] : []))
  const inFull = new Set(whole.map((iso) => iso.slice(5)))
  const isSet = ({ start, end }: Span) =>
    leadsToSet.test(text.slice(Math.max(0, start - 40), start)) || followsSet.test(text.slice(end, end + 30))
  return {
    bare: new Set(partialDatesIn(text).flatMap((one) => (inFull.has(one.day) || isSet(one) ? [] : [one.day]))),
    years: new Set([...whole.map((iso) => iso.slice(0, 4)), ...(text.match(/(?<![\d.,$-])20\d\d(?![\d,])/g) ?? [])]),
  }
}

/** Papers that tell what happened, in which a wrong year misstates it. */
const tells = /^(?:affidavit|motion|brief|discovery-requests|demand-letter|litigation-hold-notice|complaint-letter)$/

/**
 * A passage of a letter or of a paper for a court without a year that its notes need not mean: they tell the years of other days, and this
 * one, of a day that has been, is none of them. The day stands as it was told. A day that lies ahead has its year.
 */
export function withDaysAsTold(
  { id, fields }: Pick<Template, 'id' | 'fields'>,
  text: string,
  filled: readonly Filled[],
  today: string,
): Filled[] {
  if (!tells.test(id)) return [...filled]
  const { bare, years } = toldIn(text)
  if (bare.size === 0 || years.size === 0) return [...filled]
  const passages = new Set(fields.flatMap(({ name, type }) => (type === 'textarea' ? [name] : [])))
  return filled.map((one) => {
    if (one.by !== 'text' || !passages.has(one.field) || isToChoose(one.value)) return one
    const value = one.value.replace(written, (said, month: string, day: string, year: string) => {
      const number = `${two(monthNames.indexOf(month) + 1)}-${two(Number(day))}`
      return bare.has(number) && !years.has(year) && `${year}-${number}` <= today ? `${month} ${day}` : said
    })
    return value === one.value ? one : { ...one, value }
  })
}
