/** Whom this installation asks outside, and how that stands; `GET /api/admin/connections`. */
export interface Connection {
  /** By which it is tested, such as 'source:ecfr'. */
  id: string
  kind: 'model' | 'source' | 'web' | 'mail'
  /** 'Anthropic', 'eCFR'. */
  title: string
  /** The name of a model, or what else tells it from others. */
  name: string | null
  /** Without a path. Null: there are several. */
  host: string | null
  trust: 'local' | 'cloud'
  /** Null: it wants none. */
  key: 'set' | 'missing' | null
  /** What keeps it from being asked, and how that ends; null: nothing does. */
  off: string | null
  /** By the last request that came to an end, of the last 30 days. */
  state: 'answers' | 'fails' | 'unasked'
  /** ISO 8601. */
  lastSuccess: string | null
  lastFailure: string | null
  /** Requests of the last 24 hours by what came of them. */
  day: { answered: number; failed: number; refused: number; aborted: number }
  /** What may still be asked, for each window that is counted. */
  budget: { left: number; of: number; seconds: number }[]
  /** ISO 8601: it asked to be left alone until then. */
  pausedUntil: string | null
}

export interface Connections {
  /** Nothing may leave but to a local model. */
  offline: boolean
  connections: Connection[]
}

/** What a test came to; `POST /api/admin/connections/:id/test`. */
export interface ConnectionTest {
  answered: boolean
  milliseconds: number
  /** What happened, for the administrator. */
  sentence: string
  /** What to look at; null: nothing. */
  advice: string | null
}
