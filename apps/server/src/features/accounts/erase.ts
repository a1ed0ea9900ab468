import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import { asSystem } from '../../platform/db/as-system.ts'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { Own } from '../../platform/db/for-user.ts'
import { type Actor, record } from '../audit/index.ts'
import { erasePersonRows } from './erase-person.ts'

const staysAdministrator =
  'You are the only administrator, and other users have accounts. Make another user an administrator before you delete your account.'

/** True for who may not go: others would be left without an administrator. */
export async function isOnlyAdministrator({ userId, trx }: Own): Promise<boolean> {
  const people = await trx
    .selectFrom('person')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('id', '!=', userId).as('others'),
      select.fn
        .countAll<number>()
        .filterWhere('role', '=', 'administrator')
        // Whoever was deactivated can help nobody.
        .filterWhere('deactivatedAt', 'is', null)
        .as('administrators'),
      sql<boolean>`bool_or(id = ${userId} and role = 'administrator')`.as('isOne'),
    ])
    .executeTakeFirstOrThrow()
  return people.isOne && people.administrators === 1 && people.others > 0
}

/**
 * Erases a person with everything of theirs: runs, documents, kept ones, sessions, settings, entries of the ledger.
 * What is at work for them is stopped.
 * @throws CasewrightError where an installation with other people would have no administrator left, or a legal hold lies on
 * any of it
 */
export const erasePerson = (db: Database, personId: string, actor: Actor): Promise<void> =>
  asSystem(db, 'an account is erased', async (trx) => {
    const own = { userId: personId, trx }
    // Until this is done nobody comes and nobody else goes: both decide on who is left.
    await sql`lock table person in share row exclusive mode`.execute(trx)
    if (await isOnlyAdministrator(own)) throw new CasewrightError('conflict', staysAdministrator)
    await passOnInstallation(trx, personId)
    await trx.updateTable('installationSetting').set({ changedBy: null }).where('changedBy', '=', personId).execute()
    // Also those that never became the person's, such as a second invitation.
    await trx
      .deleteFrom('oneTimeLink')
      .where('email', '=', ({ selectFrom }) => selectFrom('person').select('email').where('id', '=', personId))
      .execute()
    await erasePersonRows(own)
    await record(trx, actor, { action: 'account.erased', subject: { kind: 'person', id: personId } })
  })

/** The next account of an installation without people is its administrator again. */
async function passOnInstallation(trx: Trx, personId: string): Promise<void> {
  const next = await trx
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'administrator')
    .where('deactivatedAt', 'is', null)
    .where('id', '!=', personId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  await trx
    .withTables<{ installation: { firstPerson: string | null } }>()
    .updateTable('installation')
    .set({ firstPerson: next?.id ?? null })
    .where('firstPerson', '=', personId)
    .execute()
}
