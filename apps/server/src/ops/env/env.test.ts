import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({}, '/srv/casewright')).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '/srv/casewright/data',
      REGISTRATION: 'open',
      ROLE: 'all',
    })
  })

  it('takes an empty value for an absent one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}))
  })

  it('names the variable that is wrong, in one line and without its value', () => {
    const start = () => readEnv({ PORT: 'secret-value', VAULT_KEY: 'secret-value' })
    expect(start).toThrow(/PORT.*VAULT_KEY/)
    expect(start).not.toThrow(/secret-value|\n/)
  })

  it('takes a value from the file that NAME_FILE names, and never tells what is in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-env-'))
    const file = join(folder, 'secret')
    await writeFile(file, `${'s'.repeat(40)}\n`)
    expect(readEnv({ AUTH_SECRET_FILE: file, AUTH_SECRET: '' }).AUTH_SECRET).toBe('s'.repeat(40))
    expect(() => readEnv({ AUTH_SECRET_FILE: file, AUTH_SECRET: 'x'.repeat(40) })).toThrow(/AUTH_SECRET_FILE: stands/)
    expect(() => readEnv({ VAULT_KEY_FILE: file })).toThrow(/VAULT_KEY: must be 64 hexadecimal digits/)
    expect(() => readEnv({ VAULT_KEY_FILE: file })).not.toThrow(/sss/)
    await rm(folder, { recursive: true })
    expect(() => readEnv({ AUTH_SECRET_FILE: file })).toThrow(/AUTH_SECRET_FILE: the file cannot be read \(ENOENT\)/)
  })

  it('refuses a split role on the embedded database', () => {
    expect(() => readEnv({ ROLE: 'worker' })).toThrow(/ROLE.*DATABASE_URL/)
  })

  it('gives a worker any free port unless it is told one', () => {
    const worker = { ROLE: 'worker', DATABASE_URL: 'postgres://casewright@db/casewright' }
    expect(readEnv(worker).PORT).toBe(0)
    expect(readEnv({ ...worker, PORT: '3000' }).PORT).toBe(3000)
  })

  it('takes a folder of the firm’s tools, and refuses what is none', () => {
    expect(readEnv({}).TOOLS_DIR).toBeUndefined()
    expect(readEnv({ TOOLS_DIR: 'env' }, join(import.meta.dirname, '..')).TOOLS_DIR).toBe(import.meta.dirname)
    for (const TOOLS_DIR of [import.meta.filename, '/srv/no-such-folder', `${import.meta.filename}/tools`])
      expect(() => readEnv({ TOOLS_DIR })).toThrow(/TOOLS_DIR: must be an existing, readable folder/)
  })

  it('keeps only the origin of the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://law.example.com/app/' }).PUBLIC_URL).toBe('https://law.example.com')
  })
})
