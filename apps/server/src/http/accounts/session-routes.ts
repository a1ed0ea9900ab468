import { Hono } from 'hono'
import { type Auth, openSessions, tokenOf } from '../../features/accounts/index.ts'
import { actorOf, record } from '../../features/audit/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { headersFor } from '../../platform/request/address.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** Where a person is signed in, and ending it there. An ended session's next request is refused. */
export function sessionRoutes({ auth, db }: { auth: Auth; db: Database }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { id } = signedIn(c)
      const here = await auth.api.getSession({ headers: c.req.raw.headers })
      const sessions = await forUser(db, id, openSessions)
      const marked = sessions.map((session) => ({ ...session, current: session.id === here?.session.id }))
      return c.json(marked.sort((one, other) => Number(other.current) - Number(one.current)))
    })
    .delete('/', async (c) => {
      const { id } = signedIn(c)
      await record(db, actorOf(c), {
        action: 'account.session-ended',
        subject: { kind: 'person', id },
        detail: { others: true },
      })
      await auth.api.revokeOtherSessions({ headers: headersFor(c) })
      return c.body(null, 204)
    })
    .delete('/:id', async (c) => {
      const { id } = signedIn(c)
      const session = c.req.param('id')
      const token = await forUser(db, id, async (own) => {
        const found = await tokenOf(own, session)
        await record(own.trx, actorOf(c), {
          action: 'account.session-ended',
          subject: { kind: 'session', id: session },
        })
        return found
      })
      await auth.api.revokeSession({ body: { token }, headers: headersFor(c) })
      return c.body(null, 204)
    })
}
