import type { Retention } from '@casewright/api'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { record, system } from '../audit/index.ts'
import { installationSettings } from '../settings/index.ts'
import { type Deleted, deletePast, nothing } from './past.ts'

/** Runs, documents and lines of the ledger that one transaction deletes of one person. */
const batch = 500
/** Then the rest waits for the next time. */
const mostMilliseconds = 30_000

/**
 * Deletes what is past the days that administrators set, person by person, in batches; what a legal hold covers stays.
 * One process at a time does, another's call gives up at once.
 */
export async function sweepRetention(db: Database, most = mostMilliseconds): Promise<Deleted> {
  const { retention } = await installationSettings(db).read()
  const total = { ...nothing }
  if (!anySet(retention)) return total
  const until = Date.now() + most
  const people = await db.selectFrom('person').select('id').orderBy('id').execute()
  for (const { id } of people) {
    for (let more = true; more; ) {
      const deleted = await sweepPerson(db, id, retention)
      if (!deleted) return total
      for (const kind of kinds) total[kind] += deleted[kind]
      more = kinds.some((kind) => deleted[kind] >= batch)
      if (Date.now() > until) return total
    }
  }
  if (retention.events !== null)
    await sql`delete from egress_entry where person_id is null
      and at < now() - ${retention.events}::int * interval '1 day'`.execute(db)
  return total
}

const kinds = Object.keys(nothing) as (keyof Deleted)[]

const anySet = ({ runs, documents, events }: Retention) => runs !== null || documents !== null || events !== null

/** Undefined where another process is at it. */
const sweepPerson = (db: Database, personId: string, retention: Retention): Promise<Deleted | undefined> =>
  forUser(db, personId, async (own) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('casewright retention')) as mine`.execute(own.trx)
    if (!rows[0]?.mine) return undefined
    const deleted = await deletePast(own, retention, batch)
    if (kinds.some((kind) => deleted[kind] > 0))
      await record(own.trx, system, {
        action: 'retention.deleted',
        subject: { kind: 'person', id: personId },
        detail: { ...deleted },
      })
    return deleted
  })
