import type { PasswordRules } from '@casewright/api/client'
import {
  confirmationError,
  type Errors,
  emailError,
  nameError,
  only,
  passwordError,
} from '../../components/form/field-errors.ts'
import { newPasswordError } from '../../components/form/password-words.ts'

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

export const signInErrors = ({ email, password }: SignInValues): Errors<SignInValues> =>
  only<SignInValues>({ email: emailError(email), password: passwordError(password) })

export const signUpErrors = (
  values: SignUpValues,
  rules?: PasswordRules,
  needsSetupWord = false,
): Errors<SignUpValues> =>
  only<SignUpValues>({
    setupWord: needsSetupWord && values.setupWord.trim() === '' ? 'The setup code is required' : undefined,
    name: nameError(values.name),
    email: emailError(values.email),
    password: newPasswordError(values.password, rules),
    confirmation: confirmationError(values.confirmation, values.password),
    terms: values.terms ? undefined : 'You must accept the terms and conditions',
  })
