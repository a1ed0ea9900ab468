import type { Database } from '../db/client.ts'
import type { Log } from '../log.ts'
import { indexArrivals } from './index/write.ts'
import { addBatch } from './store/add.ts'
import { lookup, read } from './store/find.ts'
import { covers, removeImport, startImport, status } from './store/imports.ts'
import type { Library } from './types.ts'

/** The library in a database. Holds no state that matters: any number of processes may have one. */
export function createLibrary(db: Database, _log: Log): Library {
  return {
    startImport: (kind, source) => startImport(db, kind, source),
    add: (importId, batch) => addBatch(db, importId, batch, indexArrivals),
    search: async () => ({ results: [], total: 0, problem: 'The index is being built.' }),
    lookup: (citation) => lookup(db, citation),
    read: (id) => read(db, id),
    covers: (citation) => covers(db, citation),
    remove: (importId) => removeImport(db, importId),
    status: () => status(db),
  }
}
