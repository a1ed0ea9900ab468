import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { main } from './main.ts'

/** Where the data folder lies that others are copied from. Several nodes keep theirs in another way. */
const template = () => (process.env.E2E_NODES ? undefined : process.env.E2E_TEMPLATE)

/** A new folder for a server to start on. */
export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'casewright-e2e-'))

/**
 * Lays a database into a data folder that has none yet: its tables made, the starter set loaded, and nobody's. Doing that
 * once and copying it takes a third of the time of doing it for each server.
 */
export async function layOut(folder: string): Promise<void> {
  const from = template()
  if (!from || !existsSync(from) || existsSync(join(folder, 'postgres'))) return
  await mkdir(folder, { recursive: true })
  const cheaply = process.platform === 'linux' ? ['--reflink=auto'] : []
  await promisify(execFile)('cp', ['-a', ...cheaply, `${from}/.`, folder])
}

/** Takes away what others were copied from. */
export async function removeTemplate(): Promise<void> {
  const folder = template()
  if (folder) await rm(folder, { recursive: true, force: true })
}

/** Makes what the others are copied from, as a first start does. */
export async function makeTemplate(port: number): Promise<void> {
  const folder = template()
  if (!folder) return
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, SOURCES: 'library', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  let said = ''
  const loaded = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (/the starter set was (not )?loaded/.test(said)) resolve(true)
    })
    child.once('exit', () => resolve(false))
  })
  if (!(await loaded)) throw new Error(`Casewright did not start:\n${said}`)
  const exit = once(child, 'exit')
  end()
  await exit
  process.off('exit', end)
}
