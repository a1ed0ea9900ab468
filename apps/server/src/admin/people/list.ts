import type { ListedPerson, OpenInvitation, PeoplePage } from '@casewright/core'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'

const pageSize = 50

export interface PeopleQuery {
  /** Words that name or email have. */
  text?: string
  /** The id of the person that the last page ended with. */
  after?: string
}

/** What better-auth writes down besides. */
type LastUse = { session: { updatedAt: Date; userId: string } }

/** A page of the people who have an account, by name; with the first, the invitations. */
export async function listPeople(
  db: Database,
  { text, after }: PeopleQuery,
  plans: readonly string[],
): Promise<PeoplePage> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'role', 'deactivatedAt', 'createdAt', 'plan', 'askedForPasswordAt'])
    .select((select) => [lastUse(select).as('lastUse'), secondFactor(select).as('secondFactor')])
    .$if(text !== undefined, (query) => query.where((where) => matches(where, text ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(name), id) > (select lower(name), id from person as last where last.id = ${after})`,
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const people: ListedPerson[] = page.map(({ lastUse, ...row }) => ({
    ...row,
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    askedForPasswordAt: row.askedForPasswordAt?.toISOString() ?? null,
    lastUsedAt: lastUse?.toISOString() ?? null,
  }))
  return {
    people,
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    invitations: after === undefined ? await openInvitations(db, text) : [],
    administrators: await activeAdministrators(db),
    plans: [...plans],
  }
}

/** `%` and `_` are what they are. */
const matches = (where: ExpressionBuilder<Schema, 'person'>, text: string) => {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return where.or([where('name', 'ilike', like), where('email', 'ilike', like)])
}

const lastUse = (select: ExpressionBuilder<Schema, 'person'>) =>
  sql<Date | null>`greatest(last_used_at, ${select
    .selectFrom('session')
    .select(({ fn }) => fn.max(sql.ref<LastUse['session']['updatedAt']>('session.updated_at')).as('at'))
    .whereRef('session.userId', '=', 'person.id')}, ${select
    .selectFrom('apiKey')
    .select(({ fn }) => fn.max('lastRequest').as('at'))
    .whereRef('apiKey.referenceId', '=', 'person.id')})`

const secondFactor = (_select: ExpressionBuilder<Schema, 'person'>) =>
  sql<boolean>`two_factor_enabled or exists (select from passkey where passkey.person_id = person.id)`

async function openInvitations(db: Database, text = ''): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('oneTimeLink')
    .select(['id', 'email', 'role', 'createdAt', 'expiresAt', 'mailedAt'])
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('email', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('person').select('id').whereRef('person.email', '=', 'oneTimeLink.email'))),
    )
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ mailedAt, ...row }) => ({
    ...row,
    role: row.role ?? 'member',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    mailed: mailedAt !== null,
  }))
}

export async function activeAdministrators(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'administrator')
    .where('deactivatedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
