import { findSpokenDates } from '@casewright/law'
import type { Edit } from './edits.ts'

/** What a note calls itself. */
const isNote =
  /\b(?:notes?|dictat(?:ed|ion)|memo to file|intake|phone call|tel(?:ephone)? (?:call|conf)|mtg|meeting)\b/iu
const initials = /^(?:[ ,;–—-]{0,3}(?:\p{Lu}{2,3}|dictated|for file|to file)(?![\p{L}])){0,3}[).]?$/u
const longest = 90

/**
 * The head of a note: 'Notes for affidavit, 11/18/26 KD', 'used mini excavator, 11/19/26'. Its day is the one on which it was written
 * down, and not the day of a contract. What else the head says waits beside the document, or is nothing but its name.
 * @param today ISO 8601
 */
export function noteHeadIn(text: string, today: string): Edit[] {
  const first = /^\s{0,3}(?<head>[^\n]{4,90})\n(?=\s*\S)/u.exec(text)
  const head = first?.groups?.head?.trimEnd() ?? ''
  if (!first || head.length > longest || /[.;:!?]$|[$%=]/.test(head)) return []
  const at = first[0].indexOf(head)
  const days = findSpokenDates(head)
  const [day] = days
  // A note is not written down after today, and not long before.
  const iso = day?.iso ?? ''
  const isOwn = days.length === 1 && iso !== '' && iso <= today && Date.parse(today) - Date.parse(iso) < 90 * 86_400_000
  if (!day || !isOwn || !/^\d/.test(head.slice(day.start))) return []
  const rest = head.slice(day.end)
  if (!initials.test(rest)) return []
  const before = head.slice(0, day.start)
  const lead = /(?:[ ,;(–—-]|\b(?:dictated|on|of|dated) ){0,6}$/iu.exec(before)?.[0] ?? ''
  // A lease, a letter or an agreement 'dated' or 'effective' bears its day.
  if (/\b(?:dated|effective|starts?|from|due|on|by|signed?|as of)\W*$/iu.test(before) && !/dictated\W*$/iu.test(before))
    return []
  const note = text.slice(first[0].length).toLowerCase()
  const own = before.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  // What the head names, the note tells again.
  const isToldAgain = own.length > 0 && own.filter((word) => note.includes(word)).length * 2 >= own.length
  return isNote.test(head) || isToldAgain
    ? [{ start: at, end: at + head.length, as: '', why: 'filler' }]
    : [{ start: at + before.length - lead.length, end: at + head.length, as: '', why: 'filler' }]
}
