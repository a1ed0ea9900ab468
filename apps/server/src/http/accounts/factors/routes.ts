import type { Factors } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import {
  type Auth,
  behind,
  confirmForm,
  confirmOwnPassword,
  confirmPassword,
  createAttempts,
  createTell,
  ownPasskeys,
  readForm,
  renewBackupCodes,
  resetFactors,
  type TellDeps,
  unseal,
  wrongCodesAt,
} from '../../../features/accounts/index.ts'
import { actorOf, record } from '../../../features/audit/index.ts'
import { requireStillAdministrator } from '../../../features/people/index.ts'
import type { Env } from '../../../ops/env/env.ts'
import { asSystem } from '../../../platform/db/as-system.ts'
import { forUser, type Own } from '../../../platform/db/for-user.ts'
import { factorsTakenOffLetter } from '../../../platform/mail/email-templates.ts'
import { signedIn } from '../../../platform/request/caller.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { owesFactor } from '../../middleware/ask-for-factor.ts'
import { appRoutes } from './app-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

export type FactorDeps = TellDeps & { auth: Auth; env: Pick<Env, 'OIDC_NAME'> }

/** Second factors and passkeys; at `/api/factors`. */
export function factorRoutes(stands: FactorDeps) {
  const { auth, db, env, mail, pool } = stands
  const tell = createTell(stands)
  const deps = {
    auth,
    db,
    attempts: createAttempts(pool),
    issuer: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL,
    env,
    tell,
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await forUser(db, signedIn(c).id, (own) => stateOf(c, own))))
    .route('/sign-in', signInRoutes(deps))
    .route('/app', appRoutes(deps))
    .route('/passkeys', passkeyRoutes(deps))
    .post('/backup-codes', async (c) => {
      const { password } = await readForm(c, confirmForm)
      const { person } = await confirmPassword(c, deps, password)
      const backupCodes = await forUser(db, person.id, async ({ trx }) => {
        const enabled = await trx
          .selectFrom('person')
          .select('twoFactorEnabled')
          .where('id', '=', person.id)
          .forUpdate()
          .executeTakeFirst()
        if (!enabled?.twoFactorEnabled)
          throw new CasewrightError(
            'conflict',
            'Set up an authenticator app or a passkey first. Backup codes work in place of one.',
          )
        await record(trx, actorOf(c), { action: 'factor.codes-made', subject: { kind: 'person', id: person.id } })
        return renewBackupCodes(trx, auth, person.id)
      })
      tell(person, 'codes-made')
      return c.json({ backupCodes })
    })
    .post('/reset/:personId', async (c) => {
      const { id, name, role } = signedIn(c)
      if (role !== 'administrator' || (await owesFactor(db, id, c.get('how')))) throw new CasewrightError('forbidden')
      const personId = c.req.param('personId')
      if (personId === id)
        throw new CasewrightError('conflict', 'To remove your own second factors, go to Settings, Sign-in.')
      await confirmOwnPassword(c, deps)
      const { removed, email } = await asSystem(
        db,
        'an administrator takes off the factors of another',
        async (trx) => {
          await requireStillAdministrator(trx, actorOf(c))
          const person = await trx.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
          if (!person) throw new CasewrightError('not-found', 'This user’s account no longer exists.')
          const count = await resetFactors(trx, personId)
          await record(trx, actorOf(c), {
            action: 'factor.reset',
            subject: { kind: 'person', id: personId },
            detail: { count },
          })
          return { removed: count, email: person.email }
        },
      )
      const letter = factorsTakenOffLetter({
        to: email,
        productName: env.PRODUCT_NAME,
        publicUrl: env.PUBLIC_URL,
        by: name,
      })
      if (mail && removed > 0) behind(stands, mail.send(letter, { userId: personId, runId: null }))
      return c.json({ removed })
    })

  async function stateOf(c: Context<AppEnv>, own: Own): Promise<Factors> {
    const { trx, userId } = own
    const row = await trx.selectFrom('twoFactor').selectAll().where('userId', '=', userId).executeTakeFirst()
    const { twoFactorEnabled } = await trx
      .selectFrom('person')
      .select('twoFactorEnabled')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const credentials = await trx
      .selectFrom('credential')
      .select(['providerId', 'password'])
      .where('userId', '=', userId)
      .execute()
    return {
      app: row?.verified ?? false,
      backupCodes:
        row && twoFactorEnabled ? (JSON.parse(await unseal(auth, row.backupCodes)) as string[]).length : null,
      passkeys: await ownPasskeys(own),
      asked: await owesFactor(db, userId, c.get('how')),
      hasPassword: credentials.some(({ password }) => password !== null),
      wrongCodesAt: await wrongCodesAt(own),
      singleSignOn: credentials.some(({ providerId }) => providerId === 'oidc') ? env.OIDC_NAME : null,
    }
  }
}
