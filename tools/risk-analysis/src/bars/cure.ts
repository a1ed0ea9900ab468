import type { CaseType } from '../case-types.ts'
import { after, dayOfDate, rolled, shown } from '../clock/calendar.ts'
import { happeningsIn, type Start } from '../clock/happenings.ts'
import { momentsIn } from '../clock/moments.ts'
import { todayIn } from '../clock/told-today.ts'

/** How a step that was not taken can still be taken, and until when. */
export interface Cure {
  /** Where no day is told, and nobody has sued yet. */
  open: string
  /** What the time runs from; none: it can be taken as long as the time to sue runs. */
  from?: readonly Start[]
  /** The times that may apply, shorter first, in days or years, each with where it does. */
  times?: readonly { count: number; unit: 'day' | 'year'; where: string }[]
}

const suit =
  /\b(?:sued|has (?:filed|brought) suit|filed (?:suit|a (?:complaint|lawsuit|case)|in (?:federal|state|district) court|his|her|their)|(?:complaint|suit|lawsuit) (?:was |is )?(?:filed|pending)|went (?:straight|directly) to|(?:straight|directly) to (?:federal |state )?court|(?:is|are) suing|motion to dismiss)\b/i

/**
 * What says that a bar can be cured: until when, or that nobody has sued and no day is told. Undefined: its time has run, or it
 * cannot be said.
 */
export function cureOf(text: string, type: CaseType, { open, from, times }: Cure, given: Date): string | undefined {
  if (type === 'criminal') return undefined
  if (!from || !times) return open
  const today = todayIn(text, given)
  const starts = happeningsIn(text, momentsIn(text, today)).filter(
    ({ kind, moment }) => (from as readonly string[]).includes(kind) && moment.last <= dayOfDate(today),
  )
  if (starts.length === 0) return suit.test(text) ? undefined : open
  // The latest day that may start it gives the most time: where that has run, nothing is left.
  const start = Math.max(...starts.map(({ moment }) => moment.last))
  const left = times
    .map(({ where, ...time }) => ({ where, until: rolled(after(start, time)) }))
    .filter(({ until }) => until >= dayOfDate(today))
  if (left.length === 0) return undefined
  return `The step can still be taken, counted from ${shown(start)}: ${left.map(({ where, until }) => `until ${shown(until)} ${where}`).join('; ')}.`
}
