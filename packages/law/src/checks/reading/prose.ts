import { type ClauseFound, findClauses } from '../../clauses/find-clauses.ts'
import { headingsOf } from '../../headings/headings.ts'
import { titleCase } from '../../headings/style.ts'
import { findSections, flatten } from '../../sections/sections.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument } from '../check.ts'

/** UTF-16 units of a sentence that are searched: an endless one is a table or a fault of the reading. */
export const longest = 6000

/** What several checks ask of one document, worked out once. */
interface Reading {
  /** Sentences that can bind: no headings, no table of contents, no recitals. */
  binding: readonly Sentence[]
  /** Every heading, on its own or at the start of a paragraph, one a line. */
  headings: string
  /** Every sentence outside of tables of contents, headings and recitals among them. */
  all: readonly Sentence[]
  clauses: ReadonlyMap<string, readonly Sentence[]>
}

const kept = new WeakMap<CheckedDocument, Reading>()

/** 'Section 5.3 Governing Law; Waiver of Jury Trial.' stands before its sentence and says nothing itself. */
const isRunInHeading = ({ text }: Sentence): boolean =>
  text.length < 140 && /\p{Ll}/u.test(text) && !/\b(?:shall|may|must|will|is|are)\b/.test(text) && titleCase(text) > 0.7

const inOrder = (found: ClauseFound, byStart: ReadonlyMap<number, Sentence>): Sentence[] =>
  found.spans
    .flatMap(({ start }) => byStart.get(start) ?? [])
    .filter((sentence) => !isRunInHeading(sentence))
    .sort((one, other) => one.start - other.start)

export const readingOf = (document: CheckedDocument): Reading => {
  const before = kept.get(document)
  if (before) return before
  const all = document.sentences.filter(({ contents }) => !contents)
  const heads = headingsOf(document)
  const starts = new Set(heads.map(({ start }) => start))
  const isHeading = ({ start, text }: Sentence) => starts.has(start) && text.length < 120 && !/[.;]$/.test(text)
  const isRecital = ({ text }: Sentence) => /^whereas\b/i.test(text) && !/\bnow,? therefore\b/i.test(text)
  const binding = all.filter((sentence) => !isHeading(sentence) && !isRunInHeading(sentence) && !isRecital(sentence))
  const runIn = flatten(findSections(document)).flatMap(({ heading }) => heading ?? [])
  const opening = all.flatMap(({ text }) => /^(?:[\d.]+\s|\(\w{1,3}\)\s)?([^.:;]{3,60})[.:]/.exec(text)?.[1] ?? [])
  const byStart = new Map(document.sentences.map((sentence) => [sentence.start, sentence]))
  const clauses = new Map(
    findClauses(document, document.kind).map((found) => [found.clause.id as string, inOrder(found, byStart)]),
  )
  const headings = [...heads.map(({ text }) => text), ...runIn, ...opening.filter(isShort)].join('\n')
  const reading: Reading = { binding, all, headings, clauses }
  kept.set(document, reading)
  return reading
}

/** 'Notices. All notices shall' opens with a heading that no number marks. */
const isShort = (words: string): boolean => /^\p{Lu}/u.test(words) && words.split(/\s+/).length <= 6

/** The sentences that have a clause, in the order of the text. */
export const clauseIn = (document: CheckedDocument, id: string): readonly Sentence[] =>
  readingOf(document).clauses.get(id) ?? []

/** The words of a sentence that are searched. */
export const wordsOf = ({ text }: Sentence): string => text.slice(0, longest)

/** The binding sentences that say something. */
export const saying = (document: CheckedDocument, ...patterns: readonly RegExp[]): Sentence[] =>
  readingOf(document).binding.filter((sentence) => patterns.some((pattern) => pattern.test(wordsOf(sentence))))
