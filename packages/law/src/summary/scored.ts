import { headLines } from '../caption/head.ts'
import { headingsOf } from '../headings/headings.ts'
import { isTelling } from '../headings/known.ts'
import { kindOf } from '../kinds/kind-of.ts'
import { courtKinds, type DocumentKind } from '../kinds/sign.ts'
import { courtsOpinionAt } from '../opinions/courts-opinion.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import { type Role, rolesOf } from './cues.ts'
import { lexRank } from './lex-rank.ts'
import { proseOf } from './prose.ts'
import { type Vector, vectors } from './terms.ts'

/** A sentence that may be quoted, with what speaks for it. */
export interface Scored {
  sentence: Sentence
  /** 0 to 1, the best of the document having 1. */
  score: number
  roles: ReadonlyMap<Role, number>
  vector: Vector
}

/** Sentences that are compared with each other; beyond them a first score sifts, to stay near linear. */
const most = 1500

/** A syllabus is not the court's words, a dissent not its decision: both are quoted only for want of better. */
const ofTheCourt = (opinion: Span, { start }: Span): number =>
  start < opinion.start ? 0.6 : start >= opinion.end ? 0.35 : 1

/** Whether most letters are capitals: in a filing that is a caption. */
const shouts = (words: string): boolean =>
  words.replace(/[^\p{Lu}]/gu, '').length > words.replace(/[^\p{L}]/gu, '').length / 2

/** Where a sentence stands, 0 to 1: early, late, first under a heading, above all a telling one. */
const positions = (source: Source, sentences: readonly Sentence[], kind: DocumentKind): number[] => {
  const headings = headingsOf(source)
  const { end } = courtsOpinionAt(source)
  let at = -1
  let since = 0
  return sentences.map(({ start }, i) => {
    while ((headings[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) {
      at++
      since = 0
    }
    since++
    const under = headings[at]?.text ?? ''
    const early = i < 12 ? 0.7 - i * 0.04 : 0
    const late = courtKinds.includes(kind) && start < end && start > end * 0.92 ? 0.4 : 0
    const first = since <= 3 && at >= 0 ? (isTelling(under) ? 0.7 : 0.35) / since : 0
    return Math.min(1, early + late + first)
  })
}

const strongest = (roles: ReadonlyMap<Role, number>): number => {
  let sum = 0
  let best = 0
  for (const weight of roles.values()) {
    sum += weight
    best = Math.max(best, weight)
  }
  return Math.min(1.2, best + (sum - best) * 0.25)
}

/** Whether a sentence stands in a footnote: asked in the order of the text. */
const footnotesOf = ({ blocks = [] }: Source): ((sentence: Span) => boolean) => {
  const notes = blocks.filter(({ kind }) => kind === 'footnote')
  let at = 0
  return ({ start }) => {
    while (at < notes.length && (notes[at]?.end ?? 0) <= start) at++
    return (notes[at]?.start ?? Number.POSITIVE_INFINITY) <= start
  }
}

const score = (source: Source): Scored[] => {
  const inFootnote = footnotesOf(source)
  const { kind } = kindOf(source)
  const opinion = courtsOpinionAt(source)
  const inCourt = courtKinds.includes(kind)
  const body = inCourt ? (headLines(source).at(-1)?.end ?? 0) : 0
  const candidates = sentencesOf(source)
    .filter(({ start }) => start >= body)
    .map((sentence) => ({
      sentence,
      worth:
        proseOf(sentence) *
        (inCourt && shouts(sentence.text) ? 0 : 1) *
        ofTheCourt(opinion, sentence) *
        (inFootnote(sentence) ? 0.3 : 1),
    }))
    .filter(({ worth }) => worth > 0)
  const places = positions(
    source,
    candidates.map(({ sentence }) => sentence),
    kind,
  )
  const first = candidates.map((candidate, i) => {
    const roles = rolesOf(kind, candidate.sentence.text)
    return { ...candidate, roles, merit: strongest(roles) * 0.6 + (places[i] ?? 0) * 0.4 }
  })
  const sifted = first.length <= most ? first : sift(first)
  const spaces = vectors(sifted.map(({ sentence }) => sentence.text))
  const ranks = lexRank(spaces)
  const scored = sifted.map(({ sentence, worth, merit, roles }, i) => ({
    sentence,
    roles,
    vector: spaces[i] ?? new Map(),
    score: worth * ((ranks[i] ?? 0) * 0.45 + merit),
  }))
  const highest = scored.reduce((best, one) => Math.max(best, one.score), 0) || 1
  return scored.map((one) => ({ ...one, score: one.score / highest }))
}

/** The best by first score, in the order of the text. Ties go to the earlier. */
const sift = <T extends { worth: number; merit: number; sentence: Sentence }>(all: readonly T[]): T[] =>
  [...all]
    .sort(
      (one, other) => other.worth * other.merit - one.worth * one.merit || one.sentence.start - other.sentence.start,
    )
    .slice(0, most)
    .sort((one, other) => one.sentence.start - other.sentence.start)

const kept = new WeakMap<Source, Scored[]>()

/** The sentences of a document that may be quoted, in order, scored. Worked out once for each source object. */
export const scoredSentences = (source: Source): Scored[] => {
  const before = kept.get(source)
  if (before) return before
  const scored = score(source)
  kept.set(source, scored)
  return scored
}
