/** Everything that is written down of what people do, and what the audit log calls it. Ids alone stand beside it, never content. */
export const auditActions = {
  'account.registered': 'Created an account',
  'account.signed-in': 'Signed in',
  'account.sign-in-failed': 'Failed to sign in',
  'account.password-given': 'Entered the password and was asked for a second factor',
  'account.wrong-codes': 'Entered incorrect codes after the correct password',
  'account.new-device': 'Signed in with a new browser',
  'account.signed-out': 'Signed out',
  'account.password-changed': 'Changed the password',
  'account.email-changed': 'Changed the email',
  'account.renamed': 'Changed the name',
  'account.exported': 'Exported the account',
  'account.erased': 'Deleted the account',
  'account.session-ended': 'Ended a session',
  'account.linked': 'Connected single sign-on',
  'factor.added': 'Added a second factor',
  'factor.removed': 'Removed a second factor',
  'factor.renamed': 'Renamed a passkey',
  'factor.codes-made': 'Made new backup codes',
  'factor.reset': 'Reset a user’s second factors',
  'account.password-forgotten': 'Requested a new password',
  'account.password-reset': 'Set a new password by link',
  'account.email-confirmed': 'Confirmed an email by link',
  'person.invited': 'Invited a user',
  'invitation.renewed': 'Renewed an invitation',
  'invitation.revoked': 'Revoked an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'person.deactivated': 'Deactivated a user',
  'person.activated': 'Reactivated a user',
  'person.role-changed': 'Changed a user’s role',
  'person.plan-changed': 'Changed a user’s plan',
  'person.reset-link-made': 'Created a new password link',
  'person.sign-on-disconnected': 'Disconnected a user from single sign-on',
  'key.made': 'Created an API key',
  'key.revoked': 'Revoked an API key',
  'settings.changed': 'Changed an installation setting',
  'usage.exported': 'Exported a month’s usage',
  'language-model.fetched': 'Started fetching a language model',
  'speech-model.fetched': 'Started fetching a speech model',
  'language-model.removed': 'Removed a language model',
  'speech-model.removed': 'Removed the speech model',
  'model.fetch-paused': 'Paused fetching a model',
  'model.fetch-canceled': 'Canceled fetching a model',
  'model.evaluations-started': 'Started evaluating models',
  'model.evaluations-canceled': 'Canceled evaluating models',
  'model.weights-added': 'Started adding weights from the server',
  'embedding-model.fetched': 'Started fetching the embedding model',
  'connection.tested': 'Tested a connection',
  'run.deleted': 'Deleted a run',
  'runs.deleted': 'Deleted runs',
  'run.exported': 'Exported a result',
  'review.kept': 'Saved a decision about a result',
  'review.dropped': 'Withdrew a decision about a result',
  'backup.made': 'Made a backup',
  'backup.restored': 'Restored a backup',
  'vault.key-rotated': 'Rotated the vault key',
  'document.downloaded': 'Downloaded a document',
  'document.deleted': 'Deleted a saved document',
  'audit.exported': 'Exported the audit log',
  'hold.placed': 'Placed a legal hold',
  'hold.lifted': 'Lifted a legal hold',
  'retention.deleted': 'Deleted data past its retention period',
  'law.pack-added': 'Added a law pack',
  'law.pack-paused': 'Paused a law pack',
  'law.pack-resumed': 'Resumed a law pack',
  'law.pack-cancelled': 'Canceled adding a law pack',
  'law.pack-removed': 'Removed a law pack',
  'law.checked': 'Checked for newer law',
  'law.completion-later': 'Postponed completing the library',
  'job.retried': 'Retried a failed job',
  'job.cancelled': 'Canceled a job',
  'document.filed': 'Moved a saved document into or out of a matter',
  'run.filed': 'Moved a run into or out of a matter',
  'matter.opened': 'Opened a matter',
  'matter.renamed': 'Renamed a matter',
  'matter.particulars': 'Changed the parties or court of a matter',
  'matter.closed': 'Closed a matter',
  'matter.reopened': 'Reopened a matter',
  'matter.kept-here': 'Kept a matter on this server',
  'matter.let-out': 'Let models elsewhere be asked in a matter',
  'matter.passed-on': 'Transferred a matter to another owner',
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
  | 'law-pack'
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
