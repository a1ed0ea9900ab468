import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf } from './days.ts'

interface Order {
  /** What has to be over before. */
  first: RegExp
  /** What it is to come before. */
  event: RegExp
  name: string
  /** What has to come first, where it is not a last day. */
  begins?: string
}

const toClose =
  /\b(?:clos(?:e|ing)|settlement)\b(?!-)[^.;]{0,60}\b(?:by|on|before|occur|place|date(?: is|:)?|later than|is|for)\s(?:or (?:before|about)\s)?$/i
const orders: readonly Order[] = [
  {
    first:
      /\b(?:due diligence|inspections?|(?:financing|mortgage|loan) (?:contingency|commitment)|title (?:commitment|review|objections?)|survey|feasibility|study period)\b[^.;]{0,80}\b(?:by|until|through|later than|before|on|ends?|expires?(?: on)?|continues?)\s(?:or before\s)?$/i,
    event: toClose,
    name: 'the closing',
  },
  {
    first:
      /\b(?:work|construction|services|project|performance|installation|contractor|commencement|start)\b[^.;]{0,80}\b(?:begins?|begun|commence[sd]?|starts?|started|commencement(?: date)?|start(?: date)?)\b[\s:]{0,20}(?:(?:is|on|by|no|later|than|or|about|before|shall|be|the|work|as|of|not) ){0,6}$|(?:^|\n| {2})\W{0,4}(?:start|commencement)(?: date)?(?: of (?:the )?work)?[\s:.]{1,20}$/i,
    event:
      /\b(?:completion|completed?|finish(?:ed)?)\b[^.;]{0,110}\b(?:by|on|before|later than|date(?: is)?|is|completion)[\s:.]{1,20}(?:or before )?$|\bcompletion\s?[:.]{1,20}\s{0,20}$/i,
    name: 'it is to be completed',
    begins: 'It is to begin',
  },
]
const apart = /\b(?:post-?closing|after (?:the )?closing|if|unless|extended|adjourn\w*|dated|as of|was|were|phase)\b/i

/** An amendment moves days of the paper that it is about. */
const ofAnother = /\b(?:amend\w{0,6}|supplement|extension|joinder|estoppel)\b/i

const leadOf = (words: string, { start }: Dated): string => {
  const before = words.slice(Math.max(0, start - 150), start).replace(/\s/g, ' ')
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
}

/** A last day for what must be done before an event, and the day of the event, which is earlier. */
export const afterItsEvent = (document: CheckedDocument): Contradiction[] => {
  if (ofAnother.test(document.text.slice(0, 200))) return []
  const words = ownPages(document)
  const all = daysOf(document).map((date) => ({ date, lead: leadOf(words, date) }))
  return orders.flatMap(({ first, event: comes, name, begins }): Contradiction[] => {
    const events = all.filter(({ lead }) => comes.test(lead) && !first.test(lead) && !apart.test(lead))
    const [event] = events
    if (!event || events.some(({ date }) => date.iso !== event.date.iso)) return []
    return all
      .filter(({ lead, date }) => first.test(lead) && !apart.test(lead) && date.iso > event.date.iso)
      .map(({ date }) => ({
        places: [date, event.date],
        message: begins
          ? `${begins} on ${dayShown(dayNumber(date.iso))}; ${name} by ${dayShown(dayNumber(event.date.iso))}.`
          : `The last day for it is ${dayShown(dayNumber(date.iso))}; ${name} is on or before ${dayShown(dayNumber(event.date.iso))}.`,
      }))
  })
}
