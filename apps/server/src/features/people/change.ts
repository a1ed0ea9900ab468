import type { Role } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import type { Selectable } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import { notifyPerson } from '../../platform/db/notify.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { revokeLinks } from '../accounts/index.ts'
import { type Actor, record } from '../audit/index.ts'
import { passOnLeft } from '../matters/index.ts'
import { activeAdministrators } from './list.ts'
import { requireStillAdministrator } from './still-administrator.ts'

export interface PersonChange {
  role?: Role
  /** The name of a plan; null: none. */
  plan?: string | null
  active?: boolean
}

type Row = Selectable<Schema['person']>

/**
 * Changes what a person may do here.
 * @throws CasewrightError not-found; conflict where nobody who can sign in would be an administrator any more
 */
export const changePerson = (db: Database, actor: Actor, id: string, change: PersonChange): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // As for erasing, nobody else goes until this is done, so that one administrator is left.
    await requireStillAdministrator(trx, actor)
    const person = await trx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    if (!person) throw new CasewrightError('not-found', 'This user’s account no longer exists.')
    if (change.role !== undefined && change.role !== person.role) await changeRole(trx, actor, person, change.role)
    if (change.active !== undefined && change.active !== (person.deactivatedAt === null))
      await changeActive(trx, actor, person, change.active)
    if (change.plan !== undefined && change.plan !== person.plan) await changePlan(trx, actor, person, change.plan)
    if ((await activeAdministrators(trx)) === 0)
      throw new CasewrightError(
        'conflict',
        'This is the only administrator who can sign in. Make another user an administrator first.',
      )
  })

const subjectOf = ({ id }: Row) => ({ kind: 'person', id }) as const

async function changeRole(trx: Trx, actor: Actor, person: Row, role: Role): Promise<void> {
  await trx.updateTable('person').set({ role }).where('id', '=', person.id).execute()
  const invitations = role === 'member' ? await takeBackTheirs(trx, person) : 0
  // What they read as an administrator ends, at every process.
  await notifyPerson(trx, person.id)
  await record(trx, actor, {
    action: 'person.role-changed',
    subject: subjectOf(person),
    detail: { from: person.role, to: role, invitations },
  })
}

/** Whoever is no administrator any more has made no links that bring anybody in. */
const takeBackTheirs = (trx: Trx, { id }: Row) => revokeLinks(trx, { madeBy: id })

async function changeActive(trx: Trx, actor: Actor, person: Row, active: boolean): Promise<void> {
  await (active ? activate : deactivate)(trx, actor, person)
  await passOnLeft(trx, actor)
}

/** Nobody acts as them from now on. What is theirs stays, and what is at work for them goes on. */
async function deactivate(trx: Trx, actor: Actor, person: Row): Promise<void> {
  await trx.updateTable('person').set({ deactivatedAt: new Date() }).where('id', '=', person.id).execute()
  const sessions = await trx.deleteFrom('session').where('userId', '=', person.id).executeTakeFirst()
  await revokeLinks(trx, { personId: person.id })
  const invitations = await takeBackTheirs(trx, person)
  // Streams that are open hear of it, at every process.
  await notifyPerson(trx, person.id)
  await record(trx, actor, {
    action: 'person.deactivated',
    subject: subjectOf(person),
    detail: { sessions: Number(sessions.numDeletedRows), invitations },
  })
}

async function activate(trx: Trx, actor: Actor, person: Row): Promise<void> {
  await trx.updateTable('person').set({ deactivatedAt: null }).where('id', '=', person.id).execute()
  await record(trx, actor, { action: 'person.activated', subject: subjectOf(person) })
}

async function changePlan(trx: Trx, actor: Actor, person: Row, plan: string | null): Promise<void> {
  await trx.updateTable('person').set({ plan }).where('id', '=', person.id).execute()
  await record(trx, actor, { action: 'person.plan-changed', subject: subjectOf(person), detail: { plan } })
}
