import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import {
  type Auth,
  confirmForm,
  confirmOwnPassword,
  createAttempts,
  loginForm,
  readForm,
  type SendDeps,
} from '../../features/accounts/index.ts'
import { actorOf } from '../../features/audit/index.ts'
import {
  changePerson,
  disconnectSignOn,
  handOver,
  type Inviter,
  invite,
  listPeople,
  makeResetLink,
  renewInvitation,
  revokeInvitation,
  roleInvited,
} from '../../features/people/index.ts'
import { installationSettings } from '../../features/settings/index.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const role = z.enum(['administrator', 'member'], 'Choose a role: administrator or member.')
const query = z.object({ text: z.string().trim().max(200).optional(), after: z.string().max(200).optional() })
/** The administrator's own, for what makes an administrator, and for what passes matters on for good. */
const password = confirmForm.shape.password.optional()
const invitation = z.strictObject({ email: loginForm.shape.email, role, password })
const change = z
  .strictObject({
    role,
    plan: z.string('Choose a plan.').max(60, 'Choose a plan.').nullable(),
    active: z.boolean(),
    password,
  })
  .partial()
/** Who is to own what a deactivated person leaves. */
const heir = z.strictObject({ to: z.string('Choose a user.').min(1, 'Choose a user.').max(200), password })

export type PeopleDeps = SendDeps & { auth: Auth; pool: pg.Pool }

/** Who has an account, and what an administrator does about it; at `/api/admin/people`. */
export function peopleRoutes(deps: PeopleDeps) {
  const { auth, db, env, pool } = deps
  const confirming = { auth, attempts: createAttempts(pool) }
  const settings = installationSettings(db)
  const plans = async () => (await settings.read()).plans.map(({ name }) => name)

  /** Where nobody has said what the installation's address is, it is the one at which the administrator has opened it. */
  const inviter = (c: Context<AppEnv>): Inviter => {
    const { id, name } = signedIn(c)
    const isUnsaid = new URL(env.PUBLIC_URL).hostname === 'localhost'
    return { actor: actorOf(c), id, name, origin: (isUnsaid && c.req.header('origin')) || env.PUBLIC_URL }
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const asked = query.safeParse(c.req.query())
      if (!asked.success) throw new CasewrightError('bad-input', 'Search by at most 200 characters.')
      const { text, after } = asked.data
      return c.json(await listPeople(db, { text: text || undefined, after }, await plans()))
    })
    .patch('/:id', async (c) => {
      const { password: _, ...changed } = await readForm(c, change)
      if (changed.plan != null && !(await plans()).includes(changed.plan))
        throw new CasewrightError('bad-input', 'This plan no longer exists. Reload the page and choose again.')
      if (changed.role === 'administrator' || changed.active === false) await confirmOwnPassword(c, confirming)
      await changePerson(db, actorOf(c), c.req.param('id'), changed)
      return c.body(null, 204)
    })
    .post('/:id/reset-link', async (c) => {
      await confirmOwnPassword(c, confirming)
      return c.json(await makeResetLink(deps, inviter(c), c.req.param('id')), 201)
    })
    .post('/:id/disconnect', async (c) => {
      await confirmOwnPassword(c, confirming)
      await disconnectSignOn(deps, inviter(c), c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/:id/matters', async (c) => {
      const { to } = await readForm(c, heir)
      await confirmOwnPassword(c, confirming)
      return c.json({ matters: await handOver(deps, inviter(c), c.req.param('id'), to) })
    })
    .post('/invitations', async (c) => {
      const { password: _, ...form } = await readForm(c, invitation)
      if (form.role === 'administrator') await confirmOwnPassword(c, confirming)
      return c.json(await invite(deps, inviter(c), form), 201)
    })
    .post('/invitations/:id/renew', async (c) => {
      const id = c.req.param('id')
      if ((await roleInvited(deps, id)) === 'administrator') await confirmOwnPassword(c, confirming)
      return c.json(await renewInvitation(deps, inviter(c), id), 201)
    })
    .delete('/invitations/:id', async (c) => {
      await revokeInvitation(deps, actorOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
}
