import { parentPort, workerData } from 'node:worker_threads'
import { createLibrary, importPath } from '@casewright/library'
import { standBack } from '../src/features/law-library/work/stand-back.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { createLog } from '../src/platform/log/log.ts'

// Imports a file in a thread, as the server does with a pack, and says how long it took without the thread's own start.
standBack()
const { databaseUrl, path, rejectFolder } = workerData as Record<'databaseUrl' | 'path' | 'rejectFolder', string>
const { db } = createDatabase(databaseUrl, () => {})
const library = createLibrary(db, createLog('silent'))
parentPort?.postMessage('begun')
const { added, seconds } = await importPath(db, library, {
  kind: 'jsonl',
  path,
  rejectFolder,
  screen: { write: () => {} },
})
await library.close()
await db.destroy()
parentPort?.postMessage({ added, seconds })
