import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { boot } from '../src/boot/boot.ts'
import { readEnv } from '../src/ops/env/env.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { addressOf, startCluster, superuser } from '../src/platform/db/embedded/cluster-at-work.ts'
import { embeddedAccess } from '../src/platform/db/embedded/index.ts'
import { setUpRoles } from '../src/platform/db/embedded/roles.ts'
import { forUser } from '../src/platform/db/for-user.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { raiseWall, wallOf } from '../src/platform/db/row-security/raise.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createJobQueue } from '../src/platform/queue/queue.ts'
import { fixtureModules } from './fixture-modules.ts'
import { livedIn } from './wall.ts'

const password = randomBytes(16).toString('hex')
const secrets = { authSecret: 'a'.repeat(64), vaultKey: 'b'.repeat(64), databasePassword: password }
let folder: string
let server: Awaited<ReturnType<typeof boot>>

/** A data folder as an older Casewright left it: its superuser made everything, and ran the application. */
async function olderFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'casewright-older-'))
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
  const cluster = await startCluster({ dataDir, password, watch: { gone: () => {} } })
  const url = addressOf(cluster.port, { name: superuser, password })
  const { db, pool } = createDatabase(url, () => {})
  await migrate(db, '0020-devices')
  const queue = await createJobQueue(url, createLog('silent'))
  await raiseWall(db)
  await livedIn(pool, 'ada')
  await livedIn(pool, 'bea')
  await queue.stop()
  await db.destroy()
  await cluster.stop()
  return dataDir
}

beforeAll(async () => {
  vi.stubEnv('VAULT_KEY', 'planted-vault-key')
  vi.stubEnv('ANTHROPIC_API_KEY', 'planted-model-key')
  folder = await olderFolder()
  server = await boot(readEnv({ DATA_DIR: folder, PORT: '0', SOURCES: 'library' }), createLog('silent'), {
    modules: fixtureModules,
  })
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const pidLines = async () => (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
const asRole = async (role: 'url' | 'owner' | 'superuser', statement: string) => {
  const port = Number((await pidLines())[3])
  const urls = { ...embeddedAccess(port, password), superuser: addressOf(port, { name: superuser, password }) }
  const client = new pg.Client({ connectionString: urls[role] })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

describe('a data folder of before there were roles', () => {
  it('is opened by a role that owns nothing and may do nothing but read and write rows', async () => {
    const { rows } = await server.services.pool.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        (select count(*)::int from pg_shdepend where refobjid = pg_roles.oid and deptype = 'o') as owns
       from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolname: 'casewright_app',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        owns: 0,
      },
    ])
  })

  it('loses at its next start the settings that the application gave itself', async () => {
    for (const setting of ['search_path = pg_temp', 'default_transaction_read_only = on'])
      await asRole('url', `alter role casewright_app set ${setting}`)
    const port = Number((await pidLines())[3])
    const client = new pg.Client({ connectionString: addressOf(port, { name: superuser, password }) })
    await client.connect()
    await setUpRoles(client, password).finally(() => client.end())
    const { rows } = await asRole(
      'url',
      `select setconfig from pg_db_role_setting where setrole = current_user::regrole`,
    )
    expect(rows).toEqual([])
  })

  it('passed to an owner who is no superuser, whole', async () => {
    const { rows } = await asRole(
      'superuser',
      `select 'table ' || relname as what, relowner::regrole::text as owner from pg_class
         where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'S', 'v')
       union all select 'routine ' || proname, proowner::regrole::text from pg_proc
         where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
       union all select 'type ' || typname, typowner::regrole::text from pg_type
         where typnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
       union all select 'schema pgboss', nspowner::regrole::text from pg_namespace where nspname = 'pgboss'`,
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ owner }) => owner !== 'casewright_owner')).toEqual([])
    const { rows: owner } = await asRole('owner', 'select rolsuper from pg_roles where rolname = current_user')
    expect(owner).toEqual([{ rolsuper: false }])
  })

  it('still holds what was in it, and keeps people apart by a role', async () => {
    expect(wallOf(server.services.db)).toBe('role')
    const { rows } = await server.services.pool.query(
      `select (select count(*)::int from run) as runs, (select count(*)::int from audit_link) as links`,
    )
    expect(rows).toEqual([{ runs: 2, links: expect.any(Number) }])
    expect(rows[0].links).toBeGreaterThan(0)
  })

  it.runIf(process.platform === 'linux')('hands PostgreSQL an environment without a word of ours', async () => {
    const environment = await readFile(`/proc/${(await pidLines())[0]}/environ`, 'utf8')
    expect(environment.split('\0').filter(Boolean)).toEqual(['LC_ALL=C'])
    await asRole('superuser', `create table said (line text); copy said from program 'env'`)
    const { rows } = await asRole('superuser', 'select string_agg(line, $$ $$) as said from said')
    await asRole('superuser', 'drop table said')
    expect(rows[0].said).toContain('LC_')
    expect(rows[0].said).not.toMatch(/planted|VAULT_KEY|API_KEY/)
  })
})

/** What an attacker would do who can send the application's connection any statement. */
const attempts = {
  'run a program': `copy (select 1) to program 'env > /tmp/casewright-env'`,
  'read what a program says': `copy run_step (message) from program 'env'`,
  'write a file': `copy (select 1) to '/tmp/casewright-written'`,
  'read a file': `select pg_read_file('postgresql.auto.conf')`,
  'read a file in bytes': `select pg_read_binary_file('PG_VERSION')`,
  'list a folder': `select * from pg_ls_dir('.')`,
  'write a large object to a file': `select lo_export(1, '/tmp/casewright-large')`,
  'read a large object from a file': `select lo_import('/etc/hostname')`,
  'switch off a trigger': 'alter table audit_event disable trigger all',
  'switch off triggers for itself': 'set session_replication_role = replica',
  'drop a trigger': 'drop trigger run_held_whole on run',
  'drop a policy': 'drop policy reads on run',
  'switch off row security': 'alter table run disable row level security',
  'no longer force row security': 'alter table run no force row level security',
  'change a function that protects': 'alter function any_hold() security invoker',
  'empty a table': 'truncate audit_event',
  'take out a line of the audit log': 'delete from audit_event',
  'rewrite a link of the audit log': `update audit_link set chain = ''`,
  'remove a legal hold': 'delete from legal_hold',
  'say that a migration was done': `insert into migration (name, timestamp) values ('0099', 'x')`,
  'make a table': 'create table mine (id int)',
  'make a temporary table': 'create temp table mine (id int)',
  'make a schema': 'create schema mine',
  'make an extension': 'create extension hstore',
  'make a language': 'create language plperlu',
  'make a function in our schema': 'create function mine() returns int language sql as $$ select 1 $$',
  'become the superuser': 'set role casewright',
  'become the superuser for the session': 'set session authorization casewright',
  'become the owner': 'set role casewright_owner',
  'read files as a role that may': 'set role pg_read_server_files',
  'run programs as a role that may': 'grant pg_execute_server_program to casewright_app',
  'make itself a superuser': 'alter role casewright_app superuser',
  'make a role': 'create role another login',
  'change a password': `alter role casewright password 'x'`,
  'read passwords': 'select * from pg_authid',
  'change a setting of the server': `alter system set archive_command = 'env'`,
  'load a library': `load '/tmp/evil.so'`,
  'link a line of the audit log': `select link_audit_event(null::audit_event)`,
  'let the queue take jobs of anybody': 'drop trigger job_of_own_run on pgboss.job_common',
} as const

/** What an attacker would do who can send any statement in the transaction of a person, Ada. */
const attemptsOfPerson = {
  'hold up whoever starts': `select pg_advisory_lock(hashtext('casewright wall'))`,
  'hold up whoever deletes': `select pg_advisory_xact_lock(hashtext('casewright holds'))`,
  'hold up the audit log': `select pg_try_advisory_xact_lock(hashtext('casewright audit'))`,
  'hold up whoever deletes, with others': `select pg_advisory_lock_shared(hashtext('casewright holds'))`,
  'hold up another person': `select casewright_take_turn('runs bea')`,
  'hold up everybody by a turn': `select casewright_take_turn('holds')`,
  'link a line of the audit log': `select link_audit_event(null::audit_event)`,
  "send a job of another's run": job(`(select id from run where owner_id = 'bea')`, 'ada'),
  'send a job of a run that it cannot see': job(`'00000000-0000-4000-8000-000000000000'`, 'ada'),
  "send a job in another's name": job(`(select id from run where owner_id = 'ada' limit 1)`, 'bea'),
  'send a job of another kind': job(`(select id from run where owner_id = 'ada' limit 1)`, 'ada', 'another'),
  'read jobs': 'select data from pgboss.job_common',
  'take a job away': 'delete from pgboss.job_common',
  'change the queue': `update pgboss.queue set heartbeat_seconds = 1`,
} as const

function job(run: string, group: string, name = 'run-tool'): string {
  return `insert into pgboss.job_common (name, data, group_id)
    select '${name}', jsonb_build_object('runId', ${run}), '${group}'`
}

describe("a person's transaction", () => {
  const asAda = (statement: string) =>
    forUser(server.services.db, 'ada', async ({ trx }) => {
      await sql.raw(statement).execute(trx)
    }).then(
      () => 'was done',
      (error: { code: string }) => error.code,
    )

  it.each(Object.entries(attemptsOfPerson))('may not %s', async (_, statement) => {
    expect(await asAda(statement)).toBe('42501')
  })

  it('waits for its own turn, and sends a job of its own run', async () => {
    expect(await asAda(`select casewright_take_turn('runs'), casewright_take_turn('storage')`)).toBe('was done')
    expect(await asAda(job(`(select id from run where owner_id = 'ada' limit 1)`, 'ada'))).toBe('was done')
  })
})

describe('the connection of the running application', () => {
  it.each(Object.entries(attempts))('may not %s', async (_, statement) => {
    const client = await server.services.pool.connect()
    const refusal = await client.query(statement).then(
      () => 'was done',
      (error: { code: string }) => error.code,
    )
    client.release(true)
    expect(refusal).toBe('42501')
  })

  it('reaches no other database of the cluster', async () => {
    const port = Number((await pidLines())[3])
    const other = new URL(embeddedAccess(port, password).url)
    other.pathname = '/template1'
    const client = new pg.Client({ connectionString: other.href })
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' })
  })
})

it.runIf(process.getuid?.() === 0)('leaves nothing behind where the first start fails', async () => {
  const outer = await mkdtemp(join(tmpdir(), 'casewright-closed-'))
  const env = readEnv({ DATA_DIR: join(outer, 'new', 'data'), PORT: '0', SOURCES: 'library' })
  // Nothing that is handed over in such a folder can be read by the database's user.
  vi.stubEnv('TMPDIR', outer)
  await expect(boot(env, createLog('silent'), { modules: fixtureModules })).rejects.toThrow(/must be able to enter/)
  vi.unstubAllEnvs()
  expect(await readdir(outer)).toEqual([])
  await rm(outer, { recursive: true, force: true })
})
