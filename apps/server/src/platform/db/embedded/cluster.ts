import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareEnvironment } from './bare-environment.ts'
import type { Binaries } from './binaries.ts'
import { entranceTo } from './entrance.ts'
import { notStarted } from './postmaster.ts'
import { giveTo, type Owner } from './process-owner.ts'

/** The major version whose data folders the brought PostgreSQL reads. */
const major = '18'

/** @throws Error with a sentence when the folder was made by another major version */
export async function isInitialised(folder: string): Promise<boolean> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return false
  if (version.trim() === major) return true
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version.trim()}, but this Casewright includes PostgreSQL ${major}. Start the version of Casewright that made it, or set DATABASE_URL to your own PostgreSQL.`,
  )
}

/** Makes an empty cluster. Made beside its place and checked, so that a start cut short leaves none half made. */
export async function initialise(binaries: Binaries, folder: string, password: string, owner?: Owner): Promise<void> {
  // Nothing but a folder without PG_VERSION, left by a start that was cut short, can stand here.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(folder, owner)
  const private_ = await mkdtemp(join(tmpdir(), 'casewright-'))
  try {
    const passwordFile = join(private_, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await Promise.all([giveTo(private_, owner), giveTo(passwordFile, owner)])
    const flags = ['--username=casewright', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await runToEnd(binaries.initdb, [...flags, '--encoding=UTF8', '--locale=C', '--no-instructions'], folder, owner)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  } finally {
    await rm(private_, { recursive: true, force: true })
  }
}

async function runToEnd(program: string, args: string[], folder: string, owner?: Owner): Promise<void> {
  const { path, handles, close } = await entranceTo(folder, owner)
  const ended = new Promise<void>((resolve, reject) => {
    const child = spawn(program, [...args, `--pgdata=${path}`], {
      ...owner,
      // biome-ignore lint/style/noProcessEnv: what the system needs of it goes on, and nothing else.
      env: bareEnvironment(process.env),
      cwd: owner ? '/' : undefined,
      stdio: ['ignore', 'ignore', 'pipe', ...handles],
    })
    let problem = ''
    child.stderr?.on('data', (chunk) => {
      problem += chunk
    })
    child.on('error', (error) => reject(notStarted(program, owner, error)))
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const owners =
        owner && /permission denied/i.test(problem) ? ` The user with id ${owner.uid} must be able to enter it.` : ''
      reject(new Error(`The database could not be created in ${folder}: ${problem.trim()}.${owners}`))
    })
  })
  await ended.finally(close)
}

/** npm does not keep every executable bit. */
export const makeExecutable = (binaries: Binaries): Promise<unknown> =>
  Promise.all([binaries.initdb, binaries.postgres].map((file) => chmod(file, 0o755).catch(() => {})))
