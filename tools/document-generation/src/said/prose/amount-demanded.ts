import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { unitAt, unitsOf } from '../reading.ts'

/** What makes an amount the one that is demanded, and not a bid, an estimate or what was paid. */
const cue =
  /\b(?:amounts?|demands?|demand(?:ed|ing)|wants?|owes?|owed|owing|due|pay|payment|balance|totals?|total(?:s|ed|ing)|all told|altogether|claims?|seeks?|asks?|asking|refund|reimburse\p{L}*|return|damages|sum|settle|recover|invoices?|unpaid|outstanding|arrears|back|principal|judgment|compensat\p{L}*|pays?|losses|make (?:it|this|that|us|them|him|her) (?:right|whole)|comes? to|short|overcharg\p{L}*|never paid|not paid|hasn['’]t paid|rent|fees?)\b/iu
/** An amount that has to be worked out is stated by nobody yet. */
const toWorkOut =
  /\bdo (?:the|that) (?:math|arithmetic|sum)\b|\b(?:you|please) (?:add|total|compute|calculate|figure)\b|\b(?:add|total) (?:it|them|those|that|these) up\b/iu
const stated =
  /\b(?:totals?|comes? to|that['’]s|which is|altogether|all told|in all|sum of|equals)\b[^.\n]{0,40}$|=\s*$/iu

/** The amount of a demand only where the notes say that it is the one: any other stays blank, and its words at their place. */
export function withAmountDemanded({ id }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'demand-letter') return [...filled]
  const units = unitsOf(text)
  return filled.filter((one) => {
    if (one.field !== 'amount' || one.by !== 'text' || !one.from) return true
    const unit = unitAt(units, one.from.start)
    if (!unit) return true
    const before = text.slice(unit.start, one.from.start)
    return cue.test(unit.text) && (!toWorkOut.test(text) || stated.test(before))
  })
}
