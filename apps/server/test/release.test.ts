import { afterAll, beforeAll, expect, it } from 'vitest'
import { executeRun } from '../src/tool-host/execution/execute.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ ROLE: 'web' })
})
afterAll(() => server.stop())

it('puts a run back that is being claimed in the moment in which the process is asked to stop', async () => {
  const ada = await server.member()
  const { db } = server.services
  const id = await ada.start('/api/tools/echo/slowly', { text: 'hello', wait: 20_000 })
  const stopping = new AbortController()
  const execution = executeRun(server.services, id, stopping.signal)
  stopping.abort()
  expect(await execution).toBe('released')
  expect(await db.selectFrom('run').select(['state', 'attempt']).where('id', '=', id).executeTakeFirst()).toEqual({
    state: 'queued',
    attempt: 1,
  })
})
