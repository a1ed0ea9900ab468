import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthorityReading, LawChanges, LawFailures, LawLibrary } from '@casewright/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workOnPacks } from '../src/features/law-library/index.ts'
import { startServer, type TestServer } from './harness.ts'

type Client = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let admin: Client
let member: Client

beforeAll(async () => {
  server = await startServer({ OFFLINE: '1', ROLE: 'web' })
  admin = await server.member('Admin')
  member = await server.member('Member')
})
afterAll(() => server.stop())

const cfr = 'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml'
const mirror = async (path: string, text: string) => {
  const at = join(server.folder, 'law', path)
  await mkdir(join(at, '..'), { recursive: true })
  await writeFile(at, text)
}
const title = (...sections: string[]) =>
  `<ECFR><VOLUME N="1" AMDDATE="2026-08-20"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1—General Provisions</HEAD>${sections.join('')}</DIV1></ECFR>`
const section = (number: string, words = `Words of ${number}.`) =>
  `<DIV8 N="${number}" TYPE="SECTION"><HEAD>§ ${number} Scope.</HEAD><P>${words}</P><CITA>[37 FR 23603, Nov. 4, 1972]</CITA></DIV8>`

const library = async (who = member) => (await (await who.get('/api/law-library')).json()) as LawLibrary
const ask = async (path: string, body?: unknown, who = admin) => {
  const answer = await who.post(`/api/admin/law-library/${path}`, body)
  return { status: answer.status, text: await answer.text() }
}
/** This server only answers: what a worker would do is done here, to its end. */
const work = (signal = new AbortController().signal) =>
  workOnPacks({ ...server.services, databaseUrl: server.databaseUrl, pause: 0 }, signal)
const heldCfr = async () => (await library()).held.find(({ pack }) => pack === 'cfr-1')
const actions = async () =>
  ((await (await admin.get('/api/admin/audit')).json()) as { events: { action: string; subjectId: string }[] }).events
    .filter(({ action }) => action.startsWith('law.'))
    .map(({ action, subjectId }) => `${action} ${subjectId}`)

describe('the law library', () => {
  it('says to every user what can be added, from where, and what is not known', async () => {
    const seen = await library()
    expect(seen).toMatchObject({ offline: true, folder: { present: false }, work: [], checkedAt: null })
    expect(seen.disk.free).toBeGreaterThan(0)
    const pack = seen.packs.find(({ id }) => id === 'cfr-1')
    expect(pack).toMatchObject({ held: false, from: [], tried: true, download: null, license: expect.any(String) })
    expect(seen.packs.find(({ id }) => id === 'cases-us')?.tried).toBe(false)
    expect(seen.held).toEqual([])
  })

  it('lets only administrators add, pause, cancel and remove', async () => {
    for (const path of ['packs/cfr-1/add', 'packs/cfr-1/pause', 'packs/cfr-1/cancel', 'packs/cfr-1/remove', 'check'])
      expect((await ask(path, { from: 'folder' }, member)).status).toBe(403)
  })

  it('refuses in a sentence what cannot be done', async () => {
    expect(await ask('packs/cfr-1/add', { from: 'network' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('This server is offline'),
    })
    expect((await ask('packs/cfr-1/add', { from: 'folder' })).text).toContain('The folder does not contain this pack.')
    expect((await ask('packs/nothing/add', { from: 'folder' })).status).toBe(404)
    expect((await ask('packs/cfr-1/add', { from: 'moon' })).text).toContain('network or folder')
    expect((await ask('packs/cfr-1/pause')).text).toContain('not being added')
    expect((await ask('packs/cfr-1/remove')).status).toBe(404)
    expect((await ask('check')).text).toContain('offline')
  })
})

describe('a pack', () => {
  it('is added from the folder, and says what it brought and what could not be read', async () => {
    await mirror(cfr, title(section('1.1'), section('1.2'), section(''), section('1.10')))
    expect((await library()).packs.find(({ id }) => id === 'cfr-1')?.from).toEqual(['folder'])
    expect((await ask('packs/cfr-1/add', { from: 'folder' })).status).toBe(202)
    expect((await library()).work).toMatchObject([{ pack: 'cfr-1', deed: 'add', state: 'waiting' }])
    expect((await ask('packs/cfr-1/add', { from: 'folder' })).text).toContain('already being worked on')
    await work()
    expect((await library()).work).toEqual([])
    expect(await heldCfr()).toMatchObject({
      authorities: 3,
      texts: 3,
      asOf: 'August 20, 2026',
      failures: 1,
      parts: [{ kind: 'code', authorities: 3, years: null }],
      changed: null,
    })
    const failures = (await (await member.get('/api/law-library/packs/cfr-1/failures')).json()) as LawFailures
    expect(failures).toMatchObject({ total: 1, failures: [{ file: 'title-1.xml', reason: expect.any(String) }] })
    const lines = await (await member.get('/api/law-library/packs/cfr-1/failures/export')).text()
    expect(JSON.parse(lines)).toEqual(failures.failures[0])
  })

  it('is read with its place in the code, its history and its neighbors', async () => {
    const [found] = await server.services.library.lookup('1 C.F.R. § 1.2')
    const reading = (await (await member.get(`/api/library/${found?.id}`)).json()) as AuthorityReading
    expect(reading.text).toContain('Words of 1.2.')
    expect(reading.details?.hierarchy?.[0]).toMatchObject({ level: 'title', number: '1' })
    expect(reading.details?.history).toContain('37 FR 23603')
    expect([reading.neighbors.previous?.citation, reading.neighbors.next?.citation]).toEqual([
      '1 C.F.R. § 1.1',
      '1 C.F.R. § 1.10',
    ])
  })

  it('is brought up to date all at once, and says what changed', async () => {
    await mirror(cfr, title(section('1.1', 'Other words.'), section('1.3'), section('1.10')))
    await ask('packs/cfr-1/add', { from: 'folder' })
    const seen = new Set<string>()
    let reading = true
    const reader = (async () => {
      while (reading) {
        const { rows } = await server.owner.query(
          `select string_agg(citation || ' ' || length, ', ' order by citation) as all from authority
           join library_import i on i.id = import_id where i.source = 'cfr-1'`,
        )
        seen.add(rows[0].all)
      }
    })()
    await work()
    reading = false
    await reader
    expect([...seen].filter((all) => all.includes('§ 1.2 ') && all.includes('§ 1.3 '))).toEqual([])
    expect(seen.size).toBeLessThanOrEqual(2)
    expect(await heldCfr()).toMatchObject({ authorities: 3, changed: { added: 1, changed: 1, removed: 1 } })
    const { authorities } = (await (await member.get('/api/law-library/packs/cfr-1/changes')).json()) as LawChanges
    expect(authorities.map(({ change, citation }) => `${change} ${citation}`)).toEqual([
      'changed 1 C.F.R. § 1.1',
      'removed 1 C.F.R. § 1.2',
      'added 1 C.F.R. § 1.3',
    ])
  })

  it('that cannot be read leaves what is held, says why, and goes on when it is resumed', async () => {
    await mirror(cfr, title(section('1.1')).slice(0, -40))
    await ask('packs/cfr-1/add', { from: 'folder' })
    await work()
    expect((await library()).work).toMatchObject([
      { deed: 'update', state: 'failed', problem: expect.stringContaining('ends before its last element') },
    ])
    expect((await heldCfr())?.authorities).toBe(3)
    await mirror(cfr, title(section('1.1', 'Other words.'), section('1.3'), section('1.4'), section('1.10')))
    expect((await ask('packs/cfr-1/resume')).status).toBe(202)
    await work()
    expect((await heldCfr())?.authorities).toBe(4)
  })

  it('waits while it is paused, and is left as it was when the update is canceled', async () => {
    await mirror(cfr, title(section('1.1')))
    await ask('packs/cfr-1/add', { from: 'folder' })
    await ask('packs/cfr-1/pause')
    await work()
    expect((await library()).work).toMatchObject([{ state: 'paused' }])
    expect((await ask('packs/cfr-1/remove')).status).toBe(202)
    await ask('packs/cfr-1/cancel').then(({ status }) => expect(status).toBe(409))
  })

  it('is removed with everything that it brought', async () => {
    await work()
    expect(await heldCfr()).toBeUndefined()
    expect(await server.services.library.lookup('1 C.F.R. § 1.1')).toEqual([])
    const { rows } = await server.owner.query('select count(*)::int as left from authority_detail')
    expect(rows[0].left).toBe(0)
  })

  it('leaves a line in the audit log for each deed', async () => {
    const all = await actions()
    for (const deed of ['pack-added', 'pack-paused', 'pack-resumed', 'pack-removed'])
      expect(all).toContain(`law.${deed} cfr-1`)
  })
})
