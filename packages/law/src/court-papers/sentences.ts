import type { DocumentKind } from '../kinds/sign.ts'
import type { Part } from '../summary/parts.ts'
import type { Whole } from '../summary/scored.ts'
import { dispositionIn } from './disposition.ts'
import type { Candidate, CourtFieldName } from './field.ts'
import type { Points, Seen, Voice } from './learned/features.ts'
import { seenIn } from './learned/seen.ts'
import { readerOf, voiceOf } from './readers.ts'

/** The share of a paper that its caption takes up: where more counts as its head, the paper is short. */
const mostHead = 0.15

/** Whose paper it is, and which stretch of it is read: of an opinion only the court's own. */
export interface Stretch {
  kind: DocumentKind
  voice: Voice
  from: number
  to: number
}

/** The stretch of a paper of a court that is read; null where it is none. */
export function stretchOf({ kind, opinion, body, length }: Whole): Stretch | null {
  const voice = voiceOf(kind)
  if (!voice) return null
  const isCourts = voice === 'opinion' || voice === 'order'
  return {
    kind,
    voice,
    from: isCourts ? Math.max(opinion.start, body < length * mostHead ? body : 0) : 0,
    to: isCourts ? opinion.end : length,
  }
}

/** The sentences of a part as the scorer sees them, and who argues in each. */
export function sentencesIn(part: Part, stretch: Stretch): { seen: Seen[]; sides: ReadonlyMap<number, string> } {
  const sides = new Map<number, string>()
  const seen = seenIn(part, stretch, (place, isHeading) => {
    const given = readerOf(stretch.kind, stretch.voice)(place, isHeading)
    if (given.arguments?.side) sides.set(place.start, given.arguments.side)
    return Object.fromEntries(Object.entries(given).map(([name, { points }]) => [name, points])) as Points
  })
  return { seen, sides }
}

/** Where the court has spoken its last word: notes and the opinions of others come after it. */
export const endOf = (disposition: readonly Candidate[]): number => {
  const last = disposition.at(-1)
  return last && last.points >= 12 ? last.end : Number.POSITIVE_INFINITY
}

/** Sentences with points by the rules for one field. */
const ruled = (seen: readonly Seen[], name: CourtFieldName): Candidate[] =>
  seen.flatMap(({ text, start, end, at, points }) => {
    const given = points[name] ?? 0
    return given > 0 ? [{ text, start, end, at, points: given }] : []
  })

/** The sentences of a court's paper up to its last word, and all of a filing. */
export function beforeLastWord(seen: readonly Seen[], { voice }: Stretch): Seen[] {
  if (voice !== 'opinion' && voice !== 'order') return [...seen]
  const ends = endOf(dispositionIn(ruled(seen, 'disposition'), voice === 'order'))
  return seen.filter(({ start }) => start < ends)
}
