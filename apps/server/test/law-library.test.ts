import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthorityAsOf, AuthorityReading, LawChanges, LawFailures, LawLibrary } from '@casewright/api'
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
/** A release of the title. */
const titleOn = (date: string, ...sections: string[]) =>
  `<ECFR><VOLUME N="1" AMDDATE="${date}"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1—General Provisions</HEAD>${sections.join('')}</DIV1></ECFR>`
const title = (...sections: string[]) => titleOn('2026-08-20', ...sections)
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
    const [changed] = await server.services.library.lookup('1 C.F.R. § 1.1')
    expect(authorities.map(({ id }) => id)).toEqual([changed?.id, null, expect.any(String)])
    expect(authorities.map(({ change, citation }) => `${change} ${citation}`)).toEqual([
      'changed 1 C.F.R. § 1.1',
      'removed 1 C.F.R. § 1.2',
      'added 1 C.F.R. § 1.3',
    ])
  })

  it('of a later day leaves the text of each changed section to be read as of the day before', async () => {
    const was = 'Other words.'
    await mirror(cfr, titleOn('2026-09-01', section('1.1', 'Newer words.'), section('1.3'), section('1.10')))
    await ask('packs/cfr-1/add', { from: 'folder' })
    await work()
    // The text says the later day; its address is still that of the earlier one.
    expect(await heldCfr()).toMatchObject({
      asOf: 'September 1, 2026',
      changed: { from: 'August 20, 2026', to: 'September 1, 2026' },
    })
    const idOf = async (citation: string) => (await server.services.library.lookup(citation))[0]?.id
    const changed = await idOf('1 C.F.R. § 1.1')
    const read = async (path: string) => {
      const answer = await member.get(`/api/library/${path}`)
      return { status: answer.status, body: await answer.text() }
    }
    const held = JSON.parse((await read(`${changed}`)).body) as AuthorityReading
    // Offline, no source is asked for the text on any other day.
    expect(held).toMatchObject({
      text: expect.stringContaining('Newer words.'),
      earlier: ['2026-08-20'],
      onAnyDay: null,
    })
    const past = JSON.parse((await read(`${changed}/as-of?date=2026-08-20`)).body) as AuthorityAsOf
    expect(past).toMatchObject({ asOf: '2026-08-20', text: expect.stringContaining(was) })
    expect(await read(`${changed}/as-of?date=2026-08-21`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('No source here has the text of 1 C.F.R. § 1.1 on other dates.'),
    })
    expect((await read(`${changed}/as-of?date=soon`)).status).toBe(400)
    // The words of § 1.3 are the same in both.
    const same = JSON.parse((await read(`${await idOf('1 C.F.R. § 1.3')}`)).body) as AuthorityReading
    expect(same.earlier).toEqual([])
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

  it('is listed as work, and not as held, until it is complete for the first time', async () => {
    const all = Array.from({ length: 1200 }, (_, nth) => section(`2.${nth + 1}`)).join('')
    const address = cfr.replace('title-1', 'title-2')
    await mirror(address, title(all).replace('N="1" TYPE="TITLE"', 'N="2" TYPE="TITLE"').slice(0, -40))
    await ask('packs/cfr-2/add', { from: 'folder' })
    await work()
    const seen = await library()
    expect(await server.services.library.lookup('2 C.F.R. § 2.1')).toHaveLength(1)
    expect(seen.work).toMatchObject([{ pack: 'cfr-2', deed: 'add', state: 'failed' }])
    expect(seen.held.map(({ pack }) => pack)).not.toContain('cfr-2')
    expect(seen.packs.find(({ id }) => id === 'cfr-2')?.held).toBe(false)
    await ask('packs/cfr-2/cancel')
    await work()
    expect((await library()).work).toEqual([])
  })

  it('is found in the folder in whatever release is there, also in a folder named after it', async () => {
    await mirror(cfr.replace('2026-08-20/title-1', '2026-11-02/title-3'), title(section('3.1')))
    await mirror('cfr-4/anything.xml', titleOn('2026-07-04', section('4.1')))
    await mirror(
      'uscode.house.gov/download/releasepoints/us/pl/119/120/xml_usc18@119-120.xml.zip',
      'no archive, and not looked into',
    )
    const { packs } = await library()
    for (const id of ['cfr-3', 'cfr-4', 'us-code-18'])
      expect(packs.find((one) => one.id === id)?.from).toEqual(['folder'])
    expect(packs.find(({ id }) => id === 'us-code-5')?.from).toEqual([])
    for (const id of ['cfr-3', 'cfr-4']) await ask(`packs/${id}/add`, { from: 'folder' })
    await work()
    const { held } = await library()
    expect(held.map(({ pack, asOf }) => `${pack}: ${asOf}`).sort()).toEqual([
      'cfr-3: November 2, 2026',
      'cfr-4: July 4, 2026',
    ])
  })

  it('leaves a line in the audit log for each deed', async () => {
    const all = await actions()
    for (const deed of ['pack-added', 'pack-paused', 'pack-resumed', 'pack-removed'])
      expect(all).toContain(`law.${deed} cfr-1`)
  })
})
