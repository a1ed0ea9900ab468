export interface SignInValues {
  email: string
  password: string
}

export interface SignUpValues extends SignInValues {
  name: string
  confirmation: string
  terms: boolean
}

export type Errors<Values> = { [Field in keyof Values]?: string }

const emailError = (email: string) => {
  if (email === '') return 'Email is required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email'
}

const passwordError = (password: string) => (password === '' ? 'Password is required' : undefined)

const confirmationError = ({ password, confirmation }: SignUpValues) => {
  if (confirmation === '') return 'Please confirm your password'
  return confirmation === password ? undefined : "Passwords don't match"
}

/** Without the fields that nothing is wrong with. */
const only = <Values>(errors: Errors<Values>): Errors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Errors<Values>

export const signInErrors = ({ email, password }: SignInValues): Errors<SignInValues> =>
  only<SignInValues>({ email: emailError(email), password: passwordError(password) })

export const signUpErrors = (values: SignUpValues): Errors<SignUpValues> =>
  only<SignUpValues>({
    name: values.name.trim() === '' ? 'Full name is required' : undefined,
    email: emailError(values.email),
    password: passwordError(values.password),
    confirmation: confirmationError(values),
    terms: values.terms ? undefined : 'You must accept the terms and conditions',
  })
