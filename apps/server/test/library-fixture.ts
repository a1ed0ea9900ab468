import { createLibrary } from '@casewright/library'
import { inject } from 'vitest'
import { type LawWorkDeps, placesOf } from '../src/features/law-library/index.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { createEgress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { migratedDatabase } from './postgres.ts'

/** What adding packs needs, in a folder of its own. Nothing goes out. */
export function lawWorkIn(
  { db, library, url }: Pick<Awaited<ReturnType<typeof emptyLibrary>>, 'db' | 'library' | 'url'>,
  folder: string,
): LawWorkDeps {
  const log = createLog('silent')
  return {
    db,
    library,
    log,
    databaseUrl: url,
    egress: createEgress({ db, vault: createVault('11'.repeat(32)), log, offline: true }),
    places: { ...placesOf({ DATA_DIR: folder, OFFLINE: false, DATABASE_URL: url }) },
    pause: 0,
  }
}

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
