import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { makeBackup } from '../src/ops/backup/make.ts'
import { restoreBackup } from '../src/ops/backup/restore.ts'
import { verifyBackup } from '../src/ops/backup/verify.ts'
import { initialise } from '../src/platform/db/embedded/cluster.ts'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { processOwner } from '../src/platform/db/embedded/process-owner.ts'
import { loadSecrets } from '../src/platform/vault/secrets.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { startServer } from './harness.ts'
import { doWork } from './office-work.ts'
import { emptyDatabase } from './postgres.ts'

/** Where Debian puts the oldest PostgreSQL that Casewright runs on. */
const programs = '/usr/lib/postgresql/15/bin'

async function startOldest(folder: string) {
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') }
  const owner = await processOwner()
  if (owner) await chmod(folder, 0o711)
  await initialise(binaries, join(folder, 'postgres'), 'word', owner)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const child = spawn(binaries.postgres, ['-D', join(folder, 'postgres'), ...settings.flatMap((one) => ['-c', one])], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  })
  const at = (user: string, database: string) => `postgres://${user}:word@127.0.0.1:${port}/${database}`
  const client = await connectedTo(at('casewright', 'postgres'))
  // Who owns a database and has no other right, as managed ones give it.
  await client.query(`create role firm login password 'word'`)
  await client.query('create database firm owner firm')
  await client.end()
  const url = at('firm', 'firm')
  return { url, stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGINT')) }
}

async function connectedTo(url: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    if (isThere) return client
    await wait(100)
  }
}

describe('another PostgreSQL', () => {
  it.skipIf(!existsSync(programs))(
    'takes over what one holds, and gives it back: from the newest to the oldest, and from there to the newest',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'casewright-oldest-'))
      const [server, oldest] = await Promise.all([startServer(), startOldest(folder)])
      const newest = await emptyDatabase(inject('postgresUrl'))
      try {
        await doWork(await server.member())
        const { vaultKeys } = await loadSecrets(server.services.env)
        const [down, up] = [join(folder, 'down.backup'), join(folder, 'up.backup')]
        const before = await makeBackup(server.databaseUrl, down, vaultKeys)
        await restoreBackup(down, oldest.url)
        const after = await makeBackup(oldest.url, up, vaultKeys)
        expect([before.manifest.postgres, after.manifest.postgres]).toEqual([
          expect.stringMatching(/^18\./),
          expect.stringMatching(/^15\./),
        ])
        expect(await verifyBackup(up, after, newest.url, createVault(vaultKeys.current))).toBeGreaterThan(10)
        // The restore itself is written down, and ends sessions and links; all else is as it was.
        const ended = ['session', 'verification', 'one_time_link', 'person']
        const told = ({ end }: typeof after) =>
          Object.entries(end.tables)
            .filter(([name]) => !name.startsWith('audit_') && !ended.includes(name))
            .map(([name, { rows, content }]) => [name, rows, content])
        expect(told(after)).toEqual(told(before))
        expect(after.end.tables.audit_event?.rows).toBe((before.end.tables.audit_event?.rows ?? 0) + 1)
      } finally {
        await Promise.all([server.stop(), oldest.stop(), newest.drop()])
        await rm(folder, { recursive: true, force: true })
      }
    },
    120_000,
  )
})
