import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startCluster } from '../src/platform/db/embedded/cluster-at-work.ts'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { createClient, readEvents } from './client.ts'
import { emptyDatabase } from './postgres.ts'

const started = new Set<ChildProcess>()

/** A node in a process of its own. Resolves when it is ready, or has ended. */
async function node(settings: Record<string, string>, file = './node.ts') {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let said = ''
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (/^ready$/m.test(said)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
  await Promise.race([ready, once(child, 'exit')])
  return { child, said: () => said }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  started.delete(child)
  if (child.exitCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}

afterEach(() => Promise.all([...started].map((child) => end(child, 'SIGKILL'))))

describe('on a database of its own, a run', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let settings: Record<string, string>
  let db: pg.Client
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-faults-'))
    database = await emptyDatabase(inject('postgresUrl'))
    settings = { DATA_DIR: folder, DATABASE_URL: database.url }
    db = new pg.Client({ connectionString: database.url })
    await db.connect()
  })
  afterEach(async () => {
    await db.end()
    await Promise.all([...started].map((child) => end(child, 'SIGKILL')))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const webNode = async () => {
    const PORT = String(await freePort())
    return { ...(await node({ ...settings, ROLE: 'web', PORT })), url: `http://127.0.0.1:${PORT}` }
  }
  const signUp = async (url: string) => {
    const client = createClient(url)
    await client.post('/api/register', { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' })
    return client
  }

  it('survives the death of its worker: another takes it up, and its result is there once', async () => {
    const web = await webNode()
    const first = await node({ ...settings, ROLE: 'worker' })
    const client = await signUp(web.url)
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello', wait: 1500 })
    const events = readEvents(await client.get(`/api/runs/${id}/events`))
    await expect
      .poll(async () => (await db.query('select attempt from run')).rows[0].attempt, { timeout: 60_000 })
      .toBe(1)
    await end(first.child, 'SIGKILL')
    await node({ ...settings, ROLE: 'worker' })

    const seen = await events
    expect(seen.at(-1)).toMatchObject({ event: 'result', data: { text: 'hello' } })
    expect(seen.filter((event) => event.event === 'result')).toHaveLength(1)
    expect(seen.map((event) => (event.data as { message?: string }).message)).toContain('Resumed after an interruption')
    const run = (await (await client.get(`/api/runs/${id}`)).json()) as {
      provenance: { attempt: number }
      state: string
    }
    expect([run.state, run.provenance.attempt]).toEqual(['done', 2])
  }, 180_000)

  it('is given back by a worker that is asked to stop, and ended by the next', async () => {
    const web = await webNode()
    const first = await node({ ...settings, ROLE: 'worker' })
    const client = await signUp(web.url)
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello', wait: 18_000 })
    await expect
      .poll(async () => (await db.query('select state from run')).rows[0].state, { timeout: 60_000 })
      .toBe('running')
    expect(await end(first.child, 'SIGTERM')).toBe(0)
    expect((await db.query('select state from run')).rows[0].state).toBe('queued')
    await node({ ...settings, ROLE: 'worker' })
    expect((await readEvents(await client.get(`/api/runs/${id}/events`))).at(-1)).toMatchObject({ event: 'result' })
  }, 180_000)

  it('survives the death of the web node: the browser resumes its stream on another', async () => {
    const web = await webNode()
    await node({ ...settings, ROLE: 'worker' })
    const client = await signUp(web.url)
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello', wait: 3000 })
    const before = await readEvents(await client.get(`/api/runs/${id}/events`), (event) => event.event === 'step')
    const lastId = before.at(-1)?.id ?? ''
    await end(web.child, 'SIGKILL')

    const next = await webNode()
    const again = createClient(next.url)
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    const after = await readEvents(await again.get(`/api/runs/${id}/events`, { 'last-event-id': lastId }))
    const steps = [...before, ...after].filter((event) => event.event === 'step').map((event) => event.data)
    expect(steps).toMatchObject([{ message: 'Part 1' }, { message: 'Part 2' }, { message: 'Part 3' }])
    expect(after.at(-1)).toMatchObject({ event: 'result', data: { text: 'hello' } })
  }, 180_000)

  it('that was executed in a web node which died is ended with a sentence', async () => {
    const web = await webNode()
    const client = await signUp(web.url)
    const id = await client.start('/api/tools/echo/fail', { how: 'hang' })
    await end(web.child, 'SIGKILL')
    const next = await webNode()
    const again = createClient(next.url)
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    expect((await readEvents(await again.get(`/api/runs/${id}/events`))).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'interrupted', message: expect.stringContaining('Start it again') },
    })
  }, 180_000)

  it('waits out a broken connection of the event listener', async () => {
    const web = await webNode()
    await node({ ...settings, ROLE: 'worker' })
    const client = await signUp(web.url)
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello', wait: 3000 })
    const events = readEvents(await client.get(`/api/runs/${id}/events`))
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casewright events'`,
    )
    expect((await events).at(-1)).toMatchObject({ event: 'result' })
  }, 180_000)
})

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-embedded-'))
  })
  afterAll(async () => {
    const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
    if (pid) process.kill(pid, 'SIGINT')
    await wait(1000)
    await rm(folder, { recursive: true, force: true })
  })
  const settings = async () => ({ DATA_DIR: folder, PORT: String(await freePort()) })

  it('serves one server at a time, comes back after kill -9, and keeps what was in it', async () => {
    const first = await settings()
    const one = await node(first)
    const client = createClient(`http://127.0.0.1:${first.PORT}`)
    const person = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    expect((await client.post('/api/register', person)).status).toBe(200)

    const two = await node(await settings())
    expect(two.child.exitCode).toBe(1)
    expect(two.said()).toContain('Another Casewright is already using this data folder')

    await end(one.child, 'SIGKILL')
    const third = await settings()
    const three = await node(third)
    const again = createClient(`http://127.0.0.1:${third.PORT}`)
    expect((await again.post('/api/login', person)).status).toBe(200)
    expect(await end(three.child, 'SIGTERM')).toBe(0)
  }, 180_000)

  it('is started again when it dies under a server, which answers all the while and goes on', async () => {
    const own = await mkdtemp(join(tmpdir(), 'casewright-embedded-'))
    const given = { DATA_DIR: own, PORT: String(await freePort()) }
    const { child } = await node(given)
    const client = createClient(`http://127.0.0.1:${given.PORT}`)
    await client.post('/api/register', { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' })
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello', wait: 3000 })
    const postmaster = async () => Number((await readFile(join(own, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
    const first = await postmaster()
    process.kill(first, 'SIGKILL')

    const answers = new Set<string>()
    await expect
      .poll(
        async () => {
          expect((await client.get('/healthz')).status).toBe(200)
          const listed = await client.get('/api/runs')
          const body = (await listed.json()) as { runs?: unknown[]; message?: string }
          answers.add(`${listed.status} ${body.runs?.length ?? body.message}`)
          return [(await client.get('/readyz')).status, (await postmaster().catch(() => first)) !== first]
        },
        { timeout: 60_000 },
      )
      .toEqual([200, true])
    expect([...answers].filter((answer) => answer !== '200 1')).toEqual(
      [...answers].filter((answer) => /^503 The server cannot reach its database right now/.test(answer)),
    )
    expect((await readEvents(await client.get(`/api/runs/${id}/events`))).at(-1)).toMatchObject({ event: 'result' })
    expect(await end(child, 'SIGTERM')).toBe(0)
    await rm(own, { recursive: true, force: true })
  }, 240_000)

  it('is given up with a word when it dies too often', async () => {
    const own = await mkdtemp(join(tmpdir(), 'casewright-embedded-'))
    const heard: string[] = []
    const gone = new Promise<void>((resolve) => {
      const watch = { gone: resolve, lost: () => heard.push('lost'), back: () => heard.push('back') }
      void startCluster({ dataDir: own, password: 'secret', watch, pauses: [500, 500] }).then(async () => {
        let killed = 0
        for (let last = 0; killed < 3; ) {
          const text = await readFile(join(own, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
          const pid = Number(text.split('\n')[0])
          // Once its status says so it has come up.
          if (
            pid &&
            pid !== last &&
            text.includes('ready') &&
            heard.filter((word) => word === 'back').length === killed
          ) {
            process.kill(pid, 'SIGKILL')
            last = pid
            killed += 1
          }
          await wait(50)
        }
      })
    })
    await gone
    expect(heard).toEqual(['lost', 'back', 'lost', 'back', 'lost'])
    await rm(own, { recursive: true, force: true })
  }, 240_000)

  it('runs beside another with a data folder of its own', async () => {
    const other = await mkdtemp(join(tmpdir(), 'casewright-embedded-'))
    const nodes = await Promise.all([node(await settings()), node({ ...(await settings()), DATA_DIR: other })])
    expect(nodes.map(({ child }) => child.exitCode)).toEqual([null, null])
    await Promise.all(nodes.map(({ child }) => end(child, 'SIGTERM')))
    await rm(other, { recursive: true, force: true })
  }, 180_000)

  it('of another major version is refused with a sentence', async () => {
    const { writeFile } = await import('node:fs/promises')
    const file = join(folder, 'postgres/PG_VERSION')
    await writeFile(file, '15\n')
    const refused = await node(await settings())
    await writeFile(file, '18\n')
    expect(refused.child.exitCode).toBe(1)
    expect(refused.said()).toMatch(/made by PostgreSQL 15.*includes PostgreSQL 18/)
  })
})
