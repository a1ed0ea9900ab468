import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled, Place } from '../../output.ts'
import type { Read } from '../applications/refile.ts'
import { asSentence } from '../compose.ts'
import type { Who } from '../draw/who.ts'
import type { Readable } from '../edits.ts'
import { type Unit, unitAt, unitsOf } from '../reading.ts'
import { restOf, type Term } from '../terms.ts'
import { readersOf } from './by-type.ts'
import { piecesOfPassage } from './passages.ts'
import { shortNamed } from './short-names.ts'
import { type Around, hasFigures, stopped, type Telling, type Values } from './telling.ts'

interface Told extends Telling {
  unit: Unit
  /** Whether it was said in an order to the writer, which has no place in the text as it is read. */
  isOrder: boolean
}

/** What was read, and the fields whose words are a reader's own: nothing of them is to be doubted or put in other words. */
export interface FurtherRead extends Read {
  composed: ReadonlySet<string>
}

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end
const isPassage = (template: Template, name: string) =>
  template.fields.some(
    (one) => one.name === name && (one.holds === 'list' || (one.type === 'textarea' && !/Address$/.test(name))),
  ) || name === restOf(template)
const isList = (template: Template, name: string) =>
  template.fields.some((one) => one.name === name && one.holds === 'list') || name === restOf(template)

/** A passage without sentences that say something else whole. */
function without(one: Filled, gone: readonly Unit[]): Filled | null {
  const { from, value } = one
  if (gone.some((unit) => (from ? unit.start <= from.start && from.end <= unit.end : unit.text.includes(value))))
    return null
  const left = gone
    .reduce((words, { text }) => [text, asSentence(text)].reduce((rest, each) => rest.replace(each, ''), words), value)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/^[ .;,]+(?=[\p{L}\d])/u, '')
    .trim()
  return /[\p{L}\d]{2}/u.test(left) ? { ...one, value: left } : null
}

/** The values of one field in the order in which they were said. */
function joined(template: Template, name: string, all: readonly Filled[]): Filled | undefined {
  const [first] = all
  if (!first || all.length < 2 || !isPassage(template, name)) return first
  const ordered = all.toSorted((one, other) => (one.from?.start ?? 0) - (other.from?.start ?? 0))
  const values = [...new Set(ordered.map(({ value }) => value))]
  const value = isList(template, name)
    ? values.join('\n')
    : values.map((one) => stopped(capital(one.replace(/^[ .;,]+/, '')))).join(' ')
  return { ...first, value, ...(ordered[0]?.from && { from: ordered[0].from }) }
}

const valuesOf = (found: readonly Filled[]) => found.map(({ value }) => value)
/** Orders to the writer that were taken out of the text. */
const ordersOf = ({ edits }: Readable, given: string): Unit[] =>
  edits
    .filter(({ as, why }) => (as === '' && /^(?:order|aside|doubtful)$/.test(why)) || /^\n\p{L}+: [^\n]+\n$/u.test(as))
    .flatMap(({ start, end }) => unitsOf(given.slice(start, end)))

const bullet = /^[-*•–]\s+/
const bare = (unit: Unit): Unit => {
  const lead = bullet.exec(unit.text)?.[0].length ?? 0
  return lead > 0 ? { ...unit, start: unit.start + lead, text: unit.text.slice(lead) } : unit
}

/**
 * What sentences say whole, in the fields of the further types: a sentence that a reader knows stands in the fields of what
 * it says, and neither in a passage nor among what is still to be placed.
 * @param given the text before anything was taken out of it
 */
export function furtherRead(
  template: Template,
  whole: Readable,
  given: string,
  units: readonly Unit[],
  read: Read,
  who: Who,
  today: string,
): FurtherRead {
  const own = readersOf(template.id)
  if (!own) return { ...read, composed: new Set() }
  const inShort = shortNamed(template, read.found)
  const around: Around = {
    template,
    text: whole.text,
    units,
    found: read.found,
    today,
    told: (words) => who.told(inShort(words)),
  }
  const pieces = read.found.flatMap((one) =>
    isPassage(template, one.field) ? piecesOfPassage(one, units, isList(template, one.field)) : [one],
  )
  const misread = pieces.filter((one) => own.isMisread?.(one, one.from && unitAt(units, one.from.start), around))
  const kept = pieces.filter((one) => !misread.includes(one))
  const told: Told[] = []
  const tell = (unit: Unit, readers: Readonly<typeof own.readers>, isOrder: boolean) => {
    for (const reader of readers) {
      const found = [...told.flatMap((one) => filledOf(template, one)), ...kept]
      const telling = reader(unit, { ...around, found })
      // Who takes a sentence for said must have said all its figures.
      if (
        telling?.isWhole &&
        !isOrder &&
        !hasFigures(unit.text, [...Object.values(telling.values), ...valuesOf(found)])
      )
        continue
      if (telling) told.push({ ...telling, unit, isOrder })
      if (telling?.isWhole) break
    }
  }
  for (const unit of units) tell(bare(unit), own.readers, false)
  for (const unit of ordersOf(whole, given)) tell(unit, own.ofOrders ?? [], true)
  const gone = told.flatMap(({ isWhole, isOrder, unit }) => (isWhole && !isOrder ? [unit] : []))
  // What was read of the same sentence before stays where it has figures that a reader of some words of it leaves out.
  const said = told
    .flatMap((one) => filledOf(template, one))
    .filter((one, _, all) =>
      kept.every(
        (before) =>
          before.field !== one.field ||
          isPassage(template, one.field) ||
          !before.from ||
          !one.from ||
          !overlaps(before.from, one.from) ||
          hasFigures(before.value, valuesOf(all)),
      ),
    )
  const left = kept.flatMap((one) => {
    if (!isPassage(template, one.field)) return said.some(({ field }) => field === one.field) ? [] : [one]
    const rest = without(one, gone)
    return rest ? [rest] : []
  })
  // A sentence that was misread and that no reader tells is still to be placed.
  const lost = misread.flatMap(({ field, from }): Term[] => {
    const unit = from && isPassage(template, field) ? unitAt(units, from.start) : undefined
    const rest = restOf(template)
    const isTold =
      !unit ||
      told.some((one) => one.unit.start < unit.end && unit.start < one.unit.end) ||
      [...read.terms, ...left.flatMap((one) => one.from ?? [])].some((one) => overlaps(one, unit))
    return isTold || !rest
      ? []
      : [{ start: unit.start, end: unit.end, field: rest, words: stopped(capital(who.told(unit.text))) }]
  })
  const names = [...new Set([...said, ...left].map(({ field }) => field))]
  const found = names.flatMap((name) => {
    const one = joined(
      template,
      name,
      [...said, ...left].filter(({ field }) => field === name),
    )
    return one ? [one] : []
  })
  const more = own.finish?.(found, { ...around, found }) ?? {}
  const isSaid = (name: string) => said.some(({ field }) => field === name) && !left.some(({ field }) => field === name)
  return {
    found: finished(template, found, more),
    terms: [...read.terms, ...lost].filter(
      (term) =>
        !gone.some((unit) => overlaps(unit, term)) &&
        !(hasFigures(term.words, valuesOf(found)) && own.isNoTerm?.(term.words, { ...around, found })),
    ),
    composed: new Set([...names.filter(isSaid), ...Object.keys(more)]),
  }
}

/** Answers with those that follow from them; an empty one is taken out. */
function finished(template: Template, found: readonly Filled[], more: Values): Filled[] {
  const added = Object.entries(more).flatMap(([name, value]): Filled[] => {
    const field = template.fields.find((one) => one.name === name)
    const own = found.find((one) => one.field === name)
    return field && value ? [{ ...own, field: name, label: field.label, value, by: 'text' }] : []
  })
  return [...found.filter(({ field }) => more[field] === undefined), ...added]
}

/** The stop of the sentence behind a name; that of 'Corp.' is its own. */
const suffix = /(?<=\b(?:LLC|LLP|PLLC|LP)|\p{Ll}{3})(?<!\b(?:Corp|Bros|Assoc))\.$/u
/** A name without the stop of its sentence, and with the one of 'Co.' */
const named = (value: string, text: string): string =>
  /\b(?:Co|Inc|Corp|Ltd)$/.test(value) && text.includes(`${value}.`) ? `${value}.` : value.replace(suffix, '')

function filledOf(template: Template, { values, unit, isOrder }: Told): Filled[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = template.fields.find((one) => one.name === name)
    if (!field || !value) return []
    const isName = /(?:Name|Party)$|^(?:plaintiff|defendant|court)$/.test(name)
    const from = isOrder ? {} : { from: { start: unit.start, end: unit.end } }
    return [
      {
        field: name,
        label: field.label,
        value: isName ? named(value, unit.text) : value,
        by: 'text' as const,
        ...from,
      },
    ]
  })
}
