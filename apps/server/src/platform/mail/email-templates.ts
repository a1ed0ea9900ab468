import { type StillOpen, stillOpenWords } from '@casewright/api'
import { counted, formatMomentUtc } from '@casewright/core'

/** A mail in plain text. None holds a word of a document. */
export interface Letter {
  to: string
  subject: string
  text: string
}

export interface Place {
  /** What the installation calls itself. */
  productName: string
  /** Where it is, as people open it. */
  publicUrl: string
}

const until = (expiresAt: Date) => `The link works once, until ${formatMomentUtc(expiresAt)}.`

export const letter = (to: string, subject: string, paragraphs: readonly string[]): Letter => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

interface Sent extends Place {
  to: string
  link: string
  expiresAt: Date
}

/** @param by the name of the administrator who invites */
export const invitationLetter = ({ to, link, expiresAt, productName, publicUrl, by }: Sent & { by: string }) =>
  letter(to, `Your invitation to ${productName}`, [
    `${by} invites you to ${productName} at ${publicUrl}.`,
    `Open this link to choose your password:\n${link}`,
    until(expiresAt),
    'If you did not expect this, do nothing: no account is made unless the link is opened.',
  ])

export const resetLetter = ({ to, link, expiresAt, productName, publicUrl }: Sent) =>
  letter(to, `Choose a new password for ${productName}`, [
    `Somebody, most likely you, asked for a new password for your account of ${productName} at ${publicUrl}.`,
    `Open this link to choose it:\n${link}`,
    until(expiresAt),
    'If it was not you, do nothing: your password stays as it is.',
  ])

/** @param stays how the account can still be entered besides */
export const resetDoneLetter = ({
  to,
  at,
  stays,
  productName,
  publicUrl,
}: Place & { to: string; at: Date; stays: StillOpen }) =>
  letter(to, `Your password for ${productName} was changed`, [
    `A new password was chosen by a link for your account of ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. You were signed out everywhere${stays.keys ? '' : ', and all of your API keys were revoked'}.`,
    ...(stillOpenWords(stays)
      ? [
          `What stays: ${stillOpenWords(stays)}. Remove what you do not know under Settings, Sign-in${stays.keys ? ' and API keys' : ''}:\n${publicUrl}/settings/sign-in`,
        ]
      : []),
    'If it was not you, tell your administrator at once.',
  ])

/** @param by the name of the administrator who made the link, which is not in the letter */
export const resetLinkMadeLetter = ({
  to,
  expiresAt,
  productName,
  publicUrl,
  by,
}: Omit<Sent, 'link'> & { by: string }) =>
  letter(to, `A link for a new password for ${productName} was made`, [
    `${by}, an administrator, made a link that sets a new password for your account of ${productName} at ${publicUrl}. They hand it to you themselves.`,
    until(expiresAt),
    'If you did not ask for it, ask them at once, in person or by phone.',
  ])

/** @param by the name of the administrator who took it off */
export const factorsTakenOffLetter = ({ to, productName, publicUrl, by }: Place & { to: string; by: string }) =>
  letter(to, `Your second factor for ${productName} was taken off`, [
    `${by}, an administrator, took the second factor off your account of ${productName} at ${publicUrl}. Your password alone signs in until you set up a new one, under Settings, Sign-in.`,
    'If you did not ask for this, ask them at once, in person or by phone.',
  ])

/** @param by the name of the administrator who disconnected it */
export const signOnDisconnectedLetter = ({
  to,
  at,
  productName,
  publicUrl,
  by,
}: Place & { to: string; at: Date; by: string }) =>
  letter(to, `Single sign-on was disconnected (${productName})`, [
    `${by}, an administrator, disconnected single sign-on from your account of ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. You were signed out where you had come in by it.`,
    'Your password or a passkey opens your account from now on. If you have neither, ask them for a link for a new password. Whoever comes by single sign-on with your email next is connected with your account anew.',
    'If you did not ask for this, ask them at once, in person or by phone.',
  ])

interface HandedOver extends Place {
  to: string
  at: Date
  matters: number
  /** The name of the administrator who did it. */
  by: string
}

/** To whoever owned them, whose account is deactivated. */
export const mattersHandedOverLetter = ({ to, at, matters, productName, publicUrl, by }: HandedOver) =>
  letter(to, `Your matters were given a new owner (${productName})`, [
    `${by}, an administrator, named somebody else as the owner of ${counted(matters, 'matter')} of yours of ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. Your account there is deactivated, and no other active person was a member.`,
    'If this surprises you, ask them or the firm, in person or by phone.',
  ])

/** To whoever owns them from now on. */
export const mattersReceivedLetter = ({ to, at, matters, productName, publicUrl, by }: HandedOver) =>
  letter(to, `You own ${counted(matters, 'more matter')} (${productName})`, [
    `${by}, an administrator, named you as the owner of ${counted(matters, 'matter')} of somebody who is deactivated, of ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. You see what is filed there, and can add members:\n${publicUrl}/matters`,
    'If you did not expect this, ask them at once, in person or by phone.',
  ])

export const confirmationLetter = ({ to, link, expiresAt, productName, publicUrl }: Sent) =>
  letter(to, `Confirm your email for ${productName}`, [
    `This email stands on an account of ${productName} at ${publicUrl}.`,
    `Open this link to confirm that it is yours:\n${link}`,
    until(expiresAt),
    'If you know nothing of such an account, do nothing.',
  ])
