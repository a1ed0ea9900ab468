import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firmFiles, firmFolders } from './firm-files.ts'

describe("a firm's file for a tool", () => {
  let folder: string
  const firm = (tool: string, TOOLS_DIR?: string) => firmFiles(firmFolders({ DATA_DIR: folder, TOOLS_DIR }), tool)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casewright-firm-'))
    await mkdir(join(folder, 'tools', 'mine', 'folder.json'), { recursive: true })
    await mkdir(join(folder, 'own', 'mine'), { recursive: true })
    await writeFile(join(folder, 'tools', 'mine', 'rates.json'), '[]')
    await writeFile(join(folder, 'tools', 'mine', '.hidden.json'), '[]')
    await writeFile(join(folder, 'own', 'mine', 'rates.json'), '["own"]')
    await writeFile(join(folder, 'own', 'mine', 'courts.yaml'), 'own: 1')
    for (const name of ['package.json', 'server.js']) await writeFile(join(folder, 'own', 'mine', name), '{}')
    await writeFile(join(folder, 'secrets.json'), 'secret')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is read where it stands', async () => {
    expect(await firm('mine').read('rates.json')).toBe('[]')
    expect(await firm('mine').read('courts.yaml')).toBeNull()
    expect(await firm('another').read('rates.json')).toBeNull()
  })

  it('is listed, and is of the data folder where the folder of tools has one too', async () => {
    const own = firm('mine', join(folder, 'own'))
    expect(await own.list()).toEqual(['courts.yaml', 'rates.json'])
    expect(await own.read('rates.json')).toBe('[]')
    expect(await own.read('courts.yaml')).toBe('own: 1')
    expect(await firm('mine').list()).toEqual(['rates.json'])
    expect(await firm('another', join(folder, 'own')).list()).toEqual([])
  })

  it.each(['../../secrets.json', '/etc/passwd', '.hidden.json', 'a/b.json', '', 'rates'])('is not %j', async (name) => {
    await expect(firm('mine', join(folder, 'own')).read(name)).rejects.toThrow('not the name')
  })
})
