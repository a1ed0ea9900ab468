import type { Document } from './bm25.ts'

/** An authority as the library takes it in. */
export interface Given extends Document {
  externalId: string
  kind: 'case' | 'statute' | 'other'
  title: string
  court?: string
  jurisdiction?: string
  date?: string
}

export interface Query {
  text: string
  /** What each authority is worth that answers it, by a citation. */
  grades: ReadonlyMap<string, number>
  /** Whether only what was judged counts as a place: the rest is passed over. */
  judgedOnly?: boolean
  leftOut?: string
  /** Of a paragraph of an opinion: the year of the opinion. */
  year?: number
}

/** `refused`: the share of which it is said that nothing answers, whatever is expected. */
export type Measure = { of: 'hit' | 'ndcg'; at: number; goal: string } | { of: 'refused'; goal: string }

/** Authorities, and queries whose answers among them are known. */
export interface RankingSet {
  name: string
  /** What of it was seen while rules were written. */
  seen: string
  /** The same, where trees order each text that were trained without the opinion that it is from. */
  ofOtherOpinions?: string
  measure: Measure
  starter: boolean
  authorities: readonly Given[]
  queries: readonly Query[]
}
