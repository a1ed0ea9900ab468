import type { Authority, CitationCounts, FlaggedOf, RegistryTool, RunSummary } from '@casewright/core'
import type { Speech } from '@casewright/core/client'
import type { AuthorityReading } from '../authority-reading.ts'
import type { Role } from '../people.ts'

/** The signed-in user. */
export interface User {
  id: string
  name: string
  email: string
  role: Role
}

/** The server's rules for passwords. */
export interface PasswordRules {
  min: number
  max: number
  lockout: { failures: number; minutes: number }
}

/** What an installation says about itself without signing in. */
export interface About {
  productName: string
  registration: 'open' | 'invite' | 'closed'
  /** Whether this installation sends email. */
  mail: boolean
  /** That nothing here is legal advice, in the firm's words. */
  notAdvice: string
  /** While there are no accounts, the first one can be created, regardless of `registration`. */
  hasAccounts: boolean
  /** Whether creating it requires the setup word that the server printed at startup. */
  needsSetupWord: boolean
  /** Whether the browser's dictation may be used. */
  speech: Speech
  /** The name of the speech model that hears dictation on this server; null if it has none. */
  listener: string | null
  /** The name of the firm's single sign-on, if there is one. */
  singleSignOn: string | null
  passwordRules: PasswordRules
}

/** One session of the user. */
export interface OpenSession {
  id: string
  device: string
  address: string | null
  startedAt: string
  lastUsedAt: string
  /** The session of this request. */
  current: boolean
}

/** A key with which a program acts for the user. Its secret is shown only once, when it is created. */
export interface ApiKey {
  id: string
  name: string | null
  /** Its first characters, for recognizing it. */
  start: string | null
  tools: readonly string[] | 'all'
  createdAt: string
  expiresAt: string | null
  lastRequest: string | null
}

export interface NewKey {
  name: string
  tools: readonly string[] | 'all'
  /** Days until it expires; null: valid until it is revoked. */
  days: number | null
  /** The user's password, because a key outlives a session. */
  password: string
}

/** A language model; `local` if it runs inside the firm's network. */
export interface ModelInUse {
  provider: string
  name: string
  trust: 'local' | 'cloud'
}

/** One request that left the server, or was about to, for the user. */
export interface LedgerEntry {
  id: number
  at: string
  kind: 'model' | 'source' | 'web' | 'mail' | 'sign-in'
  name: string
  host: string
  trust: ModelInUse['trust']
  status: number | null
  outcome: 'started' | 'answered' | 'failed' | 'refused' | 'aborted'
  bytesSent: number
  bytesReceived: number
  run: { id: string; label: string } | null
  replaced: { kind: string; placeholder: string; shown: string }[]
}

/** Redaction measured on texts whose personal data is known. */
export interface RedactionMeasured {
  items: number
  lookAlikes: number
  lookAlikesHit: number
  kinds: { kind: string; values: number; recall: number; falsePositives: number }[]
}

/** What left the server for the user, and what was replaced first. */
export interface Privacy {
  offline: boolean
  model: ModelInUse | null
  redaction: { measured: RedactionMeasured | null }
  names: string[]
  entries: LedgerEntry[]
  next: number | null
}

/** The tools of this installation. */
export interface Registry {
  tools: RegistryTool[]
  /** The model that tools use; null if none is connected. */
  model: ModelInUse | null
  /** Tools that could not be loaded; only for administrators. */
  failures?: readonly { name: string; problem: string }[]
}

/** A run as the dashboard shows it. */
export interface HistoryItem {
  id: string
  query: string
  /** The tool's id. */
  type: string
  createdAt: string
  /** How the citations of the result stand, each once by the worst that is known of it; only of the latest five. */
  citations?: CitationCounts
  /** Of a search among the latest five: how many it found. */
  results?: number
  /** How many of those found the result holds, where it does not hold all. */
  shown?: number
  /** How many are no longer good law, or in doubt: of the citations, of those found and shown, and of either. */
  flagged?: FlaggedOf
}

export interface Notifications {
  /** The latest runs that completed or failed. */
  runs: (RunSummary & { seen: boolean })[]
  /** Counts all of them, not only these. */
  unseen: number
}

/** An authority, as the pages show it. */
export interface HeldAuthority {
  authority: Authority & { field?: string; fetchedAt?: string }
  text: string | null
  url?: string | null
  /** The name of the court. */
  court: string | null
  /** The name of the source. */
  source: string
  /** What its publisher gives with the text; absent from older servers. */
  bluebook?: AuthorityReading['bluebook']
  details?: AuthorityReading['details']
  separate?: AuthorityReading['separate']
  neighbors?: AuthorityReading['neighbors']
  earlier?: AuthorityReading['earlier']
  onAnyDay?: AuthorityReading['onAnyDay']
}

/** A citation in the text of an authority; `id` is the cited authority if the library has it. */
export interface CitationInText {
  start: number
  end: number
  id: string | null
  title?: string
}
