import type { Database } from '../database.ts'
import { rejectRow } from '../import/rejects.ts'
import type { CaseToFetch } from './plan.ts'

/** Lists what could not be had with its import, where everything that could not be read is listed. */
export function createMissing(db: Database, importId: string) {
  let count = 0
  return {
    async clear(): Promise<void> {
      await db.deleteFrom('libraryReject').where('importId', '=', importId).execute()
      await db.updateTable('libraryImport').set({ rejected: 0 }).where('id', '=', importId).execute()
    },
    async add({ file, citation, pack }: CaseToFetch, why: string): Promise<void> {
      count++
      const row = rejectRow({
        file: pack.title,
        item: count,
        reason: why,
        row: `${file.authority.title}, ${citation}`,
      })
      await db
        .insertInto('libraryReject')
        .values({ importId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db.updateTable('libraryImport').set({ rejected: count }).where('id', '=', importId).execute()
    },
  }
}
