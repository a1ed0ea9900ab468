import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { Factor } from '../factors/factor.ts'
import { factorsOf } from '../factors/index.ts'
import { likely } from '../factors/plain/likely.ts'
import { toldByClause } from '../factors/told-by-clause.ts'
import { toldByNotes } from '../factors/told-by-notes.ts'
import { isCourtBusiness } from './court-business.ts'
import { isPreamble } from './preamble.ts'
import type { Reading } from './read.ts'
import type { Side } from './side.ts'

/** A factor that a sentence likely tells: it moves nothing, and the sentence is put to the reader. */
export interface Likely {
  factor: Factor
  sentence: Span
  /** Its words are of every day, and say of which factor a sentence is with others alone: then no factor is named. */
  isVague: boolean
}

/** As many questions as somebody answers in one sitting. */
const most = 12
/** Facts that a whole clause tells: by notes as well as by what somebody admits. */
const byClause = new Set([...toldByClause, ...toldByNotes].map(({ id }) => id).concat('admission'))
/** Of one sentence. */
const mostOfOne = 2

const weightOf = ({ points }: Factor) =>
  typeof points === 'number' ? Math.abs(points) : Math.max(Math.abs(points.own), Math.abs(points.other))

/**
 * What a description likely tells and no rule read: factors of which nothing was told or left open, each with the
 * first sentence that has wide words for it and that nothing else was read from.
 */
export function likelyIn(
  text: string,
  type: CaseType,
  { told, unsettled }: Reading,
  barred: readonly Span[] = [],
  side: Pick<Side, 'own' | 'other'> = { own: [], other: [] },
): Likely[] {
  const known = new Set([...told, ...unsettled].map(({ factor }) => factor.id))
  const read = [...told, ...unsettled].flatMap(({ spans }) => spans)
  const sentences = sentencesOf({ text })
  // What a bar says is said; and a fact that was counted is not asked about under another name.
  const counted = [...barred, ...told.flatMap(({ factor, spans }) => (byClause.has(factor.id) ? spans : []))]
  const isSaid = ({ start, end }: Span) => counted.some((span) => start < span.end && span.start < end)
  const isRead = ({ start, end }: Span) => read.some((span) => start < span.end && span.start < end)
  const found = factorsOf(type)
    .filter(({ id }) => !known.has(id))
    .flatMap((factor): (Likely & { strength: number })[] => {
      const cue = likely.get(factor.id)
      if (!cue) return []
      const [best] = sentences
        .filter((sentence) => !isSaid(sentence))
        .map((sentence) => {
          const hits = [
            ...new Set(
              [...text.slice(sentence.start, sentence.end).matchAll(cue)]
                .filter(({ index, 0: words }) => {
                  const start = sentence.start + index
                  return !isCourtBusiness(factor.id, text, sentence, { start, end: start + words.length }, side)
                })
                .map(([words]) => words.toLowerCase()),
            ),
          ]
          return {
            factor,
            sentence,
            // One word of a factor names it too seldom: then the sentence is asked about as it is.
            isVague: hits.length < 2,
            strength: hits.length === 0 ? 0 : hits.length * 4 + weightOf(factor) - (isRead(sentence) ? 4 : 0),
          }
        })
        .toSorted((a, b) => b.strength - a.strength)
      return best && best.strength > 0 ? [best] : []
    })
    .toSorted((a, b) => b.strength - a.strength)
  const of = new Map<number, number>()
  return found
    .filter(({ sentence }) => {
      const asked = of.get(sentence.start) ?? 0
      of.set(sentence.start, asked + 1)
      return asked < mostOfOne
    })
    .slice(0, most)
    .map(({ factor, sentence, isVague }) => ({ factor, sentence, isVague }))
    .filter(({ sentence, isVague }, at, all) => {
      const same = all.filter((one) => one.sentence.start === sentence.start)
      if (
        isVague &&
        told.some(({ spans }) => spans.some((span) => sentence.start < span.end && span.start < sentence.end))
      )
        return false
      if (isVague && isPreamble(text.slice(sentence.start, sentence.end))) return false
      return !isVague || (same.every((one) => one.isVague) && same[0] === all[at])
    })
}
