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
  what: 'The email of your account was changed to another one',
  means: 'This email signs in no more, and no further mail goes to it.',
  page: 'profile',
  otherwise: 'do it by phone or in person: only they can give you your account back',
} as const

const signOnConnected = {
  subject: 'Single sign-on was connected',
  what: 'Your account was connected with single sign-on',
  means: 'Whoever signs in there as you opens your account.',
  page: 'sign-in',
  otherwise: 'have them disconnect it',
} as const

/** What is told to whose account it is, since somebody else could come in by it, or keep them out. */
const changes = {
  'passkey-added': {
    subject: 'A passkey was added',
    what: 'A passkey was added to your account',
    means: 'It signs in without your password.',
    page: 'sign-in',
    otherwise: 'remove the passkey there and change your password',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your account',
    means: 'It signs in no more.',
    page: 'sign-in',
    otherwise: 'change your password',
  },
  'app-added': {
    subject: 'An authenticator app was added',
    what: 'An authenticator app was added to your account',
    means: 'Its codes are asked for after your password.',
    page: 'sign-in',
    otherwise: 'have your administrator take it off, and change your password',
  },
  'app-removed': {
    subject: 'An authenticator app was removed',
    what: 'The authenticator app was removed from your account',
    means: 'Its codes count no more.',
    page: 'sign-in',
    otherwise: 'change your password and set up an app anew',
  },
  'codes-made': {
    subject: 'New backup codes were made',
    what: 'New backup codes were made for your account',
    means: 'Each stands in for your second factor once. The codes from before work no more.',
    page: 'sign-in',
    otherwise: 'change your password and make new codes there',
  },
  'key-made': {
    subject: 'An API key was made',
    what: 'An API key was made for your account',
    means: 'Whoever has it calls tools as you, without your password.',
    page: 'keys',
    otherwise: 'revoke the key there and change your password',
  },
  'password-changed': {
    subject: 'Your password was changed',
    what: 'The password of your account was changed',
    means: 'You were signed out everywhere else.',
    page: 'sessions',
    otherwise: 'ask for a new password on the page for signing in',
  },
  'email-changed': emailChanged,
  'email-changed-beside-sign-on': {
    ...emailChanged,
    means:
      'This email signs in no more with a password, and no further mail goes to it. Single sign-on opens your account as before.',
  },
  'new-device': {
    subject: 'A sign-in with a new browser',
    what: 'Somebody signed in with a browser that had not been used in the last six months for your account',
    means: 'It stays signed in for up to seven days.',
    page: 'sessions',
    otherwise: 'end that session there and change your password',
  },
  'wrong-codes': {
    subject: 'Wrong codes after the right password',
    what: 'The right password, and then wrong codes for the second step, were given for your account',
    means:
      'They did not get in, and must wait and give the password again before they can try more. But whoever it was knows your password.',
    page: 'sign-in',
    otherwise: 'change your password now, here and wherever else you use it',
  },
  'sign-on-connected': signOnConnected,
  'sign-on-connected-anew': {
    ...signOnConnected,
    means: `${signOnConnected.means} As its email had never been confirmed, what opened it before was removed: its password, sessions, API keys and second factors.`,
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
    `${what} of ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. ${more ? `${more} ` : ''}${means}`,
    `If it was you, there is nothing to do. You see it under Settings, ${titles[page]}:\n${publicUrl}/settings/${page}`,
    `If it was not you, tell your administrator at once, and ${otherwise}.`,
  ])
}
