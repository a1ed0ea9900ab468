import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { createClient } from './client.ts'

const main = fileURLToPath(new URL('../src/boot/main.ts', import.meta.url))

let top: string
/** Below a folder that no other user may enter, as root's home is. */
let closed: string
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'casewright-anywhere-'))
  closed = join(top, 'Büro von Köln & Söhne')
  await mkdir(closed, { mode: 0o700 })
  await chmod(closed, 0o700)
})
afterEach(() => rm(top, { recursive: true, force: true }))

/** Starts the server with its embedded database, until it is ready or has ended. */
async function start(DATA_DIR: string, port?: number) {
  const PORT = String(port ?? (await freePort()))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR, PORT, OFFLINE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk
        if (said.includes('"msg":"ready"')) resolve('ready')
      })
  })
  const state = await Promise.race([ready, ended])
  return {
    state,
    said: () => said,
    url: `http://127.0.0.1:${PORT}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

describe('a start', () => {
  it('works in a folder that nobody else may enter, with spaces and umlauts, finds its data again and changes no rights', async () => {
    const data = join(closed, 'Daten der Kanzlei')
    const first = await start(data)
    expect(first.state, first.said()).toBe('ready')
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    expect((await createClient(first.url).post('/api/register', account)).status).toBe(200)
    expect(await first.stop()).toBe(0)

    const second = await start(data)
    expect(second.state, second.said()).toBe('ready')
    const { email, password } = account
    expect((await createClient(second.url).post('/api/login', { email, password })).status).toBe(200)
    expect(await second.stop()).toBe(0)
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
  }, 180_000)

  it('keeps the rights of a data folder that somebody else made', async () => {
    const server = await start(closed)
    expect(server.state, server.said()).toBe('ready')
    await server.stop()
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
  }, 90_000)

  it('leaves nothing where its port is taken, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { state, said } = await start(join(closed, 'new', 'data'), port)
    other.close()
    expect(state).toBe(1)
    expect(said()).toContain(`Port ${port} is in use. Set PORT to a different port.`)
    expect(await readdir(closed)).toEqual([])
  }, 60_000)
})
