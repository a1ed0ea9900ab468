import { CasewrightError } from '@casewright/core'
import { type Selectable, sql } from 'kysely'
import type { Database, Trx } from '../../../platform/db/client.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { hashOf, newToken } from './token.ts'

export type LinkRow = Selectable<Schema['oneTimeLink']>

const hours = 60 * 60
export const lifetimes = {
  invitation: 7 * 24 * hours,
  email: 24 * hours,
  /** By mail, to whom asked for it. */
  passwordByMail: hours,
  /** Handed over by an administrator. */
  passwordByHand: 24 * hours,
} as const

/** So long after its time a link is still known to have been there. */
const rememberedDays = 30

export const linkRefusal =
  'This link is no longer valid. It may have been used, revoked, replaced or expired. Ask for a new one.'

export interface NewLink extends Pick<LinkRow, 'kind' | 'email'> {
  seconds: number
  personId?: string
  role?: LinkRow['role']
  madeBy?: string
}

export interface MadeLink {
  id: string
  /** Stands in the link alone. */
  token: string
  expiresAt: Date
}

/** Makes a link that works once. */
export async function makeLink(trx: Trx, { seconds, ...link }: NewLink): Promise<MadeLink> {
  await trx
    .deleteFrom('oneTimeLink')
    .where('expiresAt', '<', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .execute()
  const token = newToken()
  const made = await trx
    .insertInto('oneTimeLink')
    .values({ ...link, tokenHash: hashOf(token), expiresAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .returning(['id', 'expiresAt'])
    .executeTakeFirstOrThrow()
  return { ...made, token }
}

/** Neither used nor taken back nor over; for the email that the account has now, or for an email that has none. */
const usable = sql<boolean>`used_at is null and revoked_at is null and expires_at > now() and case kind
  when 'invitation' then not exists (select from person where person.email = one_time_link.email)
  else exists (select from person where person.id = one_time_link.person_id
    and person.email = one_time_link.email and person.deactivated_at is null) end`

/** Looks at a link without using it. @throws CasewrightError not-found, the same for whatever is wrong with it */
export async function findLink(db: Database | Trx, token: string): Promise<LinkRow> {
  const found = await db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where(usable)
    .executeTakeFirst()
  if (!found) throw new CasewrightError('not-found', linkRefusal)
  return found
}

/** Uses a link up: one of many who come at once. @throws CasewrightError not-found, as `findLink` */
export async function useLink(trx: Trx, kind: LinkRow['kind'], token: string): Promise<LinkRow> {
  const used = await trx
    .updateTable('oneTimeLink')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where(usable)
    .returningAll()
    .executeTakeFirst()
  if (!used) throw new CasewrightError('not-found', linkRefusal)
  return used
}

/** Takes back links that are still open. @returns how many there were */
export async function revokeLinks(
  trx: Trx,
  which: Partial<Pick<LinkRow, 'id' | 'kind' | 'email' | 'personId' | 'madeBy'>>,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('oneTimeLink')
    .set({ revokedAt: sql<Date>`now()` })
    .where(({ and }) => and(which))
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
