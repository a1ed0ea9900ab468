import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../src/platform/db/client.ts'
import { createBudget, readAllowances } from '../src/research/external/budget.ts'
import { call, serveSource } from '../src/research/external/testing/serve.ts'
import { courtListener } from '../src/research/sources/courtlistener/index.ts'
import { migratedDatabase } from './postgres.ts'

describe('the budget of a source', () => {
  let database: Awaited<ReturnType<typeof migratedDatabase>>
  let open: ReturnType<typeof createDatabase>
  beforeAll(async () => {
    database = await migratedDatabase(inject('postgresUrl'))
    open = createDatabase(database.url, () => {})
  })
  afterAll(async () => {
    await open.db.destroy()
    await database.drop()
  })

  it('is spent by all nodes together, and says until when', async () => {
    const allowances = readAllowances('2/minute, 50/hour')
    const [one, other] = [createBudget(open.pool, 'spent', allowances), createBudget(open.pool, 'spent', allowances)]
    await one.take(1)
    await other.take(1)
    await expect(one.take(1)).rejects.toThrow(/reached its request limit\. Try again in a minute/)
    await expect(createBudget(open.pool, 'another', allowances).take(1)).resolves.toBeUndefined()
  })

  it('heeds the pause that a source asks for, and sends nothing while it lasts', async () => {
    const server = await serveSource(() => ({
      status: 429,
      body: { error_message: 'Too many', wait_until: new Date(Date.now() + 3_600_000).toISOString() },
    }))
    const asking = call({ budget: createBudget(open.pool, 'pausing', []) })
    const source = courtListener(server.base)
    await expect(source.lookup?.(['1 U.S. 1'], asking)).rejects.toThrow(/for 60 minutes/)
    await expect(source.lookup?.(['1 U.S. 1'], asking)).rejects.toMatchObject({ outcome: 'skipped' })
    expect(server.asked).toHaveLength(1)
    await server.close()
  })

  it('is not spent by requests that reach nobody', async () => {
    const server = await serveSource(() => ({ status: 200, body: [] }))
    const base = server.base
    await server.close()
    const budget = createBudget(open.pool, 'unreached', readAllowances('2/minute'))
    const source = courtListener(base)
    for (const _ of [1, 2, 3])
      await expect(source.lookup?.(['1 U.S. 1'], call({ budget }))).rejects.toThrow('could not be reached')
    expect(await budget.left()).toMatchObject({ windows: [{ left: 2 }] })
  })

  it.each(['five/minute', '5', '5/week', ''])('refuses %j', (text) => {
    expect(() => readAllowances(text)).toThrow('must be written like')
  })
})
