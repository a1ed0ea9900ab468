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

const until = (expiresAt: Date) => `The link works once and expires ${formatMomentUtc(expiresAt)}.`

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
    'If you did not expect this, ignore it. No account is created unless you open the link.',
  ])

export const resetLetter = ({ to, link, expiresAt, productName, publicUrl }: Sent) =>
  letter(to, `Choose a new password for ${productName}`, [
    `Someone, probably you, requested a new password for your account with ${productName} at ${publicUrl}.`,
    `Open this link to choose one:\n${link}`,
    until(expiresAt),
    'If this was not you, ignore this email. Your password will not change.',
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
    `A new password was set by link for your account with ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. You were signed out everywhere${stays.keys ? '' : ', and all of your API keys were revoked'}.`,
    ...(stillOpenWords(stays)
      ? [
          `Still active: ${stillOpenWords(stays)}. Remove anything you do not recognize under Settings, Sign-in${stays.keys ? ' and API keys' : ''}:\n${publicUrl}/settings/sign-in`,
        ]
      : []),
    'If this was not you, tell your administrator right away.',
  ])

/** @param by the name of the administrator who made the link, which is not in the letter */
export const resetLinkMadeLetter = ({
  to,
  expiresAt,
  productName,
  publicUrl,
  by,
}: Omit<Sent, 'link'> & { by: string }) =>
  letter(to, `A new password link for ${productName} was created`, [
    `${by}, an administrator, created a link to set a new password for your account with ${productName} at ${publicUrl}. They will give it to you themselves.`,
    until(expiresAt),
    'If you did not request it, contact them right away, in person or by phone.',
  ])

/** @param by the name of the administrator who took it off */
export const factorsTakenOffLetter = ({ to, productName, publicUrl, by }: Place & { to: string; by: string }) =>
  letter(to, `Your second factor for ${productName} was removed`, [
    `${by}, an administrator, removed the second factor from your account with ${productName} at ${publicUrl}. You can sign in with just your password until you set up a new one under Settings, Sign-in.`,
    'If you did not request this, contact them right away, in person or by phone.',
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
    `${by}, an administrator, disconnected single sign-on from your account with ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. Sessions that used it were signed out.`,
    'From now on, sign in with your password or a passkey. If you have neither, ask them for a new password link. The next single sign-on with your email will be connected to your account again.',
    'If you did not request this, contact them right away, in person or by phone.',
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
  letter(to, `Your matters were transferred (${productName})`, [
    `${by}, an administrator, transferred ${counted(matters, 'matter')} that you own in ${productName} at ${publicUrl} to another user, on ${formatMomentUtc(at)}. Your account is deactivated, and they had no other active member.`,
    'If you did not expect this, contact them or the firm, in person or by phone.',
  ])

/** To whoever owns them from now on. */
export const mattersReceivedLetter = ({ to, at, matters, productName, publicUrl, by }: HandedOver) =>
  letter(to, `You own ${counted(matters, 'more matter')} (${productName})`, [
    `${by}, an administrator, transferred ${counted(matters, 'matter')} of a deactivated user to you in ${productName} at ${publicUrl}, on ${formatMomentUtc(at)}. You can see what is filed there and add members:\n${publicUrl}/matters`,
    'If you did not expect this, contact them right away, in person or by phone.',
  ])

export const confirmationLetter = ({ to, link, expiresAt, productName, publicUrl }: Sent) =>
  letter(to, `Confirm your email for ${productName}`, [
    `This email was used for an account with ${productName} at ${publicUrl}.`,
    `Open this link to confirm that it is yours:\n${link}`,
    until(expiresAt),
    'If you did not create an account, ignore this email.',
  ])
