import type { Cited, CitedPlace } from '../cited/cited.ts'
import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import { notesOf } from './notes.ts'
import { wordsOf } from './reading.ts'
import { statementIn } from './statement-in.ts'

/** What a citation stands behind. */
export interface Proposition extends Span {
  /** On one line, without the citations that stand in it. */
  text: string
  /** A parenthetical after the citation says itself what the authority held. */
  from: 'sentence' | 'parenthetical'
}

/** Fewer words that tell something state nothing. */
const fewest = 2
/** With fewer, what the sentence is about stands in the one before it: 'It must.' */
const fewestAlone = 4
/** A longer sentence is cut, in UTF-16 units. */
const longest = 1200

/** What begins so goes on from the sentence before. */
const leans = /^(?:it|they|this|that|these|those|he|she|such|so|not|neither|nor|and|but|the same|here|there)\b/i

const signals =
  /(?:^|[\s,;(])(?:but\s+)?(?:see(?:,?\s+e\.g\.,?|\s+also|\s+generally)?|cf\.|accord|compare|contra|with|e\.g\.,?|and|or|citing|quoting|in|under|by)\s*$/i
/** A citation after such a word introduces what follows it. */
const introduces = /(?:^|\s)(?:in|under|from|see|by|as|of|with|to|and|unlike|like|after|since|per)\s*$/i
interface Unit extends Span {
  paragraph: number
  places: number[]
}

/** What each place of `cited` stands behind, in their order. Null: nothing that could be compared stands before it. */
export function propositionsOf(source: Source, cited: Cited): (Proposition | null)[] {
  const { prose } = layoutOf(source)
  const { places } = cited
  const found: (Proposition | null)[] = places.map(() => null)
  const notes = notesOf(source)
  const all: Proposition[] = []
  let inText: Stated | null = null
  let inNote: Stated | null = null
  for (const unit of unitsOf(sentencesOf(source), places)) {
    const note = notes.at(unit.start)
    const before: Stated | null = note ? (inNote?.paragraph === unit.paragraph ? inNote : null) : inText
    const own = stated(withoutPlaces(prose, unit, places), unit)
    const isStatement = countTelling(own.text) >= (unit.places.length > 0 ? fewest : 1)
    const clauses = unit.places.length > 0 && isStatement ? clausesOf(prose, unit, places) : []
    let inside: Proposition | null = null
    if (before && unit.places.length > 0 && !isStatement) before.isCited = true
    for (const [nth, at] of unit.places.entries()) {
      inside = clauses[nth] ?? inside
      const near = before && unit.paragraph - before.paragraph <= 1 ? before.stated : null
      found[at] = inside ?? near ?? (note && (statedAt(all, notes.behind(note)) ?? inText?.stated ?? null))
    }
    if (!isStatement) continue
    // What is cited is said in full; only 'it must' leans on it.
    const isNew = before?.isCited === true && countTelling(own.text) >= fewest && !leans.test(own.text)
    const isThin = countTelling(own.text) < fewestAlone && before?.paragraph === unit.paragraph && !isNew
    const whole: Proposition = isThin && before ? joined(before.stated, own) : own
    const now: Stated = { stated: whole, paragraph: unit.paragraph, isCited: unit.places.length > 0 }
    if (note) inNote = now
    else inText = now
    all.push(own)
  }
  return places.map((place, at) => parentheticalOf(prose, place) ?? withQuoted(place, found[at] ?? null, all) ?? null)
}

/** Words that are quoted from the authority are part of what it is cited for, wherever the sentence with them ends. */
function withQuoted(
  { quotations }: CitedPlace,
  found: Proposition | null,
  all: readonly Proposition[],
): Proposition | null {
  const [first] = quotations
  if (!first || (found && found.start <= first.start && first.end <= found.end)) return found
  return (
    statedAt(all, first.start) ?? { start: first.start, end: first.end, text: clean(first.words), from: 'sentence' }
  )
}

interface Stated {
  stated: Proposition
  paragraph: number
  /** Whether a citation stands behind it, so that the next sentence begins something new. */
  isCited: boolean
}

/** The statement in which a place stands. */
function statedAt(all: readonly Proposition[], place: number | undefined): Proposition | null {
  if (place === undefined) return null
  let [low, high] = [0, all.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((all[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  const found = all[low]
  return found && found.start <= place && place < found.end
    ? { ...found, text: found.text.replace(/(?<=\D)\d{1,3}$/, '') }
    : null
}

const joined = (one: Proposition, other: Proposition): Proposition => ({
  start: one.start,
  end: other.end,
  text: `${one.text} ${other.text}`.slice(-longest),
  from: 'sentence',
})

/** Sentences, joined where a citation was taken for the end of one, with the citations that begin in each. */
function unitsOf(sentences: readonly Sentence[], places: readonly CitedPlace[]): Unit[] {
  const units: Unit[] = []
  let next = 0
  for (const { start, end, paragraph } of sentences) {
    const open = units.at(-1)
    const lastPlace = open?.places.at(-1)
    const covered = lastPlace === undefined ? -1 : (places[lastPlace]?.span.end ?? -1)
    const unit = open && open.paragraph === paragraph && start < covered ? open : { start, end, paragraph, places: [] }
    unit.end = end
    if (unit !== open) units.push(unit)
    while (next < places.length && (places[next]?.span.start ?? 0) < end) {
      if ((places[next]?.span.start ?? 0) >= unit.start) unit.places.push(next)
      next++
    }
  }
  return units
}

const countTelling = (text: string): number => wordsOf(text).filter(({ tells }) => tells).length
const tells = (text: string): boolean => countTelling(text) >= fewest

const clean = (text: string): string =>
  withoutEnds(
    readable(text)
      .replace(/\(\s?\)|\[\s?\]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:])/g, '$1')
      // What stood around citations that were cut out: 'The Act,, forbids it.'
      .replace(/[,;:]{2,}/g, ',')
      .replace(/[,;:]\./g, '.'),
  )

/** What a citation leaves behind that was cut out: commas and brackets at the ends. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ' ,.;:)]'.includes(text[from] as string)) from++
  while (to > from && ' ,;:(['.includes(text[to - 1] as string)) to--
  return text.slice(from, to)
}

const stated = (text: string, { start, end }: Span): Proposition => ({
  start,
  end,
  text: clean(text).slice(0, longest),
  from: 'sentence',
})

/** A unit without its citations: signals before them go too. */
function withoutPlaces(prose: string, unit: Unit, places: readonly CitedPlace[]): string {
  let [text, at] = ['', unit.start]
  for (const one of unit.places) {
    const { start = at, end = at } = places[one]?.span ?? {}
    text += `${prose.slice(at, Math.max(at, start)).replace(signals, ' ')} `
    at = Math.max(at, end)
  }
  return text + prose.slice(at, unit.end)
}

/** Of each citation of a unit the clause that it stands behind; null where it only follows another. */
function clausesOf(prose: string, unit: Unit, places: readonly CitedPlace[]): (Proposition | null)[] {
  const spans = unit.places.flatMap((at) => places[at]?.span ?? [])
  const gaps = [...spans, { start: unit.end, end: unit.end }].map(({ start }, nth) => {
    const from = nth === 0 ? unit.start : (spans[nth - 1]?.end ?? unit.start)
    return { start: Math.min(from, start), end: start }
  })
  const words = gaps.map(({ start, end }) => prose.slice(start, end))
  const clause = (nth: number): Proposition | null => {
    const [gap, text] = [gaps[nth], (words[nth] ?? '').replace(signals, ' ')]
    return gap && tells(text) ? stated(text, gap) : null
  }
  return spans.map((_, nth) => {
    const own = clause(nth)
    const after =
      clause(nth + 1) &&
      stated(`${(words[nth] ?? '').replace(signals, ' ')} ${words[nth + 1]}`.replace(signals, ' '), {
        start: gaps[nth]?.start ?? 0,
        end: gaps[nth + 1]?.end ?? 0,
      })
    // 'Under A, a deed must be signed.' 'A, 1 U.S. 1, holds that a deed must be signed.'
    if (after && (introduces.test(words[nth] ?? '') || (!own && words.slice(0, nth).every((text) => !tells(text)))))
      return after
    return own
  })
}

/** '(holding that the deed fails)': what the brief says of this authority, in its own words. */
function parentheticalOf(prose: string, { citation }: CitedPlace): Proposition | null {
  if (!('parentheticals' in citation)) return null
  for (const { start, end } of citation.parentheticals) {
    const text = readable(prose.slice(start, end))
    const statement = statementIn(text)
    if (statement !== null && tells(text))
      return { start, end, text: statement.slice(0, longest), from: 'parenthetical' }
  }
  return null
}
