import { headLines } from '../caption/head.ts'
import { representedIn, saysOtherSide } from '../court-papers/letters.ts'
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
const positions = (
  part: Source,
  sentences: readonly Sentence[],
  { kind, opinion: { end } }: Whole,
  offset: number,
): number[] => {
  const headings = headingsOf(part)
  let at = -1
  let since = 0
  return sentences.map(({ start }, i) => {
    while ((headings[at + 1]?.start ?? Number.POSITIVE_INFINITY) + offset <= start) {
      at++
      since = 0
    }
    since++
    const under = headings[at]?.text ?? ''
    const early = offset === 0 && i < 12 ? 0.7 - i * 0.04 : 0
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

/** What is known of a document as a whole, of which a part is scored. Places are offsets into the whole. */
export interface Whole {
  kind: DocumentKind
  /** UTF-16 units of its text. */
  length: number
  /** The opinion of the court; everything, where it is no opinion. */
  opinion: Span
  /** Where the body begins, below a caption. */
  body: number
}

/** A sentence that may be quoted, before it is compared with the others. */
export interface Candidate {
  sentence: Sentence
  worth: number
  roles: ReadonlyMap<Role, number>
  merit: number
}

const wholeOf = (source: Source): Whole => {
  const { kind } = kindOf(source)
  return {
    kind,
    length: source.text.length,
    opinion: courtsOpinionAt(source),
    body: courtKinds.includes(kind) ? (headLines(source).at(-1)?.end ?? 0) : 0,
  }
}

/** The sentences of a part that begins at `offset` of the whole, with their places in the whole. */
export const candidatesIn = (part: Source, whole: Whole, offset = 0): Candidate[] => {
  const inFootnote = footnotesOf(part)
  const inCourt = courtKinds.includes(whole.kind)
  const isLetter = whole.kind === 'letter' || whole.kind === 'demand-letter'
  const names = isLetter ? (representedIn(part)?.names ?? []) : []
  const candidates = sentencesOf(part)
    .filter(({ start }) => start + offset >= whole.body)
    .map((sentence) => {
      const placed = { ...sentence, start: sentence.start + offset, end: sentence.end + offset }
      const worth =
        proseOf(sentence) *
        (inCourt && shouts(sentence.text) ? 0 : 1) *
        ofTheCourt(whole.opinion, placed) *
        (isLetter && saysOtherSide(sentence.text, names) ? 0.1 : 1) *
        (inFootnote(sentence) ? 0.3 : 1)
      return { sentence: placed, worth }
    })
    .filter(({ worth }) => worth > 0)
  const places = positions(
    part,
    candidates.map(({ sentence }) => sentence),
    whole,
    offset,
  )
  return candidates.map((candidate, i) => {
    const roles = rolesOf(whole.kind, candidate.sentence.text)
    return { ...candidate, roles, merit: strongest(roles) * 0.6 + (places[i] ?? 0) * 0.4 }
  })
}

/** Candidates compared with each other. */
export const ranked = (candidates: readonly Candidate[]): Scored[] => {
  const spaces = vectors(candidates.map(({ sentence }) => sentence.text))
  const ranks = lexRank(spaces)
  const scored = candidates.map(({ sentence, worth, merit, roles }, i) => ({
    sentence,
    roles,
    vector: spaces[i] ?? new Map(),
    score: worth * ((ranks[i] ?? 0) * 0.45 + merit),
  }))
  const highest = scored.reduce((best, one) => Math.max(best, one.score), 0) || 1
  return scored.map((one) => ({ ...one, score: one.score / highest }))
}

/** The best by first score, in the order of the text. Ties go to the earlier. */
export const sift = (all: readonly Candidate[], count: number): readonly Candidate[] =>
  all.length <= count
    ? all
    : [...all]
        .sort(
          (one, other) =>
            other.worth * other.merit - one.worth * one.merit || one.sentence.start - other.sentence.start,
        )
        .slice(0, count)
        .sort((one, other) => one.sentence.start - other.sentence.start)

const score = (source: Source): Scored[] => ranked(sift(candidatesIn(source, wholeOf(source)), most))

const kept = new WeakMap<Source, Scored[]>()

/** The sentences of a document that may be quoted, in order, scored. Worked out once for each source object. */
export const scoredSentences = (source: Source): Scored[] => {
  const before = kept.get(source)
  if (before) return before
  const scored = score(source)
  kept.set(source, scored)
  return scored
}
