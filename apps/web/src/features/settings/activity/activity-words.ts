import { type AuditAction, auditActions, type SignInEvent } from '@casewright/api/client'

/** What happened, to whose account it is; where the audit log's words are for others. */
const own: Partial<Record<AuditAction, string>> = {
  'account.registered': 'Account created',
  'account.sign-in-failed': 'Sign-in failed',
  'account.password-given': 'Password correct, second factor requested',
  'account.wrong-codes': 'Incorrect codes after the correct password',
  'account.new-device': 'Signed in with a new browser',
  'account.password-changed': 'Password changed',
  'account.password-forgotten': 'New password requested',
  'account.password-reset': 'Password set by link',
  'account.email-changed': 'Email changed',
  'account.email-confirmed': 'Email confirmed',
  'account.session-ended': 'Session ended',
  'account.linked': 'Single sign-on connected',
  'account.exported': 'Your data downloaded',
  'factor.added': 'Second factor added',
  'factor.removed': 'Second factor removed',
  'factor.renamed': 'Passkey renamed',
  'factor.codes-made': 'New backup codes created',
  'factor.reset': 'Second factors reset',
  'invitation.accepted': 'Invitation accepted',
  'key.made': 'API key created',
  'key.revoked': 'API key revoked',
  'person.deactivated': 'Account deactivated',
  'person.activated': 'Account reactivated',
  'person.role-changed': 'Role changed',
  'person.reset-link-made': 'New password link created',
  'person.sign-on-disconnected': 'Single sign-on disconnected',
}

const doers: Record<SignInEvent['by'], string> = {
  you: 'You',
  somebody: 'Someone not signed in',
  administrator: 'An administrator',
  server: 'The server',
}

const kinds: Record<string, string> = { app: 'Authenticator app', passkey: 'Passkey' }

export const happened = ({ action }: Pick<SignInEvent, 'action'>): string => own[action] ?? auditActions[action]

export const doer = ({ by }: Pick<SignInEvent, 'by'>): string => doers[by]

/** What else is known of it; empty where nothing is. */
export function more({ action, detail }: Pick<SignInEvent, 'action' | 'detail'>): string {
  const { how, step, device, kind, count, unusedMinutes, keys, keysKept } = detail
  if (how) return `With ${how}`
  if (step) return `At the ${step}`
  if (device) return String(device)
  if (unusedMinutes) return `Not used for ${unusedMinutes} minutes`
  if (action === 'account.wrong-codes' && count) return `${count} in a row`
  if (typeof kind === 'string') return kinds[kind] ?? ''
  if (Number(keys) > 0) return `API keys revoked: ${keys}`
  if (Number(keysKept) > 0) return `API keys kept: ${keysKept}`
  return ''
}

/** What deserves a second look, were it not oneself. */
const alarming = new Set<AuditAction>([
  'account.wrong-codes',
  'account.new-device',
  'factor.reset',
  'person.reset-link-made',
])

export const isAlarming = ({ action, by }: Pick<SignInEvent, 'action' | 'by'>): boolean =>
  alarming.has(action) && (by !== 'you' || action === 'account.new-device')
