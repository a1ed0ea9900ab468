import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
  eighteen: 18,
}
/** 'One year from', before the day on which it begins. */
const period =
  /(?<!(?:%|percent|\d|\b(?:dollars?|bucks?)) )\b(?<count>an?|one|two|three|four|five|six|twelve|eighteen|\d{1,2})[- ](?<unit>years?|yrs?\.?|months?|mos?\.?)(?: (?:term|lease))?,? (?:from|starting|beginning|commencing|effective|starts|begins)(?: on)? $/i

/** 'January 11, 2027, goes eighteen months': how long, behind the day on which it begins. */
const behind =
  /^,? (?:and )?(?:it )?(?:(?:goes|go|runs?|lasts?|continues?)(?: on)?(?: for)?|for|(?:with )?(?:an? )?term of)(?: a(?: term of)?)? (?<count>one|two|three|four|five|six|twelve|eighteen|\d{1,2})[- ](?<unit>years?|yrs?|months?|mos?)\b(?! (?:fixed|minimum|probation|notice|trial|each|at a time))/i

const iso = (day: Date) => day.toISOString().slice(0, 10)

/** The last day of a period of months that begins on a day. */
function lastDay(begins: string, months: number): string {
  const [year = 0, month = 1, day = 1] = begins.split('-').map(Number)
  const next = new Date(Date.UTC(year, month - 1 + months, day))
  // A period from the 31st ends with a shorter month.
  if (next.getUTCDate() !== day) next.setUTCDate(0)
  else next.setUTCDate(next.getUTCDate() - 1)
  return iso(next)
}

/** The end of 'one year from February 1, 2027', where the form asks for one and nobody named it. */
function ended({ fields }: Template, text: string, found: readonly Filled[]): Filled[] {
  const field = fields.find(({ name }) => name === 'endDate')
  const start = found.find((one) => one.field === 'startDate')
  if (!field || !start || found.some((one) => one.field === field.name)) return []
  const ends = findSpokenDates(text).flatMap((date): { value: string; from: Place }[] => {
    const lead = period.exec(text.slice(Math.max(0, date.start - 40), date.start))
    const said = lead ?? behind.exec(text.slice(date.end, date.end + 60))
    if (!said || date.iso !== start.value) return []
    const count = counts[said.groups?.count?.toLowerCase() ?? ''] ?? Number(said.groups?.count)
    const months = /^y/i.test(said.groups?.unit ?? '') ? 12 * count : count
    return [
      {
        value: lastDay(date.iso, months),
        from: lead
          ? { start: date.start - lead[0].length, end: date.end }
          : { start: date.start, end: date.end + said[0].length },
      },
    ]
  })
  const [one, ...more] = ends
  return one && more.length === 0
    ? [{ field: field.name, label: field.label, value: one.value, by: 'text', from: one.from }]
    : []
}

const month =
  /\b(?:security )?deposit(?: is| of|:| =|,| will be| equals)? (?:one|1|a) month(?:['’]?s)?(?: worth)?(?: of)?(?: rent)?(?=\s*(?:[.,;\n]|$|due\b|up front\b|at signing\b))|\b(?:one|1) month(?:['’]?s)?(?: rent)? (?:as (?:the |a )?)?(?:security )?deposit\b/gi

/** 'Deposit is one month': as much as the rent. */
function deposited({ id, fields }: Template, text: string, found: readonly Filled[]): Filled[] {
  const field = id === 'rental-agreement' ? fields.find(({ name }) => name === 'deposit') : undefined
  const rent = found.find((one) => one.field === 'rent')
  if (!field || !rent || found.some((one) => one.field === field.name)) return []
  const [said, ...more] = text.matchAll(month)
  return said && more.length === 0
    ? [
        {
          field: field.name,
          label: field.label,
          value: rent.value,
          by: 'text',
          from: { start: said.index, end: said.index + said[0].length },
        },
      ]
    : []
}

/** What follows from what was said: the last day of a period, and a deposit of one month’s rent. */
export const countedFrom = (template: Template, text: string, found: readonly Filled[]): Filled[] =>
  template.tab === 'contracts' ? [...ended(template, text, found), ...deposited(template, text, found)] : []
