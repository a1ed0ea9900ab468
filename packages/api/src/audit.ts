/** Everything that is written down of what people do, and what the audit log calls it. Ids alone stand beside it, never content. */
export const auditActions = {
  'account.registered': 'Created an account',
  'account.signed-in': 'Signed in',
  'account.sign-in-failed': 'Failed to sign in',
  'account.password-given': 'Gave the password and was asked for a second factor',
  'account.wrong-codes': 'Gave wrong codes after the right password',
  'account.new-device': 'Signed in with a new browser',
  'account.signed-out': 'Signed out',
  'account.password-changed': 'Changed the password',
  'account.email-changed': 'Changed the email',
  'account.renamed': 'Changed the name',
  'account.exported': 'Exported the account',
  'account.erased': 'Erased the account',
  'account.session-ended': 'Ended a session',
  'account.linked': 'Connected single sign-on',
  'factor.added': 'Added a second factor',
  'factor.removed': 'Removed a second factor',
  'factor.renamed': 'Renamed a passkey',
  'factor.codes-made': 'Made new backup codes',
  'factor.reset': 'Took off the second factors of a person',
  'account.password-forgotten': 'Asked for a new password',
  'account.password-reset': 'Set a new password by a link',
  'account.email-confirmed': 'Confirmed an email by a link',
  'person.invited': 'Invited somebody',
  'invitation.renewed': 'Renewed an invitation',
  'invitation.revoked': 'Took back an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'person.deactivated': 'Deactivated a person',
  'person.activated': 'Activated a person again',
  'person.role-changed': 'Changed the role of a person',
  'person.plan-changed': 'Changed the plan of a person',
  'person.reset-link-made': 'Made a link for a new password',
  'person.sign-on-disconnected': 'Disconnected single sign-on from a person',
  'key.made': 'Made an API key',
  'key.revoked': 'Revoked an API key',
  'settings.changed': 'Changed a setting of the installation',
  'usage.exported': 'Exported what was used in a month',
  'connection.tested': 'Tested a connection',
  'run.deleted': 'Deleted a run',
  'runs.deleted': 'Deleted runs',
  'run.exported': 'Exported a result',
  'review.kept': 'Kept a decision about a result',
  'review.dropped': 'Took back a decision about a result',
  'backup.made': 'Made a backup',
  'backup.restored': 'Restored a backup',
  'vault.key-rotated': 'Gave the vault a new key',
  'document.downloaded': 'Downloaded a document',
  'document.deleted': 'Deleted a kept document',
  'audit.exported': 'Exported the audit log',
  'hold.placed': 'Placed a legal hold',
  'hold.lifted': 'Lifted a legal hold',
  'retention.deleted': 'Deleted what was past its time',
  'job.retried': 'Started a failed job again',
  'job.cancelled': 'Cancelled a job',
  'document.filed': 'Moved a kept document to a matter or out of one',
  'run.filed': 'Moved a run to a matter or out of one',
  'matter.opened': 'Opened a matter',
  'matter.renamed': 'Renamed a matter',
  'matter.closed': 'Closed a matter',
  'matter.reopened': 'Reopened a matter',
  'matter.passed-on': 'Passed a matter on to another owner',
  'matter.deleted': 'Deleted a matter',
  'matter.member-added': 'Added a member to a matter',
  'matter.member-removed': 'Removed a member from a matter',
} as const

export type AuditAction = keyof typeof auditActions

/** Who did something: a person, a program with a person's key, somebody who is not signed in, or the server itself. */
export type ActorKind = 'person' | 'key' | 'visitor' | 'system'

/** What an event is about. */
export type SubjectKind =
  | 'person'
  | 'run'
  | 'document'
  | 'kept-document'
  | 'key'
  | 'session'
  | 'setting'
  | 'matter'
  | 'hold'
  | 'link'

/** One line of the audit log. */
export interface AuditEvent {
  id: number
  /** ISO 8601. */
  at: string
  actorKind: ActorKind
  /** Of the person; null for a visitor and the server. */
  actorId: string | null
  /** Of the API key, where one was used. */
  keyId: string | null
  /** The network address that the request came from; null where there was none. */
  address: string | null
  action: AuditAction
  subjectKind: SubjectKind | null
  subjectId: string | null
  /** Names of settings, counts and roles; never content. */
  detail: Record<string, string | number | boolean | null>
}
