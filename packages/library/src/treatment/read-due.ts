import { citationKeys, treatmentReader } from '@casewright/law'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { type DueOpinion, rowsOfOpinion } from './rows-of-opinion.ts'

/** Looked for at once: the latest, so that what somebody just added waits for no bulk import. */
const atOnce = 8
/** A row has 18 values, and one statement takes 65,535. */
const rowsAtOnce = 3000

/** Opinions that are to be read for what they say of others: new ones, and ones that an older reader has read. */
export interface TreatmentsDue {
  isNew: boolean
  isOld: boolean
}

/** Whether there are opinions that nobody has read for what they say of others, or only an older reader. */
export async function treatmentsDue(db: Database): Promise<TreatmentsDue> {
  const { rows } = await sql<TreatmentsDue>`
    select exists (select from treatment_due) as is_new,
      exists (select from treatment_read where reader < ${treatmentReader}) as is_old`.execute(db)
  return rows[0] ?? { isNew: false, isOld: false }
}

/**
 * Reads opinions that are due, until none is left, and of those that an older reader has read at most so many: new ones go
 * before them. Stopped at any moment it goes on where it was: each opinion is written and taken off the list in one
 * transaction, and until then what was read before stands. Only one process may do so at a time.
 */
export async function readDueTreatments(db: Database, signal: AbortSignal, mostAgain = 0): Promise<number> {
  for (let [read, again] = [0, 0]; ; ) {
    signal.throwIfAborted()
    const due = await nextDue(db)
    const old = due.length === 0 && again < mostAgain ? await nextOld(db, mostAgain - again) : []
    if (due.length === 0 && old.length === 0) return read
    for (const opinion of [...due, ...old]) {
      signal.throwIfAborted()
      await write(db, opinion, due.length > 0)
      read++
    }
    again += old.length
  }
}

/** How many opinions of the library there are, and how many of them this version of the reader has read. */
export async function countRead(db: Database): Promise<{ opinions: number; read: number }> {
  const { isNew, isOld } = await treatmentsDue(db)
  const { rows } = await sql<{ read: number; left: number }>`
    select (select count(*)::int from treatment_read where reader >= ${treatmentReader}) as read,
      ${isNew || isOld ? sql`(select count(*)::int from treatment_due) + (select count(*)::int from treatment_read where reader < ${treatmentReader})` : sql`0`} as left`.execute(
    db,
  )
  const { read, left } = rows[0] ?? { read: 0, left: 0 }
  return { opinions: read + left, read }
}

interface Due extends Omit<DueOpinion, 'keys'> {
  written: string[]
}

const nextDue = (db: Database): Promise<DueOpinion[]> =>
  opinionsOf(db, sql`select authority as due from treatment_due order by authority desc limit ${atOnce}`)

const nextOld = (db: Database, most: number): Promise<DueOpinion[]> =>
  opinionsOf(
    db,
    sql`select authority as due from treatment_read where reader < ${treatmentReader}
      order by reader desc, authority desc limit ${Math.min(atOnce, most)}`,
  )

async function opinionsOf(db: Database, numbers: RawBuilder<unknown>): Promise<DueOpinion[]> {
  const { rows } = await sql<Due>`
    select number, title, coalesce(text, '') as text,
      array(select written from authority_citation where authority = number) as written
    from (${numbers}) as latest
    join authority on authority.number = due left join authority_text on authority_text.authority = due
    order by number desc`.execute(db)
  return rows.map(({ written, ...one }) => ({ ...one, keys: written.flatMap((citation) => citationKeys(citation)) }))
}

async function write(db: Database, opinion: DueOpinion, isNew: boolean): Promise<void> {
  const rows = rowsOfOpinion(opinion)
  await db.transaction().execute(async (trx) => {
    const taken = isNew
      ? await trx.deleteFrom('treatmentDue').where('authority', '=', opinion.number).returning('authority').execute()
      : await trx
          .selectFrom('treatmentRead')
          .select('authority')
          .where('authority', '=', opinion.number)
          .where('reader', '<', treatmentReader)
          .forUpdate()
          .execute()
    // The opinion has gone meanwhile, or another process was faster.
    if (taken.length === 0) return
    await trx.deleteFrom('authorityTreatment').where('citing', '=', opinion.number).execute()
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('authorityTreatment')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    await trx
      .insertInto('treatmentRead')
      .values({ authority: opinion.number, reader: treatmentReader })
      .onConflict((conflict) => conflict.column('authority').doUpdateSet({ reader: treatmentReader }))
      .execute()
  })
}
