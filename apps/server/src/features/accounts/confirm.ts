import { CasewrightError } from '@casewright/core'
import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import { headersFor } from '../../platform/request/address.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv, Person } from '../../platform/request/variables.ts'
import type { Attempts } from './attempts.ts'
import type { Auth } from './auth/auth.ts'
import { confirmForm } from './forms.ts'

export interface ConfirmDeps {
  auth: Auth
  attempts: Attempts
}

/**
 * Does what a person's own password is asked for again. Wrong ones are counted as at sign-in.
 * @throws CasewrightError when it is not the password, or was wrong too often
 */
export async function confirmed<T>(
  c: Context<AppEnv>,
  { auth, attempts }: ConfirmDeps,
  check: () => Promise<T>,
): Promise<{ person: Person; result: T }> {
  const person = signedIn(c)
  await attempts.confirmationBegins(person.id)
  try {
    const result = await check()
    await attempts.confirmationSucceeded(person.id)
    return { person, result }
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400)
      throw new CasewrightError('forbidden', (await hasPassword(auth, person.id)) ? notYours : noPassword)
    throw error
  }
}

const notYours = 'This is not your current password.'
const noPassword =
  'You sign in with single sign-on and have no password. Ask your administrator for a link to set one, then try again.'

async function hasPassword(auth: Auth, personId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findAccounts(personId)).some(({ password }) => Boolean(password))
}

export const confirmPassword = (c: Context<AppEnv>, deps: ConfirmDeps, password: string) =>
  confirmed(c, deps, () => deps.auth.api.verifyPassword({ body: { password }, headers: headersFor(c) }))

/**
 * Asks for the `password` of who calls, in the body, where it opens the account of another or the administration: a
 * session alone may be in the hands of a stranger. @throws CasewrightError bad-input without one, and as `confirmed` does
 */
export async function confirmOwnPassword(c: Context<AppEnv>, deps: ConfirmDeps): Promise<void> {
  const asked = confirmForm.safeParse(await c.req.json().catch(() => ({})))
  if (!asked.success) throw new CasewrightError('bad-input', 'Enter your own password to confirm this.')
  await confirmPassword(c, deps, asked.data.password)
}
