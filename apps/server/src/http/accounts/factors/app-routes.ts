import { randomBytes, randomUUID } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import {
  type CodeDeps,
  codeForm,
  codeUse,
  confirmForm,
  confirmPassword,
  disableWithoutFactors,
  enableFactors,
  isOfNow,
  offForm,
  readForm,
  seal,
  takeCode,
  unseal,
} from '../../../features/accounts/index.ts'
import { actorOf, record } from '../../../features/audit/index.ts'
import { forUser } from '../../../platform/db/for-user.ts'
import { signedIn } from '../../../platform/request/caller.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'

export interface AppDeps extends CodeDeps {
  /** What the authenticator app lists the account under. */
  issuer: string
}

/** 140 random bits, as characters of seven: 32 letters and digits to type. */
const makeSecret = (): string => String.fromCharCode(...randomBytes(20).map((byte) => byte & 0x7f))

/** An authenticator app of one's own: begun with the password, on after a right code, off with both. */
export function appRoutes(deps: AppDeps) {
  const { auth, db, attempts, issuer, tell } = deps
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const { password } = await readForm(c, confirmForm)
      const { person } = await confirmPassword(c, deps, password)
      const secret = makeSecret()
      const [sealed, noCodes] = await Promise.all([seal(auth, secret), seal(auth, '[]')])
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('twoFactor')
        .values({ id: randomUUID(), userId: person.id, secret: sealed, backupCodes: noCodes, verified: false })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet({ secret: sealed }).where('twoFactor.verified', '=', false),
        )
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n)
        throw new CasewrightError('conflict', 'You already have an authenticator app. Remove it to set up another one.')
      const uri = createOTP(secret).url(issuer, person.email)
      return c.json({ uri, secret: new URL(uri).searchParams.get('secret') ?? '' })
    })
    .post('/confirm', async (c) => {
      const person = signedIn(c)
      const { id: personId } = person
      const { code } = await readForm(c, codeForm)
      await attempts.newCodeBegins(personId)
      const begun = await db
        .selectFrom('twoFactor')
        .select('secret')
        .where('userId', '=', personId)
        .where('verified', '=', false)
        .executeTakeFirst()
      const secret = begun ? await unseal(auth, begun.secret) : ''
      if (!begun || secret === '')
        throw new CasewrightError(
          'conflict',
          'The authenticator app setup was not started, or the app is already set up. Start again.',
        )
      if (!(await isOfNow(secret, code)))
        throw new CasewrightError(
          'forbidden',
          'This code is incorrect. Enter the one your authenticator app shows now.',
        )
      await attempts.isFirst(codeUse(personId, code))
      await Promise.all([attempts.newCodeSucceeded(personId), attempts.codeSucceeded(personId)])
      const backupCodes = await forUser(db, personId, async ({ trx }) => {
        await trx
          .updateTable('twoFactor')
          .set({ verified: true })
          .where('userId', '=', personId)
          .where('secret', '=', begun.secret)
          .executeTakeFirstOrThrow()
        const codes = await enableFactors(trx, auth, personId)
        await record(trx, actorOf(c), {
          action: 'factor.added',
          subject: { kind: 'person', id: personId },
          detail: { kind: 'app' },
        })
        return codes
      })
      tell(person, 'app-added')
      return c.json({ backupCodes })
    })
    .post('/off', async (c) => {
      const { code, password } = await readForm(c, offForm)
      const { person } = await confirmPassword(c, deps, password)
      await takeCode(c, deps, person.id, code, 'forbidden')
      const nothing = await seal(auth, '')
      await forUser(db, person.id, async ({ trx }) => {
        await trx
          .updateTable('twoFactor')
          .set({ verified: false, secret: nothing })
          .where('userId', '=', person.id)
          .execute()
        await disableWithoutFactors(trx, person.id)
        await record(trx, actorOf(c), {
          action: 'factor.removed',
          subject: { kind: 'person', id: person.id },
          detail: { kind: 'app' },
        })
      })
      tell(person, 'app-removed')
      return c.body(null, 204)
    })
}
