import { findSpokenDates } from '@casewright/law'
import type { Place } from '../../output.ts'
import { editedAgain, type Readable } from '../edits.ts'
import { partialDatesIn } from '../reading.ts'

const lead =
  /(?:(?<![\p{L}])(?:please |and |also |actually |(?:and )?(?:I['’]d|I would|you can|you should|let['’]s) )?(?:date (?:it|this|the (?:letter|note|form|application))|(?:letter|it)(?: is|['’]s| should be)? dated|today is)|(?<=^|\n)[\s*•–-]{0,4}(?:letter |today['’]?s )?date(?: of letter)?:|(?<=^|[.;\n][ \t]{0,3})(?:letter )?dated?(?= $))(?: as| for| with)? ?$/iu
/** A day that was put right at once: 'date it May 14, well actually make it May 15'. */
const again = /^[\s.,]{0,3}(?:(?:no|oh|well|wait|actually|sorry|um)[\s,.]{1,3}){0,4}make (?:it|that) $/i

/** A day of the year, in the year in which it is nearest to another day. */
const nearest = (day: string, iso: string): string => {
  const years = [-1, 0, 1].map((n) => `${Number(iso.slice(0, 4)) + n}-${day}`)
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(iso))
  return years.toSorted((one, other) => away(one) - away(other))[0] ?? iso
}

const bare = /^[\s*•–-]{0,4}date: ?$/i

/** What stands before a day by which something is to be done. */
const due = /\b(?:by|before|until|till|than|due|for)(?: on| the)? $/i

/**
 * Whether a line 'Date:' stands in the head of notes: beside whom they are from or to, of which type, or above all. The day in it is the
 * document's, however long ago it is.
 */
export function isOfHead(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const above = before.split('\n').slice(-6).join('\n')
  const below = text.slice(at).split('\n').slice(1, 4).join('\n')
  const isFirst = before.trim() === ''
  return (isFirst && headLine.test(below)) || /(?:^|\n)[\s*•–-]{0,4}(?:from|to):[^\n]*(?:\n[^\n]*)?\n$/i.test(above)
}
const headLine = /(?:^|\n)[\s*•–-]{0,4}(?:from|to|re|subject):/i

export interface LetterDay extends Place {
  iso: string
  /** Whether it stands in the head of the notes. */
  isOfHead: boolean
}

/** The day that notes give the letter itself, of those that they tell with or without its year. */
export function letterDay(text: string, today: string): LetterDay | null {
  const whole = findSpokenDates(text).flatMap(({ start, end, iso }) => (iso ? [{ start, end, iso }] : []))
  const parts = partialDatesIn(text)
  const days = [...whole, ...parts].toSorted((one, other) => one.start - other.start)
  const known = whole.map(({ iso }) => iso).toSorted()
  const middle = known[Math.floor(known.length / 2)] ?? today
  const isoOf = (one: (typeof days)[number]) => ('iso' in one ? one.iso : nearest(one.day, middle))
  for (const [n, one] of days.entries()) {
    const before = lead.exec(text.slice(Math.max(0, one.start - 60), one.start))
    if (!before) continue
    const next = days[n + 1]
    const start = one.start - before[0].length
    const isHead =
      bare.test(before[0]) && isOfHead(text, text.lastIndexOf('\n', start + before[0].search(/\S/) - 1) + 1)
    const iso = isoOf(one)
    // 'Date: July 18' of a list of facts is the day of what happened: a letter is of a day after most of what it tells.
    const others = days
      .filter((other) => other !== one && !due.test(text.slice(Math.max(0, other.start - 16), other.start)))
      .map((other) => ('iso' in other ? other.iso : nearest(other.day, iso)))
    if (
      bare.test(before[0]) &&
      !isHead &&
      iso < today &&
      others.length > 1 &&
      others.filter((day) => day > iso).length > others.length / 2
    )
      continue
    // A letter tells of no day that comes after it and is past.
    if (isHead && others.some((day) => day > iso && day <= today)) continue
    if (next && again.test(text.slice(one.end, next.start))) {
      const corrected = 'iso' in next ? next.iso : `${iso.slice(0, 4)}-${next.day}`
      return { start, end: next.end, iso: corrected, isOfHead: isHead }
    }
    return { start, end: one.end, iso, isOfHead: isHead }
  }
  return null
}

/** An application without the day that it bears, of those that are not past. */
export function withLetterDay(whole: Readable, today: string): { whole: Readable; day?: string } {
  const day = letterDay(whole.text, today)
  if (!day || (day.iso < today && !day.isOfHead)) return { whole }
  return { whole: editedAgain(whole, [{ start: day.start, end: day.end, as: '', why: 'dated' }]), day: day.iso }
}
