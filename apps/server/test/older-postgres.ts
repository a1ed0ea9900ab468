import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { initialise } from '../src/platform/db/embedded/cluster.ts'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { processOwner } from '../src/platform/db/embedded/process-owner.ts'

const folder = '/usr/lib/postgresql/15/bin'

/** Whether the oldest PostgreSQL that is served is on this machine, as Debian 12 brings it. */
export const hasOlderPostgres = existsSync(join(folder, 'initdb'))

/** A PostgreSQL 15 of its own, with its superuser's address. */
export async function startOlderPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'casewright-test-15-'))
  await chmod(home, 0o711)
  const data = join(home, 'data')
  const owner = await processOwner()
  await initialise({ initdb: join(folder, 'initdb'), postgres: '' }, data, 'secret', owner)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const flags = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(join(folder, 'postgres'), ['-D', data, ...flags], { ...owner, cwd: data, stdio: 'ignore' })
  const url = `postgres://casewright:secret@127.0.0.1:${port}/postgres`
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const ready = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (ready) break
    if (child.exitCode !== null) throw new Error('PostgreSQL 15 did not start')
    await wait(50)
  }
  return {
    url,
    async stop() {
      child.kill('SIGINT')
      await once(child, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}
