export interface CaptionCase {
  id: string
  kind: string
  /** The name as somebody wrote it. */
  written: string
  /** The title that a source has for the citation it stands with. */
  real: string
  /** Counted, and part of no goal. */
  isWatched: boolean
}
