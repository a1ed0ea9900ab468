import { courtKinds, type DocumentKind } from '../kinds/sign.ts'
import { argues, isTold, pleads } from './contentions.ts'
import { hasDay, isAddressed, isDue, isLastDay, isOnCalendar, isStillToCome } from './deadlines.ts'
import { disposes } from './disposition.ts'
import type { CourtFieldName, Place } from './field.ts'
import { holds } from './holding.ts'
import type { Voice } from './learned/features.ts'
import { comesUp } from './posture.ts'
import { requests, wasSought } from './relief.ts'

/** The points of one sentence for each field. */
export type Reader = (
  place: Place,
  isHeading: boolean,
) => Partial<Record<CourtFieldName, { points: number; side?: string }>>

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
  deadlines: {
    points:
      (place.at > 0.8 && (isAddressed(place) || isStillToCome(place))) || isOnCalendar(place) || orders.test(place.text)
        ? isDue(place)
        : 0,
  },
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

/** A notice tells whom it is for what to do by when, also by periods. */
const ofNotice: Reader = (place, isHeading) => ({
  ...ofFiling(place, isHeading),
  deadlines: { points: isHeading ? 0 : isDue(place) || (isLastDay(place) ? 3 : 0) },
})

/** A pleading tells what happened, and argues nothing. */
const ofPleading: Reader = (place, isHeading) => ({
  ...ofFiling(place, isHeading),
  arguments: { points: isHeading ? pleads(place, isHeading) : 0 },
})

const pleadings: readonly DocumentKind[] = ['complaint', 'answer']

/** Whose voice a kind of paper is in; null where it is no paper of a court. */
export const voiceOf = (kind: DocumentKind): Voice | null =>
  kind === 'opinion' || kind === 'order'
    ? kind
    : pleadings.includes(kind)
      ? 'pleading'
      : courtKinds.includes(kind)
        ? 'filing'
        : null

const readers: Readonly<Record<Voice, Reader>> = {
  opinion: ofOpinion,
  order: ofCourt,
  pleading: ofPleading,
  filing: ofFiling,
}

/** The rules by which a paper of a kind is read, in its voice. */
export const readerOf = (kind: DocumentKind, voice: Voice): Reader => (kind === 'notice' ? ofNotice : readers[voice])
