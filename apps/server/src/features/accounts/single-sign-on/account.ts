import { randomUUID } from 'node:crypto'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database, Trx } from '../../../platform/db/client.ts'
import { type Actor, type AuditedAction, record } from '../../audit/index.ts'
import type { Auth } from '../auth/auth.ts'
import type { AccountSettings } from '../env.ts'
import { resetFactors } from '../factors/reset.ts'
import { isInvited } from '../links/invited.ts'
import { revokeLinks } from '../links/links.ts'
import { type Claims, SignOnError } from './provider.ts'

interface Deps {
  auth: Auth
  db: Database
  env: Pick<AccountSettings, 'REGISTRATION'>
}

interface Found {
  id: string
  email: string
  /** Of an account of before that was connected just now: what its owner is told. */
  connected: 'sign-on-connected' | 'sign-on-connected-anew' | null
}

const providerId = 'oidc'
/** A subject is one person at one issuer. */
const accountIdOf = ({ issuer, subject }: Claims): string => `${issuer} ${subject}`

/**
 * Whose account it is at the provider: that of before, else the one with the same email if the provider says that the
 * email is theirs, else a new one.
 * @param actor makes the line's author of a person
 * @returns whose it is, and whether an account of before was connected just now @throws SignOnError
 */
export async function personOf(deps: Deps, claims: Claims, actor: (personId: string) => Actor): Promise<Found> {
  const { db } = deps
  return db.transaction().execute(async (trx) => {
    // Several who come with one account at once wait for one another.
    await sql`select pg_advisory_xact_lock(hashtext(${`sign-on ${claims.email}`}))`.execute(trx)
    const known = await trx
      .selectFrom('credential')
      .innerJoin('person', 'person.id', 'credential.userId')
      .select(['person.id', 'person.email', 'person.deactivatedAt'])
      .where('providerId', '=', providerId)
      .where('accountId', '=', accountIdOf(claims))
      .executeTakeFirst()
    const same =
      known ?? (await trx.selectFrom('person').selectAll().where(sameEmail(claims.email)).executeTakeFirst()) ?? null
    if (same?.deactivatedAt) throw new SignOnError('deactivated')
    if (known) return { id: known.id, email: known.email, connected: null }
    const write = (id: string, deed: Omit<AuditedAction, 'subject'>) =>
      record(trx, actor(id), { ...deed, subject: { kind: 'person', id } })
    if (same) {
      if (!claims.verified) throw new SignOnError('unverified')
      const detail = await link(trx, same.id, claims)
      await write(same.id, { action: 'account.linked', detail })
      const connected = detail.closed > 0 ? 'sign-on-connected-anew' : 'sign-on-connected'
      return { id: same.id, email: same.email, connected }
    }
    const id = await create(deps, trx, claims)
    await write(id, { action: 'account.registered', detail: { how: 'single sign-on' } })
    return { id, email: claims.email, connected: null }
  })
}

const sameEmail = (email: string): Expression<SqlBool> => sql<SqlBool>`lower(email) = ${email}`

const insertCredential = (trx: Trx, userId: string, claims: Claims) =>
  trx
    .insertInto('credential')
    .values({
      id: randomUUID(),
      providerId,
      accountId: accountIdOf(claims),
      userId,
      password: null,
      updatedAt: new Date(),
    })
    .execute()

/**
 * Connects an account that was there before. Had its email never been confirmed, somebody else may have made it to wait
 * for its owner: what they could still come in by is taken away. An administrator's was not made by a stranger.
 * @throws SignOnError taken: it is somebody's at the provider already, and the email may have been theirs before
 */
async function link(trx: Trx, personId: string, claims: Claims): Promise<{ closed: number }> {
  const person = await trx
    .selectFrom('person')
    .select(['emailVerified', 'role'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const connected = await trx
    .selectFrom('credential')
    .select('id')
    .where('userId', '=', personId)
    .where('providerId', '=', providerId)
    .executeTakeFirst()
  if (connected) throw new SignOnError('taken')
  let closed = 0
  if (!person.emailVerified && person.role !== 'administrator') {
    const taken = [
      await trx.deleteFrom('credential').where('userId', '=', personId).executeTakeFirst(),
      await trx.deleteFrom('session').where('userId', '=', personId).executeTakeFirst(),
      await trx.deleteFrom('apiKey').where('referenceId', '=', personId).executeTakeFirst(),
    ]
    closed = taken.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), await resetFactors(trx, personId))
  }
  await revokeLinks(trx, { personId })
  await insertCredential(trx, personId, claims)
  await trx
    .updateTable('person')
    .set({ emailVerified: true, updatedAt: new Date() })
    .where('id', '=', personId)
    .execute()
  return { closed }
}

/**
 * Whether the account is connected still, when its session has begun: who disconnects it meanwhile ends only the sessions
 * that they see. If it is not, its sessions of single sign-on are ended here.
 */
export async function isStillConnected(db: Database, personId: string): Promise<boolean> {
  const connected = await db
    .selectFrom('credential')
    .select('id')
    .where('userId', '=', personId)
    .where('providerId', '=', providerId)
    // Waits for whoever is about to disconnect it.
    .forShare()
    .executeTakeFirst()
  if (!connected)
    await db.deleteFrom('session').where('userId', '=', personId).where('how', '=', 'single-sign-on').execute()
  return connected !== undefined
}

/** A member, and never the first: the installation's administrator is made with a password. */
async function create({ env }: Deps, trx: Trx, claims: Claims): Promise<string> {
  if (!(await trx.selectFrom('person').select('id').limit(1).executeTakeFirst())) throw new SignOnError('first')
  if (env.REGISTRATION === 'closed') throw new SignOnError('closed')
  const id = randomUUID()
  const { name, email, verified: emailVerified } = claims
  if (!emailVerified && (await isInvited(trx, email))) throw new SignOnError('invited')
  await trx
    .insertInto('person')
    .values({ id, name, email, emailVerified, image: null, role: 'member', updatedAt: new Date() })
    .execute()
  await insertCredential(trx, id, claims)
  return id
}
