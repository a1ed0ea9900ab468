import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  type ConfirmDeps,
  confirmForm,
  confirmPassword,
  longestName,
  mostDays,
  readForm,
  secondsOf,
  type Tell,
} from '../../features/accounts/index.ts'
import { actorOf, record } from '../../features/audit/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import { asPermissions, toolsOf } from '../../platform/request/scope.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'

/** Most keys of one person. */
const most = 50

const choose = 'Choose the tools the key can call.'
const newKey = z.strictObject({
  password: confirmForm.shape.password,
  name: z
    .string('Enter a name for the key.')
    .trim()
    .min(1, 'Enter a name for the key.')
    .max(longestName, `The name is longer than ${longestName} characters.`),
  tools: z.union([z.literal('all'), z.array(z.string().max(100)).min(1, choose).max(100)], choose),
  days: z
    .int('Choose how many days the key is valid.')
    .min(1, 'A key must be valid for at least one day.')
    .max(mostDays, `A key can be valid for at most ${mostDays} days.`)
    .nullable(),
})

interface Deps extends ConfirmDeps {
  db: Database
  tools: Toolbox
  tell: Tell
}

/**
 * A person's own keys: made with their password, since a key outlives a session; listed and revoked. Never by a key.
 */
export function keyRoutes({ auth, attempts, db, tools, tell }: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const rows = await forUser(db, signedIn(c).id, ({ userId, trx }) =>
        trx
          .selectFrom('apiKey')
          .select(['id', 'name', 'start', 'permissions', 'createdAt', 'expiresAt', 'lastRequest'])
          .where('referenceId', '=', userId)
          .orderBy('createdAt', 'desc')
          .execute(),
      )
      return c.json(rows.map(({ permissions, ...row }) => ({ ...row, tools: toolsOf(permissions) })))
    })
    .post('/', async (c) => {
      const { id: userId } = signedIn(c)
      const { name, tools: wanted, days, password } = await readForm(c, newKey)
      const unknown = wanted !== 'all' && wanted.some((id) => !tools.get(id))
      if (unknown)
        throw new CasewrightError(
          'bad-input',
          'One of the tools is no longer installed. Reload the page and choose again.',
        )
      const { person } = await confirmPassword(c, { auth, attempts }, password)
      const held = await forUser(db, userId, ({ trx }) =>
        trx
          .selectFrom('apiKey')
          .select(({ fn }) => fn.countAll<string>().as('keys'))
          .where('referenceId', '=', userId)
          .executeTakeFirstOrThrow(),
      )
      if (Number(held.keys) >= most)
        throw new CasewrightError('conflict', `You have ${most} keys. Revoke one you no longer use.`)
      const made = await auth.api.createApiKey({
        body: {
          userId,
          name,
          permissions: asPermissions(wanted),
          ...(days !== null && { expiresIn: secondsOf(days) }),
        },
      })
      await record(db, actorOf(c), {
        action: 'key.made',
        subject: { kind: 'key', id: made.id },
        detail: { tools: wanted === 'all' ? 'all' : wanted.length, days },
      })
      tell(person, 'key-made')
      return c.json({ id: made.id, name: made.name, key: made.key, tools: wanted, expiresAt: made.expiresAt }, 201)
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await forUser(db, signedIn(c).id, async ({ userId, trx }) => {
        const { numDeletedRows } = await trx
          .deleteFrom('apiKey')
          .where('id', '=', id)
          .where('referenceId', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows === 0n)
          throw new CasewrightError('not-found', 'This key does not exist, or it is not yours.')
        await record(trx, actorOf(c), { action: 'key.revoked', subject: { kind: 'key', id } })
      })
      return c.body(null, 204)
    })
}
