import type { Who } from '../../platform/egress/index.ts'

/** A passage that is near a query in meaning. */
export interface NearPassage {
  /** The id of its authority. */
  id: string
  /** The number of its authority, by which the index of words knows it, and of the work that this belongs to. */
  number: number
  work: number
  /** Its place in the authority, as the index counts units: 0 is the card, then come the passages of the text. */
  unit: number
  /** Cosine of the angle between query and passage: 1 is the same meaning, 0 is unrelated. */
  score: number
}

export interface Nearest {
  /** The nearest first; several may be of one authority. */
  passages: NearPassage[]
  /** For people: 'bge-small-en-v1.5'. */
  model: string
  /** How many authorities of the library have vectors, and how many there are. */
  embedded: number
  authorities: number
}

/** Why words alone are searched, as a sentence for people. */
export interface WordsAlone {
  unavailable: string
}

export interface NearestOptions {
  /** How many passages at most. */
  limit: number
  /** False: the authority with this number is left out. */
  accepts?: (number: number) => boolean
}

/** What lies near a query in meaning. It never fails: whatever goes wrong is a sentence, and words alone go on. */
export interface Meaning {
  nearest(query: string, options: NearestOptions, who: Who, signal: AbortSignal): Promise<Nearest | WordsAlone>
  close(): Promise<void>
}

/** Where there is no embedding model. */
export const wordsAlone = (unavailable: string): Meaning => ({
  nearest: async () => ({ unavailable }),
  close: async () => {},
})
