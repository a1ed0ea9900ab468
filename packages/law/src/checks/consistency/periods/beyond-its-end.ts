import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf } from './days.ts'
import { isOfAnother } from './own-date.ts'

/** The day on which all is due or all is over. */
const ends =
  /\b(?:this agreement|the agreement|the term|its term|this contract|the contract|it|engagement|services)\b[^.;]{0,90}\b(?:ends?|ending|expires?|terminates?|until|through|to)\s(?:on\s|midnight on\s)?$|\bmaturity date\b[^.;]{0,20}\b(?:is|:|means)\s$/i
const closes = /^\s?\((?:the )?["“](?:Maturity|Expiration|Expiry|End|Termination) Date["”]/i
/** What is to be done by then, or is paid last. */
const lastPaid =
  /\b(?:last|final)(?: (?:installment|payment|one))?(?: is| being| falling| due| payable| to be paid){0,3} (?:on|due)\s(?:or before\s)?$/i
const performed =
  /\b(?:deliver(?:y|s|ed|able)?|complet(?:e|ed|ion)|perform(?:s|ed|ance)?|services?|event|concert|show|wedding|training|workshop|installation|draft|plan|memorandum|survey|design|manuscript|closing|phase \d|milestone)\b[^;]{0,90}$/i
const by = /(?:\b(?:by|on|before|due|than)|:|[.…_]{4,90})\s{1,3}$/
const apart =
  /\b(?:if|unless|renew\w*|exten\w+|option|surviv\w+|after (?:the )?(?:end|term|termination|expiration|closing)|holdover|warrant\w+|tax|audit\w*|final report|report|statement|invoice|return|refund|account\w*|release|insurance|amend\w*|then current|valid|expires?|guarant\w+|payment|paid)\b/i
const most = 1200

const leadOf = (words: string, { start }: Dated): string => {
  const before = words.slice(Math.max(0, start - 160), start).replace(/\s/g, ' ')
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
}

/** Installments that go on after all is due, and what is to be done when the contract is over. */
export const beyondItsEnd = (document: CheckedDocument): Contradiction[] => {
  if (isOfAnother(document)) return []
  const words = ownPages(document)
  const all = daysOf(document).map((date) => ({
    date,
    lead: leadOf(words, date),
    rest: words.slice(date.end, date.end + 60).replace(/\s/g, ' '),
  }))
  const last = all.filter(
    ({ lead, rest }) => (closes.test(rest) || ends.test(lead)) && !/\b(?:if|unless|renew\w*)\b/i.test(lead),
  )
  const [end] = last
  if (!end || last.some(({ date }) => date.iso !== end.date.iso)) return []
  const isDebt = closes.test(end.rest) && /maturity/i.test(end.rest)
  const shown = (date: Dated) => dayShown(dayNumber(date.iso))
  return all.flatMap(({ date, lead, rest }): Contradiction[] => {
    const late = dayNumber(date.iso) - dayNumber(end.date.iso)
    if (late <= 0 || late > most) return []
    if (isDebt && lastPaid.test(lead))
      return [
        {
          places: [date, end.date],
          message: `The last payment is on ${shown(date)}; all is due on ${shown(end.date)}.`,
        },
      ]
    const line = words.slice(words.lastIndexOf('\n', date.start) + 1, date.start)
    const said = /[.…_]{4}|:/.test(line) ? line : lead
    if (isDebt || !performed.test(said) || !by.test(said) || apart.test(`${said} ${rest}`)) return []
    return [
      {
        places: [date, end.date],
        message: `It is to be done by ${shown(date)}; the contract ends on ${shown(end.date)}.`,
      },
    ]
  })
}
