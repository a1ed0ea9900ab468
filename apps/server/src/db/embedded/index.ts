import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { initialise, isInitialised, makeExecutable } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { endLeftover } from './leftover.ts'
import { letThrough, processOwner } from './process-owner.ts'

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own under `DATA_DIR/postgres`, on a free loopback port behind a random
 * password, so that several installations run side by side on one machine.
 * @param onExit called when the database ends although nobody stopped it
 * @param more settings of PostgreSQL, beside ours
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  onExit: () => void,
  more: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres')
  const urlAt = (port: number) => `postgres://casewright:${password}@127.0.0.1:${port}/postgres`
  await mkdir(dataDir, { recursive: true })
  const [binaries, owner] = await Promise.all([findBinaries(), processOwner()])
  if (owner) await letThrough(dataDir)
  await makeExecutable(binaries)
  if (await isInitialised(folder)) await endLeftover(folder, urlAt)
  else await initialise(binaries, folder, password, owner)

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    log_min_messages: 'fatal',
    max_connections: '100',
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches the whole group, and the database must outlive the requests that drain.
  const child = spawn(binaries.postgres, ['-D', folder, ...flags], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000)
  })
  const lock = await connectWhenReady(urlAt(port), child, () => complaint)
  await lockFolder(lock)

  let stopping = false
  child.on('exit', () => stopping || onExit())
  return {
    url: urlAt(port),
    stop: async () => {
      stopping = true
      await lock.end().catch(() => {})
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

async function connectWhenReady(url: string, child: ChildProcess, complaint: () => string): Promise<pg.Client> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failure) return client
    if (child.exitCode !== null || child.signalCode !== null) {
      const taken = /lock file|already running/i.test(complaint())
      throw new Error(
        taken
          ? 'Another Casewright already runs on this data folder. Stop it first, or give this one a DATA_DIR of its own.'
          : `The database did not start: ${complaint().trim()}`,
      )
    }
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('The database did not answer within a minute of its start.', { cause: failure })
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
