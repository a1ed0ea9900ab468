import type { AuditAction, AuditEvent } from './audit.ts'

/** A passkey: a key on a device of its owner, which is unlocked there and signs in by itself. */
export interface Passkey {
  id: string
  name: string
  /** ISO 8601. */
  createdAt: string
  lastUsedAt: string | null
  /** Whether its owner's devices share it, such as by the account of a phone. */
  backedUp: boolean
}

/** What a person signs in with besides the password; `GET /api/factors`. */
export interface Factors {
  /** Whether codes of an authenticator app are asked for. */
  app: boolean
  /** How many backup codes have not been used yet; null where there is no factor, and so no codes. */
  backupCodes: number | null
  /** Newest first. */
  passkeys: Passkey[]
  /** Whether this installation asks this person for a second factor. */
  asked: boolean
  /** False for who came by single sign-on and chose no password. */
  hasPassword: boolean
  /** What the firm's own sign-in is called, for who is connected with it. */
  singleSignOn: string | null
  /** When wrong codes were last given after the right password, in the last week; null: never, or it was changed since. */
  wrongCodesAt: string | null
}

/** Something that concerns one's own sign-in, newest first in `GET /api/account/activity`. */
export interface SignInEvent {
  id: number
  /** ISO 8601. */
  at: string
  action: AuditAction
  /** `somebody` was not signed in: it may have been oneself. */
  by: 'you' | 'somebody' | 'administrator' | 'server'
  /** The network address; null: not of the person's own browser, or it is not known. */
  address: string | null
  detail: AuditEvent['detail']
}

/** `GET /api/account/activity`; `next` is what the page after is asked for with, as `before`. */
export interface SignInActivity {
  events: SignInEvent[]
  next: number | null
}

/** How somebody whose password was right can go on. */
export type SecondStep = 'app' | 'backup-code' | 'passkey'

/** Why the firm's own sign-in did not lead in: the page for signing in is told the key, and says the sentence. */
export const signOnProblems = {
  down: 'Your firm’s sign-in is not responding correctly. Try again in a few minutes, and contact your administrator if it happens again.',
  refused: 'Your firm’s sign-in did not complete. Try again, or contact your administrator.',
  expired: 'Signing in took too long, or was begun in another window. Try again.',
  'no-email': 'Your firm’s sign-in did not provide your email. Contact your administrator.',
  unverified:
    'An account with your email already exists, but your firm’s sign-in did not confirm that the email is yours. Sign in with your password, or contact your administrator.',
  invited:
    'Your email is invited here, and the sign-in of your firm does not say that it is yours. Open the link of your invitation, or ask your administrator.',
  taken: 'Another sign-in is already connected to the account with this email. Contact your administrator.',
  'too-many': 'Too many attempts to sign in were made from your network. Wait 15 minutes, and try again.',
  closed: 'Registration is closed. Contact your administrator.',
  first: 'There are no accounts yet. Create the first one with a password: it is the administrator’s.',
  deactivated: 'This account is deactivated. Contact your administrator.',
} as const

export type SignOnProblem = keyof typeof signOnProblems
