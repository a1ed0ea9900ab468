import type { PasswordRules } from '@casewright/api/client'

/** What the server holds a new password to, in words. */
export const newPasswordWords = ({ min, max }: PasswordRules): string =>
  `${min} to ${max} characters. Avoid common passwords and your own name or email, even with digits added.`

/** What follows on wrong passwords. */
export const lockoutWords = ({ lockout: { failures, minutes } }: PasswordRules): string =>
  `After ${failures} incorrect passwords, sign-in is locked for ${minutes} minutes.`

/** The same, where a signed-in person is asked for the password again. */
export const confirmationWords = ({ lockout: { failures, minutes } }: PasswordRules): string =>
  `After ${failures} incorrect passwords, it cannot be used for ${minutes} minutes.`

/** Problem with a new password that can be told without the server; nothing where it may do. */
export function newPasswordError(password: string, rules: PasswordRules | undefined): string | undefined {
  if (password === '') return 'Password is required'
  if (!rules) return undefined
  if (password.length < rules.min) return `Please choose a password of at least ${rules.min} characters`
  if (password.length > rules.max) return `Please choose a password of at most ${rules.max} characters`
  return undefined
}
