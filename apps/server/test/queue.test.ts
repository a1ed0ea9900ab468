import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createDatabase, type Database } from '../src/platform/db/client.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createJobQueue, type JobQueue } from '../src/platform/queue/queue.ts'
import { migratedDatabase } from './postgres.ts'

let database: Awaited<ReturnType<typeof migratedDatabase>>
let db: Database
let queue: JobQueue
beforeEach(async () => {
  database = await migratedDatabase(inject('postgresUrl'))
  db = createDatabase(database.url, () => {}).db
  queue = await createJobQueue(database.url, createLog('silent'))
})
afterEach(async () => {
  await queue.stop()
  await db.destroy()
  await database.drop()
})

const send = async (person: string, count: number) => {
  const ids = Array.from({ length: count }, (): string => randomUUID())
  await db.transaction().execute(async (trx) => {
    for (const [before, id] of ids.entries()) await queue.send(trx, id, person, before)
  })
  return ids
}

it('takes what waits in the queue one after another, without looking for each again', async () => {
  const sent = await send('ada', 30)
  // By looking alone, every two seconds, they would take a minute.
  const taken: string[] = []
  await queue.work({ all: 1, ofOne: 1 }, async (id) => void taken.push(id))
  await expect.poll(() => taken, { timeout: 15_000 }).toEqual(sent)
})

it("begins somebody's first while another's long ones are at work", async () => {
  const long = await send('ada', 10)
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  await queue.work({ all: 3, ofOne: 2 }, async (id) => {
    begun.push(id)
    if (long.includes(id)) await promise
  })
  await expect.poll(() => begun.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
  const [other] = await send('bea', 1)
  await expect.poll(() => begun, { timeout: 15_000 }).toContain(other)
  // Workers that look at the same instant may each take one; the third is given back, so that bea's is never behind it.
  expect(begun.filter((id) => long.includes(id)).length).toBe(2)
  resolve()
  await expect.poll(() => begun.length, { timeout: 15_000 }).toBe(11)
})
