import type { SignOnProblem } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import {
  type Auth,
  arrive,
  begunForm,
  createAttempts,
  createTell,
  createTicket,
  isStillConnected,
  personOf,
  SignOnError,
  type SingleSignOn,
  type TellDeps,
} from '../../features/accounts/index.ts'
import { newcomer } from '../../features/audit/index.ts'
import type { Env } from '../../ops/env/env.ts'
import { errorFields } from '../../platform/log/log.ts'
import { addressOf, copyCookies, headersFor } from '../../platform/request/address.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

export type SignOnDeps = TellDeps & {
  auth: Auth
  env: Pick<Env, 'REGISTRATION'>
  /** The firm's own sign-in; null where none is set. */
  singleSignOn: SingleSignOn | null
}

/**
 * Signing in at the firm's own provider; at `/api/sign-on`. Both are addresses that a browser opens: who does not come
 * in is led back to the page for signing in, which says why.
 */
export function signOnRoutes(deps: SignOnDeps) {
  const { auth, db, env, pool, singleSignOn } = deps
  const app = new Hono<AppEnv>()
  if (!singleSignOn) return app
  const attempts = createAttempts(pool)
  const ticket = createTicket(auth, env.PUBLIC_URL, 'sign-on', begunForm)
  const tell = createTell(deps)

  app.get('/', async (c) => {
    try {
      await attempts.signOnBegins(addressOf(c))
      const { address, begun } = await singleSignOn.begin()
      await ticket.give(c, begun)
      return c.redirect(address.href)
    } catch (error) {
      return ledBack(c, error)
    }
  })

  app.get('/callback', async (c) => {
    try {
      const begun = await ticket.take(c)
      if (!begun || c.req.query('state') !== begun.state || !(await attempts.isFirst(begun.state)))
        throw new SignOnError('expired')
      await attempts.signOnReturns(addressOf(c))
      const claims = await singleSignOn.finish(new URL(c.req.url), begun)
      const person = await personOf({ auth, db, env }, claims, (id) => newcomer(c, id))
      const { id: personId } = person
      if (person.connected) tell(person, person.connected)
      const body = { personId, how: 'single-sign-on' as const }
      const { headers } = await auth.api.beginSession({ body, headers: headersFor(c), returnHeaders: true })
      if (!(await isStillConnected(db, personId))) throw new SignOnError('expired')
      await arrive(c, { db, env, tell }, person, 'single sign-on')
      await attempts.signOnSucceeded(addressOf(c))
      copyCookies(c, headers)
      return c.redirect('/dashboard')
    } catch (error) {
      return ledBack(c, error)
    }
  })

  function ledBack(c: Context<AppEnv>, error: unknown): Response {
    const problem = problemOf(error)
    const cause = error instanceof SignOnError ? (error.cause ?? error) : error
    c.get('log').warn({ kind: problem, address: addressOf(c), ...errorFields(cause) }, 'signing on did not lead in')
    return c.redirect(`/auth?sign-on=${problem}`)
  }

  return app
}

function problemOf(error: unknown): SignOnProblem {
  if (error instanceof SignOnError) return error.problem
  return CasewrightError.isInstance(error) && error.code === 'too-many-attempts' ? 'too-many' : 'down'
}
