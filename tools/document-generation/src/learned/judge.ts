import { hashOf, type Span } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Unit } from '../reading/units.ts'
import { type Clause, clausesOf, signsOf } from './features.ts'
import { beside, labelsOf } from './labels.ts'
import { likelihoods } from './model.ts'
import { type Given, ruledOf } from './rules.ts'
import { type Thing, thingsIn } from './things.ts'
import { type Token, tokensOf } from './tokens.ts'
import { learned } from './weights.ts'

/** How likely it is, of each word of a text, that it belongs to a field, or to none. */
export interface Judged {
  labels: readonly string[]
  tokens: readonly Token[]
  things: readonly Thing[]
  units: readonly Unit[]
  clauses: readonly Clause[]
  likely: readonly Float64Array[]
}

export interface ToJudge {
  text: string
  units: readonly Unit[]
  given: readonly Given[]
}

/** Longer texts are read by rules alone: nobody dictates this much. */
const longest = 60_000

/** What was learned of a type says of a text; `null` of a type or a text of which nothing was learned. */
export function judgedOf(template: Template, { text, units, given }: ToJudge): Judged | null {
  const { weights, scale, types } = learned()
  if (!types.has(template.id) || text.length > longest) return null
  const tokens = tokensOf(text)
  const things = thingsIn(text)
  const labels = labelsOf(template)
  const known = { type: template.id, text, tokens, units, things, ruled: given }
  const signs = signsOf(known)
  const likely = likelihoods(weights, scale, signs, labels.map(hashOf), ruledOf(labels, tokens, given))
  return { labels, tokens, things, units, clauses: clausesOf(known), likely }
}

/** The tokens of a place, as the first and the one after the last. */
function tokensAt({ tokens }: Judged, { start, end }: Span): [from: number, to: number] {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  let to = low
  while (to < tokens.length && (tokens[to]?.start ?? 0) < end) to++
  return [low, to]
}

/** How likely each label is for the words of a place, on average. */
export function meanOf(judged: Judged, place: Span, but: readonly Span[] = []): Float64Array {
  const [from, to] = tokensAt(judged, place)
  const sum = new Float64Array(judged.labels.length)
  let count = 0
  for (let n = from; n < to; n++) {
    const token = judged.tokens[n] as Token
    if (!/[\p{L}\d]/u.test(token.word) || but.some(({ start, end }) => start < token.end && token.start < end)) continue
    count++
    const own = judged.likely[n] as Float64Array
    for (let l = 0; l < sum.length; l++) sum[l] = (sum[l] as number) + (own[l] as number)
  }
  if (count > 0) for (let l = 0; l < sum.length; l++) sum[l] = (sum[l] as number) / count
  return sum
}

/** The label that the words of a place have most likely, and how likely that is. */
export function mostLikely(judged: Judged, place: Span, but: readonly Span[] = []): { label: string; likely: number } {
  return topOf(judged, meanOf(judged, place, but))
}

export function topOf(judged: Judged, mean: Float64Array): { label: string; likely: number } {
  let best = 0
  for (let l = 1; l < mean.length; l++) if ((mean[l] as number) > (mean[best] as number)) best = l
  return { label: judged.labels[best] ?? '', likely: mean[best] ?? 0 }
}

export const likelyOf = (judged: Judged, mean: Float64Array, label: string): number =>
  mean[judged.labels.indexOf(label)] ?? 0

export const isBeside = (label: string): boolean => (beside as readonly string[]).includes(label)
