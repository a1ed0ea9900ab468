import { leastRelevance, type Standing } from '@casewright/core'
import type { StoredAuthority } from '../types.ts'
import type { AskedFor } from './asked.ts'
import { type Evidence, sureness } from './calibration.ts'
import type { Known } from './known.ts'
import { ofUnknown } from './meant.ts'
import { isNamed } from './named.ts'
import type { Paired } from './pairs.ts'
import { isParticular } from './particular.ts'
import type { RankedWork } from './rank-words.ts'
import { createFit, noFit } from './reading.ts'
import { isOfFederalCourts, isOnPlace, type Scope } from './scope.ts'
import type { Weighed } from './score.ts'
import { courtLevel, standingsOf, type Weights } from './standing.ts'
import type { Texts } from './texts.ts'
import { asksForWhole } from './whole-subject.ts'

/** How many are read. */
export const mostRead = 60
/** How many of these are read whole, where nothing is described. */
const mostWhole = 8

/** Fitted to questions whose authorities are known, with and without opinions in the library: see docs/evaluation.md. */
const weights = {
  about: 2.4,
  /** As `about`, without its key points: what it merely mentions is not what it is about. */
  focus: 2.4,
  aboutTogether: 0.5,
  passage: 3.8,
  /** How a text begins says what it is about. */
  opening: 2.9,
  /** The whole of it, of a long query, which describes the whole of what is looked for. */
  whole: 5.4,
  /** Where nothing is described, the whole of a text says what it is about, and who is cited is looked for. */
  likelihood: 3.5,
  oftenOfTexts: 4,
  /** Words that stand together in the query and in its best passage. */
  pairs: 4,
  /** As `pairs`, of its three best passages, wherever they stand: of the first results, which are read whole. */
  throughout: 6,
  title: 0.2,
  said: 1.2,
  often: 0.1,
  /** What a court of last resort says counts for more. */
  court: 0.7,
  /** The library's editors have described it: it is one that others rest on. */
  described: 2.4,
  retired: -3,
  /** It is a section of an act of its own subject, of which the query has no word. */
  particular: -2.5,
  heading: 2.5,
  /** It says a time or a remedy, where the query asks for such. */
  sort: 3,
  inScope: 2,
  /** It was decided in the year that stands behind the query. */
  inYear: 4,
  /** The query names it by its number. */
  named: 10,
  /** How near it is in meaning, where there is an embedding model. */
  meant: 5,
}
type Signals = Record<keyof typeof weights, number>

export interface Reranked extends RankedWork {
  /** How sure it is that this answers, from 0 to 1. */
  sure: number
  /** It has the words of an act that the query names, if it names one. */
  ofAct: boolean
  /** It has the number of a form or part that the query names, if it names one. */
  hasDesignated: boolean
  /** The query is its name. */
  isNamed: boolean
  isNamedCase: boolean
  /** Its passage that fits best, as far as it has a text. */
  fittest: string | undefined
  signals: Signals
  standing: Standing
  evidence: Evidence
}

/** How sure it is of an authority that the query names. */
const ofNamed = 0.95
/** Of the likeliest of those whose number the query has. */
const ofNumbered = 0.7
/** What a text has says less of what it is about than a description does. */
const ofUndescribed = 0.45
/** How near in meaning the first results usually are. */
const usualOfAnswers = 0.75
const retired = /no longer good law/i

/** Reads the first of the ranked works, what is known of them and the passage that fits best, and ranks them by that. */
export async function rerank(
  known: Known,
  texts: Texts,
  ranked: readonly RankedWork[],
  asked: AskedFor,
  weighed: Weighed,
  scope: Scope,
  named: ReadonlyMap<number, number>,
): Promise<Reranked[]> {
  const first = ranked.slice(0, mostRead)
  const shown = first.filter(({ segment, unit }) => segment.unitLength[unit])
  const near = first.flatMap(({ near }) => (near?.segment.unitLength[near.unit] ? [near] : []))
  const [authorities, read, readNear] = await Promise.all([
    known.read(first.map(({ work }) => work)),
    texts.read(shown),
    texts.read(near),
  ])
  const unknown = unknownOf(asked, weighed)
  const fit = createFit(asked, (stem) => weighed.weights.get(stem)?.unit ?? 0)
  const isWhole = asksForWhole(asked)
  const isMeant = first.some(({ parts }) => parts.meant !== undefined)
  const isDescribed = first.some(({ work }) => authorities.get(work)?.holding)
  const ofText = isDescribed ? ofUndescribed : 1
  const long = Math.min(1, Math.max(0, (asked.words.length - 6) / 6))
  const wordsOf = ({ segment, slot, unit }: RankedWork) =>
    segment.unitLength[unit] ? read.get(segment.numbers[slot] as number)?.text : undefined
  const pairs = isDescribed ? undefined : asked.pairs(first.map(wordsOf))
  const scored = first.flatMap((one, at): Reranked[] => {
    const about = authorities.get(one.work)
    if (!about) return []
    const { title, citation, holding = '', keyPoints = [], subjects = [], field = '' } = about
    const described = [title, citation, field, holding, ...subjects, ...keyPoints].join('. ')
    const card = fit(described)
    const subject = holding ? fit([title, citation, field, holding, ...subjects].join('. ')) : card
    const words = wordsOf(one)
    const byWords = words === undefined ? noFit : fit(`${title}. ${words}`)
    const meaning = one.near && readNear.get(one.near.segment.numbers[one.near.slot] as number)?.text
    const byMeaning = meaning === undefined ? noFit : fit(`${title}. ${meaning}`)
    const passage = byMeaning.coverage > byWords.coverage ? byMeaning : byWords
    const [coverage, together] = [Math.max(card.coverage, passage.coverage), Math.max(card.together, passage.together)]
    const heading = fit(title).coverage
    const place = placeOf(scope, about)
    const signals: Signals = {
      about: holding ? card.coverage : coverage,
      focus: holding ? subject.coverage : coverage,
      aboutTogether: holding ? card.together : together,
      passage: one.parts.passage,
      opening: one.parts.opening,
      whole: long * one.parts.document,
      likelihood: isDescribed ? 0 : one.parts.likelihood,
      oftenOfTexts: isDescribed ? 0 : one.parts.often,
      pairs: pairs?.each[at] ?? 0,
      throughout: 0,
      title: one.parts.title,
      said: one.parts.said,
      often: one.parts.often,
      court: courtLevel(about),
      described: holding ? 1 : 0,
      retired: keyPoints.some((point) => retired.test(point)) ? 1 : 0,
      heading,
      sort: asked.sortOf(about),
      particular: isParticular(asked, about) ? 1 : 0,
      inScope: place,
      inYear: scope.year !== undefined && about.date?.startsWith(scope.year) ? 1 : 0,
      named: named.get(one.work) ?? 0,
      meant: isMeant ? (one.parts.meant ?? ofUnknown) : 0,
    }
    const isCard = card.coverage >= passage.coverage
    const evidence: Evidence = {
      coverage,
      together,
      passage: Math.min(1.5, one.parts.absolute),
      document: Math.min(1.5, one.parts.whole),
      about: holding ? card.coverage : ofText * coverage,
      focus: holding ? subject.coverage : ofText * coverage,
      length: isCard || !isDescribed ? 0 : Math.log2(unitsOf(one)) / 8,
      behind: 0,
      brevity: 1 / Math.sqrt(asked.words.length),
      said: one.parts.said,
      often: one.parts.often,
      meant: one.parts.meant === undefined ? 0 : one.parts.meant - usualOfAnswers,
      unknown,
      outside: outsideOf(scope, place, `${described} ${words ?? ''}`),
      ofSubject: asked.ofSubject ? ofStates(about, isWhole) : 0,
      beside: asked.beside(holding ? described : `${title}. ${words ?? ''}`),
    }
    const relevance = (Object.keys(weights) as (keyof Signals)[]).reduce(
      (sum, name) => sum + weights[name] * signals[name],
      0,
    )
    const shownUnit = passage === byMeaning && one.near ? one.near : {}
    // Of a text that is not described only a passage is read, which need not name the act.
    const ofAct = !isDescribed || asked.ofAct(`${described} ${words ?? ''}`)
    const hasDesignated = !isDescribed || asked.hasDesignated(`${described} ${words ?? ''}`)
    const standing = { place: 1, moved: [] }
    const text = passage === byMeaning ? meaning : words
    const own = {
      ofAct,
      hasDesignated,
      isNamed: isNamed(asked, title),
      isNamedCase: about.kind === 'case' && isNamed(asked, title),
      fittest: text,
    }
    return [{ ...one, ...shownUnit, ...own, relevance, sure: 0, signals, evidence, standing }]
  })
  const most = Math.max(0, ...scored.map(({ evidence }) => evidence.coverage))
  for (const one of scored) {
    one.evidence.behind = most - one.evidence.coverage
    const sure = one.isNamed ? ofNamed : Math.max(sureness(one.evidence), ofNumbered * one.signals.named)
    const citation = authorities.get(one.work)?.citation ?? ''
    one.sure = isOfFederalCourts(scope, citation) ? Math.min(sure, leastRelevance.related / 2) : sure
  }
  scored.sort((one, other) => other.relevance - one.relevance)
  if (pairs) await readWhole(texts, scored, pairs)
  const standings = standingsOf(scored.map(({ relevance, signals }) => ({ relevance, weights: weightsOf(signals) })))
  for (const [at, one] of scored.entries()) one.standing = standings[at] ?? one.standing
  return scored
}

/** Reads the first of the ranked from beginning to end, and ranks them by that as well. */
async function readWhole(texts: Texts, ranked: Reranked[], pairs: Paired): Promise<void> {
  const first = ranked.slice(0, mostWhole)
  const whole = await texts.whole(first)
  for (const one of first) {
    one.signals.throughout = pairs.throughout(whole.get(one.segment.numbers[one.slot] as number) ?? [])
    one.relevance += weights.throughout * one.signals.throughout
  }
  ranked.sort((one, other) => other.relevance - one.relevance)
}

/** A federal opinion that nobody described may well apply the law of a state. */
const ofFederalText = 0.3
/** How far it speaks against an authority that a question is of state law. */
const ofStates = (
  { holding, subjects = [], jurisdiction }: StoredAuthority,
  isWhole: (subjects: readonly string[]) => boolean,
): number => (holding ? (isWhole(subjects) ? 0 : 1) : jurisdiction === 'us' ? ofFederalText : 0)

/** Of the weight of the query's words, what no document has, nor what they mean. */
function unknownOf({ words, meanings }: AskedFor, { counts, weights: of }: Weighed): number {
  const known = new Set(meanings.flatMap(({ said }) => said))
  const weigh = (word: readonly string[]) =>
    word.reduce((sum, stem) => sum + (of.get(stem)?.unit ?? 0), 0) / word.length
  const whole = words.reduce((sum, word) => sum + weigh(word), 0) || 1
  const lost = words.filter((word) => word.some((stem) => !counts.get(stem) && !known.has(stem)))
  return lost.reduce((sum, word) => sum + weigh(word), 0) / whole
}

const weightsOf = (signals: Signals): Weights => ({
  cited: weights.often * signals.often + weights.oftenOfTexts * signals.oftenOfTexts,
  court: weights.court * signals.court,
  editors: weights.described * signals.described,
  law: weights.retired * signals.retired,
  scope: weights.inScope * signals.inScope,
})

/** The units of a document: its card and its passages. */
const unitsOf = ({ segment, slot }: RankedWork) =>
  (segment.firstUnit[slot + 1] as number) - (segment.firstUnit[slot] as number)

/** 1 in a state, court or code that the query names; below 0 in another state, whose law does not bind there. */
function placeOf(
  { jurisdictions, courts, codes }: Scope,
  { jurisdiction = '', court = '', citation }: StoredAuthority,
): number {
  if (courts.includes(court) || codes.some((code) => citation.startsWith(code))) return 1
  if (jurisdictions.length === 0) return 0
  return jurisdictions.includes(jurisdiction) ? 1 : jurisdiction === 'us' ? 0 : -1
}

/** What speaks against law of elsewhere, half where it is federal law on a state that the query names. */
const outsideOf = (scope: Scope, place: number, text: string): number =>
  scope.jurisdictions.length === 0 || place === 1 ? 0 : place === 0 && isOnPlace(scope, text) ? 0.5 : 1
