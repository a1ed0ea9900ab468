import { isBody } from '@casewright/law'
import { nameOfParty } from '@casewright/templates'
import { literal } from '../reading/literal.ts'
import { serves } from '../reading/trades.ts'
import { calledBy } from '../said/signs-for.ts'

/** Verbs of work that is done for somebody, without those that whoever is served does as well, such as 'provide' or 'test'. */
const work =
  '(?:clean|spray|mow|plow|repair|maintain|install|paint|haul|treat|wash|tune|cater|photograph|landscape|prune|trim|monitor|translate|remodel|redesign|design|exterminate|sweep|rake|shovel|perform|advise|consult|coach|teach|tutor|film|dredge|weld|pave|guard|patrol|groom|bake|cook|fix|rebuild|restore|print|recruit|audit|service|migrate|renovate|wire|seal|tow|survey|stud(?:y|ie))'
const will =
  "(?:(?:['’](?:ll|s|re)|[, ]+(?:who )?(?:will|shall|would|is|are|is going to|are going to|is to|agrees to|agreed to)) (?:also |then )?| )"
/** What only whoever serves does: the work, or taking the pay for it. */
const servesAfter = new RegExp(
  `^${will}(?:${work}(?:e?s|ing)?(?! (?:by|for it)\\b)|does the|handles|takes care of|comes (?:in|by|out)|stops by|works (?:on|for|at)|gets (?:paid|\\$)|(?:be |being )?paid|bills|invoices|charges|supplies the (?:labor|crew))(?![\\p{L}-])`,
  'iu',
)
/** Where the work is done, and what is not of whoever does it. */
const served =
  /^['’]s (?:\p{Ll}+ ){0,2}(?:lawns?|house|home|yard|offices?|building|store|website|books|pool|roof|garden|driveway|parking lots?|trees?|kitchen|wedding|party|event|barn|fields?|fence|dock|slips?|elevators?|computers?|network|staff|employees|kids|children|dog|windows|furnace|machines?|grounds|campus|payroll)\b/iu
const servers =
  /^['’]s (?:\p{Ll}+ ){0,1}(?:crews?|guys|rates?|invoices?|fees?|bids?|estimates?|quotes?|proposals?|workers|technicians?)\b/iu
/** What only whoever is served does: to hire, and to pay. */
const servedAfter = new RegExp(
  `^${will}(?:pays?|owes?|paying|hires?|hiring|hired|engages?|retains?|engaged|retained|(?:needs|wants) (?:(?!to\\b)\\p{L}+ ){1,4}\\p{L}+(?:ed|t|ing)\\b)(?![\\p{L}-])`,
  'iu',
)
const paidBefore = /\b(?:pays?|paying|owes?|hir(?:es?|ing|ed)|engag(?:es?|ing|ed)|retain(?:s|ing|ed)?) (?:the )?$/iu
const servedBefore = new RegExp(`\\b${work}(?:e?s|ing)?(?: [\\p{Ll}\\d]+){0,5} (?:for|at) (?:the )?$`, 'iu')
const bodyOfAll =
  /^(?:the )?(?:city|town|village|county|borough|township|parish|state) of\b|\b(?:school district|church|parish|condominiums?|homeowners|HOA|library|museum|hospital|hotels?|apartments|orchards?|farms?|marina|university|college|academy|cathedral|temple|synagogue|county|township|fire district|water district)\b/iu

/** How notes call somebody, with the place of each. */
function called(text: string, name: string): { start: number; end: number }[] {
  const plain = nameOfParty(name)
  const parts = isBody(name) ? [] : plain.split(/\s+/).filter((word) => /^\p{Lu}\p{L}+$/u.test(word))
  const alone =
    parts.length > 1 ? new RegExp(`(?<![\\p{L}\\d])(?:${parts.map(literal).join('|')})(?![\\p{L}\\d])`, 'gu') : null
  return [calledBy(plain, 'side'), ...(alone ? [alone] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  )
}

/** What says of somebody that they serve (1), or that they are served (-1); 0 where nothing does, or both. */
function leaning(text: string, name: string, other: string): number {
  const others = called(text, other)
  const own = called(text, name).filter(
    (one) => !others.some(({ start, end }) => start === one.start && end >= one.end),
  )
  const signs = own.flatMap(({ start, end }) => {
    const [before, after] = [text.slice(Math.max(0, start - 80), start), text.slice(end, end + 90)]
    return [
      servesAfter.test(after) || servers.test(after) || (paidBefore.test(before) && !/^['’]s\b/.test(after)) ? 1 : 0,
      servedAfter.test(after) || served.test(after) || servedBefore.test(before) ? -1 : 0,
    ]
  })
  const does = signs.includes(1)
  return does === signs.includes(-1) ? 0 : does ? 1 : -1
}

/**
 * Which of the two of an agreement on services serves the other: by what notes say that either does or has, else by the trade that a name
 * tells, else because one of them is a body that is served, such as a town or a church. `null` where nothing says so, or two things.
 */
export function whoServes(text: string, one: string, other: string): 'one' | 'other' | null {
  const told = leaning(text, one, other) - leaning(text, other, one)
  if (told !== 0) return told > 0 ? 'one' : 'other'
  const [first, second] = [serves.test(one), serves.test(other)]
  if (first !== second) return first ? 'one' : 'other'
  const [isOne, isOther] = [bodyOfAll.test(one), bodyOfAll.test(other)]
  return isOne === isOther ? null : isOne ? 'other' : 'one'
}
