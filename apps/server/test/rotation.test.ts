import { randomBytes } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStale } from '../src/ops/rotation/reseal.ts'
import { rotate } from '../src/ops/rotation/rotate.ts'
import { sealedColumns } from '../src/ops/rotation/sealed-columns.ts'
import { createVault, keyName, recordStart } from '../src/platform/vault/vault.ts'
import { startServer, type TestServer } from './harness.ts'
import { doWork, seeWork } from './office-work.ts'

type Stored = { vaultKey: string; previousVaultKeys?: string[]; nextVaultKey?: string }

let server: TestServer
let pool: pg.Pool
let ada: Awaited<ReturnType<TestServer['member']>>
const secrets = async (): Promise<Stored> => JSON.parse(await readFile(join(server.folder, 'secrets.json'), 'utf8'))
const keep = async (changed: object) =>
  writeFile(join(server.folder, 'secrets.json'), JSON.stringify({ ...(await secrets()), ...changed }))
/** Waits for the server to have the new keys only where it is asked to. */
const rotating = (say: (line: string) => void = () => {}, settleMilliseconds = 0) =>
  rotate({ env: server.services.env, pool, say, settleMilliseconds })

beforeAll(async () => {
  server = await startServer()
  pool = server.services.pool
  ada = await server.member()
  await doWork(ada)
  await pool.query(
    `insert into egress_entry (person_id, kind, name, host, trust, method) values ($1, 'model', 'm', 'h', 'cloud', 'POST')`,
    [ada.person.id],
  )
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from egress_entry')
  const replaced = server.services.vault.sealJson(`egress.replaced:${rows[0]?.id}`, [{ kind: 'ssn', count: 2 }])
  await pool.query('update egress_entry set sealed_replaced = $1 where id = $2', [replaced, rows[0]?.id])
})
afterAll(() => server.stop())

/** Columns that hold no secret: hashes, and what the library packs of public law. */
const open = [
  'audit_link.chain',
  'authority.hash',
  'authority_vector.bits',
  'authority_vector.bytes',
  'case_index_volume.block',
  'known_device.token_hash',
  'library_block.data',
  'library_segment.directory',
  'library_segment.slots',
  'one_time_link.token_hash',
  'passkey.public_key',
]

describe('the list of sealed columns', () => {
  it('forgets none that the database has, and names their keys as it does', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1`,
    )
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ name }) => name).filter((name) => !open.includes(name))).toEqual(listed.toSorted())
    for (const { table, key } of sealedColumns) {
      const primary = await pool.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, null) as type from pg_index
         join pg_attribute on attrelid = indrelid and attnum = any (indkey)
         where indrelid = $1::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
        [table],
      )
      expect([table, Object.entries(key)]).toEqual([table, primary.rows.map(({ name, type }) => [name, type])])
    }
  })
})

describe('a new key for the vault', () => {
  it('seals again all that is sealed, also by the first form, while the server works, and drops the old key', async () => {
    // As records were before they named their key.
    for (const { table, column } of sealedColumns)
      await pool.query(
        `update ${table} set ${column} = '\\x01'::bytea || substring(${column} from 6) where ${column} is not null`,
      )
    const before = await seeWork(ada)
    expect(before.privacy).toMatchObject({ entries: [{ replaced: [{ kind: 'ssn', count: 2 }] }] })
    const old = (await secrets()).vaultKey
    let isDone = false
    const rotated = rotating(undefined, 1300).finally(() => {
      isDone = true
    })
    const written: string[] = []
    while (!isDone) {
      const answer = await ada.post('/api/echo', { text: `written ${written.length}` })
      expect(answer.status).toBe(200)
      written.push(answer.headers.get('x-run-id') ?? '')
    }
    expect(await rotated).toBeGreaterThanOrEqual(10)

    const now = await secrets()
    expect(now.vaultKey).not.toBe(old)
    expect(now).not.toHaveProperty('previousVaultKeys')
    expect((await stat(join(server.folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect(await countStale(pool, sealedColumns, recordStart(now.vaultKey))).toBe(0)
    server.services.vault.use({ current: now.vaultKey, others: [] })
    for (const [index, id] of written.entries())
      expect(await (await ada.get(`/api/runs/${id}`)).json()).toMatchObject({ output: { text: `written ${index}` } })
    await Promise.all(written.map((id) => ada.delete(`/api/runs/${id}`)))
    expect(await seeWork(ada)).toEqual(before)
  })

  it('goes on where a rotation was killed, whether before or after the new key took over', async () => {
    const old = await secrets()
    const prepared = randomBytes(32).toString('hex')
    await keep({ nextVaultKey: prepared })
    await rotating()
    expect((await secrets()).vaultKey).toBe(prepared)
    expect(await secrets()).not.toHaveProperty('nextVaultKey')

    await keep({ vaultKey: old.vaultKey, previousVaultKeys: [prepared] })
    const said: string[] = []
    expect(await rotating((line) => said.push(line))).toBeGreaterThan(5)
    expect(said[0]).toBe('An interrupted rotation is resuming.')
    expect(await secrets()).toEqual(old)
    expect(await countStale(pool, sealedColumns, recordStart(old.vaultKey))).toBe(0)
  })

  it('keeps both keys where a record opens with neither, and says where it stands', async () => {
    const stranger = createVault(randomBytes(32).toString('hex'))
    await pool.query(`insert into person_setting values ($1, 'odd', $2)`, [
      ada.person.id,
      stranger.sealJson(`person.setting:${ada.person.id}:odd`, 1),
    ])
    await expect(rotating()).rejects.toThrow(
      `1 records cannot be decrypted with any key, such as the one at person.setting:${ada.person.id}:odd.`,
    )
    expect((await secrets()).previousVaultKeys).toHaveLength(1)
    await pool.query(`delete from person_setting where key = 'odd'`)
    await rotating()
    expect(await secrets()).not.toHaveProperty('previousVaultKeys')
  })

  it('takes the keys of the environment where they stand there, and asks for both', async () => {
    const next = randomBytes(32).toString('hex')
    const env = { ...server.services.env, VAULT_KEY: next }
    await expect(rotate({ env, pool, say: () => {} })).rejects.toThrow(/the old one as VAULT_KEY_PREVIOUS/)
    const said: string[] = []
    const { vaultKey } = await secrets()
    await rotate({ env: { ...env, VAULT_KEY_PREVIOUS: vaultKey }, pool, say: (line) => said.push(line) })
    expect(said.at(-1)).toBe(
      `Nothing is encrypted with any key other than ${keyName(next)}: VAULT_KEY_PREVIOUS can be removed now.`,
    )
    expect(await countStale(pool, sealedColumns, recordStart(next))).toBe(0)
  })
})
