import { findSpokenDates, monthNames } from '@casewright/law'
import { isToChoose, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { partialDatesIn } from '../reading.ts'

const months = monthNames.join('|')
const written = new RegExp(`\\b(?<month>${months}) (?<day>\\d{1,2}), (?<year>(?:19|20)\\d\\d)(?!\\d)`, 'gu')
const two = (value: number): string => String(value).padStart(2, '0')

/** Days that notes tell only without their year, as month and day, and the years that they do tell. */
function toldIn(text: string): { bare: Set<string>; years: Set<string> } {
  const whole = findSpokenDates(text).flatMap(({ iso }) => (iso ? [iso] : []))
  const inFull = new Set(whole.map((iso) => iso.slice(5)))
  return {
    bare: new Set(partialDatesIn(text).flatMap(({ day }) => (inFull.has(day) ? [] : [day]))),
    years: new Set([...whole.map((iso) => iso.slice(0, 4)), ...(text.match(/(?<![\d.,$-])20\d\d(?![\d,])/g) ?? [])]),
  }
}

/** Papers that tell what happened, in which a wrong year misstates it. */
const tells = /^(?:affidavit|motion|brief|discovery-requests|demand-letter|litigation-hold-notice|complaint-letter)$/

/**
 * A passage of a letter or of a paper for a court without a year that its notes cannot mean: they tell the years of other days, and this
 * one is none of them. The day stands as it was told, and a field that holds a date is left open.
 */
export function withDaysAsTold(
  { id, fields }: Pick<Template, 'id' | 'fields'>,
  text: string,
  filled: readonly Filled[],
): Filled[] {
  if (!tells.test(id)) return [...filled]
  const { bare, years } = toldIn(text)
  if (bare.size === 0 || years.size === 0) return [...filled]
  const passages = new Set(fields.flatMap(({ name, type }) => (type === 'textarea' ? [name] : [])))
  const dates = new Set(fields.flatMap(({ name, type }) => (type === 'date' ? [name] : [])))
  const isTold = (one: Filled) =>
    id === 'complaint-letter' ||
    one.by !== 'text' ||
    !dates.has(one.field) ||
    !bare.has(one.value.slice(5)) ||
    years.has(one.value.slice(0, 4))
  return filled.filter(isTold).map((one) => {
    if (one.by !== 'text' || !passages.has(one.field) || isToChoose(one.value)) return one
    const value = one.value.replace(written, (said, month: string, day: string, year: string) => {
      const number = `${two(monthNames.indexOf(month) + 1)}-${two(Number(day))}`
      return bare.has(number) && !years.has(year) ? `${month} ${day}` : said
    })
    return value === one.value ? one : { ...one, value }
  })
}
