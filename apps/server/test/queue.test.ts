import { randomUUID } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { createDatabase } from '../src/db/client.ts'
import { createJobQueue } from '../src/jobs/queue.ts'
import { createLog } from '../src/log.ts'
import { migratedDatabase } from './postgres.ts'

it('takes what waits in the queue one after another, without looking for each anew', async () => {
  const database = await migratedDatabase(inject('postgresUrl'))
  const { db } = createDatabase(database.url, () => {})
  const queue = await createJobQueue(database.url, createLog('silent'))
  try {
    const sent = Array.from({ length: 30 }, () => randomUUID())
    await db.transaction().execute(async (trx) => {
      for (const [before, id] of sent.entries()) await queue.send(trx, id, before)
    })
    // By looking alone, every two seconds, they would take a minute.
    const taken: string[] = []
    await queue.work(1, async (id) => void taken.push(id))
    await expect.poll(() => taken, { timeout: 15_000 }).toEqual(sent)
  } finally {
    await queue.stop()
    await db.destroy()
    await database.drop()
  }
})
