import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf, daysWithin } from './days.ts'
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
/** 'The spot staked by the parties on': what was done that day, and by whom. */
const doneBy = /(?<!\b(?:be|is|are|not|been) )\b\w{2,14}(?:ed|aid|ent|wn|ade|ept) by (?:[\w’']{1,20} ){1,6}on $/i
const most = 400
/** '(the “Maturity Date”)': a day that closes something. */
const closes =
  /^\s?\((?:the |such date,? (?:the )?)?["“](?:Maturity|Due|Expiration|Expiry|Termination|End|Closing|Delivery|Completion|Final)(?: \w{1,20})? (?:Date|Day)["”]/i
const renews = /\b(?:(?:non-?)?renew\w{0,5}|extend\w{0,3}|extension)\b/i
const begins =
  /\b(?:commenc(?:es?|ing)|begin(?:s|ning)?|start(?:s|ing)?|commencement date(?: is|:)?|start date(?: is|:)?|from)\s(?:(?:on|as of)\s)?$/i
const mostForTerm = 1200

const toldOf = (date: Dated, own: Dated): Contradiction => ({
  places: [date, own],
  message: `The day is ${dayShown(dayNumber(date.iso))}; the paper itself is dated ${dayShown(dayNumber(own.iso))}.`,
})

/** When what is agreed on begins, by its own words; undefined where none of them says. */
const beginOf = (document: CheckedDocument): Dated | undefined => {
  const words = ownPages(document)
  return daysOf(document)
    .filter(({ start }) => begins.test(words.slice(Math.max(0, start - 40), start).replace(/\s/g, ' ')))
    .toSorted((one, other) => (one.iso < other.iso ? -1 : 1))[0]
}

/** Days by which a renewal is to be asked for or stopped, and which lie before all that the paper is about. */
const beforeItsTerm = (document: CheckedDocument): Contradiction[] => {
  const begin = beginOf(document)
  if (!begin) return []
  const words = ownPages(document)
  return document.sentences.flatMap((sentence): Contradiction[] => {
    if (sentence.contents || !renews.test(sentence.text.slice(0, 700))) return []
    return daysWithin(daysOf(document), sentence).flatMap((date): Contradiction[] => {
      const early = dayNumber(begin.iso) - dayNumber(date.iso)
      const before = words.slice(sentence.start, date.start).replace(/\s/g, ' ')
      if (early <= 0 || early > mostForTerm || !lead.test(before) || past.test(before.replace(toBeDone, ' '))) return []
      if (daysOf(document).some((other) => other.iso < date.iso)) return []
      return [
        {
          places: [date, begin],
          message: `The last day for it is ${dayShown(dayNumber(date.iso))}; nothing begins before ${dayShown(dayNumber(begin.iso))}.`,
        },
      ]
    })
  })
}

/** Days on which something is still to be done, and which lie before the paper's own date. */
export const beforeItsDate = (document: CheckedDocument): Contradiction[] => {
  if (isOfAnother(document)) return []
  const own = ownDate(document)
  if (!own) return beforeItsTerm(document)
  const words = ownPages(document)
  const made = dayNumber(own.iso)
  return document.sentences.flatMap((sentence): Contradiction[] => {
    if (sentence.contents || sentence.start < own.end || sentence.end - sentence.start > 700) return []
    return daysWithin(daysOf(document), sentence).flatMap((date): Contradiction[] => {
      const early = made - dayNumber(date.iso)
      if (early <= 0 || early > most) return []
      const before = words.slice(sentence.start, date.start).replace(/\s/g, ' ')
      if (closes.test(words.slice(date.end, date.end + 60)) && !past.test(before)) return [toldOf(date, own)]
      if (
        !lead.test(before) ||
        doneBy.test(before) ||
        !due.test(sentence.text.slice(0, 700)) ||
        past.test(before.replace(toBeDone, ' '))
      )
        return []
      return [toldOf(date, own)]
    })
  })
}
