import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepRetention } from '../src/features/retention/sweep.ts'
import { sweepRuns } from '../src/features/runs/sweep.ts'
import { eraseArriving, erasePastDocuments } from '../src/features/uploads/erase.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let admin: Member
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
  admin = await server.member('The Administrator')
})
afterAll(() => server.stop())

const password = 'correct horse battery'
const sentence = 'Some of this is under a legal hold and cannot be deleted or changed. Contact your administrator.'
const json = async (answer: Promise<Response>) => (await answer).json()
const told = async (answer: Response) => [answer.status, await answer.text()]
const setRetention = (retention: { runs: number | null; documents: number | null; events: number | null }) =>
  admin.put('/api/admin/settings', { retention })
const place = async (kind: 'person' | 'matter', subjectId: string): Promise<string> => {
  const answer = await admin.post('/api/admin/holds', { kind, subjectId, reason: 'Doe v. Roe' })
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}
const lift = (id: string) => admin.post(`/api/admin/holds/${id}/lift`)

/** Somebody with a run, an upload with its run, and a saved document. */
async function busyMember() {
  const ada = await server.member()
  const { db } = server.services
  const run = await ada.start('/api/echo', { text: 'words' })
  await ada.upload('/api/tools/echo/upload', { name: 'lease.txt', bytes: 'The tenant pays.' }, { kind: 'detailed' })
  const { id: kept } = await json(ada.post('/api/kept', { tool: 'echo', title: 'Letter', content: 'words' }))
  const ids = async (table: 'run' | 'document' | 'keptDocument') =>
    (await db.selectFrom(table).select('id').where('ownerId', '=', ada.person.id).execute()).map(({ id }) => id)
  const left = async () => [
    (await ids('run')).length,
    (await ids('document')).length,
    (await ids('keptDocument')).length,
  ]
  const [document = ''] = await ids('document')
  return { ada, run, kept, document, left }
}

async function newMatter(owner: Member): Promise<string> {
  const { db } = server.services
  const { id } = await db
    .insertInto('matter')
    .values({ name: 'In re Roe', clientMatterNumber: '1042-7', ownerId: owner.person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('matterMember').values({ matterId: id, personId: owner.person.id }).execute()
  return id
}

/** As if everything of somebody's had been made so many days ago. */
async function age(who: Member, days: number) {
  const { db } = server.services
  const then = sql`now() - ${days}::int * interval '1 day'`
  await sql`update run set created_at = ${then}, ended_at = ${then} where owner_id = ${who.person.id}`.execute(db)
  await sql`update document set created_at = ${then} where owner_id = ${who.person.id}`.execute(db)
  await sql`update kept_document set updated_at = ${then} where owner_id = ${who.person.id}`.execute(db)
  await sql`update egress_entry set at = ${then} where person_id = ${who.person.id}`.execute(db)
}

describe('a legal hold', () => {
  it('on a person keeps all of theirs from their own deletions, from erasing the account and from retention', async () => {
    const { ada, run, kept, left } = await busyMember()
    const hold = await place('person', ada.person.id)
    expect(await told(await ada.delete(`/api/runs/${run}`))).toEqual([409, sentence])
    expect(await json(ada.delete('/api/runs'))).toEqual({ deleted: 0, held: 2 })
    expect(await told(await ada.delete(`/api/kept/${kept}`))).toEqual([409, sentence])
    expect(await told(await ada.post('/api/account/erase', { password }))).toEqual([409, sentence])
    await age(ada, 1000)
    await setRetention({ runs: 1, documents: 1, events: 1 })
    await sweepRetention(server.services.db)
    await setRetention({ runs: null, documents: null, events: null })
    expect(await left()).toEqual([2, 1, 1])
    expect((await ada.put(`/api/kept/${kept}`, { seen: 1, title: 'Letter', content: 'new words' })).status).toBe(200)
    await lift(hold)
    expect((await ada.delete(`/api/kept/${kept}`)).status).toBe(204)
    expect(await json(ada.delete('/api/runs'))).toEqual({ deleted: 2, held: 0 })
    expect(await left()).toEqual([0, 0, 0])
    expect((await ada.post('/api/account/erase', { password })).status).toBe(204)
  })

  it('on a matter keeps what is filed in it, and deleting a whole history deletes the rest', async () => {
    const { ada, run, kept, document, left } = await busyMember()
    const { db } = server.services
    const matterId = await newMatter(ada)
    await db.updateTable('run').set({ matterId }).where('id', '=', run).execute()
    await db.updateTable('document').set({ matterId }).where('id', '=', document).execute()
    await db.updateTable('keptDocument').set({ matterId }).where('id', '=', kept).execute()
    const hold = await place('matter', matterId)
    const other = await ada.start('/api/echo', { text: 'of no matter' })
    expect((await ada.get(`/api/runs/${other}`)).status).toBe(200)
    // The run whose upload is filed there stays with it.
    expect(await json(ada.delete('/api/runs'))).toEqual({ deleted: 1, held: 2 })
    expect(await left()).toEqual([2, 1, 1])
    expect(await told(await ada.post('/api/account/erase', { password }))).toEqual([409, sentence])
    for (const table of ['run', 'document', 'kept_document'])
      for (const elsewhere of ['null', `'${await newMatter(ada)}'`])
        await expect(
          server.services.pool.query(`update ${table} set matter_id = ${elsewhere} where matter_id = '${matterId}'`),
        ).rejects.toMatchObject({ code: 'CWH02' })
    await lift(hold)
    expect(await json(ada.delete('/api/runs'))).toEqual({ deleted: 2, held: 0 })
    expect((await ada.post('/api/account/erase', { password })).status).toBe(204)
  })

  it('is held to by the database, whoever asks it', async () => {
    const { ada, run, kept, document } = await busyMember()
    const { pool, db } = server.services
    const matterId = await newMatter(ada)
    const holds = [await place('person', ada.person.id), await place('matter', matterId)]
    for (const statement of [
      `delete from run where id = '${run}'`,
      `delete from document where id = '${document}'`,
      `delete from kept_version where document_id = '${kept}'`,
      `delete from kept_document where id = '${kept}'`,
      `delete from matter where id = '${matterId}'`,
      `delete from person where id = '${ada.person.id}'`,
    ])
      await expect(pool.query(statement), statement).rejects.toMatchObject({ code: 'CWH01' })
    for (const hold of holds) await lift(hold)
    // Of a run alone that uses it, a hold keeps the upload as well.
    await db
      .updateTable('run')
      .set({ matterId })
      .where('action', '=', 'upload')
      .where('ownerId', '=', ada.person.id)
      .execute()
    await place('matter', matterId)
    await expect(pool.query(`delete from document where id = '${document}'`)).rejects.toMatchObject({ code: 'CWH01' })
    await eraseArriving(db, document)
    await db
      .updateTable('document')
      .set({ keepUntil: new Date(0) })
      .where('id', '=', document)
      .execute()
    await erasePastDocuments(db)
    expect(await db.selectFrom('document').select('id').where('id', '=', document).execute()).toHaveLength(1)
  })

  it('keeps what was decided about a result as it is, takes what is new, and lets it go with its run', async () => {
    const { ada, run } = await busyMember()
    const at = `/api/runs/${run}/reviews`
    const note = async () => (await json(ada.get(`/api/runs/${run}`))).reviews
    await ada.put(`${at}/one`, { decision: 'dismissed', note: 'Not ours.' })
    const before = await note()
    const matterId = await newMatter(ada)
    await server.services.db.updateTable('run').set({ matterId }).where('id', '=', run).execute()
    for (const hold of [() => place('person', ada.person.id), () => place('matter', matterId)]) {
      const id = await hold()
      expect(await told(await ada.put(`${at}/one`, { decision: 'accepted' }))).toEqual([409, sentence])
      expect(await told(await ada.delete(`${at}/one`))).toEqual([409, sentence])
      expect(await note()).toEqual(before)
      expect((await ada.put(`${at}/${id}`, { decision: 'accepted' })).status).toBe(200)
      await lift(id)
      expect((await ada.delete(`${at}/${id}`)).status).toBe(204)
    }
    // A hold on another keeps nothing of this.
    await place('person', (await server.member()).person.id)
    expect((await ada.put(`${at}/one`, { decision: 'accepted' })).status).toBe(200)
    expect((await ada.delete(`/api/runs/${run}`)).status).toBe(204)
  })

  it('is not gone round by what says which runs use an upload, nor by changing the hold', async () => {
    const { ada, document, left } = await busyMember()
    const { owner: pool } = server
    const hold = await place('person', ada.person.id)
    const refused = async (code: string, statements: string[]) => {
      for (const statement of statements) await expect(pool.query(statement), statement).rejects.toMatchObject({ code })
    }
    await refused('CWH01', [
      `delete from run_document where document_id = '${document}'`,
      `update run_document set run_id = gen_random_uuid() where document_id = '${document}'`,
      'truncate run_document',
    ])
    await refused('42501', [
      `delete from legal_hold where id = '${hold}'`,
      `update legal_hold set person_id = 'nobody' where id = '${hold}'`,
      `update legal_hold set reason = 'None' where id = '${hold}'`,
      'truncate legal_hold',
    ])
    // Lifted past the server, it is in the log all the same, and stays lifted.
    await pool.query(`update legal_hold set lifted_at = now() where id = '${hold}'`)
    await refused('42501', [`update legal_hold set lifted_at = null where id = '${hold}'`])
    const { rows } = await pool.query('select actor_kind, action from audit_event where subject_id = $1 order by id', [
      hold,
    ])
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['person', 'hold.placed'],
      ['system', 'hold.lifted'],
    ])
    expect(await json(ada.delete('/api/runs'))).toEqual({ deleted: 2, held: 0 })
    expect(await left()).toEqual([0, 0, 1])
  })

  it('is not gone round by emptying a table, nor by making its runs and documents what no hold keeps', async () => {
    const { ada, run, kept, document } = await busyMember()
    const { owner: pool } = server
    const other = await server.member()
    const hold = await place('person', ada.person.id)
    const tables = ['run', 'document', 'kept_document', 'kept_version', 'person', 'matter', 'run_review']
    const changes = [
      `update run set retain = 'transient' where id = '${run}'`,
      `update document set state = 'arriving' where id = '${document}'`,
      ...[`run where id = '${run}'`, `document where id = '${document}'`, `kept_document where id = '${kept}'`].map(
        (row) => `update ${row.replace(' where', ` set owner_id = '${other.person.id}' where`)}`,
      ),
    ]
    // Emptying a table locks it whole. Another test's statement may hold what it waits for: PostgreSQL then ends one of
    // the two with 40P01 before the hold is asked, and emptying it is tried again.
    const codeOf = (statement: string): Promise<string> =>
      pool.query(statement).then(
        () => 'done',
        ({ code }) => (code === '40P01' ? codeOf(statement) : code),
      )
    for (const statement of [...tables.map((table) => `truncate ${table} cascade`), ...changes])
      expect(await codeOf(statement), statement).toBe('CWH01')
    await lift(hold)
    const client = await pool.connect()
    await client.query('begin')
    // Other tests leave holds open, so that no table can be emptied here.
    for (const statement of changes) expect((await client.query(statement)).rowCount, statement).toBe(1)
    await client.query('rollback')
    client.release()
  })

  it('lets go what is nothing of the history: transient runs, and uploads that still arrive', async () => {
    const { ada } = await busyMember()
    const { db } = server.services
    await place('person', ada.person.id)
    await ada.post('/api/tools/echo/whisper', { text: 'words' })
    await sql`update run set ended_at = now() - interval '1 hour' where retain = 'transient'`.execute(db)
    const arriving = { ownerId: ada.person.id, name: 'lease.txt', bytes: 0, state: 'arriving' } as const
    const [refused, brokenOff] = await db.insertInto('document').values([arriving, arriving]).returning('id').execute()
    await eraseArriving(db, refused?.id ?? '')
    await sql`update document set created_at = now() - interval '1 day' where id = ${brokenOff?.id}`.execute(db)
    await Promise.all([sweepRuns(db), erasePastDocuments(db)])
    const left = db
      .selectFrom('run')
      .select('id')
      .where('retain', '=', 'transient')
      .where('ownerId', '=', ada.person.id)
    expect(await left.execute()).toEqual([])
    expect(await db.selectFrom('document').select('id').where('state', '=', 'arriving').execute()).toEqual([])
  })

  it('waits for a deletion that began before it, and none that begins later gets through', async () => {
    const { ada, run, kept } = await busyMember()
    const client = await server.services.pool.connect()
    await client.query('begin')
    await client.query(`delete from run where id = '${run}'`)
    let placed = false
    const placing = place('person', ada.person.id).then(() => {
      placed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const later = ada.delete(`/api/kept/${kept}`)
    expect(placed).toBe(false)
    await client.query('commit')
    client.release()
    await placing
    expect((await later).status).toBe(409)
  })

  it('is listed with who placed and lifted it, lifted once, and both are written down', async () => {
    const ada = await server.member('Ada Held')
    const matter = await newMatter(ada)
    const subjects = await json(admin.get(`/api/admin/holds/subjects?kind=matter&text=1042`))
    expect(subjects).toContainEqual({ kind: 'matter', id: matter, name: 'In re Roe', number: '1042-7' })
    const hold = await place('person', ada.person.id)
    for (let n = 0; n < 2; n++) expect((await lift(hold)).status).toBe(204)
    const holds = await json(admin.get('/api/admin/holds'))
    expect(holds.find(({ id }: { id: string }) => id === hold)).toMatchObject({
      subject: { kind: 'person', name: 'Ada Held' },
      reason: 'Doe v. Roe',
      placedBy: 'The Administrator',
      liftedBy: 'The Administrator',
    })
    const events = await server.services.db.selectFrom('auditEvent').selectAll().where('subjectId', '=', hold).execute()
    expect(events.map(({ action }) => action)).toEqual(['hold.placed', 'hold.lifted'])
    const bad = [
      { kind: 'person', subjectId: 'nobody', reason: 'x' },
      { kind: 'matter', subjectId: matter, reason: ' ' },
    ]
    const answers = await Promise.all(bad.map((body) => admin.post('/api/admin/holds', body)))
    expect(answers.map(({ status }) => status)).toEqual([404, 400])
    expect((await lift('x')).status).toBe(404)
  })
})

describe('retention', () => {
  it('deletes what is past its days as the preview said, and an upload with the last run that uses it', async () => {
    const { db } = server.services
    const [old, young] = [await busyMember(), await busyMember()]
    await db
      .insertInto('egressEntry')
      .values({
        personId: old.ada.person.id,
        kind: 'web',
        name: 'x',
        host: 'x:443',
        trust: 'cloud',
        method: 'GET',
        status: 200,
        milliseconds: 1,
      })
      .execute()
    await db
      .insertInto('document')
      .values({ ownerId: old.ada.person.id, name: 'unused.txt', bytes: 1, state: 'kept' })
      .execute()
    await age(old.ada, 40)
    const preview = (query: string) => json(admin.get(`/api/admin/retention/preview?${query}`))
    expect(await preview('documents=30')).toEqual({ runs: 0, documents: 2, events: 0 })
    expect(await preview('runs=30&documents=30&events=30')).toEqual({ runs: 2, documents: 3, events: 1 })
    expect(await preview('runs=50&documents=50')).toEqual({ runs: 0, documents: 0, events: 0 })
    expect((await admin.get('/api/admin/retention/preview?runs=0')).status).toBe(400)

    await setRetention({ runs: null, documents: 30, events: null })
    // The server sweeps by itself as well, a moment after its start: who of them deletes is not told.
    await sweepRetention(db)
    await expect.poll(() => old.left()).toEqual([2, 1, 0])
    await setRetention({ runs: 30, documents: 30, events: 30 })
    await Promise.all([sweepRetention(db), sweepRetention(db)])
    await expect.poll(() => old.left()).toEqual([0, 0, 0])
    expect(await young.left()).toEqual([2, 1, 1])
    await setRetention({ runs: null, documents: null, events: null })
    const events = await db
      .selectFrom('auditEvent')
      .selectAll()
      .where('action', '=', 'retention.deleted')
      .orderBy('id')
      .execute()
    const written = events.map(({ actorKind, subjectId, detail }) => ({ actorKind, subjectId, detail }))
    const deleted = { actorKind: 'system', subjectId: old.ada.person.id }
    expect(written.filter(({ subjectId }) => subjectId === old.ada.person.id)).toEqual([
      { ...deleted, detail: { runs: 0, uploads: 1, kept: 1, events: 0 } },
      { ...deleted, detail: { runs: 2, uploads: 0, kept: 0, events: 1 } },
    ])
  })
})

it('has one place where runs, documents, saved documents, matters and people are deleted', () => {
  const root = fileURLToPath(new URL('../src/', import.meta.url))
  const deletes =
    /deleteFrom\('(run|document|keptDocument|keptVersion|person)'\)|delete from (run|document|kept_document|kept_version|person)\b/
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.startsWith('platform/db/migrations'))
  const where = files.filter((file) => deletes.test(readFileSync(root + file, 'utf8')))
  expect(where.sort()).toEqual([
    'features/accounts/erase-person.ts',
    'features/runs/erase-runs.ts',
    'features/saved/erase.ts',
    'features/uploads/erase.ts',
  ])
})
