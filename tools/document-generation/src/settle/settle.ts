import { isToChoose, isToDraft, longDate, type Template, toChoose } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { type Asked, askedOf } from '../reading/asked.ts'
import { isLowerCase } from '../reading/lower-case.ts'
import { unitsOf } from '../reading/units.ts'
import type { Readable } from '../said/edits.ts'
import { type Candidate, candidatesIn, keyOf } from './candidates.ts'
import { inFull } from './in-full.ts'
import { doubtOnParty } from './parties.ts'
import { faultOfShape } from './shapes.ts'
import { doubtOnState } from './states.ts'
import { isUntold } from './told-by.ts'
import { kindOf, verdictOn } from './values.ts'

/** A field that the notes do not settle: why, and where they speak of it. */
export interface LeftOpen {
  field: string
  label: string
  why: string
  places: Place[]
}

export interface Settled {
  filled: Filled[]
  open: LeftOpen[]
}

/** What is longer is a passage, and no value. */
const longest = 2_000
const ended: Record<string, string> = { endDate: 'startDate', leaseEnd: 'leaseStart' }

/**
 * The one seam between what was read and what a document says: an answer stands only where the notes settle it. Any other
 * is left open, with what may be meant in its place, or as a blank where nothing that was read can be it.
 * @param filled with places in the text as it was given
 * @param guessed fields of two parties of whom nothing says which is which
 */
export function settled(
  template: Template,
  whole: Readable,
  filled: readonly Filled[],
  guessed: readonly string[] = [],
): Settled {
  const { text } = whole
  const units = unitsOf(text, isLowerCase(text))
  const asked = new Map(askedOf(template).map((one) => [one.field.name, one]))
  const open: LeftOpen[] = []
  const leave = (
    one: Filled,
    why: string,
    candidates: readonly string[] = [],
    places: readonly Place[] = [],
  ): Filled[] => {
    open.push({ field: one.field, label: one.label, why, places: [...(one.from ? [one.from] : []), ...places] })
    const isChoice =
      candidates.length > 0 && template.fields.some(({ name, type }) => name === one.field && type !== 'select')
    return isChoice ? [{ ...one, value: toChoose(one.label, candidates) }] : []
  }
  const out = filled.flatMap((read): Filled[] => {
    const what = asked.get(read.field)
    const one = what && read.value.length <= longest ? inFull(what, text, read) : read
    if (!what || one.value.length > longest || isToDraft(one.value) || isToChoose(one.value)) return [one]
    if (guessed.includes(one.field))
      return leave(
        one,
        'The notes name the two and do not say which of them serves the other.',
        filled
          .filter(({ field }) => guessed.includes(field) && ofWhat(field) === ofWhat(one.field))
          .map(({ value }) => value),
      )
    const fault = faultOfShape(what, one.value)
    if (fault) return leave(one, fault)
    const end = filled.find(({ field }) => ended[field] === one.field)
    const start = filled.find(({ field }) => field === ended[one.field])
    const other = end ?? start
    if (other && what.holds === 'date' && (end ? one.value > end.value : (start?.value ?? '') > one.value))
      return leave(
        one,
        `It would begin after it ends: ${longDate(one.value)} and ${longDate(other.value)}.`,
        datesIn(one, other),
      )
    if (
      start &&
      one.value === start.value &&
      what.holds === 'date' &&
      candidatesIn(text, 'date').filter(({ key }) => key === one.value).length === 1
    )
      return leave(one, 'The notes name this day only as the one on which it begins.')
    const untold = isUntold(what, text, units, one.value)
    if (untold) return leave(one, untold)
    const doubt = doubtOnParty(template, what, text, units, one.value, filled)
    if (doubt) return [...leave(one, doubt.why, doubt.candidates), ...inItsPart(one, doubt.role)]
    const state = doubtOnState(what, text, one.value)
    if (state) return leave(one, state.why, state.candidates)
    // An application says each sum by its own words: what is owed is no other sum that is asked for.
    return template.tab === 'applications' && what.holds === 'money' ? [one] : byValue(what, one)
  })
  /** 'The seller’s the barn, Thorpe Stables': who was read for another part has that one, where nobody else was read for it. */
  function inItsPart(one: Filled, role: string | undefined): Filled[] {
    const own = [...asked.values()].find((each) => each.role === role && each.holds === 'name')
    return own && !filled.some(({ field }) => field === own.field.name)
      ? [{ ...one, field: own.field.name, label: own.field.label }]
      : []
  }
  function byValue(what: Asked, one: Filled): Filled[] {
    const verdict = verdictOn(text, units, what, one.value)
    if (verdict.by === 'stands') return [one]
    if (verdict.by === 'other') {
      const { candidate } = verdict
      const value = kindOf(what) === 'date' ? candidate.key : asMoney(what, candidate)
      return [{ ...one, value, from: whole.given(candidate) }]
    }
    const { candidates, why } = verdict
    const kind = kindOf(what)
    const isAsked = kind !== null && candidates.some(({ key }) => key === keyOf(one.value, kind))
    const { from, ...apart } = one
    return leave(
      // What is another thing's is not asked about, and its sentence is not where the answer stands.
      isAsked ? one : apart,
      why,
      candidates.map(({ words }) => words),
      [...(from && !isAsked ? [from] : []), ...candidates.map((each) => whole.given(each))],
    )
  }
  return { filled: out, open }
}

const ofWhat = (field: string) => /(?:Name|Address|Signer)$/.exec(field)?.[0]
const datesIn = (one: Filled, other: Filled): string[] => [longDate(one.value), longDate(other.value)]
const asMoney = ({ holds }: Asked, { words, key }: Candidate): string =>
  holds !== 'money' || words.startsWith('$') ? words : `$${Number(key).toLocaleString('en-US')}`
