/** A case, and what became of it. */
export interface Judged {
  id: string
  kind: string
  isWatched: boolean
  passed: boolean
  /** Whether the naive rule beside it passes. */
  baseline?: boolean
  /** What a person has to see who looks into a failure. */
  shown: string
}

export interface Measured {
  set: string
  /** The most failures that the goal permits, as a share. */
  goal: number
  judged: Judged[]
  /** What else is to be said. */
  note?: string
}
