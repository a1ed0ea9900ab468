import type { QueryVector } from '@casewright/library'
import type { Who } from '../../platform/egress/index.ts'

/** Why words alone are searched, as a sentence for people. */
export interface WordsAlone {
  unavailable: string
  /** Nothing is wrong: no embedding model was added, or it is turned off. */
  isMeant: boolean
}

/** Makes the vectors of queries. It never fails: whatever goes wrong is a sentence, and words alone go on. */
export interface Meaning {
  vectorOf(query: string, who: Who, signal: AbortSignal): Promise<QueryVector | WordsAlone>
  close(): Promise<void>
}

/** Where there is no embedding model. */
export const wordsAlone = (unavailable: string): Meaning => ({
  vectorOf: async () => ({ unavailable, isMeant: true }),
  close: async () => {},
})
