import { formatMomentUtc } from '@casewright/core'
import { type Letter, letter, type Place } from './email-templates.ts'

interface Sentences {
  subject: string
  /** What happened. */
  what: string
  /** What it means for the account. */
  means: string
  /** Where its owner sees it: a page of the settings, and what it is called. */
  page: 'sign-in' | 'keys' | 'profile' | 'sessions'
  /** What else to do than to tell the administrator, where it was somebody else. */
  otherwise: string
}

const titles: Record<Sentences['page'], string> = {
  'sign-in': 'Sign-in',
  keys: 'API keys',
  profile: 'Profile',
  sessions: 'Sessions',
}

const emailChanged = {
  subject: 'Your email was changed',
  what: 'The email address on your account was changed',
  means: 'This address can no longer sign in, and no more email will be sent to it.',
  page: 'profile',
  otherwise: 'contact them by phone or in person: only they can restore your account',
} as const

const signOnConnected = {
  subject: 'Single sign-on was connected',
  what: 'Your account was connected to single sign-on',
  means: 'Anyone who signs in there as you can open your account.',
  page: 'sign-in',
  otherwise: 'ask them to disconnect it',
} as const

/** What is told to whose account it is, since somebody else could come in by it, or keep them out. */
const changes = {
  'passkey-added': {
    subject: 'A passkey was added',
    what: 'A passkey was added to your account',
    means: 'It can sign in without your password.',
    page: 'sign-in',
    otherwise: 'remove the passkey there and change your password',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your account',
    means: 'It can no longer sign in.',
    page: 'sign-in',
    otherwise: 'change your password',
  },
  'app-added': {
    subject: 'An authenticator app was added',
    what: 'An authenticator app was added to your account',
    means: 'You will be asked for its code after your password.',
    page: 'sign-in',
    otherwise: 'ask your administrator to remove it, and change your password',
  },
  'app-removed': {
    subject: 'An authenticator app was removed',
    what: 'The authenticator app was removed from your account',
    means: 'Its codes no longer work.',
    page: 'sign-in',
    otherwise: 'change your password and set up an app again',
  },
  'codes-made': {
    subject: 'New backup codes were created',
    what: 'New backup codes were created for your account',
    means: 'Each works once in place of your second factor. Your previous codes no longer work.',
    page: 'sign-in',
    otherwise: 'change your password and create new codes there',
  },
  'key-made': {
    subject: 'An API key was created',
    what: 'An API key was created for your account',
    means: 'Anyone who has it can call tools as you, without your password.',
    page: 'keys',
    otherwise: 'revoke the key there and change your password',
  },
  'password-changed': {
    subject: 'Your password was changed',
    what: 'The password for your account was changed',
    means: 'You were signed out everywhere else.',
    page: 'sessions',
    otherwise: 'request a new password on the sign-in page',
  },
  'email-changed': emailChanged,
  'email-changed-beside-sign-on': {
    ...emailChanged,
    means:
      'This address can no longer sign in with a password, and no more email will be sent to it. Single sign-on still works.',
  },
  'new-device': {
    subject: 'A sign-in with a new browser',
    what: 'Someone signed in to your account with a browser that had not been used in the last six months',
    means: 'It stays signed in for up to seven days.',
    page: 'sessions',
    otherwise: 'end that session and change your password',
  },
  'wrong-codes': {
    subject: 'Incorrect codes after the correct password',
    what: 'Someone entered the correct password for your account, then incorrect codes for the second step',
    means:
      'They did not sign in, and must wait and enter the password again to continue. But whoever it was knows your password.',
    page: 'sign-in',
    otherwise: 'change your password now, here and wherever else you use it',
  },
  'sign-on-connected': signOnConnected,
  'sign-on-connected-anew': {
    ...signOnConnected,
    means: `${signOnConnected.means} Because its email had never been confirmed, its password, sessions, API keys and second factors were removed.`,
  },
} as const satisfies Record<string, Sentences>

export type AccountChange = keyof typeof changes

/** Tells of a change to an account. The address in it is that of a page: nothing happens by opening it. */
export function changeLetter(
  change: AccountChange,
  { to, at, more, productName, publicUrl }: Place & { to: string; at: Date; more?: string },
): Letter {
  const { subject, what, means, page, otherwise }: Sentences = changes[change]
  return letter(to, `${subject} (${productName})`, [
    `${what} (${productName}, ${publicUrl}) on ${formatMomentUtc(at)}. ${more ? `${more} ` : ''}${means}`,
    `If this was you, you do not need to do anything. You can see it under Settings, ${titles[page]}:\n${publicUrl}/settings/${page}`,
    `If this was not you, tell your administrator right away, and ${otherwise}.`,
  ])
}
