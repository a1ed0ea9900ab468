import { lastPlaceOf } from '../place.ts'
import type { Doubt } from './doubts.ts'

/** Doubtful words where they stand in a text, as UTF-16 offsets. */
export interface PlacedDoubt extends Doubt {
  id: number
  start: number
  end: number
}

/** Finds doubtful words where they were put last. Those that became signs, or were changed since, are left out. */
export function placeDoubts(text: string, doubts: readonly Doubt[], nextId: () => number): PlacedDoubt[] {
  return doubts.flatMap((doubt) => {
    const whole = lastPlaceOf(text, `${doubt.before} ${doubt.words}`)
    const place = whole && lastPlaceOf(text.slice(0, whole.end), doubt.words)
    return place ? [{ ...doubt, ...place, id: nextId() }] : []
  })
}

/** Doubtful words after a text was changed: those in the changed part are no longer there. */
export function movedDoubts(doubts: readonly PlacedDoubt[], before: string, after: string): PlacedDoubt[] {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  let sameEnd = 0
  while (sameEnd < most - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd++
  const shift = after.length - before.length
  return doubts.flatMap((doubt) => {
    if (doubt.end <= same) return [doubt]
    if (doubt.start < before.length - sameEnd) return []
    return [{ ...doubt, start: doubt.start + shift, end: doubt.end + shift }]
  })
}

/** A text with what was also heard in place of doubtful words. */
export function withOther(text: string, { start, end, also }: PlacedDoubt): string {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  if (also) return before + alike(text.slice(start, end), also) + behind
  return before.replace(/ $/, '') + behind
}

/** With the capital of what it takes the place of. */
const alike = (words: string, also: string): string =>
  /^\p{Lu}/u.test(words) ? also.charAt(0).toUpperCase() + also.slice(1) : also
