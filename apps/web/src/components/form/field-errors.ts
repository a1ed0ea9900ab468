/** Problem with the fields of a form, in words. */
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
