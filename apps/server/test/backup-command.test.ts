import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'
import { doWork, seeWork } from './office-work.ts'

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-command-'))
  server = await startServer()
  ada = await server.member()
  await doWork(ada)
  await server.services.pool.query(
    `insert into passkey (person_id, name, credential_id, public_key, counter, transports, backed_up)
     values ($1, 'Phone', 'of-ada', '', 0, '{}', false)`,
    [ada.person.id],
  )
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const fileOf = (command: string) => fileURLToPath(new URL(`../src/ops/backup/command/${command}.ts`, import.meta.url))

/** Starts a command as a process of its own, as npm does. @param limit how large a file may be, in blocks of 512 bytes */
function start(command: string, words: string[], settings: Record<string, string> = {}, limit = 'unlimited') {
  const line = [`ulimit -f ${limit}; exec`, process.execPath, fileOf(command), ...words].join(' ')
  const child = spawn('sh', ['-c', line], {
    env: { PATH: process.env.PATH, DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended, said: () => said }
}
const run = (...given: Parameters<typeof start>) => start(...given).ended

describe('npm run backup', () => {
  it('leaves a file that was tried and a key apart from it, and npm run restore makes an embedded office of them', async () => {
    const [backup, key] = [join(folder, 'office.backup'), join(folder, 'office.key')]
    const made = await run('backup', [backup, '--key', key])
    expect(made.said).toMatch(/^Copied [\d,]+ rows of \d+ tables, \d+ MB, in .* s\.$/m)
    expect(made.said).toMatch(/Restored into an empty database and compared row by row, and \d\d sealed records opened/)
    expect(made.code).toBe(0)
    expect(await readdir(folder)).toEqual(['office.backup', 'office.key'])
    for (const file of [backup, key]) expect((await stat(file)).mode & 0o777).toBe(0o600)
    const secret = JSON.parse(await readFile(key, 'utf8')) as { vaultKey: string }
    expect(made.said).not.toContain(secret.vaultKey)

    const data = await mkdtemp(join(tmpdir(), 'casewright-embedded-'))
    const embedded = { DATA_DIR: data, DATABASE_URL: '' }
    const without = await run('restore', [backup], embedded)
    expect([without.code, without.said]).toEqual([
      1,
      expect.stringContaining('Provide it with --key <file> or VAULT_KEY.'),
    ])
    const restored = await run('restore', [backup, '--key', key], embedded)
    expect([restored.code, restored.said]).toEqual([
      0,
      expect.stringMatching(
        /Restored in .* You can start Casewright now\.\nAll users must sign in again, and open links/,
      ),
    ])
    expect(restored.said).toContain('\n1 passkey can be used, including any removed after the backup was made.')
    expect(restored.said).not.toContain('single sign-on')
    expect(restored.said).toMatch(/\nAccounts are as they were on 20/)
    const office = await startServer(embedded)
    try {
      const again = office.visitor()
      await again.post('/api/login', { email: ada.email, password: 'correct horse battery' })
      expect(await seeWork(again)).toEqual(await seeWork(ada))
    } finally {
      await office.stop()
      await rm(data, { recursive: true, force: true })
    }
  }, 120_000)

  it('leaves nothing where it is stopped, or where the disk is full', async () => {
    const place = join(folder, 'none')
    const lock = new pg.Client({ connectionString: server.databaseUrl })
    await lock.connect()
    await lock.query('begin')
    await lock.query('lock table run in access exclusive mode')
    const stopped = start('backup', [join(place, 'stopped.backup')])
    for (let tries = 0; tries < 300 && !(await readdir(place).catch(() => [])).length; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await readdir(place)).toEqual(['stopped.backup.part'])
    stopped.child.kill('SIGTERM')
    expect((await stopped.ended).code).toBe(130)
    await lock.end()
    expect(await readdir(place)).toEqual([])

    const full = await run('backup', [join(place, 'full.backup')], {}, '1')
    expect([full.code, full.said]).toEqual([1, expect.stringMatching(/cannot be written \(EFBIG\)\.\n$/)])
    expect(await readdir(place)).toEqual([])
  }, 60_000)

  it('calls a backup broken that the key does not open', async () => {
    const strange = await run('backup', [join(folder, 'strange.backup')], { VAULT_KEY: 'ab'.repeat(32) })
    expect([strange.code, strange.said]).toEqual([
      1,
      expect.stringMatching(
        /The backup failed verification: The sealed record at .* does not open[^]*Do not rely on it\.\n$/,
      ),
    ])
    const left = (await readdir(folder)).filter((name) => name.startsWith('strange'))
    expect(left).toEqual(['strange.backup.broken'])
  }, 60_000)
})
