import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../../output.ts'
import { bare } from '../bare.ts'
import { asSentence } from '../compose.ts'
import { wordsNotIn } from '../left-over.ts'
import { piecesOf, wholeThings } from '../pieces.ts'
import { type Unit, unitAt } from '../reading.ts'
import { restOf, type Term } from '../terms.ts'
import { fits } from './fits.ts'
import { kinds } from './kinds.ts'
import { tidied } from './tidy.ts'
import { applicant, direct, positionAt, roleBefore, sinceBehind } from './values.ts'

/** What was read of an application: values with their places, and what stands in no field. */
export interface Read {
  found: Filled[]
  terms: Term[]
}

/** A text of an application as it was taken apart once. */
interface Told {
  template: Template
  text: string
  units: readonly Unit[]
  /** What is never taken apart. */
  things: readonly Place[]
  /** The field where words wait that have no place. */
  rest: string
}

const kindOf = (template: Template, words: string): string | undefined =>
  kinds[template.id]?.find(([, cue]) => cue.test(words))?.[0]

/** Words that only say whose a value is or what it is called. */
const frames = new Set(
  'application applying apply for me my name names is are contact call phone email address the a an job position permit license visa loan grant app it its i im at to of on in and'.split(
    ' ',
  ),
)
/** Small talk at the head of notes, which is no fact. */
const isFrame = (words: string) =>
  bare(words)
    .split(' ')
    .every((word) => frames.has(word))

/** The words before a place in its sentence. */
const before = (text: string, units: readonly Unit[], at: number): string =>
  text.slice(unitAt(units, at)?.start ?? Math.max(0, at - 60), at)

/** The values that stand in so few words that only these tell them, where their fields are empty. */
function toldDirectly(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const all = [...found]
  const add = (name: string, value: string, from: Place) => {
    const field = template.fields.find((one) => one.name === name)
    if (field && value !== '' && !all.some((one) => one.field === name))
      all.push({ field: name, label: field.label, value, by: 'text', from })
  }
  const named = applicant.exec(text)
  if (named?.groups?.v)
    add('applicantName', named.groups.v, { start: named.index, end: named.index + named.groups.v.length })
  for (const { field, pattern, as = ({ v = '' }) => v } of direct[template.id] ?? []) {
    if (all.some((one) => one.field === field)) continue
    const match = pattern.exec(text)
    if (!match) continue
    add(field, as({ ...match.groups } as Record<string, string>).trim(), {
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return all
}

/** The position with the employer and its number, which no field of the form asks for. */
const withEmployer = (text: string, one: Filled): Filled => {
  if (one.field !== 'positionApplied' || !one.from) return one
  const match = positionAt.exec(text.slice(one.from.end, one.from.end + 120))
  const { where = '', ref = '' } = match?.groups ?? {}
  if (!match || (!where && !ref)) return one
  const city = /^(?:the )?(?:city|town|county|state) of/i.test(where)
  return {
    ...one,
    value: `${one.value}${where && (city ? `, ${where.charAt(0).toUpperCase()}${where.slice(1)}` : ` at ${where}`)}${ref && `, ${ref}`}`,
    from: { start: one.from.start, end: one.from.end + match[0].length },
  }
}

const isPassage = ({ fields }: Template, name: string) =>
  fields.some((one) => one.name === name && (one.holds === 'list' || one.type === 'textarea'))

/** An employer with what somebody does there, which no field of the form asks for. */
const withRole = (text: string, units: readonly Unit[], one: Filled): Filled => {
  if (one.field !== 'employer' || !one.from) return one
  const lead = roleBefore.exec(before(text, units, one.from.start))
  const behind = sinceBehind.exec(text.slice(one.from.end, one.from.end + 30))
  const role = lead?.groups?.role
  if (!role || /\b(?:work(?:s|ed|ing)?|job|am|is)$/.test(role)) return one
  const since = behind?.groups?.since
  return {
    ...one,
    value: `${one.value} (${role}${since ? `, ${since}` : ''})`,
    from: { start: one.from.start - (lead?.[0].length ?? 0), end: one.from.end + (behind?.[0].length ?? 0) },
  }
}

/** An income with the time in which it is earned: what is earned a month is no yearly income. */
const withPeriod = (text: string, one: Filled): Filled => {
  const per = one.field === 'income' && one.from && perTime.exec(text.slice(one.from.end, one.from.end + 14))
  return per && !/[a-z]$/i.test(one.value) ? { ...one, value: `${one.value} a ${per.groups?.time ?? ''}` } : one
}
const perTime = /^ ?(?:a|per|each|every|\/) ?(?<time>month|week|hour)\b/i

/** Phrases of a sentence that tell the same kind of thing, in order; `undefined` for what tells none. */
function byKind(template: Template, pieces: readonly (Place & { text: string })[]) {
  const groups: { field: string | undefined; start: number; end: number }[] = []
  for (const piece of pieces) {
    const field = kindOf(template, piece.text)
    const last = groups.at(-1)
    // What tells nothing of its own goes on with what stands before it.
    if (last && (field === last.field || (field === undefined && last.field !== undefined))) last.end = piece.end
    else groups.push({ field, start: piece.start, end: piece.end })
  }
  return groups
}

/** A passage of which a phrase tells what another field asks for and nothing else does, as its phrases. */
function parted({ template, text, units, things }: Told, one: Filled, { found, terms }: Read): Term[] {
  const isEmpty = (name: string) =>
    !found.some(({ field }) => field === name) && !terms.some(({ field }) => field === name)
  const { from } = one
  const own = units.filter(({ start, end }) => from && from.start < end && start < from.end)
  if (own.length === 0 || bare(one.value) !== bare(own.map((unit) => unit.text).join(' '))) return []
  const groups = own.flatMap((unit) => byKind(template, piecesOf(unit, things)))
  const isOther = groups.some(({ field }) => field && field !== one.field && isEmpty(field))
  // A sentence of a grant that tells only another thing goes there whole.
  const isMisread = template.id === 'grant-application' && /^(?:organization|goals)$/.test(one.field)
  return isOther && (isMisread || groups.some(({ field }) => field === one.field))
    ? groups.map(({ field = one.field, start, end }) => ({
        start,
        end,
        field,
        words: asSentence(text.slice(start, end)),
      }))
    : []
}

/** What of a sentence that waits is read already is left out, and the rest goes where its words tell. */
function placed(
  { template, text, units, things, rest }: Told,
  term: Term,
  found: readonly Filled[],
  values: string,
): Term[] {
  const unit = unitAt(units, term.start)
  const place = { ...term, text: text.slice(term.start, term.end), block: unit?.block ?? 0, line: unit?.line ?? false }
  const here = found.flatMap(({ from }) => (from && from.start < term.end && term.start < from.end ? [from] : []))
  const left = piecesOf(place, [...things, ...here]).filter((piece) => {
    const inside = here.filter((one) => one.start < piece.end && piece.start < one.end)
    const isRead =
      inside.length > 0 &&
      wordsNotIn({ ...place, ...piece }, inside, frames, values).length === 0 &&
      (piece.text.match(/\d+|(?<=\s)\p{Lu}\p{L}+/gu) ?? []).every((one) => values.includes(one.toLowerCase()))
    return !isRead && !isFrame(piece.text)
  })
  return byKind(template, left).map(({ field, start, end }) => ({
    start,
    end,
    field: field && isPassage(template, field) ? field : rest,
    words: asSentence(text.slice(start, end)),
  }))
}

/**
 * An application's values and sentences where they belong: a value that cannot be what its field asks for is taken out, what
 * stands in few words is read by these, and a phrase that waits goes where its words tell.
 */
export function refiled(template: Template, text: string, units: readonly Unit[], read: Read): Read {
  const rest = restOf(template)
  if (template.tab !== 'applications' || !rest) return read
  const told: Told = { template, text, units, things: wholeThings(text), rest }
  const isFit = ({ field, value, from }: Filled) => {
    const lead = from ? before(text, units, from.start) : ''
    return !from || /[:=–-]\s*$/.test(lead) || fits(field, value, lead)
  }
  const again = read.found.flatMap((one): Term[] => {
    const unit = !isFit(one) && one.from && unitAt(units, one.from.start)
    return unit && !read.terms.some(({ start, end }) => start < unit.end && unit.start < end)
      ? [{ start: unit.start, end: unit.end, field: rest, words: asSentence(unit.text) }]
      : []
  })
  const fit = read.found.filter(isFit).map((one) => ({ one, parts: parted(told, one, read) }))
  const whole = fit.flatMap(({ one, parts }) => (parts.length > 0 ? [] : [tidied(one)]))
  const found = toldDirectly(template, text, whole).map((one) =>
    withPeriod(text, withRole(text, units, withEmployer(text, one))),
  )
  const values = found.map(({ value }) => ` ${bare(value)} `).join(' ')
  const parts = fit.flatMap((one) => one.parts)
  const open = read.terms.filter(({ start, end }) => !parts.some((one) => one.start < end && start < one.end))
  const terms = [...open, ...again].flatMap((term): Term[] =>
    !term.held && (term.field === rest || !fits(term.field, term.words, ''))
      ? placed(told, term, found, values)
      : [term],
  )
  return {
    found,
    terms: [...terms, ...parts].toSorted((one, other) => one.start - other.start),
  }
}
