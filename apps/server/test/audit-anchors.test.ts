import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AuditChain } from '@casewright/api'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startSweeping } from '../src/boot/sweep.ts'
import { readAnchors, writeAnchor } from '../src/features/audit/anchors.ts'
import { verifyChain } from '../src/features/audit/chain.ts'
import { startServer, type TestServer } from './harness.ts'

const file = join(tmpdir(), `casewright-anchors-${crypto.randomUUID()}.jsonl`)
let server: TestServer
let admin: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer()
  // So that the server does not write by itself in between.
  server.services.env.AUDIT_ANCHORS = file
  admin = await server.member()
})
afterAll(async () => {
  await server.stop()
  await rm(file, { force: true })
})
beforeEach(() => rm(file, { force: true }))

const write = () => writeAnchor(server.services.db, file)
const grow = () => admin.put('/api/account', { name: `Ada ${crypto.randomUUID()}` })
const state = async () => (await (await admin.get('/api/admin/audit/chain')).json()) as AuditChain
/** As whoever owns the database can. */
async function tamper(statement: string) {
  const client = await server.owner.connect()
  try {
    await client.query('begin')
    await client.query(`set local session_replication_role = replica`)
    await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}
async function command(...words: string[]) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../src/ops/audit/command.ts', import.meta.url)), ...words],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, DATA_DIR: server.folder },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  return { code, said }
}

it('grows by a line whenever the log has grown, and the page says what it was held to', async () => {
  await grow()
  expect([await write(), await write()]).toEqual([1, 0])
  await grow()
  expect(await write()).toBe(1)
  const anchors = await readAnchors(file)
  expect(anchors).toHaveLength(2)
  expect(await state()).toMatchObject({ whole: true, anchors: 2, anchoredAt: anchors[1]?.at })
  expect(await readFile(file, 'utf8')).not.toContain('Ada')
})

it('is written by the server itself', async () => {
  const { db, vault, log } = server.services
  const stop = startSweeping(db, vault, log, file)
  await vi.waitFor(async () => expect(await readAnchors(file)).toHaveLength(1), { timeout: 60_000, interval: 250 })
  stop()
})

it('shows a log that was cut off at its end, to the page and to a command elsewhere, and is left as it is', async () => {
  await grow()
  await write()
  expect(await state()).toMatchObject({ whole: true, anchors: 1 })
  const lines = (await readAnchors(file))[0]?.lines ?? 0
  await tamper(`with gone as (delete from audit_link where position >= ${lines} returning event_id)
    delete from audit_event where id in (select event_id from gone)`)
  expect(await state()).toMatchObject({ whole: false, lines: lines - 1, missing: { lines } })
  const broken = await command(file)
  expect(broken).toEqual({ code: 1, said: expect.stringContaining('NOT intact') })
  // Nothing else shows it.
  expect(await verifyChain(server.services.db)).toMatchObject({ whole: true })
  await grow()
  await grow()
  await expect(write()).rejects.toThrow('no longer holds')
  expect(await readAnchors(file)).toHaveLength(1)
}, 60_000)

it('shows a log whose chain was made again whole', async () => {
  await grow()
  await write()
  const first = 'select min(event_id) from audit_link'
  await tamper(`update audit_event set address = '192.0.2.1' where id = (${first});
    do $$ declare one record; before bytea := ''; begin
      for one in select position, jsonb_build_array(event.id, floor(extract(epoch from event.at) * 1000)::bigint,
        event.actor_kind, event.actor_id, event.key_id, event.address, event.action, event.subject_kind,
        event.subject_id, event.detail)::text as words from audit_link join audit_event event on event.id = event_id
        order by position
      loop
        before := sha256(before || convert_to(one.words, 'UTF8'));
        update audit_link set chain = before where position = one.position;
      end loop;
    end $$`)
  expect(await verifyChain(server.services.db)).toMatchObject({ whole: true })
  expect(await state()).toMatchObject({ whole: false, missing: { lines: expect.any(Number) } })
}, 60_000)

it('says so where the file is none', async () => {
  await writeFile(file, 'not ours\n')
  expect(await command(file)).toEqual({ code: 1, said: 'Line 1 of the anchor file cannot be read.\n' })
  const answer = await admin.get('/api/admin/audit/chain')
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('AUDIT_ANCHORS')])
}, 60_000)
