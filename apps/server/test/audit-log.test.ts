import type { AuditAction } from '@casewright/api'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyChain } from '../src/features/audit/chain.ts'
import { record, system } from '../src/features/audit/record.ts'
import { csvOf } from '../src/platform/csv.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let admin: Member
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
  admin = await server.member('The Administrator')
})
afterAll(() => server.stop())

const json = async (answer: Promise<Response>) => (await answer).json()
const password = 'correct horse battery'
const deeds = [
  'account.registered',
  'account.signed-in',
  'account.signed-out',
  'account.session-ended',
  'account.email-changed',
  'account.renamed',
  'account.password-changed',
  'account.exported',
  'account.erased',
  'key.made',
  'key.revoked',
  'run.exported',
  'run.deleted',
  'runs.deleted',
  'document.downloaded',
  'document.deleted',
] satisfies AuditAction[]

/** One that does every deed that is written down, leaves words in all of them, and is gone at the end. */
async function busyMember(surname: string) {
  const ada = await server.member(`=Ada ${surname}`)
  const { id } = ada.person
  const asked = await ada.post('/api/echo', { text: `privileged question ${surname}` })
  const run = asked.headers.get('x-run-id')
  await ada.get(`/api/runs/${run}/exports/memo`)
  await ada.upload(
    '/api/tools/echo/upload',
    { name: `${surname}.txt`, bytes: 'The tenant pays.' },
    { kind: 'detailed' },
  )
  const document = await server.services.db
    .selectFrom('document')
    .select('id')
    .where('ownerId', '=', id)
    .executeTakeFirst()
  await ada.get(`/api/documents/${document?.id}/file`)
  const { id: kept } = await json(
    ada.post('/api/kept', { tool: 'echo', title: `Letter to ${surname}`, content: 'words' }),
  )
  await ada.delete(`/api/kept/${kept}`)
  const key = await json(ada.post('/api/account/keys', { password, name: `Key of ${surname}`, tools: 'all', days: 1 }))
  await ada.delete(`/api/account/keys/${key.id}`)
  await server.visitor().post('/api/login', { email: ada.email, password: 'wrong' })
  await server.visitor().post('/api/login', { email: `nobody-${surname}@example.com`, password: 'wrong' })
  const elsewhere = server.visitor()
  await elsewhere.post('/api/login', { email: ada.email, password })
  await elsewhere.post('/api/logout')
  await server.visitor().post('/api/login', { email: ada.email, password })
  const sessions: { id: string; current: boolean }[] = await json(ada.get('/api/account/sessions'))
  await ada.delete(`/api/account/sessions/${sessions.find(({ current }) => !current)?.id}`)
  await ada.delete('/api/account/sessions')
  await ada.put('/api/account', { name: `Renamed ${surname}` })
  await ada.post('/api/account/email', { email: `ada-${surname.toLowerCase()}@example.com`, password })
  await ada.post('/api/account/password', { currentPassword: password, newPassword: 'quite another sentence' })
  await (await ada.get('/api/account/export')).text()
  await ada.delete(`/api/runs/${run}`)
  await ada.delete('/api/runs')
  const erased = await ada.post('/api/account/erase', { password: 'quite another sentence' })
  expect(erased.status).toBe(204)
  return {
    ada,
    words: [surname, surname.toLowerCase(), ada.email, 'privileged', 'tenant', 'Letter', 'Key of', 'Renamed'],
  }
}

it('writes down who did what, by ids without a name, an email, a label, a title or a word of a document', async () => {
  const { ada, words } = await busyMember('Lovelace')
  const events = await server.services.db.selectFrom('auditEvent').selectAll().orderBy('id').execute()
  const done = new Set(events.filter(({ actorId }) => actorId === ada.person.id).map(({ action }) => action))
  expect([...done]).toEqual(expect.arrayContaining([...deeds]))
  const failed = events.filter(({ action }) => action === 'account.sign-in-failed')
  expect(failed.map(({ actorKind, actorId, subjectId }) => [actorKind, actorId, subjectId])).toEqual([
    ['visitor', null, ada.person.id],
    ['visitor', null, null],
  ])
  for (const word of [...words, 'Administrator']) expect(JSON.stringify(events)).not.toContain(word)
})

it('writes down that whoever accepts an invitation is signed in', async () => {
  const email = 'invited@example.com'
  const { link } = await json(admin.post('/api/admin/people/invitations', { email, role: 'member' }))
  const form = { token: link.split('#')[1], name: 'Grace', password }
  const { id } = await json(server.visitor().post('/api/links/accept', form))
  const { events } = await json(admin.get(`/api/admin/audit?subject=${id}`))
  expect(events).toMatchObject([
    { action: 'account.signed-in', actorId: id, detail: { how: 'invitation' } },
    { action: 'invitation.accepted' },
  ])
})

it('is listed newest first, by page, person, action and time, with names looked up now', async () => {
  const bob = await server.member('=Bob Doe')
  await bob.post('/api/logout')
  const list = (query: string) => json(admin.get(`/api/admin/audit?${query}`))
  const first = await list('limit=2')
  expect(first.events).toMatchObject([
    { action: 'account.signed-out', actorName: '=Bob Doe' },
    { action: 'account.registered', subjectName: '=Bob Doe' },
  ])
  const second = await list(`limit=2&before=${first.next}`)
  expect(second.events[0].id).toBe(first.events[1].id - 1)
  expect((await list(`person=${bob.person.id}`)).events).toHaveLength(2)
  expect((await list(`person=${bob.person.id}&action=account.signed-out`)).events).toHaveLength(1)
  expect((await list(`subject=${bob.person.id}&to=${first.events[1].at}`)).events).toEqual([])
  expect((await list(`subject=${bob.person.id}&from=${first.events[1].at}`)).events).toHaveLength(2)
  const erased = (await list('action=account.erased')).events[0]
  expect([erased.actorName, erased.subjectName]).toEqual([null, null])
  expect((await admin.get('/api/admin/audit?before=x')).status).toBe(400)
})

it('is exported as a table and as lines, which is written down as well, and no name becomes a formula', async () => {
  const table = await admin.get('/api/admin/audit/export?format=csv')
  expect(table.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-.*\.csv"$/)
  const rows = (await table.text()).trim().split('\r\n')
  const { count } = await server.services.db
    .selectFrom('auditEvent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(rows).toHaveLength(count + 1)
  expect(rows.filter((row) => row.includes(`,"'=Bob Doe",`))).toHaveLength(2)
  expect(rows.filter((row) => !/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*"){12}$/.test(row))).toEqual([])
  const cells = ['+1', ' -1', '@x', '\tx', 'a"b', 7, 'A; =1', 'A;"=1"', 'A\t\n=1', 'A; B-C', ';=1;+2']
  expect(csvOf([cells])).toBe(
    `"'+1","' -1","'@x","'\tx","a""b","7","A;' =1","A;'""=1""","A\t'\n'=1","A; B-C",";'=1;'+2"\r\n`,
  )
  const lines = (await (await admin.get('/api/admin/audit/export?format=lines&action=audit.exported')).text()).trim()
  const exported = lines.split('\n').map((line) => JSON.parse(line))
  expect(exported.map(({ actorId, detail }) => [actorId, detail.format, detail.filtered])).toEqual([
    [admin.person.id, 'csv', false],
    [admin.person.id, 'lines', true],
  ])
  const chain = await json(admin.get('/api/admin/audit/chain'))
  expect(chain).toMatchObject({ whole: true, last: exported.at(-1).chain })
})

it('stays whole with fifty who write at once, and leaves out what was rolled back', async () => {
  const { db } = server.services
  const before = await verifyChain(db)
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      db
        .transaction()
        .execute(async (trx) => {
          await record(trx, system, { action: 'retention.deleted', detail: { runs: n } })
          await record(trx, system, { action: 'retention.deleted', detail: { kept: n } })
          if (n % 10 === 0) throw new Error('rolled back')
        })
        .catch(() => {}),
    ),
  )
  expect(await verifyChain(db)).toMatchObject({ whole: true, lines: before.lines + 90 })
})

it('is only added to, and a change by whoever owns the database shows', async () => {
  const { db, pool } = server.services
  for (const table of ['audit_event', 'audit_link'])
    for (const change of [`update ${table} set`, `delete from ${table}`, `truncate ${table}`]) {
      const statement = change.endsWith('set')
        ? `${change} ${table === 'audit_event' ? 'address' : 'chain'} = null`
        : change
      await expect(server.owner.query(statement)).rejects.toThrow('The audit log is only added to')
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/)
    }
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  const { rows } = await owner.query('select id from audit_event order by id offset 5 limit 1')
  const id = Number(rows[0].id)
  const tamper = async (statement: string) => {
    await owner.query('begin')
    await owner.query('set local session_replication_role = replica')
    await owner.query(statement)
    await owner.query('commit')
    return verifyChain(db)
  }
  const { whole, lines } = await verifyChain(db)
  expect(whole).toBe(true)
  expect(await tamper(`update audit_event set actor_id = 'x' || actor_id where id = ${id}`)).toMatchObject({
    whole: false,
    brokenAt: id,
  })
  expect((await json(admin.get('/api/admin/audit/chain'))).brokenAt).toBe(id)
  expect(await tamper(`update audit_event set actor_id = substr(actor_id, 2) where id = ${id}`)).toMatchObject({
    whole: true,
    lines,
  })
  // A line that did not come in by the trigger, and one that was taken out together with its link.
  expect(
    await tamper(
      `insert into audit_event (id, actor_kind, action) overriding system value values (999999, 'system', 'run.deleted')`,
    ),
  ).toMatchObject({ whole: false, brokenAt: 999_999 })
  expect(await tamper('delete from audit_event where id = 999999')).toMatchObject({ whole: true })
  const next = await owner.query(`select event_id from audit_link where position = 7`)
  expect(
    await tamper(`with gone as (delete from audit_link where position = 6 returning event_id)
      delete from audit_event where id in (select event_id from gone)`),
  ).toMatchObject({ whole: false, brokenAt: Number(next.rows[0].event_id) })
  await owner.end()
})

it('is for administrators alone, as are holds, retention and jobs', async () => {
  const [member, visitor] = [await server.member(), server.visitor()]
  const id = crypto.randomUUID()
  const reads = [
    'audit',
    'audit/chain',
    'audit/export?format=csv',
    'holds',
    'holds/subjects?kind=matter',
    'retention/preview',
    'jobs',
  ]
  const deeds = ['holds', `holds/${id}/lift`, `jobs/${id}/retry`, `jobs/${id}/cancel`]
  for (const [who, status] of [
    [member, 403],
    [visitor, 401],
  ] as const) {
    for (const path of reads) expect([path, (await who.get(`/api/admin/${path}`)).status]).toEqual([path, status])
    for (const path of deeds) expect([path, (await who.post(`/api/admin/${path}`, {})).status]).toEqual([path, status])
  }
})
