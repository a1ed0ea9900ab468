import type { StoredAuthority } from '../types.ts'
import type { AskedFor } from './asked.ts'
import { type Evidence, sureness } from './calibration.ts'
import type { Known } from './known.ts'
import type { RankedWork } from './rank-words.ts'
import { createFit, type Fit } from './reading.ts'
import type { Scope } from './scope.ts'
import type { Weighed } from './score.ts'
import type { Texts } from './texts.ts'

/** How many are read. */
export const mostRead = 60

/** Fitted to questions whose authorities are known, with and without opinions in the library: see docs/evaluation.md. */
const weights = {
  about: 2.8,
  aboutTogether: 0.8,
  coverage: 0.5,
  together: 0.15,
  passage: 4.5,
  document: 0.6,
  title: 0.3,
  said: 0.6,
  often: 0.3,
  /** The library's editors have described it: it is one that others rest on. */
  described: 2.4,
  retired: -2,
  heading: 1.6,
  index: 1.4,
  inScope: 2,
}
type Signals = Record<keyof typeof weights, number>

export interface Reranked extends RankedWork {
  /** How sure it is that this answers, from 0 to 1. */
  sure: number
  signals: Signals
  evidence: Evidence
}

const retired = /no longer good law/i
const nothing: Fit = { coverage: 0, together: 0, missing: 1, direct: 0 }

/** Reads the first of the ranked works, what is known of them and the passage that fits best, and ranks them by that. */
export async function rerank(
  known: Known,
  texts: Texts,
  ranked: readonly RankedWork[],
  asked: AskedFor,
  weighed: Weighed,
  scope: Scope,
): Promise<Reranked[]> {
  const first = ranked.slice(0, mostRead)
  const shown = first.filter(({ segment, unit }) => segment.unitLength[unit])
  const [authorities, read] = await Promise.all([known.read(first.map(({ work }) => work)), texts.read(shown)])
  const fit = createFit(asked, (stem) => weighed.weights.get(stem)?.unit ?? 0)
  const best = Math.max(...first.map(({ relevance }) => relevance), 1e-9)
  const scored = first.flatMap((one): Reranked[] => {
    const about = authorities.get(one.work)
    if (!about) return []
    const { title, citation, holding = '', keyPoints = [], field = '' } = about
    const card = fit([title, citation, field, holding, ...keyPoints].join('. '))
    const words = one.segment.unitLength[one.unit] ? read.get(one.segment.numbers[one.slot] as number)?.text : undefined
    const passage = words === undefined ? nothing : fit(`${title}. ${words}`)
    const [coverage, together] = [Math.max(card.coverage, passage.coverage), Math.max(card.together, passage.together)]
    const heading = fit(title).coverage
    const place = placeOf(scope, about)
    const signals: Signals = {
      about: holding ? card.coverage : coverage,
      aboutTogether: holding ? card.together : together,
      coverage,
      together,
      passage: one.parts.passage,
      document: one.parts.document,
      title: one.parts.title,
      said: one.parts.said,
      often: one.parts.often,
      described: holding ? 1 : 0,
      retired: keyPoints.some((point) => retired.test(point)) ? 1 : 0,
      heading,
      index: one.relevance / best,
      inScope: place,
    }
    const { missing, direct } = card.coverage >= passage.coverage ? card : passage
    const evidence: Evidence = {
      coverage,
      together,
      missing,
      heading,
      passage: Math.min(1.5, one.parts.absolute),
      direct,
      brevity: 1 / Math.sqrt(asked.words.length),
      outside: scope.jurisdictions.length > 0 && place < 1 ? 1 : 0,
    }
    const relevance = (Object.keys(weights) as (keyof Signals)[]).reduce(
      (sum, name) => sum + weights[name] * signals[name],
      0,
    )
    return [{ ...one, relevance, sure: sureness(evidence), signals, evidence }]
  })
  return scored.sort((one, other) => other.relevance - one.relevance)
}

/** 1 in a state or court that the query names; below 0 in another state, whose law does not bind there. */
function placeOf({ jurisdictions, courts }: Scope, { jurisdiction = '', court = '' }: StoredAuthority): number {
  if (courts.includes(court)) return 1
  if (jurisdictions.length === 0) return 0
  return jurisdictions.includes(jurisdiction) ? 1 : jurisdiction === 'us' ? 0 : -1
}
