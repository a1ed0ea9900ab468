import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Edit } from './edits.ts'

const paper =
  '(?:letter|agreement|contract|lease|nda|document|note|form|application|notice|memo|power of attorney|poa|settlement|offer|it|this)'
/** How somebody says which day a document bears: 'Date it December 4, 2026.', 'The letter is dated 12/4/26.' */
const orders = new RegExp(
  `(?<=^|[.!?;\\n][ \\t]{0,4}(?:[-*•–][ \\t]{1,3})?)(?:(?:please|pls|and|also|just),?[ \\t]){0,3}(?:(?:date|dated)(?: (?:the |this |my )?${paper})?(?: (?:as of|for|with|on))?|(?:put|use|make)(?: (?:the|a))? date(?: (?:as|of))?|(?:the |this |my )?${paper}(?:['’]s)? (?:is |should be |will be |to be |gets? )?(?:dated|the date)(?: (?:of|as of))?|(?:(?:the )?date (?:of|on|for) (?:the |this |my )?${paper}|(?:letter|agreement|contract|document|note) date)(?: is| should be| will be)?)[:,]?[ \\t]{1,3}(?=\\p{L}|\\d)`,
  'giu',
)
/** Whether words name the paper that bears the day. */
const named = new RegExp(`(?<!\\p{L})${paper}(?!\\p{L})`, 'iu')
const isNear = (day: string, today: string) => Math.abs(Date.parse(day) - Date.parse(today)) <= 31 * 86_400_000

/** A day with its comma behind it: 'dated December 4, between …' goes on. */
const ends = /^[ \t]{0,2}(?:[.;!]|\n|$)/

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
    const day = findSpokenDates(text.slice(at, at + 48)).find(({ start, iso }) => start === 0 && iso)
    if (!day?.iso || !ends.test(text.slice(at + day.end))) continue
    // 'Date: July 18' of a list of facts is the day of what happened.
    if (!named.test(lead) && !isNear(day.iso, today)) continue
    const end = at + day.end + (/^\./.test(text.slice(at + day.end)) ? 1 : 0)
    const label = fields.find((one) => one.type === 'date' && asked.test(one.label))?.label
    const words = text.slice(at, at + day.end)
    const as = tab !== 'contracts' ? '' : label ? `${label}: ${words}` : `This Agreement is dated ${words}.`
    return { start: index, end, as, why: tab === 'contracts' ? 'filler' : 'dated', day: day.iso }
  }
  return null
}
