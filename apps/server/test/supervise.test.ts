import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../src/platform/db/embedded/free-port.ts'
import { createClient } from './client.ts'

/** What `npm start` runs the server by; scripts have no types. */
interface Supervised {
  stop(signal: NodeJS.Signals): void
  ended: Promise<number>
}
type Options = { say?(line: string): void; nextPause?(): number | undefined }
const scripts = new URL('../../../scripts/lib/', import.meta.url)
const { supervise } = (await import(new URL('supervise.mjs', scripts).href)) as {
  supervise(start: () => ChildProcess, options?: Options): Supervised
}
const { limitRestarts } = (await import(new URL('restarts.mjs', scripts).href)) as {
  limitRestarts(options: { now(): number }): () => number | undefined
}

const started: ChildProcess[] = []
const program = (code: string) => () => {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(child)
  return child
}
const working = program('setInterval(() => {}, 1000); console.log("up")')
const up = (nth: number) =>
  expect
    .poll(() => started.length, { timeout: 20_000 })
    .toBe(nth)
    .then(() => once(started[nth - 1]?.stdout as NonNullable<ChildProcess['stdout']>, 'data'))

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

describe('a server that npm start runs', () => {
  it('is started again when it was killed, until it has been too often', async () => {
    const said: string[] = []
    const pauses = [0, 0]
    const server = supervise(working, { say: (line) => said.push(line), nextPause: () => pauses.shift() })
    for (const nth of [1, 2, 3]) {
      await up(nth)
      started[nth - 1]?.kill('SIGKILL')
    }
    expect(await server.ended).toBe(1)
    expect(started).toHaveLength(3)
    expect(said[0]).toBe('The server ended (SIGKILL), and is started again in 0 s.')
    expect(said.at(-1)).toContain('ended too often')
  }, 30_000)

  it('is started again when it crashed, and not when it never came up', async () => {
    const pauses = [0, 0]
    const nextPause = () => pauses.shift()
    expect(await supervise(program('process.exit(70)'), { nextPause }).ended).toBe(70)
    expect(started.splice(0)).toHaveLength(3)
    expect(await supervise(program('process.exit(1)'), { nextPause: () => 0 }).ended).toBe(1)
    expect(started).toHaveLength(1)
  }, 30_000)

  it('ends at once when it is asked to, also while it waits to be started again', async () => {
    const server = supervise(working)
    await up(1)
    server.stop('SIGTERM')
    expect(await server.ended).toBe(0)

    let waits = () => {}
    const waiting = new Promise<void>((resolve) => (waits = resolve))
    const other = supervise(program('process.exit(70)'), { say: waits, nextPause: () => 600_000 })
    await waiting
    other.stop('SIGINT')
    expect(await other.ended).toBe(0)
  }, 30_000)

  it('may be started again five times in ten minutes, each time after a longer pause', () => {
    let now = 0
    const next = limitRestarts({ now: () => now })
    expect([next(), next(), next(), next(), next(), next()]).toEqual([1000, 2000, 4000, 8000, 16_000, undefined])
    now = 10 * 60_000
    expect(next()).toBe(1000)
  })

  it('comes back with what was in it, with the embedded database, after kill -9', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-supervised-'))
    const port = String(await freePort())
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: port, OFFLINE: '1', SOURCES: 'library' }
    const main = fileURLToPath(new URL('../src/boot/main.ts', import.meta.url))
    const server = supervise(
      () => {
        const child = spawn(process.execPath, [main], { env, stdio: 'ignore' })
        started.push(child)
        return child
      },
      { nextPause: () => 0 },
    )
    const client = createClient(`http://127.0.0.1:${port}`)
    const ready = () =>
      expect
        .poll(async () => (await client.get('/readyz').catch(() => undefined))?.status, { timeout: 60_000 })
        .toBe(200)
    await ready()
    const person = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
    expect((await client.post('/api/register', person)).status).toBe(200)
    started[0]?.kill('SIGKILL')
    await once(started[0] as ChildProcess, 'exit')
    await ready()
    expect((await client.post('/api/login', person)).status).toBe(200)
    server.stop('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => 'gone')).toBe('gone')
    await rm(folder, { recursive: true, force: true })
  }, 120_000)
})
