import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { type Asked, askedOf } from '../asked.ts'
import { denied } from '../evidence.ts'
import type { Unit } from '../units.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { fit } from './fits.ts'
import { withYear } from './partial-dates.ts'

const past = /^(?:eventDate|serviceDate)$/
const never = /birth|expir/i
const least = 2

interface Match {
  asked: Asked
  one: Candidate
  score: number
  value: string
}

/** Whose address it is that stands behind a name in its sentence: the last one named, if that one has none. */
function behindName(asked: Asked, one: Candidate, text: string, filled: readonly Filled[]): number {
  if (one.kind !== 'address' || asked.holds !== 'address' || asked.role === '') return 0
  const named = filled
    .filter(
      ({ field, from }) =>
        /(?:Name|Party)$|^(?:lender|funder|agency|owner)$/.test(field) &&
        from &&
        from.start >= one.unit.start &&
        from.end <= one.start,
    )
    .toSorted((a, b) => (a.from?.end ?? 0) - (b.from?.end ?? 0))
    .at(-1)
  const role = named && /^(.+?)(?:Name|Party)$/.exec(named.field)?.[1]
  return role === asked.role &&
    one.start - (named?.from?.end ?? 0) < 90 &&
    !/[.;]\s/.test(text.slice(named?.from?.end, one.start))
    ? 3
    : 0
}

/**
 * Gives what no field has yet to the fields that are still open: each thing to the field that it fits best, and each field
 * the thing that fits it best. Where two fit as well, neither is filled, as a blank is better than a guess.
 */
export function assigned(
  template: Template,
  text: string,
  units: readonly Unit[],
  filled: readonly Filled[],
  today: string,
  /** Whether words are about a subject of their own, and so no description of the work or the goods. */
  isTerm: (words: string) => boolean,
): Filled[] {
  const known = new Set(filled.map(({ field }) => field))
  const all = askedOf(template)
  const open = all.filter(({ field }) => !known.has(field.name) && !never.test(field.name))
  if (open.length === 0) return []
  const whole = new Set(
    all.filter(({ holds, field }) => holds !== 'passage' || /Address$/.test(field.name)).map(({ field }) => field.name),
  )
  const candidates = candidatesIn(text, units, filled, whole)
  const matches = open.flatMap((asked) =>
    candidates.flatMap((one): Match[] => {
      if (denied(text, one.start)) return []
      const score = Math.max(fit(asked, one, text), behindName(asked, one, text, filled))
      const value = one.day ? withYear(one.day, today, past.test(asked.field.name)) : one.value
      return score >= least && value ? [{ asked, one, score, value }] : []
    }),
  )
  const rivals = (match: Match) =>
    matches.some(
      (each) =>
        each !== match &&
        each.score >= match.score &&
        ((each.one === match.one && each.asked !== match.asked) ||
          (each.asked === match.asked && each.one !== match.one && each.value !== match.value)),
    )
  const what = matches.filter(({ one }) => one.kind === 'passage' && !isTerm(one.value))
  return [...matches.filter((match) => match.one.kind !== 'passage' && !rivals(match)), ...what.slice(0, 1)].flatMap(
    ({ asked, one, value }): Filled[] => {
      const { name, label, sensitive } = asked.field
      if (filled.some(({ field }) => field === name)) return []
      return [
        {
          field: name,
          label,
          value,
          by: 'text',
          from: { start: one.start, end: one.end },
          ...(sensitive && { sensitive: true }),
        },
      ]
    },
  )
}
