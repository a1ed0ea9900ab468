import type { Retention } from '@casewright/api'
import { type RawBuilder, sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import { documentUnderHold, runUnderHold, underHold } from '../holds/index.ts'
import { eraseRuns } from '../runs/index.ts'
import { eraseKept } from '../saved/index.ts'
import { eraseUploads } from '../uploads/index.ts'

/** How many of each. */
export interface Deleted {
  runs: number
  /** Uploads that no run uses any more: one that a run uses goes with that run. */
  uploads: number
  kept: number
  events: number
}

export const nothing: Deleted = { runs: 0, uploads: 0, kept: 0, events: 0 }

const before = (days: number): RawBuilder<Date> => sql<Date>`now() - ${days}::int * interval '1 day'`

/** What of a person's is past its days and under no hold, as conditions on their rows. */
const past = {
  runs: (days: number) =>
    sql<boolean>`run.retain = 'history' and run.ended_at < ${before(days)} and not ${runUnderHold}`,
  uploads: (days: number) => sql<boolean>`document.state = 'kept' and document.keep_until is null
    and document.created_at < ${before(days)}
    and not exists (select from run_document where run_document.document_id = document.id)
    and not ${documentUnderHold}`,
  kept: (days: number) =>
    sql<boolean>`kept_document.updated_at < ${before(days)} and not ${underHold('kept_document')}`,
  events: (days: number) => sql<boolean>`egress_entry.at < ${before(days)}
    and not under_hold(egress_entry.person_id, (select matter_id from run where run.id = egress_entry.run_id))`,
} satisfies Record<keyof Deleted, (days: number) => RawBuilder<boolean>>

/** Deletes at most `most` of each kind. */
export async function deletePast(own: Own, days: Retention, most: number): Promise<Deleted> {
  const { trx, userId } = own
  const deleted = { ...nothing }
  if (days.events !== null) {
    const { numAffectedRows } = await sql`delete from egress_entry where id in (
      select id from egress_entry where person_id = ${userId} and ${past.events(days.events)} order by id limit ${most}
    )`.execute(trx)
    deleted.events = Number(numAffectedRows ?? 0)
  }
  if (days.runs !== null) {
    const runs = trx.selectFrom('run').select('id').where(past.runs(days.runs))
    const rows = await runs.where('ownerId', '=', userId).limit(most).execute()
    deleted.runs = (await eraseRuns(own, rows.map(idOf))).deleted
  }
  if (days.documents === null) return deleted
  const uploads = trx.selectFrom('document').select('id').where(past.uploads(days.documents))
  const rows = await uploads.where('ownerId', '=', userId).limit(most).execute()
  deleted.uploads = await eraseUploads(own, rows.map(idOf))
  const kept = trx.selectFrom('keptDocument').select('id').where(past.kept(days.documents))
  const keptRows = await kept.where('ownerId', '=', userId).limit(most).execute()
  deleted.kept = (await eraseKept(own, keptRows.map(idOf))).deleted
  return deleted
}

const idOf = ({ id }: { id: string }) => id

/** How many of a person's would go at the next cleanup. */
export async function countPast({ trx, userId }: Own, { runs, documents, events }: Retention): Promise<Deleted> {
  const count = async (table: string, owner: string, condition: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(`${table}.${owner}`)} = ${userId} and ${condition}`.execute(trx)
    return rows[0]?.count ?? 0
  }
  const uploads = [
    ...(runs === null ? [] : [goingWith(past.runs(runs))]),
    ...(documents === null ? [] : [past.uploads(documents)]),
  ]
  return {
    runs: runs === null ? 0 : await count('run', 'owner_id', past.runs(runs)),
    uploads: uploads.length === 0 ? 0 : await count('document', 'owner_id', sql`((${sql.join(uploads, sql`) or (`)}))`),
    kept: documents === null ? 0 : await count('kept_document', 'owner_id', past.kept(documents)),
    events: events === null ? 0 : await count('egress_entry', 'person_id', past.events(events)),
  }
}

/** Uploads that runs use, and no other run does. */
const goingWith = (runs: RawBuilder<boolean>) => sql<boolean>`document.keep_until is null
  and exists (select from run_document where run_document.document_id = document.id)
  and not exists (
    select from run_document join run on run.id = run_document.run_id
    where run_document.document_id = document.id and (${runs}) is not true
  )`
