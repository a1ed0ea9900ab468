export type Role = 'administrator' | 'member'

/** What a link that works once is for. */
export type LinkKind = 'invitation' | 'password-reset' | 'email'

/** What is told of a link before it is used. */
export interface LinkAbout {
  kind: LinkKind
  /** The account's, or the one that it will have. */
  email: string
}

/** Somebody with an account, as administrators see them. Times are ISO 8601. */
export interface ListedPerson {
  id: string
  name: string
  email: string
  role: Role
  /** Since when nobody can act as them; null: they are active. */
  deactivatedAt: string | null
  /** Right to ten minutes; null: never, or before it was written down. */
  lastUsedAt: string | null
  createdAt: string
  /** Whether a password alone does not sign them in. */
  secondFactor: boolean
  /** The name of their plan; null: none, so that nothing is limited. */
  plan: string | null
  /** When they asked for a new password that no mail could bring; null: they wait for none. */
  askedForPasswordAt: string | null
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

/** A link that an administrator had made. */
export interface HandedLink {
  /** To hand over, shown this once; null: it went out by mail. */
  link: string | null
  expiresAt: string
  /** Mail is set up and did not take it. */
  mailFailed: boolean
}
