import type { PasswordRules } from '../../lib/about.ts'

/** What the server holds a new password to, in words. */
export const newPasswordWords = ({ min, max }: PasswordRules): string =>
  `${min} to ${max} characters. Common passwords are refused, and so are your own name and email, even with digits added.`

/** What follows on wrong passwords. */
export const lockoutWords = ({ lockout: { failures, minutes } }: PasswordRules): string =>
  `After ${failures} wrong passwords, signing in pauses for ${minutes} minutes.`

/** The same, where a signed-in person is asked for the password again. */
export const confirmationWords = ({ lockout: { failures, minutes } }: PasswordRules): string =>
  `After ${failures} wrong passwords nothing can be confirmed with it for ${minutes} minutes.`

/** What is wrong with a new password that can be told without the server; nothing where it may do. */
export function newPasswordError(password: string, rules: PasswordRules | undefined): string | undefined {
  if (password === '') return 'Password is required'
  if (!rules) return undefined
  if (password.length < rules.min) return `Please choose a password of at least ${rules.min} characters`
  if (password.length > rules.max) return `Please choose a password of at most ${rules.max} characters`
  return undefined
}
