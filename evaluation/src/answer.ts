import type { CitationCheck } from '@casewright/core'

/** Words that are shown as found, and the citation of the authority whose they are said to be. */
export interface Quoted {
  words: string
  citation: string
}

/** Something that a model wrote and that is shown. */
export interface Statement {
  text: string
  /** Whether the tool shows it as resting on what was found. */
  held: boolean
  /** The authorities that it gives. */
  citations: readonly CitationCheck[]
  rests: readonly Quoted[]
}

/** What a tool answered, in the one form by which all of them are judged. */
export interface Answer {
  /** Authorities, the best first. */
  authorities: readonly { citation: string; title: string }[]
  /** Every citation that is shown with a status, each once; those of the question among them. */
  checks: readonly CitationCheck[]
  /** Those of the question. */
  asked: readonly CitationCheck[]
  quoted: readonly Quoted[]
  statements: readonly Statement[]
  /** Of what a model wrote, how much is not shown at all. */
  leftOut: number
  /** The specification's answer, as one text; null of a tool that finds and does not answer. */
  text: string | null
  /** Everything that somebody can read with it: warnings, notes, whose law is assumed. */
  said: string
  /** Whether it says that it has no answer. */
  refuses: boolean
  /** Whether it says that what it shows has not all of what was asked for. */
  hedges: boolean
}
