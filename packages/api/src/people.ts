import { counted } from '@casewright/core/counted'

export type Role = 'administrator' | 'member'

/** What a link that works once is for. */
export type LinkKind = 'invitation' | 'password-reset' | 'email'

/** What is shown of a link before it is used. */
export interface LinkAbout {
  kind: LinkKind
  /** The account's, or the one that it will have. */
  email: string
  /** The API keys of an account whose password is set again; absent where there are none. */
  keys?: KeyInUse[]
}

/** An API key, to whoever decides whether it goes on. */
export interface KeyInUse {
  name: string
  /** ISO 8601; null: never. */
  lastUsedAt: string | null
}

/** Somebody with an account, as administrators see them. Times are ISO 8601. */
export interface ListedPerson {
  id: string
  name: string
  email: string
  /** By a link, by single sign-on, or by the administrator who invited them; otherwise it is what they call themselves. */
  emailConfirmed: boolean
  role: Role
  /** Since when nobody can act as them; null: they are active. */
  deactivatedAt: string | null
  /** Right to ten minutes; null: never, or before it was written down. */
  lastUsedAt: string | null
  createdAt: string
  /** Whether a password alone does not sign them in. */
  secondFactor: boolean
  /** Whether they are connected with the firm's own sign-in. */
  singleSignOn: boolean
  /** False for who came by single sign-on and chose none. */
  hasPassword: boolean
  /** The name of their plan; null: none, so that nothing is limited. */
  plan: string | null
  /** When they asked for a new password that no mail could bring; null: they wait for none. */
  askedForPasswordAt: string | null
  /** How many matters they own of which nobody else who is active is a member. */
  mattersAlone: number
}

/** An invitation that was not accepted yet. It may be over. */
export interface OpenInvitation {
  id: string
  email: string
  role: Role
  createdAt: string
  expiresAt: string
  /** Sent by mail; otherwise an administrator was given the link to hand over. */
  mailed: boolean
}

/** `GET /api/admin/people`. */
export interface PeoplePage {
  /** By name. */
  people: ListedPerson[]
  /** What the next page is asked for with; null: this is the last. */
  next: string | null
  /** On the first page alone. */
  invitations: OpenInvitation[]
  /** How many administrators can sign in. */
  administrators: number
  /** The names of the plans that can be given. */
  plans: string[]
}

/** How an account can still be entered after a new password was set by a link; its sessions and API keys are gone. */
export interface StillOpen {
  /** API keys that were kept on purpose; absent where there are none. */
  keys?: number
  passkeys: number
  /** An authenticator app, whose codes are asked for after the password. */
  app: boolean
  /** A connection with the firm's own sign-in. */
  singleSignOn: boolean
}

/** It in words, such as '2 passkeys and an authenticator app'; empty where there is nothing. */
export const stillOpenWords = ({ keys = 0, passkeys, app, singleSignOn }: StillOpen): string =>
  new Intl.ListFormat('en-US').format([
    ...(keys > 0 ? [counted(keys, 'API key')] : []),
    ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : []),
    ...(app ? ['an authenticator app'] : []),
    ...(singleSignOn ? ['single sign-on'] : []),
  ])

/** A link that an administrator had made. */
export interface HandedLink {
  /** To hand over, shown this once; null: it went out by mail. */
  link: string | null
  expiresAt: string
  /** Mail is set up and did not take it. */
  mailFailed: boolean
}
