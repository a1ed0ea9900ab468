import type { Anchor } from '@casewright/core'
import { formatDate } from '@casewright/core/dates'
import { anchorOf, type Span, sentencesOf } from '@casewright/law'
import type { FoundBar } from '../bars/index.ts'
import type { CaseType } from '../case-types.ts'
import { isPreamble } from '../reading/preamble.ts'
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
  /\b(?:no|not|isn['’]t|aren['’]t|wasn['’]t|neither|nor|instead of|rather than|without) (?:(?:an?|any|the|really|his|her|their|our) ){0,2}$/i

/** A description, and the claims that it tells. */
interface Told {
  text: string
  /** The text without what is only supposed. */
  certain: string
  sentences: readonly Span[]
  claims: readonly { claim: Claim; place: Span }[]
}

/** The claims that a description tells: the first few, in the order of the list. */
export function claimsTold(text: string, type: CaseType): Told {
  const certain = withoutSupposed(text)
  const sentences = sentencesOf({ text })
  const found = claims
    .filter(({ types }) => types.includes(type))
    .flatMap((claim) => {
      const place = placeOf(claim, certain, sentences)
      return place ? [{ claim, place }] : []
    })
  return { text, certain, sentences, claims: found.slice(0, mostClaims) }
}

/**
 * What the law asks first of each claim that a description tells. It moves nothing.
 * @param bars what was found already: it is not asked again
 */
export function thresholdsOf(told: Told, bars: readonly FoundBar[]): FoundThreshold[] {
  const { text, certain, sentences } = told
  const known = new Set(bars.map(({ id }) => id))
  const seen = new Set<string>()
  return told.claims.flatMap(({ claim, place }) =>
    claim.thresholds
      .filter((threshold) => isFor(threshold, certain) && !threshold.bars?.some((id) => known.has(id)))
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
          told: toldOf(threshold, certain, sentences).map((span) => anchorOf({ text }, span)),
        }),
      ),
  )
}

/** Whether one of the claims has a time of its own, so that a time that nobody checked is not asked for. */
export const hasTime = (told: Told): boolean =>
  told.claims.some(({ claim }) =>
    claim.thresholds.some((threshold) => threshold.isTime && isFor(threshold, told.certain)),
  )

const isFor = ({ where, not }: Threshold, text: string) => (!where || where.test(text)) && !not?.test(text)

const authorityOf = ({ cite, read }: NonNullable<Threshold['authority']>) =>
  `${cite}; read ${formatDate(read.on)} in ${read.in}`

const section = /\b\d{1,2} U\.S\.C\. §{1,2} ?\d+/g

/** Whether a question cites a section that a threshold rests on, and so asks what it asks. */
export const isAskedByThreshold = (question: string, found: readonly FoundThreshold[]): boolean =>
  [...question.matchAll(section)].some(([cite]) => found.some(({ authority }) => authority?.includes(cite)))

function placeOf({ words, beside, unless }: Claim, text: string, sentences: readonly Span[]): Span | undefined {
  if (beside && !beside.test(text)) return undefined
  for (const { start, end } of sentences) {
    const sentence = text.slice(start, end)
    const found = words.exec(sentence)
    if (!found || unless?.test(sentence) || denied.test(sentence.slice(0, found.index))) continue
    return { start: start + found.index, end: start + found.index + found[0].length }
  }
  return undefined
}

/** Sentences, and not heads of papers, of which a word speaks to the threshold. */
const toldOf = ({ told }: Threshold, text: string, sentences: readonly Span[]): Span[] =>
  told
    ? sentences
        .filter(({ start, end }) => {
          const sentence = text.slice(start, end)
          return told.test(sentence) && !isPreamble(sentence)
        })
        .slice(0, mostTold)
    : []
