import { type Severity, severities } from '@casewright/core'
import { headingsOf } from '../headings/headings.ts'
import { kindOf } from '../kinds/kind-of.ts'
import { contractKinds, courtKinds, type DocumentKind } from '../kinds/sign.ts'
import { courtsOpinionAt } from '../opinions/courts-opinion.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import type { Clause } from './clause.ts'
import { clauses } from './clauses.ts'

export interface ClauseFound {
  clause: Clause
  /** The sentences that have it, the best first. Never empty. */
  spans: Span[]
}

const concerns: Record<Clause['concerns'], readonly DocumentKind[]> = {
  contract: [...contractKinds, 'charter', 'deed', 'will', 'form', 'letter', 'other'],
  court: [...courtKinds, 'letter', 'demand-letter', 'other'],
}
/** Words that a sentence needs to be a clause: fewer are a heading or a fragment. */
const fewest = 6
/** UTF-16 units of a sentence that are searched: an endless one is a table or a fault of the reading. */
const longest = 6000

const matches = (clause: Clause, words: string): boolean =>
  clause.patterns.some((pattern) => pattern.test(words)) &&
  (clause.needs?.test(words) ?? true) &&
  !clause.unless?.test(words)

const operative = /\b(?:shall|must|will|agrees?|hereby|may not|is|are|we hold|we affirm|ordered)\b/i

/** Names of a clause, for the headings above it: 'Limitation of Liability' for a cap. */
const named = (clause: Clause, heading: string): boolean => {
  const words = clause.title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 5)
  const low = heading.toLowerCase()
  return words.some((word) => low.includes(word.slice(0, 8)))
}

/** 'California law governs.': three words say all of it. */
const isWholeRule = /^\p{Lu}[\p{L} ]{2,30} law (?:governs|applies|controls)\.$/u

/** 'Tenant waives trial by jury.', 'Employee shall not disparage Employer.': a side, and what it does. */
const isWholeDuty =
  /^(?:the )?\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)? (?:(?:shall|will|may|must)(?: not)? \p{Ll}+|waives?|releases?) \p{L}[^:]*\.$/u

/** How well a sentence shows its clause: under a heading of its name, in words that bind, not too long. */
const merit = (clause: Clause, sentence: Sentence, heading: string): number =>
  (named(clause, heading) ? 2 : 0) +
  (clause.patterns.filter((pattern) => pattern.test(sentence.text.slice(0, longest))).length - 1) * 0.5 +
  (operative.test(sentence.text) ? 1 : 0) -
  // The rest of a sentence that a list or a page broke shows its clause badly.
  (/^\p{Ll}|[\p{L},]$/u.test(sentence.text) ? 1.5 : 0) -
  (sentence.text.length > 900 ? 0.5 : 0) -
  (/^whereas\b/i.test(sentence.text) ? 2 : 0)

const rank = (severity: Severity): number => severities.indexOf(severity)

const isHeading = (starts: ReadonlySet<number>, sentence: Sentence): boolean =>
  starts.has(sentence.start) && sentence.text.length < 120 && !/[.;]$/.test(sentence.text)

/**
 * The clauses of a document: those that concern documents of its kind, the gravest first, then
 * in the order of the text. Tables of contents and headings have no clauses.
 */
export const findClauses = (source: Source, kind: DocumentKind = kindOf(source).kind): ClauseFound[] => {
  const asked = clauses.filter((clause) => concerns[clause.concerns].includes(kind))
  const headings = headingsOf(source)
  const starts = new Set(headings.map(({ start }) => start))
  const found = new Map<Clause, { span: Span; merit: number }[]>()
  // What a dissent would have held or ordered was not held or ordered.
  const { start: opens, end: separate } = courtsOpinionAt(source)
  let at = -1
  for (const sentence of sentencesOf(source)) {
    while ((headings[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= sentence.start) at++
    const words = sentence.text.slice(0, longest)
    const short =
      words.length < 80 && words.split(' ').length < fewest && !isWholeRule.test(words) && !isWholeDuty.test(words)
    // A recital tells why there is a contract; it binds nobody.
    if (/^whereas\b/i.test(words) && !/\bnow,? therefore\b/i.test(words)) continue
    if (sentence.contents || isHeading(starts, sentence) || (short && !/^\P{Ll}{6,}$/u.test(words))) continue
    const span = { start: sentence.start, end: sentence.end }
    for (const clause of asked) {
      if (clause.ofTheCourt && sentence.start >= separate) continue
      if (!matches(clause, words)) continue
      // A syllabus is no part of the opinion: the court's own words are the better place.
      const apart = sentence.start < opens ? 1 : 0
      const place = { span, merit: merit(clause, sentence, headings[at]?.text ?? '') - apart }
      const places = found.get(clause)
      if (places) places.push(place)
      else found.set(clause, [place])
    }
  }
  return [...found]
    .map(([clause, places]) => ({
      clause,
      spans: places
        .sort((one, other) => other.merit - one.merit || one.span.start - other.span.start)
        .map(({ span }) => span),
    }))
    .sort(
      (one, other) =>
        rank(one.clause.severity) - rank(other.clause.severity) ||
        (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    )
}
