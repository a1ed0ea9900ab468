import type { LawChange, LawPackWork, NewerRelease } from '@casewright/api'
import type { RunState } from '@casewright/core'
import type { LibrarySchema } from '@casewright/library'
import type { ColumnType, Generated, Selectable } from 'kysely'

type Made = ColumnType<Date, never, never>
type Stamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Sealed = ColumnType<Buffer, Buffer, Buffer>
type SealedOrNot = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>

export type SignedInHow = 'passkey' | 'single-sign-on'

/** Columns are snake_case in the database, camelCase here. `sealed…` columns hold vault records. */
export interface Schema extends LibrarySchema {
  person: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    /** With which an administrator invited the person; null: they came by themselves. */
    invitedEmail: ColumnType<string | null, string | null | undefined, never>
    image: string | null
    role: 'administrator' | 'member'
    /** Since when nobody can act as this person. */
    deactivatedAt: Stamp
    /** The name of a plan, whose limits hold for the person; null: without limits. */
    plan: string | null
    /** When the last session that has ended was last used. */
    lastUsedAt: Stamp
    /** Since when a new password is waited for that no mail could bring. */
    askedForPasswordAt: Stamp
    /** Whether the password alone does not sign in: there is an authenticator app, or a passkey. */
    twoFactorEnabled: ColumnType<boolean, boolean | undefined, boolean>
    createdAt: Made
    updatedAt: Date
  }
  session: {
    id: string
    userId: string
    token: string
    expiresAt: Date
    /** Null: by the password. */
    how: ColumnType<SignedInHow | null, SignedInHow | null | undefined, SignedInHow | null>
    /** When a person last did something in it; kept up while sessions end by themselves when they are not used. */
    lastSeenAt: ColumnType<Date, never, Date>
  }
  /** A browser that a person has signed in with. Of the token in its cookie the hash is kept. */
  knownDevice: {
    id: Generated<string>
    personId: string
    tokenHash: Buffer
    firstAt: Made
    lastAt: ColumnType<Date, never, Date>
  }
  /** What somebody signs in with: a password, or an account at the firm's own sign-in. */
  credential: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: Made
    updatedAt: Date
  }
  /** Of better-auth's plugin, one of a person at most. Secret and codes are encrypted. */
  twoFactor: {
    id: string
    secret: string
    backupCodes: string
    userId: string
    /** Whether codes of the authenticator app count. */
    verified: boolean
  }
  passkey: {
    id: Generated<string>
    personId: string
    name: string
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    /** Whether it lives on several devices of its owner. */
    backedUp: boolean
    createdAt: Made
    lastUsedAt: Stamp
  }
  /** better-auth's plugin writes it; the key is a hash. */
  apiKey: {
    id: string
    name: string | null
    start: string | null
    referenceId: string
    permissions: string | null
    createdAt: Made
    expiresAt: Date | null
    lastRequest: Date | null
  }
  matter: {
    id: Generated<string>
    name: string
    clientMatterNumber: string | null
    /** Who opened it; null: they were erased, and the members go on. */
    ownerId: string | null
    closedAt: Stamp
    /** No language model elsewhere reads anything of it. */
    keptHere: Generated<boolean>
    /** Its parties and court, for its papers. */
    sealedParticulars: SealedOrNot
    createdAt: Made
  }
  matterMember: { matterId: string; personId: string; addedAt: Made }
  document: {
    id: Generated<string>
    ownerId: string
    matterId: string | null
    name: string
    bytes: number
    /** Of the file's bytes, in hex; null until it has wholly arrived. */
    sha256: string | null
    kind: string | null
    /** It ended the process that read it: the same bytes are not read again. */
    unsafe: Generated<boolean>
    state: 'arriving' | 'kept'
    keepUntil: Stamp
    createdAt: Made
  }
  documentChunk: { documentId: string; seq: number; sealed: Sealed }
  documentText: { documentId: string; sealed: Sealed; readAt: Made }
  run: {
    id: Generated<string>
    ownerId: string
    matterId: string | null
    tool: string
    action: string
    mode: 'inline' | 'queued'
    retain: 'history' | 'transient'
    /** Of before labels were sealed; the server seals it and takes it away. */
    label: ColumnType<string | null, null | undefined, null>
    sealedLabel: SealedOrNot
    state: ColumnType<RunState, RunState | undefined, RunState>
    attempt: ColumnType<number, number | undefined, number>
    leaseUntil: Stamp
    sealedInput: Sealed
    sealedOutput: SealedOrNot
    sealedProvenance: SealedOrNot
    errorCode: string | null
    errorMessage: string | null
    createdAt: Made
    startedAt: Stamp
    endedAt: Stamp
    /** When its end was seen by its owner. */
    seenAt: Stamp
  }
  runDocument: { runId: string; documentId: string; position: number }
  runStep: {
    id: Generated<number>
    runId: string
    message: string
    done: number | null
    total: number | null
    createdAt: Made
  }
  runReview: { runId: string; item: string; personId: string; sealed: Sealed; at: ColumnType<Date, Date, Date> }
  runPartial: { runId: string; version: number; sealed: Sealed; updatedAt: ColumnType<Date, Date | undefined, Date> }
  egressEntry: {
    id: Generated<number>
    /** Null: the system itself. */
    personId: string | null
    /** The run may have been erased since. */
    runId: string | null
    at: Made
    kind: 'model' | 'source' | 'web' | 'mail' | 'sign-in'
    name: string
    /** With its port; never a path. */
    host: string
    trust: 'local' | 'cloud'
    method: string
    status: number | null
    outcome: ColumnType<EgressOutcome, EgressOutcome | undefined, EgressOutcome>
    bytesSent: Generated<number>
    bytesReceived: Generated<number>
    milliseconds: number | null
    sealedReplaced: SealedOrNot
  }
  keptDocument: {
    id: Generated<string>
    ownerId: string
    matterId: ColumnType<string | null, string | null | undefined, string | null>
    tool: string
    title: string
    /** The newest. */
    version: Generated<number>
    createdAt: Made
    updatedAt: ColumnType<Date, never, Date>
  }
  keptVersion: { documentId: string; version: number; title: string; sealed: Sealed; at: Made }
  /** A report or a saved document whose citations are compared with later law. */
  treatmentWatch: {
    id: Generated<string>
    ownerId: string
    runId: string | null
    documentId: string | null
    /** Null: it is still to be read. */
    sealed: SealedOrNot
    /** The state of the law; empty: what it cites is to be read. */
    comparedWith: ColumnType<string, string | undefined, string>
    /** Null: nothing is worse than its owner was told. */
    worseSince: Stamp
  }
  oneTimeLink: {
    id: Generated<string>
    kind: 'invitation' | 'password-reset' | 'email'
    /** SHA-256 of the token, which stands in the link alone. */
    tokenHash: Buffer
    email: string
    /** Whose account it is for; null for an invitation until it is accepted. */
    personId: string | null
    /** Of who accepts the invitation. */
    role: 'administrator' | 'member' | null
    madeBy: string | null
    createdAt: Made
    expiresAt: ColumnType<Date, Date, Date>
    usedAt: Stamp
    revokedAt: Stamp
    /** When it went out by mail; null: somebody handed it over. */
    mailedAt: Stamp
  }
  /** The database lets rows be added alone. */
  auditEvent: {
    id: Generated<number>
    at: Made
    actorKind: 'person' | 'key' | 'visitor' | 'system'
    actorId: string | null
    keyId: string | null
    address: string | null
    action: string
    subjectKind: string | null
    subjectId: string | null
    detail: ColumnType<Record<string, unknown>, string, never>
  }
  /** The database writes it as each transaction with events ends, and lets it be added to alone. */
  auditLink: { position: number; eventId: number; chain: Buffer }
  legalHold: {
    id: Generated<string>
    personId: string | null
    matterId: string | null
    reason: string
    placedBy: string | null
    placedAt: Made
    liftedBy: ColumnType<string | null, string | null | undefined, string | null>
    liftedAt: Stamp
  }
  /** What was used. It stays when the run is erased, and forgets the person when they are. */
  usageEntry: {
    id: Generated<number>
    at: Made
    kind: 'run' | 'model'
    runId: string | null
    personId: string | null
    /** Of the run. Who moves a run to a matter moves its entries. */
    matterId: ColumnType<string | null, string | null | undefined, string | null>
    tool: string
    action: string
    /** By a program with the person's key. */
    byKey: ColumnType<boolean, boolean | undefined, never>
    /** Of a model call, as prices name it. */
    model: ColumnType<string | null, string | null | undefined, never>
    inputTokens: ColumnType<number, number | undefined, never>
    outputTokens: ColumnType<number, number | undefined, never>
    /** Null: it is not known. */
    costMicros: ColumnType<number | null, number | null | undefined, never>
  }
  /** Questions that a model on this server did not answer. */
  localModelFailure: { id: Generated<number>; model: string; at: Made }
  /** A pack of law that is held, or that is being worked on. Of several processes one works. */
  lawPack: {
    id: string
    deed: LawDeed | null
    state: LawState
    source: ColumnType<'network' | 'folder', 'network' | 'folder' | undefined, 'network' | 'folder'>
    folder: string | null
    /** What an administrator asked of who works on it. */
    wanted: 'pause' | 'cancel' | null
    progress: ColumnType<LawProgress, string | undefined, string>
    /** Why it failed, in a sentence. */
    problem: string | null
    /** How current it is; null: it was never complete. */
    current: string | null
    newer: ColumnType<NewerRelease | null, string | null | undefined, string | null>
    changed: ColumnType<LawChange | null, string | null | undefined, string | null>
    /** Its files as they came last: what tells a newer release. */
    files: ColumnType<LawFile[], string | undefined, string>
    askedAt: ColumnType<Date, Date | undefined, Date>
    startedAt: ColumnType<Date, Date | undefined, Date>
    touchedAt: ColumnType<Date, Date | undefined, Date>
  }
  installationSetting: {
    key: string
    value: ColumnType<unknown, string, string>
    /** The administrator who did; null: they were erased. */
    changedBy: string | null
    changedAt: ColumnType<Date, Date, Date>
  }
  personSetting: { personId: string; key: string; sealed: Sealed }
}

export type LawDeed = LawPackWork['deed']
export type LawState = LawPackWork['state'] | 'held'
export type LawProgress = Partial<
  Pick<LawPackWork, 'at' | 'progress' | 'files' | 'download' | 'items' | 'perSecond' | 'left' | 'failures' | 'missing'>
>
/** A file of a publisher, and what it said of its version. */
export interface LawFile {
  url: string
  name: string
  bytes: number
  sha256: string
  validator: string | null
}

/** `started` stays where the process died before the end was known. */
export type EgressOutcome = 'started' | 'answered' | 'failed' | 'refused' | 'aborted'

export type RunRow = Selectable<Schema['run']>
