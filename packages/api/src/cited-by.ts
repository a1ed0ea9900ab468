/** How much a citing opinion says of an authority: named once, twice, up to seven times, more often. */
export type CitingDepth = 'mentioned' | 'cited' | 'discussed' | 'examined'

/** An opinion of the library that cites an authority, and what it does to it above all. */
export interface CitingOpinion {
  id: string
  title: string
  citation: string
  /** The court by its name, as citations have it; null where it is not known. */
  court: string | null
  /** ISO 8601, or a year alone. */
  date: string | null
  /** 'overruled', 'distinguished', 'followed', 'cited', ... */
  kind: string
  /** Whether it speaks against the authority as good law. */
  against: boolean
  /** Another decision that does it, where the opinion only reports it. */
  by?: string
  depth: CitingDepth
  mentions: number
  /** From 0 to 1: how surely the words say so. */
  certainty: number
  /** 'court', or that of a judge who writes separately. */
  voice: string
  /** The words of the opinion, and where they are in its text. */
  sentence: string
  start: number
  end: number
  /** Whether the court that was asked for has to follow it. Absent: none was asked for. */
  binding?: boolean
}

export interface CitedByYear {
  year: number
  count: number
  against: number
}

/** What of the citing opinions is asked for. */
export interface CitedByQuery {
  /** A kind of treatment, or 'against' for all that speak against the authority. */
  treatment?: string | undefined
  depth?: string | undefined
  /** The id of a court. */
  court?: string | undefined
  jurisdiction?: string | undefined
  /** Years, both included. */
  from?: number | undefined
  to?: number | undefined
  /** The id of a court: each opinion says whether it binds that court. */
  binding?: string | undefined
  /** Only those that bind that court, or that do not. */
  weight?: 'binding' | 'persuasive' | undefined
  /** 'gravest' unless given. */
  sort?: 'gravest' | 'newest' | undefined
  /** Where the page begins, 0 unless given, and how many it has, 25 unless given. */
  offset?: number | undefined
  limit?: number | undefined
}

/** `GET /api/library/:id/cited-by`. Counts are of all citing opinions, whatever is filtered. */
export interface CitedBy {
  total: number
  /** How many pass the filters. */
  matching: number
  /** Opinions of the library that nobody has read for what they cite yet. */
  unread: number
  years: CitedByYear[]
  treatments: { kind: string; count: number }[]
  depths: { depth: CitingDepth; count: number }[]
  courts: { id: string; name: string; count: number }[]
  jurisdictions: { id: string; name: string; count: number }[]
  /** How many bind the court that was asked for. Absent: none was asked for. */
  weights?: { binding: number; persuasive: number }
  /** Courts that can be asked for; on the first page. */
  forums?: { id: string; name: string }[]
  opinions: CitingOpinion[]
  /** Where the next page begins; null: this is the last one. */
  next: number | null
}
