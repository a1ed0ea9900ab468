import type { ListedPerson, OpenInvitation, PeoplePage } from '@casewright/api'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { emailConfirmed } from '../../platform/db/email-confirmed.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { mattersAlone } from '../matters/index.ts'

const pageSize = 50

export interface PeopleQuery {
  /** Words that name or email have. */
  text?: string
  /** The id of the person that the last page ended with. */
  after?: string
}

/** A page of the people who have an account, by name; with the first, the invitations. */
export async function listPeople(
  db: Database,
  { text, after }: PeopleQuery,
  plans: readonly string[],
): Promise<PeoplePage> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'role', 'deactivatedAt', 'createdAt', 'plan', 'askedForPasswordAt'])
    .select([lastUse.as('lastUse'), secondFactor.as('secondFactor'), emailConfirmed.as('emailConfirmed')])
    .select([singleSignOn.as('singleSignOn'), hasPassword.as('hasPassword')])
    .select(mattersAlone.as('mattersAlone'))
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
const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const matches = ({ or, eb }: ExpressionBuilder<Schema, 'person'>, text: string) =>
  or([eb('name', 'ilike', asPattern(text)), eb('email', 'ilike', asPattern(text))])

/** Of sessions that have ended, of those that are open, and of API keys. */
const lastUse = sql<Date | null>`greatest(last_used_at,
  (select max(updated_at) from session where session.user_id = person.id),
  (select max(last_request) from api_key where api_key.reference_id = person.id))`

const secondFactor = sql<boolean>`two_factor_enabled or exists (select from passkey where passkey.person_id = person.id)`

const credential = (which: string) =>
  sql<boolean>`exists (select from credential where credential.user_id = person.id and ${sql.raw(which)})`
const singleSignOn = credential(`provider_id = 'oidc'`)
const hasPassword = credential('password is not null')

async function openInvitations(db: Database, text = ''): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('oneTimeLink')
    .select(['id', 'email', 'role', 'createdAt', 'expiresAt', 'mailedAt'])
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('email', 'ilike', asPattern(text))
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
