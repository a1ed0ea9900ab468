import type { Anchor } from '@casewright/core'
import { anchorOf, type Span } from '@casewright/law'
import type { FoundBar } from '../bars/index.ts'
import type { CaseType } from '../case-types.ts'
import { isPreamble } from '../reading/preamble.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { withoutSupposed } from '../reading/supposed.ts'
import type { Claim, Threshold } from './claim.ts'
import { claims } from './claims/index.ts'

/** A threshold of a claim that the description tells. */
export interface FoundThreshold {
  /** 'Asylum'. */
  claim: string
  title: string
  rule: string
  /** Its authority and where that was read; absent where a state decides, whose law was not checked. */
  authority?: string
  ask: string
  /** Where the claim is told. */
  claimed: Anchor
  /** The sentences that speak to it. */
  told: Anchor[]
}

const mostClaims = 4
const mostTold = 2
/** Words right before a claim that say there is none. */
const denied =
  /\b(?:no|not|never|without|isn['’]t|aren['’]t|wasn['’]t|neither|nor|instead of|rather than) (?:\w+ ){0,3}$/i

/**
 * What the law asks first of each claim that a description tells. It moves nothing.
 * @param bars what was found already: it is not asked again
 */
export function thresholdsIn(text: string, type: CaseType, bars: readonly FoundBar[]): FoundThreshold[] {
  const certain = withoutSupposed(text)
  const sentenceAt = sentenceFinder(text)
  const known = new Set(bars.map(({ id }) => id))
  const seen = new Set<string>()
  return claims
    .filter(({ types }) => types.includes(type))
    .flatMap((claim) => {
      const place = placeOf(claim, certain, sentenceAt)
      return place ? [{ claim, place }] : []
    })
    .slice(0, mostClaims)
    .flatMap(({ claim, place }) =>
      claim.thresholds
        .filter(({ where, bars: same = [] }) => (!where || where.test(certain)) && !same.some((id) => known.has(id)))
        // Two claims before one agency have its time in common.
        .filter(({ rule }) => !seen.has(rule) && seen.add(rule))
        .map(
          (threshold): FoundThreshold => ({
            claim: claim.name,
            title: threshold.title,
            rule: threshold.rule,
            ...(threshold.authority && { authority: authorityOf(threshold.authority) }),
            ask: threshold.ask,
            claimed: anchorOf({ text }, place),
            told: toldOf(threshold, certain, sentenceAt).map((span) => anchorOf({ text }, span)),
          }),
        ),
    )
}

/** Whether one of the claims has a time of its own, so that a time that nobody checked is not asked for. */
export const hasTime = (text: string, type: CaseType): boolean => {
  const certain = withoutSupposed(text)
  const sentenceAt = sentenceFinder(text)
  return claims.some(
    (claim) =>
      claim.types.includes(type) &&
      claim.thresholds.some(({ isTime, where }) => isTime && (!where || where.test(certain))) &&
      placeOf(claim, certain, sentenceAt) !== undefined,
  )
}

const authorityOf = ({ cite, read }: NonNullable<Threshold['authority']>) => `${cite}, read ${read.on} in ${read.in}`

function placeOf({ words, beside, unless }: Claim, text: string, sentenceAt: (at: number) => Span): Span | undefined {
  if (beside && !beside.test(text)) return undefined
  for (const { index, 0: found } of text.matchAll(new RegExp(words, `${words.flags}g`))) {
    const sentence = sentenceAt(index)
    if (unless?.test(text.slice(sentence.start, sentence.end))) continue
    if (denied.test(text.slice(sentence.start, index))) continue
    return { start: index, end: index + found.length }
  }
}

/** Sentences, and not heads of papers, of which a word speaks to the threshold. */
function toldOf({ told }: Threshold, text: string, sentenceAt: (at: number) => Span): Span[] {
  if (!told) return []
  const spans = new Map<number, Span>()
  for (const { index } of text.matchAll(new RegExp(told, `${told.flags}g`))) {
    const sentence = sentenceAt(index)
    if (!isPreamble(text.slice(sentence.start, sentence.end))) spans.set(sentence.start, sentence)
  }
  return [...spans.values()].slice(0, mostTold)
}
