import { headingsOf } from '../headings/headings.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Part } from '../summary/parts.ts'
import type { Whole } from '../summary/scored.ts'
import { argues, isTold, pleads } from './contentions.ts'
import { hasDay, isDue } from './deadlines.ts'
import { disposes, dispositionIn, dispositionValue } from './disposition.ts'
import { best, type Candidate, type CourtField, type CourtFieldName, longest, type Place } from './field.ts'
import { holds } from './holding.ts'
import { comesUp } from './posture.ts'
import { endOfRequest, isTitleAlone, requests, wasSought } from './relief.ts'

/** Candidates for one field that are kept: the best are chosen at the end. */
const mostKept = 400
/** The share of a paper that its caption takes up: where more counts as its head, the paper is short. */
const mostHead = 0.15
const filings: readonly DocumentKind[] = ['complaint', 'answer', 'motion', 'brief', 'memorandum-of-law']

/** What the court papers of a case are asked, read part by part. */
export interface CourtPaperByParts {
  add(part: Part): void
  /** In the order of `courtFieldNames`, then of the text. A document that is no paper of a court has deadlines alone. */
  all(): CourtField[]
}

/** The points of one sentence for each field. */
type Reader = (place: Place, isHeading: boolean) => Partial<Record<CourtFieldName, { points: number; side?: string }>>

const ofCourt: Reader = (place) => ({
  disposition: { points: disposes(place) },
  holding: { points: holds(place) },
  posture: { points: comesUp(place) },
  arguments: argues(place) ?? { points: 0 },
  relief: { points: wasSought(place) },
  deadlines: { points: isDue(place) },
})

/** An opinion tells what was done and when; only its end, or an order in it, says what is still to be done. */
const ofOpinion: Reader = (place, isHeading) => ({
  ...ofCourt(place, isHeading),
  deadlines: { points: place.at > 0.8 || orders.test(place.text) ? isDue(place) : 0 },
})
const orders = /\b(?:it is (?:so )?ordered|(?:are|is) (?:directed|ordered) to|leave to amend|shall file|rehearing)\b/i

const ofFiling: Reader = (place, isHeading) => {
  const heading = pleads(place, isHeading)
  const said = isHeading || isTold(place.text) ? null : argues(place)
  return {
    posture: { points: isHeading ? 0 : comesUp(place) },
    arguments: heading > 0 ? { points: heading } : (said ?? { points: 0 }),
    relief: { points: requests(place) },
    // A time without a day is one of the law or of a contract that it tells of.
    deadlines: { points: isHeading || !hasDay(place) ? 0 : isDue(place) },
  }
}

/** A pleading tells what happened, and argues nothing. */
const ofPleading: Reader = (place, isHeading) => ({
  ...ofFiling(place, isHeading),
  arguments: { points: isHeading ? pleads(place, isHeading) : 0 },
})
const pleadings: readonly DocumentKind[] = ['complaint', 'answer']

const ofAny: Reader = (place, isHeading) => ({ deadlines: { points: isHeading ? 0 : isDue(place) } })

/** The fields of an opinion, an order or a filing, from the sentences that say them. */
export function courtPaperByParts({ kind, opinion, body, length }: Whole): CourtPaperByParts {
  const isCourts = kind === 'opinion' || kind === 'order'
  const isFiling = filings.includes(kind)
  const read =
    kind === 'opinion'
      ? ofOpinion
      : isCourts
        ? ofCourt
        : isFiling
          ? pleadings.includes(kind)
            ? ofPleading
            : ofFiling
          : ofAny
  const from = isCourts ? Math.max(opinion.start, body < length * mostHead ? body : 0) : 0
  const to = isCourts ? opinion.end : length
  const found = new Map<CourtFieldName, Candidate[]>()
  let isSeparate = false
  return {
    add({ source, offset }) {
      if (isCourts && offset === 0) isSeparate = standsApart(source.text)
      const headings = new Set(isCourts ? [] : headingsOf(source).map(({ start }) => start))
      const sentences = sentencesOf(source)
      for (const [index, { text, start, end, contents }] of sentences.entries()) {
        const place = { text: text.slice(0, longest), start: start + offset, end: end + offset }
        if (contents || place.start < from || place.start >= to) continue
        const at = (place.start - from) / Math.max(1, to - from)
        const points = read({ ...place, at }, headings.has(start) && text.length < 300)
        for (const [name, one] of Object.entries(points) as [CourtFieldName, { points: number; side?: string }][])
          if (one.points > 0) {
            const list = found.get(name) ?? []
            const whole = isFiling && name === 'relief' ? withItems(source.text, sentences, index, place) : place
            if (list.length < mostKept || name === 'disposition') list.push({ ...whole, at, ...one })
            found.set(name, list)
          }
      }
    },
    all() {
      const all = (name: CourtFieldName) => (isSeparate && ofCourtAlone.includes(name) ? [] : (found.get(name) ?? []))
      const disposition = dispositionIn(all('disposition'), kind === 'order')
      const ends = isCourts ? endOf(disposition) : length
      const of = (name: CourtFieldName) => all(name).filter(({ start }) => start < ends)
      const value = dispositionValue(disposition.map(({ text }) => text))
      return [
        ...fields('disposition', disposition).map((field) => ({ ...field, ...(value && { value }) })),
        ...fields('holding', holdingsAmong(of('holding'))),
        ...fields('posture', best(of('posture'), 2, 3.5)),
        ...argumentsAmong(of('arguments'), isFiling),
        ...fields('relief', isFiling ? reliefAmong(of('relief')) : best(of('relief'), 1, 3)),
        ...fields('deadlines', best(all('deadlines'), 4, 4)),
      ]
    },
  }
}

const ofCourtAlone: readonly CourtFieldName[] = ['disposition', 'holding']

/** A dissent or a concurrence by itself, filed apart from the opinion of the court. */
const standsApart = (text: string): boolean => {
  const head = text.slice(0, 3000).replace(/\s+/g, ' ').trim()
  return /\b(?:dissenting|concurring)\b/i.test(head.slice(0, 200)) && !/\bopinion of the court\b|per curiam/i.test(head)
}

/** Where the court has spoken its last word: notes and the opinions of others come after it. */
const endOf = (disposition: readonly Candidate[]): number => {
  const last = disposition.at(-1)
  return last && last.points >= 12 ? last.end : Number.POSITIVE_INFINITY
}

const fields = (name: CourtFieldName, list: readonly Candidate[]): CourtField[] =>
  list.map(({ start, end, text, side }) => ({ name, start, end, text, ...(side && { side }) }))

/** What is said to be held; only where nothing is, what the court thinks. */
const holdingsAmong = (list: readonly Candidate[]): Candidate[] => {
  const held = best(list, 2, 5)
  return held.length > 0 ? held : best(list, 1, 4)
}

const reliefAmong = (list: readonly Candidate[]): Candidate[] => {
  const asked = list.filter(({ text }) => !isTitleAlone(text))
  return best(asked.length > 0 ? asked : list, 3, 3)
}

/** A request with the list in which it goes on. */
const withItems = (
  text: string,
  sentences: Parameters<typeof endOfRequest>[0],
  index: number,
  place: Omit<Place, 'at'>,
): Omit<Place, 'at'> => {
  const first = sentences[index]
  const end = endOfRequest(sentences, index)
  if (!first || end === first.end) return place
  return { ...place, text: text.slice(first.start, end).replace(/\s+/g, ' '), end: place.end + end - first.end }
}

const ofASide = 2
const sides = 4

/** Of each side its best, the sides in the order in which they speak. */
const argumentsAmong = (list: readonly Candidate[], isFiling: boolean): CourtField[] => {
  const bySide = Map.groupBy(list, ({ side }) => (side ?? '').toLowerCase().replace(/s$/, ''))
  return [...bySide.values()]
    .slice(0, sides)
    .flatMap((own) => fields('arguments', best(own, isFiling ? sides * ofASide : ofASide, 3)))
}
