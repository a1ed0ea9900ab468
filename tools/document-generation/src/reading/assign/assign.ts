import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { type Asked, askedOf, rolesOf } from '../asked.ts'
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
        from.start >= (one.alone ? one.unit.start - 160 : one.unit.start) &&
        from.end <= one.start,
    )
    .toSorted((a, b) => (a.from?.end ?? 0) - (b.from?.end ?? 0))
    .at(-1)
  const role = named && /^(.+?)(?:Name|Party)$/.exec(named.field)?.[1]
  return role === asked.role &&
    one.start - (named?.from?.end ?? 0) < (one.alone ? 60 : 90) &&
    !(one.alone ? /[.;]\s[^.;]*[.;]\s/ : /[.;]\s/).test(text.slice(named?.from?.end, one.start))
    ? 3
    : 0
}

/** The two days of a range of which nobody has both: 'April 20 to May 10, 2027'. */
function range(
  open: readonly Asked[],
  units: readonly Unit[],
  filled: readonly Filled[],
  text: string,
  today: string,
): Match[] {
  const [begins, ends] = ['startDate', 'endDate'].map((name) => open.find(({ field }) => field.name === name))
  const ofTerm = filled.filter(({ field }) => /^(?:start|end)Date$/.test(field))
  // What another field has is no day of the term; a day that the term has already may be one end of the range.
  const days = candidatesIn(
    text,
    units,
    filled,
    new Set(filled.flatMap(({ field }) => (ofTerm.some((one) => one.field === field) ? [] : [field]))),
  )
    .filter(({ kind }) => kind === 'date')
    .toSorted((one, other) => one.start - other.start)
  const at = days.findIndex((one, n) => n > 0 && joint.test(text.slice(days[n - 1]?.end, one.start)))
  const [first, last] = [days[at - 1], days[at]]
  if (!(begins || ends) || !first || !last) return []
  const isOf = (name: string, one: Candidate) =>
    ofTerm.every(({ field, from }) => field !== name || from?.start === one.start)
  if (!isOf('startDate', first) || !isOf('endDate', last)) return []
  const end = last.day ? withYear(last.day, today, false) : last.value
  const start = first.day ? end && withYear(first.day, end, true) : first.value
  if (!start || !end || start > end) return []
  return [
    ...(begins ? [{ asked: begins, one: first, score: 4, value: start }] : []),
    ...(ends ? [{ asked: ends, one: last, score: 4, value: end }] : []),
  ]
}
const joint = /^\s?(?:to|through|thru|until|till|-|–|—)\s?$/i

/** 'I’m at Abel & Stone LLP, 200 Oak St.': an address in a sentence of the one who writes, who has none yet. */
const first =
  /^\W*(?:I|we)(?:['’](?:m|re)| am| are| live| work| reside)\b|^\W*(?:my|our) (?:\p{L}+ ){0,2}(?:address|office|home|place)\b|^\W*put (?:my|our) |^\W*(?:lives?|living|resid(?:es?|ing|ence)|home(?: address)?|mail(?:ing)?)\b/iu
const ofSelf = (asked: Asked, one: Candidate, selves: ReadonlySet<string>): number =>
  one.kind === 'address' && asked.holds === 'address' && selves.has(asked.role) && first.test(one.unit.text) ? 3 : 0

/** A name that signs: the last line or sentence is nothing else. */
const signs = (asked: Asked, one: Candidate, selves: ReadonlySet<string>, units: readonly Unit[]): number =>
  one.kind === 'name' &&
  asked.holds === 'name' &&
  selves.has(asked.role) &&
  !one.body &&
  one.alone &&
  one.unit === units.at(-1)
    ? 3
    : 0

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
  const selves = new Set(rolesOf(all).flatMap(({ id, self }) => (self ? [id] : [])))
  // Where one thing and one field of a kind are left, less is needed to give the one to the other.
  const isOnly = (asked: Asked, one: Candidate) =>
    fit(asked, one, text) > 0 &&
    (one.kind === 'date' || one.kind === 'money') &&
    candidates.filter(({ kind }) => kind === one.kind).length === 1 &&
    open.filter(({ holds }) => holds === asked.holds).length === 1
  const matches = [
    ...range(open, units, filled, text, today),
    ...open.flatMap((asked) =>
      candidates.flatMap((one): Match[] => {
        if (denied(text, one.start)) return []
        const score = Math.max(
          fit(asked, one, text) + (isOnly(asked, one) ? 1 : 0),
          behindName(asked, one, text, filled),
          ofSelf(asked, one, selves),
          signs(asked, one, selves, units),
        )
        const value = one.day ? withYear(one.day, today, past.test(asked.field.name)) : one.value
        return score >= least && value ? [{ asked, one, score, value }] : []
      }),
    ),
  ]
  const rivals = (match: Match) =>
    matches.some((each) => {
      if (each === match || each.score < match.score) return false
      if (each.one === match.one) return each.asked !== match.asked
      const isLater = each.one.unit === match.one.unit && each.one.start > match.one.start && each.score === match.score
      return each.asked === match.asked && each.value !== match.value && !isLater
    })
  // One day alone, of something that begins and ends: it begins then.
  const [begin, end] = ['startDate', 'endDate'].map((name) =>
    matches.findIndex(({ asked }) => asked.field.name === name),
  )
  if (
    begin !== undefined &&
    end !== undefined &&
    end >= 0 &&
    begin < 0 &&
    open.some(({ field }) => field.name === 'startDate') &&
    !/\b(?:until|through|thru|till|ends?|ending|by|done|finish\w*|expire\w*|complete\w*)\b/i.test(
      matches[end]?.one.unit.text ?? '',
    )
  )
    matches.splice(
      end,
      1,
      ...matches
        .slice(end, end + 1)
        .map((one) => ({ ...one, asked: open.find(({ field }) => field.name === 'startDate') ?? one.asked })),
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
