import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { initialise, isInitialised } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { endLeftover } from './leftover.ts'
import { connectWhenReady, endPostmaster, hasEnded, startPostmaster } from './postmaster.ts'
import { processOwner } from './process-owner.ts'
import { programsFor } from './programs.ts'

/** The name that the cluster is made with, and the address of a role of it. */
export const superuser = 'casewright'
export const addressOf = (port: number, { name, password }: { name: string; password: string }): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/postgres`

/** What is heard of a cluster that was not stopped. */
export interface Watch {
  /** It ended, and will not be started again. */
  gone(): void
  /** It ended, and is about to be started again. */
  lost?(): void
  /** It answers again. */
  back?(): void
}

export interface ClusterOptions {
  dataDir: string
  /** Of the superuser. */
  password: string
  watch: Watch
  /** Settings of PostgreSQL, beside ours. */
  settings?: Record<string, string> | undefined
  /** How long is waited before each new start; they are as many as are made in ten minutes. */
  pauses?: readonly number[]
  /** Done once, as the superuser, before anybody else comes. @returns who holds the folder from then on */
  setUp?(client: pg.Client): Promise<{ name: string; password: string }>
}

const usualPauses = [200, 1000, 3000, 10_000, 30_000]
const within = 10 * 60_000

/**
 * Starts a PostgreSQL under `DATA_DIR/postgres` on a free loopback port, and starts it again there should it end, within
 * limits. @returns its port
 */
export async function startCluster(options: ClusterOptions) {
  const { dataDir, password, watch, settings, setUp, pauses = usualPauses } = options
  const folder = join(dataDir, 'postgres')
  const owner = await processOwner()
  const binaries = await programsFor(owner)
  await mkdir(dataDir, { recursive: true })
  const asSuperuser = { name: superuser, password }
  if (await isInitialised(folder)) await endLeftover(folder, (port) => addressOf(port, asSuperuser))
  else await initialise(binaries, folder, password, owner)

  const port = await freePort()
  const given = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    log_min_messages: 'fatal',
    max_connections: '100',
    ...settings,
  }
  const stopping = new AbortController()
  const ends: number[] = []
  let child: ChildProcess
  let lock: pg.Client

  const start = async (comeIn: (ready: (as: typeof asSuperuser) => Promise<pg.Client>) => Promise<pg.Client>) => {
    const started = await startPostmaster(binaries, folder, given, owner)
    child = started.child
    try {
      lock = await comeIn((as) => connectWhenReady(addressOf(port, as), started.child, started.complaint))
      await lockFolder(lock)
    } catch (error) {
      await endPostmaster(started.child)
      throw error
    }
    started.child.once('exit', () => stopping.signal.aborted || void startAgain())
    // It may have ended before anybody listened.
    if (hasEnded(started.child) && !stopping.signal.aborted) void startAgain()
  }

  const startAgain = async () => {
    watch.lost?.()
    for (;;) {
      const now = Date.now()
      while (ends[0] !== undefined && ends[0] < now - within) ends.shift()
      const pause = pauses[ends.push(now) - 1]
      if (pause === undefined) return watch.gone()
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      const problem = await start((ready) => ready(holder)).catch((error: Error) => error)
      if (!problem) return watch.back?.()
    }
  }

  let holder = asSuperuser
  await start(async (ready) => {
    const client = await ready(asSuperuser)
    if (!setUp) return client
    holder = await setUp(client).finally(() => client.end())
    return ready(holder)
  })

  return {
    port,
    stop: async () => {
      stopping.abort()
      await lock.end().catch(() => {})
      await endPostmaster(child)
    },
  }
}
