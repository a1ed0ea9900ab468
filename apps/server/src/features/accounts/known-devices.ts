import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sql } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { Own } from '../../platform/db/for-user.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const cookie = 'casewright.device'

/** A browser is forgotten once nobody has signed in with it for so long. */
const days = 180

/** Most browsers that are remembered for a person. */
const most = 20

/** Most people whose browser one is: each has a token of their own, so none can be planted for another. */
const people = 5

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const tokensOf = (c: Context<AppEnv>): string[] =>
  (getCookie(c, cookie) ?? getCookie(c, cookie, 'secure') ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, people)

/**
 * The id of this browser, where the owner of an account has signed in with it before; null: they have not, there is no
 * such account, or it was too long ago. Nobody can tell which.
 */
export async function knownDevice(
  c: Context<AppEnv>,
  db: Database,
  account: { email: string } | { id: string },
): Promise<string | null> {
  const tokens = tokensOf(c)
  if (tokens.length === 0) return null
  const [column, value] = 'id' in account ? (['id', account.id] as const) : (['email', account.email] as const)
  const found = await db
    .selectFrom('knownDevice')
    .innerJoin('person', 'person.id', 'knownDevice.personId')
    .select('knownDevice.id')
    .where(`person.${column}`, '=', value)
    .where('knownDevice.tokenHash', 'in', tokens.map(hashOf))
    .where('knownDevice.lastAt', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Since when each browser is known, and when its owner last signed in with it. */
export const ownDevices = ({ userId, trx }: Own) =>
  trx
    .selectFrom('knownDevice')
    .select(['firstAt', 'lastAt'])
    .where('personId', '=', userId)
    .orderBy('firstAt')
    .execute()

/** Forgets the browsers of a person, but one: each has to prove itself again, and is announced. */
export async function forgetDevices(trx: Trx, personId: string, but: string | null = null): Promise<void> {
  await trx
    .deleteFrom('knownDevice')
    .where('personId', '=', personId)
    .$if(but !== null, (query) => query.where('id', '!=', but ?? ''))
    .execute()
}

/**
 * Remembers that a person signed in with this browser.
 * @returns whether others are known and this one was not
 */
export async function rememberDevice(
  c: Context<AppEnv>,
  db: Database,
  personId: string,
  publicUrl: string,
): Promise<boolean> {
  const known = await knownDevice(c, db, { id: personId })
  const token = randomBytes(32).toString('base64url')
  const hasOthers = await db.transaction().execute(async (trx) => {
    if (known) await trx.updateTable('knownDevice').set({ lastAt: new Date() }).where('id', '=', known).execute()
    else
      await trx
        .insertInto('knownDevice')
        .values({ personId, tokenHash: hashOf(token) })
        .execute()
    const { rows } = await sql<{ others: boolean }>`
      with gone as (
        delete from known_device where person_id = ${personId} and (
          last_at < now() - make_interval(days => ${days})
          or id in (select id from known_device where person_id = ${personId} order by last_at desc, id offset ${most})
        )
      )
      select count(*) > 1 as others from known_device where person_id = ${personId}
    `.execute(trx)
    return rows[0]?.others ?? false
  })
  const tokens = tokensOf(c)
  const secure = publicUrl.startsWith('https:')
  setCookie(c, cookie, (known ? tokens : [token, ...tokens].slice(0, people)).join('.'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    ...(secure && { prefix: 'secure' as const }),
    maxAge: days * 24 * 60 * 60,
  })
  return !known && hasOthers
}
