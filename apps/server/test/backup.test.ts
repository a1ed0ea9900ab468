import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isEmpty } from '../src/ops/backup/catalogue.ts'
import { differences } from '../src/ops/backup/compare.ts'
import { type Piece, readBackupFile } from '../src/ops/backup/file/read-file.ts'
import { writeBackupFile } from '../src/ops/backup/file/write-file.ts'
import { loadBackup } from '../src/ops/backup/load.ts'
import { type Made, makeBackup } from '../src/ops/backup/make.ts'
import { checkBackup, restoreBackup } from '../src/ops/backup/restore.ts'
import { closeSession, openSession } from '../src/ops/backup/session.ts'
import { verifyBackup } from '../src/ops/backup/verify.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { loadSecrets } from '../src/platform/vault/secrets.ts'
import { createVault, type VaultKeys } from '../src/platform/vault/vault.ts'
import { startServer, type TestServer } from './harness.ts'
import { doWork, seeWork } from './office-work.ts'
import { emptyDatabase } from './postgres.ts'

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
let folder: string
let file: string
let made: Made
let keys: VaultKeys
let waiting: string
let apiKey: string

const closing: (() => Promise<unknown>)[] = []
const empty = async () => {
  const { url, drop } = await emptyDatabase(inject('postgresUrl'))
  closing.push(drop)
  return url
}
const contentOf = async (path: string) => {
  const pieces: Piece[] = []
  for await (const piece of readBackupFile(path)) pieces.push(piece)
  return pieces
}
const session = async (url: string): Promise<pg.Client> => {
  const client = await openSession(url)
  closing.push(() => closeSession(client))
  return client
}
const readPlain = async (path: string) => zstdDecompressSync(await readFile(path)).toString('latin1')
const isStillEmpty = async (url: string) => isEmpty(await session(url))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-backup-'))
  file = join(folder, 'one.backup')
  server = await startServer()
  ada = await server.member()
  await doWork(ada)
  const { library, pool, env } = server.services
  await library.add(await library.startImport('test', 'mine'), [
    {
      kind: 'case',
      source: 'library',
      externalId: '1',
      title: 'Lake v. Mill',
      citations: ['98 F.4th 7'],
      text: 'Quiet.',
    },
  ])
  // A run that waits for a worker when the backup is made; here nobody takes it up, as it has no job.
  const answer = await ada.post('/api/tools/echo/queued', { text: 'waits' })
  waiting = answer.headers.get('x-run-id') ?? ''
  await answer.text()
  await pool.query(
    `update run set state = 'queued', sealed_output = null, sealed_provenance = null, ended_at = null, seen_at = null
     where id = $1`,
    [waiting],
  )
  const password = 'correct horse battery'
  const asked = await ada.post('/api/account/keys', { name: 'K', tools: 'all', days: null, password })
  apiKey = (await asked.json()).key
  await ada.post('/api/admin/people/invitations', { email: 'carl@example.com', role: 'member' })
  await pool.query(`insert into verification (id, identifier, value, expires_at) values ('v', 'i', 'w', now())`)
  await pool.query(
    `insert into passkey (person_id, name, credential_id, public_key, counter, transports, backed_up)
     values ($1, 'Phone', 'of-ada', '', 0, '{}', false)`,
    [ada.person.id],
  )
  await pool.query(
    `insert into credential (id, provider_id, account_id, user_id, updated_at) values ('c', 'oidc', 'of ada', $1, now())`,
    [ada.person.id],
  )
  keys = (await loadSecrets(env)).vaultKeys
  made = await makeBackup(server.databaseUrl, file, keys)
})
afterAll(async () => {
  await server.stop()
  for (const close of closing.reverse()) await close()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('restored elsewhere is the same office: its people sign in, find all they had, and what waited is done', async () => {
    const before = await seeWork(ada)
    const url = await empty()
    expect(await restoreBackup(file, url)).toEqual({ waiting: 1, invitations: 1, keys: 1, passkeys: 1, connections: 1 })
    // What may have been ended since does not begin again; programs go on, and who restores is told so.
    const restored = await session(url)
    for (const table of ['session', 'verification', 'one_time_link'])
      expect([table, (await restored.query(`select from ${table}`)).rowCount]).toEqual([table, 0])
    const other = await startServer({ DATABASE_URL: url, DATA_DIR: server.folder })
    try {
      const again = other.visitor()
      for (const [name, word] of ada.cookies) again.cookies.set(name, word)
      expect((await again.get('/api/user')).status).toBe(401)
      expect((await again.get('/api/tools', { authorization: `Bearer ${apiKey}` })).status).toBe(200)
      expect((await again.post('/api/login', { email: ada.email, password: 'correct horse battery' })).status).toBe(200)
      for (let tries = 0; tries < 100; tries++) {
        const { state } = await (await again.get(`/api/runs/${waiting}`)).json()
        if (state === 'done') break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      expect(await (await again.get(`/api/runs/${waiting}`)).json()).toMatchObject({ output: { text: 'waits' } })
      const without = (seen: Record<string, unknown>) => ({
        ...seen,
        runs: (seen.runs as { id: string }[]).filter(({ id }) => id !== waiting),
      })
      expect(without(await seeWork(again))).toEqual(without(before))
      const found = await other.services.library.search('quiet')
      expect(JSON.stringify(found)).toContain('Lake v. Mill')
      // What comes next gets numbers of its own.
      expect((await again.post('/api/echo', { text: 'new' })).status).toBe(200)
      // What keeps a hold is in force again.
      const { pool } = other.services
      await pool.query(
        `insert into legal_hold (person_id, reason) select owner_id, 'R' from run_review join run on id = run_id`,
      )
      for (const statement of ['truncate run_review', 'delete from run_review'])
        await expect(pool.query(statement), statement).rejects.toMatchObject({ code: 'CWH01' })
    } finally {
      await other.stop()
    }
  })

  it('is of one instant, made while the server works, and holds when it is tried', async () => {
    const path = join(folder, 'busy.backup')
    let isDone = false
    const busy = makeBackup(server.databaseUrl, path, keys).finally(() => {
      isDone = true
    })
    while (!isDone) expect((await ada.post('/api/echo', { text: 'meanwhile' })).status).toBe(200)
    const opened = await verifyBackup(path, await busy, await empty(), createVault(keys.current))
    expect(opened).toBeGreaterThanOrEqual(10)
  })

  it('shows no word of what is sealed, and no key', async () => {
    const text = await readPlain(file)
    expect(text).toContain('Lake v. Mill')
    for (const secret of ['The tenant', 'Dear Dana', 'by noon', 'Dana Doe', keys.current])
      expect([secret, text.includes(secret) || text.includes(Buffer.from(secret).toString('hex'))]).toEqual([
        secret,
        false,
      ])
  })

  it('does not hold where a row, a sequence or the key is another one', async () => {
    const client = await session(await empty())
    await loadBackup(client, file)
    expect(await differences(client, made)).toEqual([])
    await client.query(`update run set tool = tool || '.' where id = $1`, [waiting])
    await client.query(`select nextval('run_step_id_seq')`)
    await client.query('delete from run_review')
    expect(await differences(client, made)).toEqual([
      'rows of run are not the same',
      'run_review has 0 rows instead of 1',
      'a sequence differs',
    ])
    const stranger = createVault(randomBytes(32).toString('hex'))
    await expect(verifyBackup(file, made, await empty(), stranger)).rejects.toThrow(/does not open: another key/)
  })
})

describe('a restore', () => {
  it('refuses a file that is not as it was written, and leaves the database empty', async () => {
    const written = await contentOf(file)
    const whole = await readFile(file)
    const bad = join(folder, 'bad.backup')
    const url = await empty()
    const sentence = /is damaged or incomplete|is not a Casewright backup/
    for (let part = 1; part < 16; part++) {
      const flipped = Buffer.from(whole)
      const at = Math.floor((whole.length * part) / 16)
      flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at)
      await writeFile(bad, flipped)
      // A few bits of the packing mean nothing: what is unpacked is the same without them.
      const told = await contentOf(bad).catch(({ message }: Error) => message)
      if (typeof told === 'string') expect(told, `byte ${at}`).toMatch(sentence)
      else expect(told, `byte ${at}`).toEqual(written)
    }
    const half = Math.floor(whole.length / 2)
    await writeFile(bad, whole.fill(0, half, half + 64))
    await expect(loadBackup(await session(url), bad)).rejects.toThrow(sentence)
    for (const length of [0, 10, half, whole.length - 400]) {
      await copyFile(file, bad)
      await truncate(bad, length)
      await expect(checkBackup(bad), `cut to ${length}`).rejects.toThrow(sentence)
    }
    expect(await isStillEmpty(url)).toBe(true)
    await expect(checkBackup(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT).')
  })

  it('refuses a database that is not empty, and changes nothing there', async () => {
    const before = await seeWork(ada)
    await expect(restoreBackup(file, server.databaseUrl)).rejects.toThrow(/^This database is not empty/)
    expect(await seeWork(ada)).toEqual(before)
  })

  it('brings an older backup up to this version, and refuses a newer one', async () => {
    const old = await empty()
    const { db } = createDatabase(old, () => {})
    await migrate(db, '0007-keys')
    const client = await session(old)
    await client.query(
      `insert into person (id, name, email, email_verified) values ('p1', E'Tab\\tand\\\\back', 'p@example.com', true)`,
    )
    await client.query(`insert into matter (name, owner_id) values ('Old', 'p1')`)
    await client.query(`insert into api_key (id, reference_id, key) values ('k', 'p1', 'k')`)
    const path = join(folder, 'old.backup')
    const { manifest } = await makeBackup(old, path, keys)
    await db.destroy()
    expect(manifest.migrations.at(-1)).toBe('0007-keys')
    const url = await empty()
    expect(await restoreBackup(path, url, { revokeKeys: true })).toMatchObject({ waiting: 0, invitations: 0, keys: 0 })
    const now = await session(url)
    expect((await now.query('select from api_key')).rowCount).toBe(0)
    const { rows } = await now.query(`select p.name, m.name as matter from person p join matter m on m.owner_id = p.id`)
    expect(rows).toEqual([{ name: 'Tab\tand\\back', matter: 'Old' }])
    expect((await now.query(`select action from audit_event`)).rows).toEqual([{ action: 'backup.restored' }])
    // What guards the audit log is in force again.
    await expect(now.query('delete from audit_event')).rejects.toThrow('only added to')

    const later = join(folder, 'later.backup')
    const newer = await writeBackupFile(later, {
      ...manifest,
      tables: [],
      version: '9.0.0',
      migrations: [...manifest.migrations, '9999'],
    })
    await newer.end([])
    await expect(checkBackup(later)).rejects.toThrow(
      'This backup was made by a newer Casewright (9.0.0). Restore it with that version or a newer one.',
    )
  })
})

describe('row security', () => {
  it('hides no row from a backup: one that cannot be sure is not made', async () => {
    const role = `owner_${randomBytes(4).toString('hex')}`
    closing.push(async () => {
      const client = await openSession(inject('postgresUrl'))
      await client.query(`drop role ${role}`)
      await closeSession(client)
    })
    const url = await empty()
    const admin = await session(url)
    await admin.query(`create role ${role} login password 'x'`)
    await admin.query(`alter schema public owner to ${role}`)
    const asOwner = Object.assign(new URL(url), { username: role, password: 'x' }).href
    const { db } = createDatabase(asOwner, () => {})
    await migrate(db)
    await db.destroy()
    const owner = await session(asOwner)
    await owner.query(`insert into person (id, name, email, email_verified) values ('p1', 'P', 'p@example.com', true)`)
    await owner.query('drop policy reads on person')
    const path = join(folder, 'policies.backup')
    await expect(makeBackup(asOwner, path, keys)).rejects.toThrow(
      'Row security hides rows of person: 0 of 1 were read. No backup was made.',
    )
    expect(await readdir(folder)).not.toContain('policies.backup')
    await owner.query(
      `create policy reads on person for select using (current_setting('casewright.user', true) is null)`,
    )
    const { end } = await makeBackup(asOwner, path, keys)
    expect(end.tables.person?.rows).toBe(1)
    const { rows } = await admin.query(`select relforcerowsecurity as forced from pg_class where relname = 'person'`)
    expect(rows).toEqual([{ forced: true }])
  })
})
