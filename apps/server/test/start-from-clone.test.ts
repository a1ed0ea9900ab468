import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../src/platform/db/embedded/free-port.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const made =
  /(?:^|\/)(?:node_modules|\.git)$|^(?:data|apps\/web\/dist|e2e\/test-results|packages\/ui\/storybook-static)$/

/** The repository as it is here, without what was installed, built or kept in it. */
let clone: string
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'casewright-clone-'))
  await cp(repository, clone, { recursive: true, filter: (path) => !made.test(relative(repository, path)) })
})
afterAll(() => rm(clone, { recursive: true, force: true }))

/** As somebody starts it who has cloned it: nothing of this test run is in the environment. */
function run(words: string[], settings: Record<string, string> = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:NODE_|VITE|CI$|TEST)/.test(name))
  const child = spawn(process.execPath, words, {
    cwd: clone,
    env: { ...Object.fromEntries(kept), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = (words: string) =>
    new Promise<boolean>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk
          if (said.includes(words)) resolve(true)
        })
      void ended.then(() => resolve(false))
    })
  return { child, ended, says, said: () => said }
}

/** Starts it as `npm start` does, looks at its first page, and stops it. @returns what it said */
async function start(): Promise<string> {
  const PORT = String(await freePort())
  const server = run(['scripts/start.mjs'], { PORT, DATA_DIR: join(clone, 'data'), OFFLINE: '1' })
  expect(await server.says('Casewright is ready at'), server.said()).toBe(true)
  const page = await fetch(`http://127.0.0.1:${PORT}/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')])
  server.child.kill('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)
  return server.said()
}

/** Megabytes on the disk, as du counts them, without what Node compiled: a file that has several names is one. */
async function sizeOf(folder: string): Promise<number> {
  const sizes = new Map<number, number>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.parentPath.startsWith(join(folder, '.cache'))) continue
    const { ino, blocks } = await lstat(join(entry.parentPath, entry.name))
    sizes.set(ino, blocks * 512)
  }
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20
}

describe('a clone', () => {
  it('starts with what running needs, at most 450 MB, and the next start installs and builds nothing', async () => {
    expect(await start()).toMatch(/Installing…[^]*Building…/)
    expect(await sizeOf(join(clone, 'node_modules'))).toBeLessThan(450)
    expect(await start()).not.toMatch(/Installing|Building/)
  }, 600_000)

  it('knows by their names the files of packages that it leaves out', async () => {
    const { findSpareFiles, spareInPages, spareOnServer } = await import(
      new URL('../../../scripts/lib/spare-files.mjs', import.meta.url).href
    )
    const store = join(repository, 'node_modules', '.pnpm')
    expect(findSpareFiles(store, { ...spareOnServer, ...spareInPages }).stale).toEqual([])
  }, 120_000)

  it('gets the rest when a test or a check is run, and starts with that as well', async () => {
    const core = run(['scripts/everything.mjs', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'packages/core'])
    expect(await core.ended, core.said()).toBe(0)
    expect(await readdir(join(clone, 'node_modules', '.bin'))).toEqual(expect.arrayContaining(['biome', 'vitest']))
    expect(await start()).not.toMatch(/Installing/)
    expect(await readdir(join(clone, 'node_modules', '.bin'))).toContain('vitest')
  }, 600_000)
})
