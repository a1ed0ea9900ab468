import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { readDueTreatments } from '@casewright/library'
import pg from 'pg'
import { createDatabase } from '../../platform/db/client.ts'

// A thread that reads what opinions say of each other: an opinion takes a second, in which the server answers others.
const port = parentPort as MessagePort
const { databaseUrl, mostAgain } = workerData as { databaseUrl: string; mostAgain: number }
const stopping = new AbortController()
port.on('message', () => stopping.abort(new Error('Stopped.')))

// The lock belongs to a connection: when the process that has it dies, the next goes on where it was.
const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'casewright treatments' })
holder.on('error', () => stopping.abort(new Error('The database connection was lost.')))
const { db } = createDatabase(databaseUrl, () => {})
try {
  await holder.connect()
  const { rows } = await holder.query("select pg_try_advisory_lock(hashtext('casewright treatments')) as mine")
  const read = rows[0]?.mine ? await readDueTreatments(db, stopping.signal, mostAgain) : 0
  port.postMessage({ read })
} catch (error) {
  port.postMessage({ read: 0, ...(!stopping.signal.aborted && { problem: error instanceof Error ? error.name : '' }) })
} finally {
  await db.destroy()
  await holder.end().catch(() => {})
  port.close()
}
