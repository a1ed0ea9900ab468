import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../src/platform/db/client.ts'
import { forUser } from '../src/platform/db/for-user.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { raiseWall, roleOf, wallOf } from '../src/platform/db/row-security/raise.ts'
import { hasOlderPostgres, startOlderPostgres } from './older-postgres.ts'
import { emptyDatabase } from './postgres.ts'
import { livedIn, runOf, tablesOfPeople } from './wall.ts'

/** A database that an ordinary owner has, with or without the right to make roles. */
async function ownedDatabase(superuserUrl: string, rights: string) {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  const database = await emptyDatabase(superuserUrl)
  const name = new URL(database.url).pathname.slice(1)
  const asSuperuser = async (statement: string) => {
    const client = new pg.Client({ connectionString: superuserUrl })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await asSuperuser(`create role ${owner} login password 'secret' ${rights}`)
  await asSuperuser(`alter database ${name} owner to ${owner}`)
  const url = new URL(database.url)
  url.username = owner
  url.password = 'secret'
  return {
    url: url.href,
    async drop() {
      await database.drop()
      await asSuperuser(`drop role ${owner}`)
    },
  }
}

const databases = [
  {
    where: 'on the database that comes with the product',
    wall: 'role',
    open: () => emptyDatabase(inject('postgresUrl')),
  },
  {
    where: 'for an owner who may make no role',
    wall: 'setting',
    open: () => ownedDatabase(inject('postgresUrl'), 'nocreaterole'),
  },
  {
    where: 'on PostgreSQL 15, for an owner who may make roles',
    wall: 'role',
    async open() {
      const older = await startOlderPostgres()
      const { url } = await ownedDatabase(older.url, 'createrole')
      return { url, drop: older.stop }
    },
    absent: !hasOlderPostgres,
  },
]

describe.each(databases)('row security $where', ({ wall, open, absent = false }) => {
  // Said once, so that a run without it is no silent pass.
  if (absent) return void it.skip('needs PostgreSQL 15 in /usr/lib/postgresql/15')

  let database: { url: string; drop(): Promise<void> }
  let made: ReturnType<typeof createDatabase>
  let tables: string[]
  let ada: Awaited<ReturnType<typeof livedIn>>
  let bob: Awaited<ReturnType<typeof livedIn>>

  beforeAll(async () => {
    database = await open()
    made = createDatabase(database.url, () => {})
    await migrate(made.db)
    await raiseWall(made.db)
    tables = await tablesOfPeople(made.db)
    ada = await livedIn(made.pool, 'ada')
    bob = await livedIn(made.pool, 'bob')
  })
  afterAll(async () => {
    await made.db.destroy()
    await database.drop()
  })

  const asAda = <T = Record<string, unknown>>(statement: string) => asPerson<T>('ada', statement)
  const asPerson = <T>(person: string, statement: string) =>
    forUser(made.db, person, async ({ trx }) => (await sql.raw<T>(statement).execute(trx)).rows)
  /** What is refused in words of the database; undefined where it was done. */
  const refusal = (statement: string) =>
    asAda(statement).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
  /** Every row of everybody, with the transaction that wrote it. */
  const everythingOfBob = async () => {
    const all: string[] = []
    for (const table of tables) {
      const { rows } = await made.pool.query(`select xmin::text, t::text as row from ${table} t order by 2`)
      all.push(...rows.map((row) => `${table} ${row.xmin} ${row.row}`).filter(others))
    }
    return all
  }
  const others = (row: unknown) => [bob.person, bob.run, bob.document, bob.matter, bob.kept].some((id) => has(row, id))

  it('stands, and says how', () => {
    expect(wallOf(made.db)).toBe(wall)
    expect(roleOf(made.db)?.startsWith('casewright_person_') ?? false).toBe(wall === 'role')
  })

  it('is forced on every table that holds something of a person, with a policy for each deed', async () => {
    const { rows } = await made.pool.query(
      `select relname, relforcerowsecurity and relrowsecurity as forced,
        (select string_agg(polname, ' ' order by polname) from pg_policy where polrelid = pg_class.oid) as policies
       from pg_class where relname = any($1) and relkind = 'r'`,
      [tables.filter((table) => !(table in everybodys))],
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { relname, forced, policies } of rows)
      expect([relname, forced, policies]).toEqual([relname, true, 'adds changes reads removes'])
  })

  it('shows a person their own rows alone, whatever a query leaves out', async () => {
    const seen: string[] = []
    for (const table of tables.filter((one) => one !== 'person' && !(one in everybodys))) {
      const rows = await asAda(`select t::text as row from ${table} t`).catch((error: { code: string }) => {
        expect([table, wall, error.code]).toEqual([table, 'role', '42501'])
        return []
      })
      expect([table, rows.filter(others)]).toEqual([table, []])
      if (rows.length > 0) seen.push(table)
    }
    expect(seen).toEqual(
      expect.arrayContaining(
        'api_key document document_text egress_entry kept_document kept_version matter matter_member passkey person_setting run run_document run_partial run_review run_step session two_factor usage_entry'.split(
          ' ',
        ),
      ),
    )
  })

  it('lets nothing of another be changed or removed', async () => {
    const before = await everythingOfBob()
    expect(before.length).toBeGreaterThan(20)
    for (const table of tables.filter((one) => !(one in everybodys))) {
      const { rows } = await made.pool.query(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' order by attnum desc`,
        [table],
      )
      for (const { name } of rows)
        await forUser(made.db, 'ada', async ({ trx }) => {
          await sql.raw(`update ${table} set ${name} = ${name}`).execute(trx)
        }).catch(() => {})
      await forUser(made.db, 'ada', async ({ trx }) => {
        await sql.raw(`delete from ${table}`).execute(trx)
        throw new Error('taken back')
      }).catch(() => {})
    }
    expect(await everythingOfBob()).toEqual(before)
    // The same without taking it back, for what a person may remove.
    await asAda(`delete from run_partial`)
    expect(await everythingOfBob()).toEqual(before)
  })

  it('takes no row in the name of another', async () => {
    for (const table of tables.filter((one) => !(one in everybodys) && one !== 'audit_event')) {
      const { rows } = await made.pool.query(`select to_json(t)::text as row from ${table} t`)
      const theirs = rows.filter(others)
      expect([table, theirs.length]).toEqual([table, 1])
      for (const { row } of theirs)
        expect([
          table,
          await refusal(
            `insert into ${table} overriding system value
             select * from json_populate_record(null::${table}, ${pg.escapeLiteral(row)}::json)`,
          ),
        ]).toEqual([table, '42501'])
    }
  })

  it('gives away no row to another', async () => {
    for (const [table, column] of [
      ['run', 'owner_id'],
      ['document', 'owner_id'],
      ['kept_document', 'owner_id'],
      ['person_setting', 'person_id'],
    ])
      expect([table, await refusal(`update ${table} set ${column} = 'bob' where ${column} = 'ada'`)]).toEqual([
        table,
        '42501',
      ])
  })

  it('lets nobody make themselves an administrator, where there is a role', async () => {
    const code = await refusal(`update person set role = 'administrator' where id = 'ada'`)
    if (wall === 'role') expect(code).toBe('42501')
    expect(await refusal(`update person set name = 'Ada B.' where id = 'ada'`)).toBeUndefined()
  })

  it('shows nothing to the role of people while nobody is told', async () => {
    const role = roleOf(made.db)
    if (!role) return
    for (const table of tables.filter((one) => one !== 'person' && !(one in everybodys))) {
      const seen = made.db.transaction().execute(async (trx) => {
        await sql.raw(`set local role ${role}`).execute(trx)
        return (await sql.raw(`select * from ${table}`).execute(trx)).rows
      })
      expect([table, await seen.catch((error: { code: string }) => error.code)]).toEqual([
        table,
        expect.toSatisfy((answer) => answer === '42501' || answer.length === 0),
      ])
    }
  })

  it('tells nobody by a connection that another has used before', async () => {
    await asAda('select 1')
    const { rows } = await made.pool.query(
      `select coalesce(current_setting('casewright.user', true), '') as told, current_user = session_user as back`,
    )
    expect(rows).toEqual([{ told: '', back: true }])
  })

  it('opens a matter to its members to read, and to its owner alone to write', async () => {
    const run = await runOf(made.pool, 'bob', bob.matter)
    await made.pool.query(`insert into run_step (run_id, message) values ($1, 'shared')`, [run.id])
    const [runs, steps] = [`select id from run where id = '${run.id}'`, `select from run_step where message = 'shared'`]
    expect([await asAda(runs), await asAda(steps)]).toEqual([[], []])
    expect(await refusal(`insert into matter_member (matter_id, person_id) values ('${bob.matter}', 'ada')`)).toBe(
      '42501',
    )

    await asPerson('bob', `insert into matter_member (matter_id, person_id) values ('${bob.matter}', 'ada')`)
    expect([(await asAda(runs)).length, (await asAda(steps)).length]).toEqual([1, 1])
    expect((await asAda(`select person_id from matter_member where matter_id = '${bob.matter}'`)).length).toBe(2)
    expect(await asAda(`select id from run where id = '${bob.run}'`)).toEqual([])
    expect(await asAda(`update run set label = 'mine' where id = '${run.id}' returning id`)).toEqual([])
    expect(await asAda(`delete from run where id = '${run.id}' returning id`)).toEqual([])
    expect(await asAda(`delete from matter where id = '${bob.matter}' returning id`)).toEqual([])

    await asAda(`delete from matter_member where matter_id = '${bob.matter}' and person_id = 'ada'`)
    expect([await asAda(runs), await asAda(steps)]).toEqual([[], []])
  })

  it('tells of a hold that it is there, and not why', async () => {
    const kept = await asAda('select person_id, lifted_at from legal_hold')
    expect(kept).toEqual([expect.objectContaining({ personId: 'ada' })])
    if (wall === 'role') expect(await refusal('select reason from legal_hold')).toBe('42501')
  })

  it('asks of all holds and runs whether one keeps a document, whoever deletes it', async () => {
    const mine = await made.pool.query(
      `insert into document (owner_id, name, bytes, state) values ('ada', 'N', 1, 'kept') returning id`,
    )
    const { id } = mine.rows[0]
    await made.pool.query('insert into run_document (run_id, document_id, position) values ($1, $2, 1)', [bob.run, id])
    const hold = await made.pool.query(`insert into legal_hold (person_id, reason) values ('bob', 'R') returning id`)
    expect(await asAda(`select run_id from run_document where document_id = '${id}'`)).toEqual([])
    expect(await refusal(`delete from document where id = '${id}'`)).toBe('CWH01')
    await made.pool.query('update legal_hold set lifted_at = now() where id = $1', [hold.rows[0].id])
    expect(await refusal(`delete from document where id = '${id}'`)).toBeUndefined()
    expect(await asAda('select id from run where owner_id = current_setting($$casewright.user$$)')).not.toEqual([])
  })

  it('lets a line be added to the audit log in one’s own name, and its chain go on', async () => {
    await asAda(`insert into audit_event (actor_kind, actor_id, action) values ('person', 'ada', 'account.exported')`)
    const { rows } = await made.pool.query(
      'select count(*) as events, (select count(*) from audit_link) as links from audit_event',
    )
    expect(rows[0].links).toBe(rows[0].events)
    const seen = await asAda<{ actorId: string; subjectId: string | null }>('select * from audit_event')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((line) => line.actorId !== 'ada' && line.subjectId !== 'ada')).toEqual([])
    if (wall === 'role') expect(await refusal('select from audit_link')).toBe('42501')
  })

  it('takes no run into a matter of which its owner is no member', async () => {
    expect(
      await refusal(`insert into run (owner_id, matter_id, tool, action, mode, retain, label, sealed_input)
        values ('ada', '${bob.matter}', 't', 'a', 'inline', 'history', 'L', '')`),
    ).toBe('42501')
  })

  it('moves nothing into a matter of which the person is no member', async () => {
    const tables = ['run', 'document', 'kept_document', 'usage_entry']
    const to = async (table: string, matter: string) => refusal(`update ${table} set matter_id = ${matter}`)
    for (const table of tables) {
      expect([table, await to(table, `'${bob.matter}'`)]).toEqual([table, '42501'])
      for (const matter of [`'${ada.matter}'`, 'matter_id', 'null'])
        expect([table, matter, await to(table, matter)]).toEqual([table, matter, undefined])
    }
    // What lies in one that the person has left stays there when it is worked on.
    await made.pool.query('update document set matter_id = $1 where id = $2', [bob.matter, ada.document])
    expect(await to('document', 'matter_id')).toBeUndefined()
    expect(await to('document', 'null')).toBeUndefined()
  })

  it('takes with a run what belongs to it', async () => {
    const { id } = await runOf(made.pool, 'ada')
    await made.pool.query(`insert into run_step (run_id, message) values ($1, 'S')`, [id])
    await asAda(`delete from run where id = '${id}'`)
    const { rows } = await made.pool.query('select from run_step where run_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('reads a page of a history of 10,000 runs by its index', async () => {
    await made.pool.query(
      `insert into run (owner_id, tool, action, mode, retain, label, sealed_input, created_at)
       select case when n % 2 = 0 then 'ada' else 'bob' end, 't', 'a', 'inline', 'history', 'L', '', now() - n * interval '1 s'
       from generate_series(1, 20000) n`,
    )
    await made.pool.query('analyze run')
    const page = `select id from run where owner_id = 'ada' and retain = 'history'
      order by created_at desc, id desc limit 21`
    const plan = JSON.stringify(await asAda(`explain (format json, analyze) ${page}`))
    expect(plan).toMatch(/"Index Name":"run_owner"/)
    expect(plan).not.toMatch(/Seq Scan|"Sort"/)
    const one = JSON.stringify(await asAda(`explain (format json) select * from run where id = '${ada.run}'`))
    expect(one).toMatch(/"Index Name":"run_pkey"/)
    const steps = JSON.stringify(
      await asAda(`explain (format json) select * from run_step where run_id = '${ada.run}'`),
    )
    expect(steps).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"run"/)
  })
})

/** Tables with a column that names a person, and without rows that are anybody's. */
const everybodys: Record<string, string> = {
  installation: 'who registered first',
  installation_setting: 'settings are everybody’s, and name who set them',
}

const has = (row: unknown, id: string) => JSON.stringify(row).includes(id)
