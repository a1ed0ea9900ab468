import type { PasswordRules } from '../../lib/about.ts'
import { newPasswordError } from './password-words.ts'

export interface SignInValues {
  email: string
  password: string
}

export interface SignUpValues extends SignInValues {
  name: string
  /** Of an installation without accounts that other machines reach. */
  setupWord: string
  confirmation: string
  terms: boolean
}

export type Errors<Values> = { [Field in keyof Values]?: string }

export const nameError = (name: string) => (name.trim() === '' ? 'Full name is required' : undefined)

export const emailError = (email: string) => {
  if (email === '') return 'Email is required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email'
}

export const passwordError = (password: string) => (password === '' ? 'Password is required' : undefined)

export const confirmationError = (confirmation: string, password: string) => {
  if (confirmation === '') return 'Please confirm your password'
  return confirmation === password ? undefined : "Passwords don't match"
}

/** Without the fields that nothing is wrong with. */
export const only = <Values>(errors: Errors<Values>): Errors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Errors<Values>

export const signInErrors = ({ email, password }: SignInValues): Errors<SignInValues> =>
  only<SignInValues>({ email: emailError(email), password: passwordError(password) })

export const signUpErrors = (
  values: SignUpValues,
  rules?: PasswordRules,
  needsSetupWord = false,
): Errors<SignUpValues> =>
  only<SignUpValues>({
    setupWord: needsSetupWord && values.setupWord.trim() === '' ? 'The setup word is required' : undefined,
    name: nameError(values.name),
    email: emailError(values.email),
    password: newPasswordError(values.password, rules),
    confirmation: confirmationError(values.confirmation, values.password),
    terms: values.terms ? undefined : 'You must accept the terms and conditions',
  })
