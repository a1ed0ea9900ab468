import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { Factor } from '../factors/factor.ts'
import { factorsOf } from '../factors/index.ts'
import { stanceOf } from './denial.ts'
import { sideOf } from './side.ts'
import { ownership, type Whose } from './whose.ts'

/** One factor as the description tells it, with every place that tells it so. */
export interface Told {
  factor: Factor
  stance: 'said' | 'denied'
  /** Of what either side can have. */
  whose?: Whose
  spans: Span[]
}

/** Something named that cannot be counted: left open, or described both ways. */
export interface Unsettled {
  factor: Factor
  why: 'open' | 'both'
  spans: Span[]
}

export interface Reading {
  told: Told[]
  unsettled: Unsettled[]
}

type Place = { stance: 'said' | 'denied' | 'open'; whose?: Whose; span: Span }

/** What of the factors of its type a description tells. The same words always give the same reading. */
export function readFacts(text: string, type: CaseType): Reading {
  const side = sideOf(text, type)
  const whoseAt = ownership(type, side.isUsual)
  const sentences = sentencesOf({ text })
  const opening = (at: number) => sentences.findLast(({ start }) => start <= at)?.start ?? 0
  const reading: Reading = { told: [], unsettled: [] }

  const found = factorsOf(type).map((factor) => ({ factor, places: placesIn(factor, text) }))
  for (const { factor, places } of found) {
    const own = places.filter(({ span }) => !found.some((other) => swallows(other, factor, span)))
    const { points } = factor
    const owned = own.map((place): Place => {
      if (typeof points === 'number') return place
      const words = text.slice(place.span.start, place.span.end)
      const before = text.slice(opening(place.span.start), place.span.start)
      return {
        ...place,
        whose: whoseAt(before, words, points.inWords === true, points.unnamed === 'other') ?? points.unnamed,
      }
    })
    settle(factor, owned, reading)
  }
  return reading
}

function placesIn({ words, denied }: Factor, text: string): Place[] {
  return [
    ...spansOf(words, text).map((span) => ({ stance: stanceOf(text, span.start, span.end), span })),
    // Words that say the opposite of a factor, unless they are denied themselves.
    ...(denied?.words ? spansOf(denied.words, text) : []).flatMap((span): Place[] => {
      const stance = stanceOf(text, span.start, span.end)
      return stance === 'denied' ? [] : [{ stance: stance === 'said' ? 'denied' : 'open', span }]
    }),
  ]
}

/** Longer words of another factor tell more: 'she was texting' is her fault, 'notice of breach' is no breach. */
const swallows = (other: { factor: Factor; places: Place[] }, factor: Factor, { start, end }: Span): boolean =>
  typeof factor.points !== 'number' &&
  other.factor !== factor &&
  other.places.some(({ span }) => span.start <= start && span.end >= end && span.end - span.start > end - start)

const spansOf = (words: RegExp, text: string): Span[] =>
  [...text.matchAll(words)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

function settle(factor: Factor, places: readonly Place[], { told, unsettled }: Reading): void {
  const inOrder = (some: readonly Place[]) => some.map(({ span }) => span).toSorted((a, b) => a.start - b.start)
  const unnamed = typeof factor.points === 'number' ? undefined : factor.points.unnamed
  for (const whose of ['own', 'other', undefined] as const) {
    const all = places.filter((place) => place.whose === whose)
    const said = all.filter(({ stance }) => stance === 'said')
    // What denies a thing is told by the very words of its opposite as well: 'no agreement, only an oral one'.
    const denied = all.filter(({ stance }) => stance === 'denied')
    const open = all.filter(({ stance }) => stance === 'open')
    if (said.length > 0 && denied.length > 0 && factor.denied)
      unsettled.push({ factor, why: 'both', spans: inOrder([...said, ...denied]) })
    else if (said.length > 0) told.push({ factor, stance: 'said', whose, spans: inOrder(said) })
    // A denial counts of whom the factor usually tells: that the other side has no expert is no fact of its own.
    else if (denied.length > 0 && factor.denied && whose === unnamed)
      told.push({ factor, stance: 'denied', whose, spans: inOrder(denied) })
    else if (open.length > 0) unsettled.push({ factor, why: 'open', spans: inOrder(open) })
  }
}
