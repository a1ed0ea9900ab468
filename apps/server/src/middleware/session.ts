import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Auth } from '../auth.ts'
import type { Database } from '../db/client.ts'
import { holderOf, keyIn } from '../keys/holder.ts'
import { type AppEnv, asPerson, type Person } from './variables.ts'

/** Finds out who is signed in, or whose key the request brings; nobody is no error here. */
export const session = (auth: Auth, db: Database) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { headers } = c.req.raw
    const secret = keyIn(headers)
    const holder = secret === undefined ? null : await holderOf(auth, db, secret)
    const found = !holder && c.req.header('cookie') ? await auth.api.getSession({ headers }) : null
    c.set('person', holder?.person ?? (found ? asPerson(found.user) : null))
    c.set('key', holder?.key ?? null)
    await next()
  })

/** @throws CasewrightError when nobody is signed in, or by a key alone */
export function signedIn(c: Context<AppEnv>): Person {
  const person = c.get('person')
  if (!person) throw new CasewrightError('not-signed-in')
  if (c.get('key'))
    throw new CasewrightError('forbidden', 'An API key cannot do this. It can call the tools that it was made for.')
  return person
}
