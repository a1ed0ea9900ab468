import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * How current the texts of an import say that they are: by a law, or by the day to which their code was amended. Decisions
 * have dates of their own, which say nothing about it.
 */
export async function statedBy(db: Database, importId: string): Promise<string | undefined> {
  const { rows } = await sql<{ asOf: string | null; date: string | null }>`
    select detail ->> 'asOf' as as_of, date from authority
    left join authority_detail about on about.authority = authority.number
    where import_id = ${importId} and kind in ('statute', 'regulation', 'rule')
      and (date is not null or detail ->> 'asOf' is not null)
    order by date desc nulls last limit 1`.execute(db)
  const { asOf, date } = rows[0] ?? {}
  if (asOf && !/\d{4}$/.test(asOf)) return asOf
  return date && /^\d{4}-\d\d-\d\d$/.test(date) ? longDate.format(new Date(date)) : (asOf ?? undefined)
}
