import type { Retention, RetentionPreview } from '@casewright/api'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { countPast } from './past.ts'

/** What the next sweep would delete of everybody's under certain days. */
export async function previewRetention(db: Database, days: Retention): Promise<RetentionPreview> {
  const total = { runs: 0, documents: 0, events: 0 }
  for (const { id } of await db.selectFrom('person').select('id').orderBy('id').execute()) {
    const past = await forUser(db, id, (own) => countPast(own, days))
    total.runs += past.runs
    total.documents += past.uploads + past.kept
    total.events += past.events
  }
  return total
}
