import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import pg from 'pg'
import { bareEnvironment } from './bare-environment.ts'
import type { Binaries } from './binaries.ts'
import { entranceTo } from './entrance.ts'
import type { Owner } from './process-owner.ts'

const mostSeconds = 60

/** Starts PostgreSQL on a cluster that is there. @throws Error with a sentence */
export async function startPostmaster(
  binaries: Binaries,
  folder: string,
  settings: Record<string, string>,
  owner: Owner | undefined,
): Promise<{ child: ChildProcess; complaint(): string }> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches the whole group, and the database must outlive the requests that drain.
  const { path, handles, close } = await entranceTo(folder, owner)
  const child = spawn(binaries.postgres, ['-D', path, ...flags], {
    ...owner,
    // biome-ignore lint/style/noProcessEnv: what the system needs of it goes on, and nothing else.
    env: bareEnvironment(process.env),
    cwd: owner ? '/' : folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', ...handles],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000)
  })
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(notStarted(binaries.postgres, owner, error)))
  }).finally(close)
  return { child, complaint: () => complaint.trim() }
}

/** What keeps a program of the database from starting, in a sentence. */
export function notStarted(program: string, owner: Owner | undefined, error: NodeJS.ErrnoException): Error {
  const why =
    error.code === 'EACCES' && owner
      ? `It runs as the user with id ${owner.uid}, who may not enter ${dirname(program)}. Move Casewright to a folder that every user may enter, or start it as an ordinary user.`
      : `${program} cannot be run (${error.code ?? error.message}).`
  return new Error(`The database could not be started. ${why}`, { cause: error })
}

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Ends it as PostgreSQL wants it: what is open is rolled back, and what was done is written. */
export async function endPostmaster(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  await exit
}

/** @returns the first connection that it takes @throws Error with a sentence when it ends or takes too long */
export async function connectWhenReady(url: string, child: ChildProcess, complaint: () => string): Promise<pg.Client> {
  const deadline = Date.now() + mostSeconds * 1000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failure) return client
    if (hasEnded(child))
      throw new Error(
        /lock file|already running/i.test(complaint())
          ? 'Another Casewright is already using this data folder. Stop it first, or give this one its own DATA_DIR.'
          : `The database did not start: ${complaint()}`,
      )
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('The database did not respond within a minute of starting.', { cause: failure })
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
