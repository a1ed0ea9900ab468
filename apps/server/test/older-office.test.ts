import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Matter, MatterRun, UsageReport } from '@casewright/api'
import type { Run } from '@casewright/core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readKeyFile } from '../src/ops/backup/key-file.ts'
import { checkBackup, restoreBackup } from '../src/ops/backup/restore.ts'
import { migrationNames } from '../src/platform/db/migrate.ts'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'
import { codeOf, matterName, password, people, type Shown } from './older-office/people.ts'
import { emptyDatabase } from './postgres.ts'

/** Each is a made-up office as a version stored it, named for its last migration: older-office/make.ts made them. */
const offices = globSync(join(import.meta.dirname, 'older-office', '*.backup'))

const json = async <T>(asked: Promise<Response>): Promise<T> => {
  const answer = await asked
  expect([answer.url, answer.status]).toEqual([answer.url, 200])
  return answer.json() as Promise<T>
}

it('is there of a version before this one', () => expect(offices.length).toBeGreaterThan(0))

describe.each(offices.map((file) => [basename(file, '.backup'), file]))('an office of migration %s', (name, file) => {
  const beside = (kind: string) => file.replace(/backup$/, kind)
  const shown: Shown = JSON.parse(readFileSync(beside('shown.json'), 'utf8'))
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let folder: string
  let server: TestServer
  let ada: TestClient
  let bob: TestClient
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-older-'))
    database = await emptyDatabase(inject('postgresUrl'))
    expect((await checkBackup(file)).manifest.migrations.at(-1)).toMatch(new RegExp(`^${name}-`))
    // Its invitation was for a week, and has run out since.
    expect(await restoreBackup(file, database.url)).toMatchObject({ invitations: 0, keys: 1 })
    const { vaultKey, authSecret } = await readKeyFile(beside('key'))
    const secrets = { VAULT_KEY: vaultKey, AUTH_SECRET: authSecret }
    server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder, OFFLINE: '1', ...secrets }, {})
    ;[ada, bob] = [server.visitor(), server.visitor()]
    await json(ada.post('/api/login', { email: people.ada.email, password }))
    await json(bob.post('/api/login', { email: people.bob.email, password }))
  })
  afterAll(async () => {
    await server.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const runsOf = async (who: TestClient) => {
    const { runs } = await json<{ runs: Run[] }>(who.get('/api/runs?limit=100'))
    return Promise.all(runs.map(({ id }) => json<Run>(who.get(`/api/runs/${id}`))))
  }

  it('is brought up to this version', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from migration order by name')
    await client.end()
    expect(rows.map((row) => row.name)).toEqual(migrationNames)
  })

  it('shows every run with its label, its result and its reviews, and what failed as failed', async () => {
    const runs = [...(await runsOf(ada)), ...(await runsOf(bob))]
    const tools = new Set(runs.filter(({ state }) => state === 'done').map(({ tool }) => tool))
    expect([...tools].sort()).toEqual([
      'brief-summarizer',
      'cite-check',
      'document-analyzer',
      'document-generation',
      'law-agent',
      'legal-research',
      'risk-analysis',
      'web-search',
    ])
    for (const run of runs)
      expect([run.tool, run.state, Boolean(run.label), Boolean(run.output), Boolean(run.error)]).toEqual([
        run.tool,
        run.state === 'done' ? 'done' : 'failed',
        true,
        run.state === 'done',
        run.state !== 'done',
      ])
    expect(runs.some(({ state }) => state === 'failed')).toBe(true)
    expect(runs.flatMap(({ reviews }) => reviews ?? [])).toMatchObject([
      { item: 'citation-1', decision: 'confirmed', note: 'Read in the reporter.', by: people.ada.name },
    ])
    const { runs: found } = await json<{ runs: Run[] }>(ada.get('/api/runs?text=OPPOSITION'))
    expect(found.length).toBeGreaterThan(0)
  })

  it('opens the files that were uploaded, and exports what its results export', async () => {
    const runs = [
      ...(await runsOf(ada)).map((run) => ({ run, who: ada })),
      ...(await runsOf(bob)).map((run) => ({ run, who: bob })),
    ]
    const documents = runs
      .filter(({ run }) => run.state === 'done')
      .flatMap(({ run, who }) => (run.documents ?? []).map(({ id }) => ({ id, who })))
    expect(documents.length).toBeGreaterThan(3)
    for (const { id, who } of documents)
      expect(await (await who.get(`/api/documents/${id}/file`)).text()).toContain(
        'Tannery Row LLC padlocked the only door',
      )
    let exported = 0
    for (const { run, who } of runs.filter(({ run }) => run.state === 'done'))
      for (const name of Object.keys(
        server.services.tools.registry.find(({ id }) => id === run.tool)?.actions[run.action]?.exports ?? {},
      )) {
        const answer = await who.get(`/api/runs/${run.id}/exports/${name}`)
        // Nobody took a correction then, and without one there is no corrected copy.
        if (/^corrected-/.test(name)) {
          expect(answer.status).toBe(404)
          continue
        }
        expect([run.tool, name, answer.status]).toEqual([run.tool, name, 200])
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
        exported++
      }
    expect(exported).toBeGreaterThan(5)
  })

  it('has its matter with its members, runs and documents, under its hold', async () => {
    const { matters } = await json<{ matters: { id: string; name: string }[] }>(bob.get('/api/matters'))
    expect(matters.map(({ name }) => name)).toEqual([matterName])
    const id = matters[0]?.id
    expect(await json<Matter>(bob.get(`/api/matters/${id}`))).toMatchObject({ name: matterName })
    const { runs } = await json<{ runs: MatterRun[] }>(bob.get(`/api/matters/${id}/runs`))
    expect(runs.length).toBeGreaterThan(2)
    const { documents } = await json<{ documents: { title: string }[] }>(bob.get(`/api/matters/${id}/documents`))
    expect(documents.map(({ title }) => title)).toContain('Letter to Tannery Row, signed')
    const holds = await json<{ reason: string }[]>(ada.get('/api/admin/holds'))
    expect(holds.map(({ reason }) => reason)).toEqual([matterName])
    const held = runs[0]?.id
    expect((await ada.delete(`/api/runs/${held}`)).status).toBe(409)
  })

  it('opens both versions of a saved document', async () => {
    const { documents } = await json<{ documents: { id: string }[] }>(ada.get('/api/kept'))
    expect(documents).toHaveLength(1)
    const read = (query: string) =>
      json<{ title: string; content: unknown }>(ada.get(`/api/kept/${documents[0]?.id}${query}`))
    expect((await read('')).title).toBe('Letter to Tannery Row, signed')
    expect(JSON.stringify((await read('?version=1')).content)).toContain('padlock')
  })

  it('keeps its settings, its audit log unbroken, its costs, ledger and names', async () => {
    expect(await json(ada.get('/api/admin/settings'))).toMatchObject({
      speech: false,
      idleMinutes: 120,
      retention: { documents: 3650, runs: 3650, events: null },
      plans: [{ name: 'Associate' }],
      prices: [{ model: 'fake-model' }],
    })
    const { events } = await json<{ events: { action: string }[] }>(ada.get('/api/admin/audit'))
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['settings.changed', 'hold.placed']))
    expect(await json(ada.get('/api/admin/audit/chain'))).toMatchObject({ whole: true })
    // What it used, it used in an earlier month than the one in which this runs.
    const { since } = await json<UsageReport>(ada.get('/api/admin/usage'))
    const usage = await json<UsageReport>(ada.get(`/api/admin/usage?month=${since}`))
    const told = JSON.stringify([usage, await json(ada.get('/api/privacy'))])
    for (const word of ['fake-model', 'Ngozi Okafor', '127.0.0.1'])
      expect([word, told.includes(word)]).toEqual([word, true])
  })

  it('lets a key and an authenticator app in, and works on', async () => {
    const cyd = server.visitor()
    expect((await cyd.post('/api/login', { email: people.cyd.email, password })).status).toBe(401)
    await json(cyd.post('/api/factors/sign-in', { code: await codeOf(shown.appSecret) }))
    expect(await json(cyd.get('/api/user'))).toMatchObject({ name: people.cyd.name })
    const found = await server
      .visitor()
      .post('/api/legal-search', { query: 'Lake v. Mill' }, { authorization: `Bearer ${shown.apiKey}` })
    expect(JSON.stringify(await json(Promise.resolve(found)))).toContain('998 F.4th 11')
  })
})
