import { createLibrary } from '@casewright/library'
import { inject } from 'vitest'
import { createDatabase } from '../src/platform/db/client.ts'
import { createLog } from '../src/platform/log/log.ts'
import { migratedDatabase } from './postgres.ts'

/** A library in an empty database of its own. */
export async function emptyLibrary() {
  const empty = await migratedDatabase(inject('postgresUrl'))
  const { db } = createDatabase(empty.url, () => {})
  const library = createLibrary(db, createLog('silent'))
  const stop = async () => {
    await library.close()
    await db.destroy()
    await empty.drop()
  }
  return { db, url: empty.url, library, stop }
}
