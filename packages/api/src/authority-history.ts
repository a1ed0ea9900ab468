/** What a court above did to a decision in its own case. */
export interface HistoryEvent {
  /** 'affirmed', 'reversed', 'vacated'. */
  kind: string
  isRemanded: boolean
  /** 'by': another decision did it to this one; 'of': this one did it to another. */
  direction: 'by' | 'of'
  /** The other decision; null where the opinion does not name it. `id`: the library holds it. */
  other: { name: string; citation: string | null; year: number | null; id: string | null } | null
  /** The words that tell it, and the opinion in which they are. */
  words: string
  told: { id: string; title: string; citation: string; start: number; end: number }
}

/** `GET /api/library/:id/history`: no more than what opinions of the library say. */
export interface AuthorityHistory {
  events: HistoryEvent[]
  /** How many citing opinions were read for it, of which years. */
  looked: { opinions: number; from: number | null; to: number | null }
  /** Opinions of the library that nobody has read yet. */
  unread: number
  /** What citing opinions do against it, and how many do. */
  against: { kind: string; count: number }[]
}

/** An opinion that cites one passage of an authority. */
export interface PassageCiting {
  id: string
  title: string
  citation: string
  court: string | null
  date: string | null
  /** The page by which it cites it; null: it cites no page of it. */
  page: number | null
  /** It has at least eight words of the passage in a row. */
  isQuoted: boolean
  /** Words around the place, and where they are in its text. */
  words: string
  start: number
  end: number
}

/** `GET /api/library/:id/passage`: who cites a passage by its page, or quotes it. */
export interface PassageCitedBy {
  /** Citing opinions that were looked through, of how many. */
  looked: number
  total: number
  citing: PassageCiting[]
}
