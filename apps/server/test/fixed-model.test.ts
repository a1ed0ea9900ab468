import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageModels } from '@casewright/api'
import { expect, it } from 'vitest'
import { startServer } from './harness.ts'

it('a model that the server’s settings name is used, and none is chosen or removed in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-fixed-'))
  for (const name of ['named', 'behind', 'other']) {
    await mkdir(join(folder, 'language-models', name), { recursive: true })
    const card = { name, title: name, license: null, bytes: 9, sha256: '0', from: 'a.gguf' }
    await writeFile(join(folder, 'language-models', name, 'model.json'), JSON.stringify(card))
  }
  const server = await startServer({ DATA_DIR: folder, LLM_MODEL: 'local:named', LLM_FALLBACK: 'local:behind' })
  try {
    const administrator = await server.member('The Administrator')
    const path = '/api/admin/language-models'
    const { models, isFixed } = (await (await administrator.get(path)).json()) as LanguageModels
    const held = models.filter((row) => row.isHeld)
    expect([isFixed, held.map(({ name, isInUse, isFallback }) => [name, isInUse, isFallback])]).toEqual([
      true,
      [
        ['behind', false, true],
        ['named', true, false],
        ['other', false, false],
      ],
    ])
    for (const [response, status, said] of [
      [await administrator.post(`${path}/other/use`), 409, /remove LLM_MODEL and restart/],
      [await administrator.post(`${path}/unused`), 409, /remove LLM_MODEL and restart/],
      [await administrator.delete(`${path}/named`), 409, /LLM_MODEL and LLM_FALLBACK/],
      [await administrator.delete(`${path}/behind`), 409, /LLM_MODEL and LLM_FALLBACK/],
    ] as const)
      expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(said)])
    // Chosen before the setting was made: it counts for nothing while there is one.
    await server.owner.query(`insert into installation_setting (key, value) values ('model', '"other"')`)
    expect((await (await administrator.get('/api/tools')).json()).model).toMatchObject({ name: 'named' })
    expect((await administrator.delete(`${path}/other`)).status).toBe(204)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
