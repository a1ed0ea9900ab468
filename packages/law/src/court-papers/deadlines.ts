import { isOfAnotherCase, type Place } from './field.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const day = `(?:${month} \\d{1,2}(?:, \\d{4})?|\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}|noon|the (?:first|last|\\d{1,2}(?:st|nd|rd|th)) (?:day|of))`
const span =
  '(?:\\w+|\\w+-\\w+)(?: \\(\\d{1,3}\\))? (?:calendar |business |court |working )?(?:days?|weeks?|months?|years?|hours?)'
const limit = new RegExp(
  `\\b(?:by|before|on or before|no later than|not later than|until|prior to|due (?:on|by|within)?|deadline\\b.{0,60}|set for|on)\\b.{0,30}\\b${day}|\\b(?:within|no later than|not later than|at least|not less than|in)\\b (?:the next |a period of )?${span}\\b`,
  'i',
)
const duty =
  /\b(?:shall|must|will|is (?:due|ordered|directed|to be)|are (?:due|ordered|directed|to be)|is required|are required|deadline|due|payable|may (?:file|appeal|seek|object|terminate|renew)|ordered to)\b/i
const act =
  /\b(?:fil(?:e|ed|ing)|serv(?:e|ed|ing)|respond|response|repl(?:y|ies)|answer|appear|hearing|conference|pay|paid|payable|payment|deliver|notice|object|appeal|complet|submit|produce|disclos|exchange|amend|return|renew|terminat|cure|trial|discovery|motions?|brief)/i
const not = /\b(?:was|were|had been) (?:filed|served|paid|entered)\b/

const calendarDay = new RegExp(`\\b${day}`)

/** Whether a sentence names a day of the calendar. */
export const hasDay = ({ text }: Place): boolean => calendarDay.test(text)

/** How likely a sentence is to say what has to be done by when. */
export function isDue({ text }: Place): number {
  if (isOfAnotherCase(text) || not.test(text) || !limit.test(text) || !duty.test(text) || !act.test(text)) return 0
  return 3 + (calendarDay.test(text) ? 1.5 : 0) + (/\b(?:shall|must|ordered|due|deadline)\b/i.test(text) ? 1 : 0)
}
