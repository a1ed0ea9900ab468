import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import type { EarlierText } from '../types.ts'

/** Keeps the texts of sections that are about to be replaced, if their publisher said how current they were. */
export async function keepEarlier(trx: Trx, replaced: readonly number[]): Promise<void> {
  if (replaced.length === 0) return
  await sql`
    insert into authority_earlier (authority, import_id, as_of, text)
    select held.id, held.import_id, coalesce(detail ->> 'asOf', held.date), words.text
    from authority held join authority_text words on words.authority = held.number
    left join authority_detail about on about.authority = held.number
    where held.number = any(${replaced}) and held.kind <> 'case' and coalesce(detail ->> 'asOf', held.date) is not null
    on conflict (authority, as_of) do update set text = excluded.text, replaced_at = now()`.execute(trx)
}

/** What came with other notes and the same words has no earlier text. */
export async function dropSame(trx: Trx, numbers: readonly number[]): Promise<void> {
  await sql`
    delete from authority_earlier using authority held, authority_text words
    where authority_earlier.authority = held.id and words.authority = held.number
      and words.text = authority_earlier.text and held.number = any(${numbers})`.execute(trx)
}

/** Takes away earlier texts of what an import no longer has. */
export async function dropLost(trx: Database | Trx, importId: string): Promise<void> {
  await sql`
    delete from authority_earlier where import_id = ${importId}
      and not exists (select from authority where id = authority_earlier.authority)`.execute(trx)
}

/** The earlier texts of an authority, from whatever import, the latest first. */
export async function earlierOf(db: Database, id: string): Promise<EarlierText[]> {
  const { rows } = await sql<{ asOf: string; replacedAt: Date; text: string }>`
    select as_of, replaced_at, text from authority_earlier
    where authority in (select id from authority where work in (select work from authority where id = ${id}))
    order by replaced_at desc, as_of desc`.execute(db)
  return rows.map(({ replacedAt, ...row }) => ({ ...row, replacedAt: replacedAt.toISOString() }))
}
