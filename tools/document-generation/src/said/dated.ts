import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { isOfHead } from './brief/letter-day.ts'
import type { Edit } from './edits.ts'
import { partialDatesIn, withYear } from './reading.ts'

const paper =
  '(?:letter|agreement|contract|lease|nda|document|note|form|application|notice|memo|power of attorney|poa|settlement|offer|it|this)'
/** How somebody says which day a document bears: 'Date it December 4, 2026.', 'The letter is dated 12/4/26.' */
const orders = new RegExp(
  `(?<=^|[.!?;\\n][ \\t]{0,4}(?:[-*•–][ \\t]{1,3})?|,[ \\t](?=dated\\b|dtd\\b|dating\\b|and (?:please )?date it\\b))(?:(?:please|pls|and|also|just),?[ \\t]){0,3}(?:(?:date|dated|dating|dtd)(?: (?:the |this |my )?${paper})?(?: (?:as of|for|with|on))?|(?:put|use|make)(?: (?:the|a))? date(?: (?:as|of))?|(?:the |this |my )?${paper}(?:['’]s)? (?:is |should be |will be |to be |gets? )?(?:dated|the date)(?: (?:of|as of))?|(?:(?:the )?date (?:of|on|for) (?:the |this |my )?${paper}|(?:letter|agreement|contract|document|note) date)(?: is| should be| will be)?)[:,]?[ \\t]{1,3}(?=\\p{L}|\\d)`,
  'giu',
)
/** Whether words name the paper that bears the day. */
const named = new RegExp(`(?<!\\p{L})${paper}(?!\\p{L})`, 'iu')
const isNear = (day: string, today: string) => Math.abs(Date.parse(day) - Date.parse(today)) <= 31 * 86_400_000

/** A day with its comma behind it: 'dated December 4, between …' goes on. */
const ends = /^[ \t]{0,2}(?:[.;!]|\n|$)/
/** 'EL, dtd 11/18/26, my signature': a list goes on. */
const endsOfList = /^[ \t]{0,2}(?:[.;!,]|\n|$)/
/** 'Needs to go out Tuesday 12/1/26 (date it that)'. */
const thatDay = /\((?:please )?(?:date it|use)(?: with)? (?:that|this)(?: (?:date|day))?\)/iu

/** A day with its month and without its year, as the one nearest to today. */
function nearest(words: string, today: string): { end: number; iso: string } | null {
  const [day] = partialDatesIn(words)
  const own = day && day.start === 0 ? [withYear(day.day, today, false), withYear(day.day, today, true)] : []
  const [iso] = own
    .flatMap((one) => (one ? [one] : []))
    .toSorted(
      (one, other) => Math.abs(Date.parse(one) - Date.parse(today)) - Math.abs(Date.parse(other) - Date.parse(today)),
    )
  return day && iso ? { end: day.end, iso } : null
}

export interface Dated extends Edit {
  /** The day that the document bears, in ISO 8601. */
  day: string
}

const asked = /^(?:Date of the (?:contract|note)|Effective date)$/

/**
 * The day that notes give the document itself. A letter or an application bears it in place of the day on which it is made;
 * in a contract it is the answer to what its form asks, or a term.
 */
export function datedIn({ tab, fields }: Template, text: string, today: string): Dated | null {
  for (const { index, 0: lead } of text.matchAll(orders)) {
    const at = index + lead.length
    const after = text.slice(at, at + 48)
    const whole = findSpokenDates(after).find(({ start, iso }) => start === 0 && iso)
    const day = whole?.iso ? { end: whole.end, iso: whole.iso } : nearest(after, today)
    const isOfList = tab !== 'contracts' && /^(?:dtd|dated|dating)\b/i.test(lead)
    if (!day || !(isOfList ? endsOfList : ends).test(text.slice(at + day.end))) continue
    // 'Date: July 18' of a list of facts is the day of what happened.
    const isHead = tab !== 'contracts' && /date:\s*$/i.test(lead) && isOfHead(text, index + lead.search(/\S/))
    if (!named.test(lead) && !isNear(day.iso, today) && !isHead) continue
    const end = at + day.end + (/^\./.test(text.slice(at + day.end)) ? 1 : 0)
    const label = fields.find((one) => one.type === 'date' && asked.test(one.label))?.label
    const words = text.slice(at, at + day.end)
    const as = tab !== 'contracts' ? '' : label ? `${label}: ${words}` : `This Agreement is dated ${words}.`
    return { start: index, end, as, why: tab === 'contracts' ? 'filler' : 'dated', day: day.iso }
  }
  const told = tab === 'contracts' ? null : thatDay.exec(text)
  const last =
    told && findSpokenDates(text.slice(0, told.index)).findLast(({ end, iso }) => iso && told.index - end < 3)
  if (told && last?.iso)
    return { start: told.index, end: told.index + told[0].length, as: '', why: 'dated', day: last.iso }
  return null
}
