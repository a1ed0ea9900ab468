import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import { type Auth, holderOf, idleMinutes, isInUse, keyIn, stillInUse } from '../../features/accounts/index.ts'
import type { Database } from '../../platform/db/client.ts'
import type { SignedInHow } from '../../platform/db/schema.ts'
import { asAway } from '../../platform/db/trouble.ts'
import { type AppEnv, asPerson } from '../../platform/request/variables.ts'

/** Finds out the signed-in user, or whose key the request brings; nobody is no error here. */
export const session = (auth: Auth, db: Database) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { headers } = c.req.raw
    const secret = keyIn(headers)
    const holder = secret === undefined ? null : await holderOf(auth, db, secret)
    const begun = !holder && c.req.header('cookie') ? await auth.api.getSession({ headers }).catch(asAway) : null
    const found = begun && (await stillInUse(c, db, begun.session.id)) ? begun : null
    const person = holder?.person ?? (found && !found.user.deactivatedAt ? asPerson(found.user) : null)
    c.set('person', person)
    c.set('key', holder?.key ?? null)
    c.set('session', found?.session.id ?? null)
    const here = { person: person?.id, session: found?.session.id, key: holder?.key.id }
    const administrates = person?.role === 'administrator' && c.req.path.startsWith('/api/admin/')
    c.set('stillHere', () => isStillHere(db, { ...here, administrates }))
    c.set('stillSignedIn', () => isStillHere(db, { ...here, administrates: false }))
    c.set('how', (found?.session.how as SignedInHow | undefined) ?? null)
    await next()
  })

interface Here {
  person?: string
  session?: string
  key?: string
  /** Whether only an administrator is there at all. */
  administrates: boolean
}

const now = sql<Date>`now()`

/** Whether who came by a session or a key a while ago could still come by it. */
async function isStillHere(db: Database, { person, session = '', key = '', administrates }: Here): Promise<boolean> {
  if (person === undefined) return false
  const inUse = isInUse(await idleMinutes(db))
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('deactivatedAt', 'is', null)
    .$if(administrates, (asked) => asked.where('role', '=', 'administrator'))
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('session').select('id').where('id', '=', session).where('expiresAt', '>', now).where(inUse)),
        exists(
          selectFrom('apiKey')
            .select('id')
            .where('id', '=', key)
            .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)])),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
