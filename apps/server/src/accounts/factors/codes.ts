import { createOTP } from '@better-auth/utils/otp'
import { CasewrightError } from '@casewright/core'
import type { Auth } from '../../auth.ts'
import type { Database } from '../../db/client.ts'
import type { Attempts } from '../attempts.ts'
import { seal, unseal } from './sealing.ts'

export interface CodeDeps {
  auth: Auth
  db: Database
  attempts: Attempts
}

/** Whether a code of an authenticator app is of now, or of half a minute before or after. */
export const isOfNow = (secret: string, code: string): Promise<boolean> => createOTP(secret).verify(code)

/** By which it is known that a code was used. */
export const codeUse = (personId: string, code: string): string => `code ${personId} ${code}`

/**
 * Takes a code that a person gave: each counts once, and wrong ones are counted.
 * @returns what it was @throws CasewrightError of the given code when it is not right
 */
export async function takeCode(
  deps: CodeDeps,
  personId: string,
  code: string,
  refusal: 'wrong-credentials' | 'forbidden',
): Promise<'app' | 'backup-code'> {
  const { db, attempts } = deps
  await attempts.codeBegins(personId)
  const row = await db.selectFrom('twoFactor').selectAll().where('userId', '=', personId).executeTakeFirst()
  const isBackup = code.includes('-')
  const isRight =
    row && (isBackup ? await spendBackupCode(deps, row, code) : row.verified && (await isRightNow(deps, row, code)))
  if (!isRight) throw new CasewrightError(refusal, isBackup ? wrongBackupCode : wrongCode)
  // Who sees somebody type it, or reads it on the way, cannot use it a second time.
  if (!isBackup && !(await attempts.isFirst(codeUse(personId, code))))
    throw new CasewrightError(
      refusal,
      'This code was used already. Wait until your authenticator app shows the next one.',
    )
  await attempts.codeSucceeded(personId)
  return isBackup ? 'backup-code' : 'app'
}

const wrongCode =
  'This code is not right. Enter the one that your authenticator app shows now, and see that the clock of your phone is right.'
const wrongBackupCode = 'This backup code is not right, or it was used already. Each works once.'

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
