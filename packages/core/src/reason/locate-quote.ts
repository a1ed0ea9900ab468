import type { Anchor } from '../anchor.ts'
import type { CheckedQuote } from './checked.ts'
import { anchorIn, type Evidence } from './evidence.ts'
import type { CutOff } from './quotes/cut-off.ts'
import { type Parts, partsOf } from './quotes/parts.ts'
import { type Place, Quotable } from './quotes/place.ts'
import { type Passage, passageOf } from './quotes/read-passage.ts'
import { sentenceEnds } from './quotes/sentences.ts'

/** Of a model's quotation: fewer words than this stand everywhere, and prove nothing. */
const fewestOfModel = 4

/** What is known of a quotation besides its words. */
export interface QuotedHow {
  /** A note with it says that citations were left out without a mark. */
  citationsOmitted?: boolean
  /** What the writer's own sentence says before it. Absent: nobody knows. */
  leadIn?: string | undefined
}

export type QuoteLocator = (quotation: string, how?: QuotedHow) => CheckedQuote

interface Held {
  item: Evidence
  quotable: Quotable
}

/**
 * Looks quotations up in the evidence. Tolerant of spacing, marks, case and line breaks, of the numbers of pages and
 * footnotes, of an ellipsis as long as the parts say together what the source says, and of brackets for a changed letter;
 * of nothing else.
 * @param fewestWords a quotation of fewer words is `not-found` wherever it stands
 */
export function quoteLocator(evidence: readonly Evidence[], fewestWords = fewestOfModel): QuoteLocator {
  const held = evidence.map((item) => ({ item, quotable: new Quotable(item.text) }))
  return (quotation, { citationsOmitted = false, leadIn } = {}) => {
    const parts = partsOf(quotation)
    const words = parts.parts.flatMap((part) => part.words)
    const nowhere: CheckedQuote = { mark: 'quote', text: quotation, outcome: 'not-found' }
    if (words.length === 0 || words.length < fewestWords) return nowhere
    const omitted = citationsOmitted || parts.citationsOmitted
    const readings = parts.joints.some(({ substitute }) => substitute !== undefined)
      ? [partsOf(quotation, true), parts]
      : [parts]
    const found = held.flatMap((one) =>
      readings.flatMap((reading) => located(one, reading, quotation, omitted, leadIn) ?? []),
    )
    const best = order.flatMap((outcome) => found.find((one) => one.outcome === outcome) ?? [])[0]
    return best ?? altered(held, parts, quotation) ?? nowhere
  }
}

const order = ['found', 'substituted', 'out-of-context', 'altered', 'spliced'] as const

/** What a quotation is in one text; null where its parts do not all stand there. */
function located(
  { item, quotable }: Held,
  parts: Parts,
  quotation: string,
  omitted: boolean,
  leadIn: string | undefined,
): CheckedQuote | null {
  const places = parts.parts.map((part) => quotable.places(part, omitted))
  if (places.some((of) => of.length === 0)) return null
  const passage = passageOf(quotable, parts, places, leadIn)
  if (!passage) return scattered({ item, quotable }, parts, places, quotation)
  return asChecked({ item, quotable }, passage, quotation)
}

/** Parts that stand there, each in another place. */
function scattered(
  { item, quotable }: Held,
  { parts }: Parts,
  places: readonly Place[][],
  text: string,
): CheckedQuote | null {
  const long = places.flatMap((of, at) => ((parts[at]?.words.length ?? 0) >= fewestOfModel ? of.slice(0, 1) : []))
  if (long.length < 2) return null
  const { start, end } = quotable.span(
    long.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one)),
  )
  const why = 'The parts stand in the source, but apart from each other or in another order.'
  return { mark: 'quote', text, outcome: 'spliced', anchor: anchorIn(item, start, end), why }
}

function asChecked({ item, quotable }: Held, passage: Passage, quotation: string): CheckedQuote {
  const anchorOf = (place: Place) => {
    const { start, end } = quotable.span(place)
    return anchorIn(item, start, end)
  }
  const { fault, isCutShort, turns, gaps, replaced, cut } = passage
  const whole = quotable.span(passage)
  return {
    mark: 'quote',
    text: quotation,
    outcome: fault
      ? 'spliced'
      : turns
        ? 'altered'
        : cut
          ? 'out-of-context'
          : replaced.length > 0
            ? 'substituted'
            : 'found',
    anchor: anchorIn(item, whole.start, withMark(item.text, whole.end, quotation)),
    ...(gaps.length > 0 && {
      gaps: gaps.map((gap) => ({
        anchor: anchorOf(gap),
        words: gap.to - gap.from,
        sentences: sentenceEnds(quotable.text, gap.from - 1, gap.to),
      })),
    }),
    ...(replaced.length > 0 && {
      substitutions: replaced.map(({ written, place }) => ({
        written,
        found: place.from < place.to ? anchorOf(place).words.replace(/\s+/g, ' ') : '',
      })),
    }),
    ...(fault && { why: fault, ...(isCutShort && { cutShort: true }) }),
    ...(!fault &&
      !turns &&
      cut && { cutOff: { kind: cut.kind, anchor: anchorOf(cut) }, why: cutSaid(cut, anchorOf(cut)) }),
  }
}

const cutKinds = {
  negation: 'The sentence negates them',
  condition: 'The sentence makes them conditional',
  claim: 'The sentence attributes them to someone else',
  question: 'The sentence asks whether they are true',
} as const

const cutSaid = ({ kind }: CutOff, { words }: Anchor): string =>
  `${cutKinds[kind]}, in words that the quotation leaves out (“${words.replace(/\s+/g, ' ')}”).`

/** The mark with which both end belongs to the words: the period of a sentence that is quoted to its end. */
const withMark = (text: string, end: number, quotation: string): number =>
  /[.,;:?!]/.test(text[end] ?? '') && /[.,;:?!]["”’'\s]*$/.exec(quotation.slice(-8))?.[0][0] === text[end]
    ? end + 1
    : end

/** What stands where words much like these do. */
function altered(held: readonly Held[], { parts }: Parts, text: string): CheckedQuote | null {
  const longest = parts.reduce((one, other) => (other.words.length > one.words.length ? other : one))
  for (const words of [parts.flatMap((part) => part.words), ...(parts.length > 1 ? [longest.words] : [])]) {
    for (const { item, quotable } of held) {
      const like = words.length > 2 ? quotable.nearest(words) : null
      if (!like || like.share < likeEnough) continue
      const { start, end } = quotable.span(like)
      return { mark: 'quote', text, outcome: 'altered', anchor: anchorIn(item, start, end) }
    }
  }
  return null
}

/** Share of a quotation's words that must stand together for it to be an altered one. */
const likeEnough = 0.6
