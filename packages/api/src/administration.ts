import type { RunState } from '@casewright/core'
import type { AuditEvent } from './audit.ts'

/** A line of the audit log as an administrator reads it. */
export interface AuditEntry extends AuditEvent {
  /** Null: there is no such account any more, or it was nobody with one. */
  actorName: string | null
  /** Where it is about a person whose account still is. */
  subjectName: string | null
}

/** How the audit log ended at a time, as it is kept outside the database. */
export interface AuditAnchor {
  /** ISO 8601. */
  at: string
  /** So many lines it had. */
  lines: number
  /** The link of the last one, in hex. */
  chain: string
}

/** Whether the audit log is as it was written. */
export type AuditChain =
  | {
      whole: true
      lines: number
      /** Of the last line, in hex; null: there is none. */
      last: string | null
      /** To how many anchors outside the database it was held; absent where none are kept. */
      anchors?: number
      /** When the last of them was written; ISO 8601. */
      anchoredAt?: string
    }
  | {
      whole: false
      /** So many lines before it are whole. */
      lines: number
      /** The id of the first event that was changed, taken out or put in. */
      brokenAt: number
      /** The first anchor outside the database that it does not hold: its end was cut off, or it was made again. */
      missing?: AuditAnchor
    }

/** What a hold can be placed on, or was. Of a matter an administrator sees this and nothing else. */
export type HoldSubject =
  | { kind: 'person'; id: string; name: string | null; email: string | null }
  | { kind: 'matter'; id: string; name: string | null; number: string | null }

/** A legal hold: while it is open nothing of its subject is deleted, whoever asks. Dates are ISO 8601. */
export interface LegalHold {
  id: string
  subject: HoldSubject
  reason: string
  placedAt: string
  /** The administrator's name; null: their account was erased. */
  placedBy: string | null
  liftedAt: string | null
  liftedBy: string | null
}

/** What would be deleted at the next sweep, under certain days. */
export interface RetentionPreview {
  runs: number
  /** Uploads and saved documents. */
  documents: number
  /** Lines of the ledger of what left the machine. */
  events: number
}

/** A run as an administrator looks after it: nothing of what it is about. Dates are ISO 8601. */
export interface Job {
  id: string
  tool: string
  action: string
  /** `inline` runs end in the process that was asked: they cannot be started again from here. */
  mode: 'inline' | 'queued'
  personId: string
  personName: string
  state: Extract<RunState, 'queued' | 'running' | 'failed'>
  createdAt: string
  startedAt: string | null
  endedAt: string | null
  attempt: number
  errorCode: string | null
}

export interface Jobs {
  jobs: Job[]
  next: string | null
  counts: Record<Job['state'], number>
  /** How long the run that waits longest has waited, in seconds; null: none waits. */
  oldestWait: number | null
}
