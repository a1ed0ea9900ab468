import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { dayNumber, dayShown, daysOf, daysWithin } from './days.ts'
import { isOfAnother, ownDate } from './own-date.ts'

/** What is still to come. */
const due =
  /\b(?:(?:shall|must|will|may)\s(?!(?:be deemed|have|not be liable))|expires?\b|terminates?\b|ends?\b|matures?\b|is due\b|maturity date is\b|please (?:sign|return|respond|confirm)|agrees? to\b)/i
const past =
  /\b(?:was|were|has|have|had|been|did|delivered|received|paid|executed|dated|effective|retroactive\w{0,2}|since|prior agreement|employed|hired|incurred|accrued|ended|terminated|expired|as of|nunc|records?|fiscal|year ended|statements?|filed|issued|commenc\w{1,4}|through|between)\b/i
const lead =
  /\b(?:by|before|until|no later than|not later than|later than|on or before|prior to|place on|occur on|expires?(?: on)?|terminates?(?: on)?|ends?(?: on)?|due on|due|is|date:)\s(?:(?:at|the|close|of|business|noon|midnight|\d{1,2}:\d{2}|[ap]\.?m\.?,?|\(?[A-Z][a-z]{2,9}|(?:standard |daylight )?time\)?,?|on)\s){0,7}$/i
/** 'If it is not executed and returned by': what has still to be done. */
const toBeDone = /\b(?:is|are|be|not) (?:not )?\w{3,14}ed\b(?: (?:and|or) \w{3,14}ed\b)?|\bEffective Date\b/g
const most = 400

/** Days on which something is still to be done, and which lie before the paper's own date. */
export const beforeItsDate = (document: CheckedDocument): Contradiction[] => {
  const own = ownDate(document)
  if (!own || isOfAnother(document)) return []
  const words = ownPages(document)
  const made = dayNumber(own.iso)
  return document.sentences.flatMap((sentence): Contradiction[] => {
    if (sentence.contents || sentence.start < own.end || sentence.end - sentence.start > 700) return []
    return daysWithin(daysOf(document), sentence).flatMap((date): Contradiction[] => {
      const early = made - dayNumber(date.iso)
      if (early <= 0 || early > most) return []
      const before = words.slice(sentence.start, date.start).replace(/\s/g, ' ')
      if (!lead.test(before) || !due.test(sentence.text.slice(0, 700)) || past.test(before.replace(toBeDone, ' ')))
        return []
      return [
        {
          places: [date, own],
          message: `The day is ${dayShown(dayNumber(date.iso))}; the paper itself is dated ${dayShown(made)}.`,
        },
      ]
    })
  })
}
