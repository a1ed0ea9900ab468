import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Auth } from '../auth.ts'
import type { AppEnv, Person } from './variables.ts'

/** Finds out who is signed in; nobody is no error here. */
export const session = (auth: Auth) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const found = c.req.header('cookie') ? await auth.api.getSession({ headers: c.req.raw.headers }) : null
    c.set('person', found ? asPerson(found.user) : null)
    await next()
  })

/** @throws CasewrightError when nobody is signed in */
export function signedIn(c: Context<AppEnv>): Person {
  const person = c.get('person')
  if (!person) throw new CasewrightError('not-signed-in')
  return person
}

export const asPerson = (user: { id: string; name: string; email: string; role?: unknown }): Person => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role === 'administrator' ? 'administrator' : 'member',
})
