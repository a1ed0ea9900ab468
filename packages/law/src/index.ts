export * from './amounts/amounts.ts'
export * from './amounts/doubled-numbers.ts'
export * from './amounts/percentages.ts'
export * from './authorities/merge-results.ts'
export * from './authorities/same-authority.ts'
export * from './authorities/same-court.ts'
export { type Blank, findBlanks } from './blanks/blanks.ts'
export * from './caption/caption.ts'
export type { CourtNamed } from './caption/court.ts'
export type { DocketNumber } from './caption/dockets.ts'
export { sameCase } from './case-names/same-case.ts'
export * from './checks/check.ts'
export { documentChecks } from './checks/checks.ts'
export { gradeBands } from './checks/grade.ts'
export { type ModelClause, modelClauseFor } from './checks/model-clauses.ts'
export { reviewDocument } from './checks/review.ts'
export { categoryCaps, weights } from './checks/score.ts'
export type {
  CaseCitation,
  Citation,
  IdCitation,
  JournalCitation,
  LawCitation,
  PinCite,
  ReferenceCitation,
  ReporterCite,
  SectionCitation,
  ShortCaseCitation,
  SupraCitation,
} from './citations/citation.ts'
export { citationKeys } from './citations/citation-keys.ts'
export { type FindOptions, findCitations } from './citations/find/find-citations.ts'
export { formatCitation } from './citations/format/format-citation.ts'
export { citationKey, keysOfCitation } from './citations/keys/citation-key.ts'
export { type FullCitation, parseCitation } from './citations/parse/parse-citation.ts'
export { type Resolution, resolveCitations } from './citations/resolve/resolve-citations.ts'
export type { Clause } from './clauses/clause.ts'
export * from './clauses/clauses.ts'
export * from './clauses/find-clauses.ts'
export type { Court, CourtLevel } from './courts/court.ts'
export { courtOf } from './courts/court-of.ts'
export { courts } from './courts/courts.ts'
export * from './dates/dates.ts'
export * from './defined-terms/defined-terms.ts'
export * from './defined-terms/term-uses.ts'
export * from './headings/headings.ts'
export { type Jurisdiction, jurisdictionOf, jurisdictions } from './jurisdictions/jurisdictions.ts'
export * from './kinds/kind-of.ts'
export { contractKinds, courtKinds, type DocumentKind, kinds } from './kinds/sign.ts'
export { proseAt } from './layout/layout.ts'
export { readable } from './layout/readable.ts'
export * from './opinions/courts-opinion.ts'
export * from './parties/parties.ts'
export * from './quotations/quotations.ts'
export * from './references/cross-references.ts'
export type { Edition, Reporter, ReporterForms, ReporterKind } from './reporters/reporter.ts'
export { reporters } from './reporters/reporters.ts'
export * from './sections/sections.ts'
export { type Sentence, sentencesOf } from './sentences/sentences.ts'
export * from './signatures/signature-blocks.ts'
export * from './span/anchor-of.ts'
export * from './span/span.ts'
export { type KeyOptions, type KeySentence, keySentences } from './summary/key-sentences.ts'
export * from './summary/summarize.ts'
