import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFirmFile } from './firm-files.ts'

describe("a firm's file for a tool", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-firm-'))
    await mkdir(join(folder, 'tools', 'mine'), { recursive: true })
    await writeFile(join(folder, 'tools', 'mine', 'rates.json'), '[]')
    await writeFile(join(folder, 'secrets.json'), 'secret')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is read where it stands', async () => {
    expect(await readFirmFile(folder, 'mine', 'rates.json')).toBe('[]')
    expect(await readFirmFile(folder, 'mine', 'other.json')).toBeNull()
    expect(await readFirmFile(folder, 'another', 'rates.json')).toBeNull()
  })

  it.each(['../../secrets.json', '/etc/passwd', '.hidden.json', 'a/b.json', '', 'rates'])('is not %j', async (name) => {
    await expect(readFirmFile(folder, 'mine', name)).rejects.toThrow('not the name')
  })
})
