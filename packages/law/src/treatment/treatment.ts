import type { CaseCitation } from '../citations/citation.ts'
import type { SeparateOpinion } from '../opinions/voices.ts'
import type { Span } from '../span/span.ts'

/** After these a decision is in doubt, or no longer good law. The gravest first. */
const grave = [
  'overruled',
  'overruled in part',
  'abrogated',
  'superseded',
  'reversed',
  'vacated',
  'declined to follow',
  'criticized',
  'questioned',
  'limited',
] as const

/** What is done to a decision, the gravest first. */
export const treatmentKinds = [...grave, 'distinguished', 'affirmed', 'followed', 'explained', 'cited'] as const

export type TreatmentKind = (typeof treatmentKinds)[number]

/** The same of any authority: of an enactment, that the court holds it unconstitutional. */
export type CitingTreatment = TreatmentKind | 'held unconstitutional'

/** The gravest first. */
export const citingTreatments: readonly CitingTreatment[] = ['held unconstitutional', ...treatmentKinds]

/** After these an authority is in doubt, or no longer good law. */
export const goesAgainst: ReadonlySet<CitingTreatment> = new Set(['held unconstitutional', ...grave])

/** Who speaks: the court, a judge writing separately, an authority that is quoted, or a party whose position is told. */
export type Voice = 'court' | 'concurrence' | 'dissent' | 'quoted' | 'party'

/** One statement about a cited decision. Its span is the sentence, or the citation where a history says it. */
export interface Treatment extends Span {
  kind: TreatmentKind
  /** The first full citation of the decision that is treated. */
  of: CaseCitation
  /**
   * What treats it: this opinion, the first full citation of another decision, or null for another that is not named.
   * "X, overruled by Y" and "Y overruled X" are treatments of X by Y.
   */
  by: 'this opinion' | CaseCitation | null
  voice: Voice
  /** Denied, asked, supposed or only wished: "we decline to overrule X", "if X were overruled". */
  isDenied: boolean
  /** From 0 to 1: how surely the words say so. */
  certainty: number
  /** The words that say it, as they stand in the text. */
  words: string
}

export interface Opinion {
  text: string
  /** Name of the opinion's own case: its parties' names stand for persons, not for cases. */
  name?: string
  /** Separate opinions, where the source tells them; read from the bylines otherwise. */
  separate?: readonly SeparateOpinion[]
}

/** From this certainty on a statement is taken as said. Below it, it is no more than a reason to read. */
export const surely = 0.8

/**
 * From here on the words alone raise a red flag. Chosen by measure: such a flag has to be right in 97 of 100, which
 * `npm run eval -- citator` prints.
 */
export const surest = 0.98

/** Kinds after which a decision is no longer good law, in whole or on a point. */
export const ends: ReadonlySet<TreatmentKind> = new Set(['overruled', 'overruled in part', 'abrogated', 'superseded'])
