import type { CitationStatus } from '@casewright/core'

export const kinds = [
  'plain',
  'citation',
  'false-premise',
  'invented-case',
  'other-jurisdiction',
  'unanswerable',
] as const
export type Kind = (typeof kinds)[number]

/** A question, and what is known of its right answer. Every authority that is named here is what the law says of it. */
export interface Question {
  kind: Kind
  text: string
  /** Authorities of the starter set on which an answer rests; of a false premise, those that contradict it. */
  expected: readonly string[]
  /** A citation in the question, and the statuses that are right for it where the library alone is asked. */
  cites?: { citation: string; statuses: readonly CitationStatus[] }
  /** What somebody must be able to read with the answer. */
  says?: RegExp
  /** What nothing that is shown as held may say. */
  never?: RegExp
}
