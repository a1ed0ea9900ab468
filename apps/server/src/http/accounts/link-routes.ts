import type { LinkAbout } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  type Auth,
  acceptInvitation,
  arrive,
  behind,
  confirmEmail,
  createAttempts,
  createTell,
  findLink,
  keysThatOpen,
  linkRefusal,
  loginForm,
  passwordForgotten,
  passwordForm,
  readForm,
  registerForm,
  resetPassword,
  sendConfirmation,
  type TellDeps,
} from '../../features/accounts/index.ts'
import { actorOf } from '../../features/audit/index.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { addressOf, copyCookies, headersFor } from '../../platform/request/address.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const { name, password } = registerForm.shape
/** What is too long or too short for a token is none: it is looked up, and not found. */
const token = z.string(linkRefusal).max(200, linkRefusal)
const tokenForm = z.object({ token })
const acceptForm = z.object({ token, name, password })
const resetForm = z.object({
  token,
  password: passwordForm.shape.newPassword,
  keepKeys: z.boolean('Choose whether to keep your API keys.').optional(),
})
const emailForm = z.object({ email: loginForm.shape.email })

export type LinkDeps = TellDeps & { auth: Auth }

/** What is done by a link that somebody was sent: an invitation, a new password, an email confirmed; at `/api/links`. */
export function linkRoutes(deps: LinkDeps) {
  const { auth, db, pool, mail } = deps
  const attempts = createAttempts(pool)
  const tell = createTell(deps)

  /** Counts what is no link, by address. */
  const counted = async <T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> => {
    await attempts.linkBegins(addressOf(c))
    const result = await work()
    await attempts.linkSucceeded(addressOf(c))
    return result
  }

  return new Hono<AppEnv>()
    .post('/look', async (c) => {
      const form = await readForm(c, tokenForm)
      const { kind, email, personId } = await counted(c, () => findLink(db, form.token))
      const keys = kind === 'password-reset' && personId ? await forUser(db, personId, keysThatOpen) : []
      return c.json({ kind, email, ...(keys.length > 0 && { keys }) } satisfies LinkAbout)
    })
    .post('/accept', async (c) => {
      const form = await readForm(c, acceptForm)
      const email = await counted(c, () => acceptInvitation(deps, c, form))
      const { headers, response } = await auth.api.signInEmail({
        body: { email, password: form.password },
        headers: headersFor(c),
        returnHeaders: true,
      })
      const { id } = response.user
      await arrive(c, { ...deps, tell }, response.user, 'invitation')
      copyCookies(c, headers)
      return c.json(
        await db
          .selectFrom('person')
          .select(['id', 'name', 'email', 'role'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      )
    })
    .post('/password', async (c) => {
      const form = await readForm(c, resetForm)
      return c.json(await counted(c, () => resetPassword({ ...deps, attempts }, c, form)))
    })
    .post('/email', async (c) => {
      const form = await readForm(c, tokenForm)
      await counted(c, () => confirmEmail(db, c, form.token))
      return c.body(null, 204)
    })
    .post('/forgotten', async (c) => {
      const { email } = await readForm(c, emailForm)
      await attempts.countForgotten(email, addressOf(c))
      behind(deps, passwordForgotten(deps, actorOf(c), email))
      return c.body(null, 204)
    })
    .post('/confirmation', async (c) => {
      const person = signedIn(c)
      if (!mail)
        throw new CasewrightError('conflict', 'Email is not set up on this server, so addresses cannot be confirmed.')
      await attempts.countConfirmation(person.id)
      if (!(await sendConfirmation(deps, person)))
        throw new CasewrightError(
          'conflict',
          'The email could not be sent. Try again later, and contact your administrator if it happens again.',
        )
      return c.body(null, 204)
    })
}
