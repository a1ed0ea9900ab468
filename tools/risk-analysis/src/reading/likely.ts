import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { Factor } from '../factors/factor.ts'
import { factorsOf } from '../factors/index.ts'
import { likely } from '../factors/plain/likely.ts'
import { toldByClause } from '../factors/told-by-clause.ts'
import { isCourtBusiness } from './court-business.ts'
import type { Reading } from './read.ts'
import type { Side } from './side.ts'

/** A factor that a sentence likely tells: it moves nothing, and the sentence is put to the reader. */
export interface Likely {
  factor: Factor
  sentence: Span
  /** Its words are of every day, and say of which factor a sentence is with others alone: then no factor is named. */
  isVague: boolean
}

/** Words that stand in stories of any kind: a mail carrier is no insurer, and what is taped to a door no recording. */
const everyday =
  /^(?:(?:judge|court) .*|acknowledg\w*|(?:sec|para|art|cla)\w+ \d.*|\$?[\d,]+ (?:in|for|of)|a year|years? later|told \w+ (?:to|wait)|(?:by|on|over the) phone|came at|found \w+|(?:next|same) \w+|since \S+|said|says?|told|talked?|wrote|never|late|first|older|earlier|prior|closing|still|short|wrong|ran|signs?|card|tapes?|taped|minor|slow|tap|same|took|used|using|files?|saw|heard|stayed|moved|missed|because|lawyer|served|kept|keeps|carrier|polic(?:y|ies)|object\w*|complain\w*|neighbors?|snapped|changed|school|doctors?|phone|meant|thought|other|report|officer|inspector|title|path|open to|account|plan|letter|months|behind|raise|sick|lab|log|lost|drop|record|story|transfer|offer\w*|accident|mistakes?|letters?|papers?|checks?|statements?|board|commission|agency|leave|refused|refus\w+|move|moving|short|receipt|miles|fair|allowed|tour|posted|knew|anyway|cash|job|gun|lead|allow\w*|signed|warned|aware|due to|calendar|app|charge|rights|custody|notice)$/i

/** As many questions as somebody answers in one sitting. */
const most = 12
/** Facts that a whole clause tells. */
const byClause = new Set([...toldByClause.map(({ id }) => id), 'admission'])
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
            isVague: hits.length < 2 && hits.every((words) => everyday.test(words)),
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
      return !isVague || (same.every((one) => one.isVague) && same[0] === all[at])
    })
}
