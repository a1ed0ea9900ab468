import { monthNumber, monthPattern } from '@casewright/law'

const told = new RegExp(
  `\\b(?:[Ii]t is|[Ii]t['’]s|[Tt]oday is|[Tt]oday['’]s) (?:now |already ){0,2}(?:[A-Z][a-z]{2,5}day,? )?(?<month>${monthPattern})(?: (?<day>\\d{1,2})(?:st|nd|rd|th)?,?)? (?<year>20\\d\\d)\\b`,
)

/** The day on which a description says that it was written, where that is past: 'it is now February 2026' is the end of that month. */
export function todayIn(text: string, today: Date): Date {
  const { month = '', day, year } = told.exec(text)?.groups ?? {}
  if (!month) return today
  const number = monthNumber(month)
  const on = new Date(day ? Date.UTC(Number(year), number - 1, Number(day)) : Date.UTC(Number(year), number, 0))
  return on < today ? on : today
}
