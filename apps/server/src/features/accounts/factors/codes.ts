import { createOTP } from '@better-auth/utils/otp'
import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { actorOf, record } from '../../audit/index.ts'
import type { ArrivalDeps } from '../arrive.ts'
import type { Attempts } from '../attempts.ts'
import type { Auth } from '../auth/auth.ts'
import { knownDevice } from '../known-devices.ts'
import { limits } from '../limits.ts'
import { endBegunSignIns } from '../links/begun.ts'
import { seal, unseal } from './sealing.ts'

export interface CodeDeps extends ArrivalDeps {
  auth: Auth
  attempts: Attempts
}

/** Whether a code of an authenticator app is of now, or of half a minute before or after. */
export const isOfNow = (secret: string, code: string): Promise<boolean> => createOTP(secret).verify(code)

/** By which it is known that a code was used. */
export const codeUse = (personId: string, code: string): string => `code ${personId} ${code}`

/**
 * Takes a code that a person gave: each counts once, and wrong ones are counted. The last one before a pause ends what
 * the password began.
 * @returns what it was @throws CasewrightError of the given code when it is not right
 */
export async function takeCode(
  c: Context<AppEnv>,
  deps: CodeDeps,
  personId: string,
  code: string,
  refusal: 'wrong-credentials' | 'forbidden',
): Promise<'app' | 'backup-code'> {
  const { db, attempts } = deps
  const { who, pauses } = await codeBegins(c, deps, personId)
  const row = await db.selectFrom('twoFactor').selectAll().where('userId', '=', personId).executeTakeFirst()
  const isBackup = code.includes('-')
  const isRight =
    row && (isBackup ? await spendBackupCode(deps, row, code) : row.verified && (await isRightNow(deps, row, code)))
  // Who sees somebody type it, or reads it on the way, cannot use it a second time.
  const isNew = isRight && (isBackup || (await attempts.isFirst(codeUse(personId, code))))
  if (!isNew) {
    if (pauses > 0) await pause(c, deps, personId, pauses)
    throw new CasewrightError(refusal, isRight ? usedCode : isBackup ? wrongBackupCode : wrongCode)
  }
  await attempts.codeSucceeded(who)
  return isBackup ? 'backup-code' : 'app'
}

/** Counts something else than a code that was given without success for the second step. @throws CasewrightError before a pause */
export async function countWrong(c: Context<AppEnv>, deps: CodeDeps, personId: string): Promise<void> {
  const { pauses } = await codeBegins(c, deps, personId)
  if (pauses > 0) await pause(c, deps, personId, pauses)
}

/** Counted by the browser where its owner has signed in with it: strangers who wait do not make the owner wait. */
async function codeBegins(c: Context<AppEnv>, { db, attempts }: CodeDeps, personId: string) {
  const device = await knownDevice(c, db, { id: personId })
  const who = device === null ? personId : `${personId} ${device}`
  return { who, pauses: await attempts.codeBegins(who) }
}

/**
 * After five wrong codes the password is asked for again, and the owner hears that somebody knows it.
 * @throws CasewrightError always
 */
async function pause(c: Context<AppEnv>, { db, tell }: CodeDeps, personId: string, pauses: number): Promise<never> {
  const person = await db.transaction().execute(async (trx) => {
    await endBegunSignIns(trx, personId)
    await record(trx, actorOf(c), {
      action: 'account.wrong-codes',
      subject: { kind: 'person', id: personId },
      detail: { count: pauses * limits.code.points },
    })
    return trx.selectFrom('person').select(['id', 'email']).where('id', '=', personId).executeTakeFirstOrThrow()
  })
  tell(person, 'wrong-codes', `It was failed attempt number ${pauses * limits.code.points} in a row.`)
  throw new CasewrightError('too-many-attempts', tooMany)
}

const tooMany =
  'Too many incorrect codes. Wait a while, then start again with your password. If you lost your second factor, use a backup code or contact your administrator.'
const usedCode = 'This code has already been used. Wait for your authenticator app to show the next one.'
const wrongCode =
  'This code is incorrect. Enter the one your authenticator app shows now, and check that your phone’s clock is correct.'
const wrongBackupCode = 'This backup code is incorrect or has already been used. Each code works once.'

const isRightNow = async ({ auth }: CodeDeps, { secret }: { secret: string }, code: string): Promise<boolean> =>
  isOfNow(await unseal(auth, secret), code)

/** Strikes a backup code off; false where it is none, or another request just did. */
async function spendBackupCode(
  { auth, db }: CodeDeps,
  { id, backupCodes }: { id: string; backupCodes: string },
  code: string,
): Promise<boolean> {
  const codes = JSON.parse(await unseal(auth, backupCodes)) as string[]
  if (!codes.includes(code)) return false
  const left = await seal(auth, JSON.stringify(codes.filter((one) => one !== code)))
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ backupCodes: left })
    .where('id', '=', id)
    .where('backupCodes', '=', backupCodes)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
