import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type DueOpinion, rowsOfOpinion } from './rows-of-opinion.ts'

/** Looked for at once: the latest, so that what somebody just added waits for no bulk import. */
const atOnce = 8
/** A row has 18 values, and one statement takes 65,535. */
const rowsAtOnce = 3000

/** Whether there are opinions that nobody has read for what they say of others. */
export async function isTreatmentDue(db: Database): Promise<boolean> {
  return (await db.selectFrom('treatmentDue').select('authority').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Reads opinions that are due, until none is left. Stopped at any moment it goes on where it was: each opinion is written
 * and taken off the list in one transaction. Only one process may do so at a time.
 */
export async function readDueTreatments(db: Database, signal: AbortSignal): Promise<number> {
  for (let read = 0; ; ) {
    signal.throwIfAborted()
    const due = await nextDue(db)
    if (due.length === 0) return read
    for (const opinion of due) {
      signal.throwIfAborted()
      await write(db, opinion)
      read++
    }
  }
}

interface Due extends Omit<DueOpinion, 'keys'> {
  written: string[]
}

async function nextDue(db: Database): Promise<DueOpinion[]> {
  const { rows } = await sql<Due>`
    select number, title, coalesce(text, '') as text,
      array(select written from authority_citation where authority = number) as written
    from (select authority as due from treatment_due order by authority desc limit ${atOnce}) as latest
    join authority on authority.number = due left join authority_text on authority_text.authority = due
    order by number desc`.execute(db)
  return rows.map(({ written, ...one }) => ({ ...one, keys: written.flatMap((citation) => citationKeys(citation)) }))
}

async function write(db: Database, opinion: DueOpinion): Promise<void> {
  const rows = rowsOfOpinion(opinion)
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('treatmentDue')
      .where('authority', '=', opinion.number)
      .returning('authority')
      .executeTakeFirst()
    // The opinion has gone meanwhile, or another process was faster.
    if (!taken) return
    await trx.deleteFrom('authorityTreatment').where('citing', '=', opinion.number).execute()
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await trx
        .insertInto('authorityTreatment')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
  })
}
