import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { createClient } from './client.ts'
import { emptyDatabase } from './postgres.ts'

/** Casewright in a process of its own, as it is started for people, on a database of its own; its first account. */
export async function startSpawned(settings: Record<string, string>) {
  const database = await emptyDatabase(inject('postgresUrl'))
  const data = await mkdtemp(join(tmpdir(), 'casewright-spawned-'))
  const PORT = String(await freePort())
  const url = `http://127.0.0.1:${PORT}`
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/boot/main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT,
      DATA_DIR: data,
      DATABASE_URL: database.url,
      SOURCES: 'library',
      OFFLINE: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk
    process.stderr.write(chunk)
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('"msg":"ready"')) resolve()
    })
    child.once('exit', () => resolve())
  })
  const administrator = createClient(url)
  const account = { name: 'Ada Admin', email: 'ada@example.com', password: 'correct horse battery' }
  const answer = await administrator.post('/api/register', account)
  if (!answer.ok) throw new Error(`registration failed: ${await answer.text()}`)
  return {
    url,
    administrator,
    said: () => said,
    /** What stands in its error output. */
    complained: () => complained,
    isRunning: () => child.exitCode === null,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
      await database.drop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
