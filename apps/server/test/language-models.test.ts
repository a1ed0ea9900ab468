import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEntry, LanguageModels } from '@casewright/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
const path = '/api/admin/language-models'

let folder = ''
let server: TestServer
let administrator: Member
let user: Member
const renewed: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-models-'))
  server = await startServer(
    { DATA_DIR: folder, OFFLINE: '1' },
    {
      modules: fixtureModules,
      recognizer: {
        title: async () => null,
        waiting: () => 0,
        speed: () => 2.5,
        pid: () => undefined,
        hear: async () => '',
        renew: () => renewed.push('renewed'),
        close() {},
      },
    },
  )
  administrator = await server.member('The Administrator')
  user = await server.member()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await administrator.post(`${path}/unused`)
  await add('small', 1_000)
})

/** A model as an import leaves it, but for its weights, which nothing here reads. */
async function add(name: string, bytes: number) {
  const at = join(folder, 'language-models', name)
  await mkdir(at, { recursive: true })
  await writeFile(join(at, 'model.gguf'), 'weights')
  const card = { name, title: `The ${name} one`, license: 'MIT', bytes, sha256: '0', from: 'a.gguf' }
  await writeFile(join(at, 'model.json'), JSON.stringify(card))
}
const list = async () => (await (await administrator.get(path)).json()) as LanguageModels
const one = async (name: string) => (await list()).models.find((row) => row.name === name)
const answerOf = async (response: Response) => [response.status, await response.text()]
const model = async () => (await (await user.get('/api/tools')).json()).model
const events = async () =>
  ((await (await administrator.get('/api/admin/audit')).json()) as { events: AuditEntry[] }).events

it('uses a model that is on this server at once, without a restart, and stops using it', async () => {
  expect(await model()).toBeNull()
  expect((await administrator.post(`${path}/small/use`)).status).toBe(204)
  expect(await model()).toEqual({ provider: 'This server', name: 'small', trust: 'local' })
  expect(await one('small')).toMatchObject({ isInUse: true, isFallback: false })
  expect((await (await administrator.get('/api/about')).json()).basis).toBe('model')
  expect((await administrator.post(`${path}/unused`)).status).toBe(204)
  expect(await model()).toBeNull()
  expect(await events()).toContainEqual(
    expect.objectContaining({ action: 'settings.changed', detail: { from: 'null', to: '"small"' } }),
  )
})

it('does not use what is not there or does not fit', async () => {
  expect((await administrator.post(`${path}/another/use`)).status).toBe(404)
  await add('huge', 10 ** 15)
  expect(await one('huge')).toMatchObject({ fits: false })
  expect(await answerOf(await administrator.post(`${path}/huge/use`))).toEqual([
    409,
    expect.stringMatching(/takes about .* of memory, and this server has .* Use a smaller one/),
  ])
  expect(await model()).toBeNull()
})

it('removes a model, but not the one in use; one that was deleted by hand is used no longer', async () => {
  await administrator.post(`${path}/small/use`)
  expect(await answerOf(await administrator.delete(`${path}/small`))).toEqual([
    409,
    expect.stringContaining('This model is in use. Stop using it first'),
  ])
  await rm(join(folder, 'language-models', 'small'), { recursive: true })
  expect(await model()).toBeNull()
  await add('small', 1_000)
  await administrator.post(`${path}/unused`)
  expect((await administrator.delete(`${path}/small`)).status).toBe(204)
  expect(await one('small')).toBeUndefined()
  expect((await administrator.delete(`${path}/small`)).status).toBe(404)
  expect(await events()).toContainEqual(
    expect.objectContaining({ action: 'language-model.removed', detail: { model: 'small' } }),
  )
})

it('fetches nothing while it is offline, and says what to do instead', async () => {
  expect(await answerOf(await administrator.post(`${path}/smollm2-135m-instruct/fetch`))).toEqual([
    409,
    expect.stringContaining('Lay the weights in its folder'),
  ])
  expect((await administrator.post(`${path}/smollm2-135m-instruct/cancel`)).status).toBe(204)
  expect((await administrator.post(`${path}/none-such/pause`)).status).toBe(404)
})

it('adds weights that were laid in its folder, and says in a sentence why others are not added', async () => {
  const { weights } = await list()
  expect(weights).toMatchObject({ folder: join(folder, 'weights'), files: [], adding: null })
  await writeFile(join(weights.folder, 'broken.gguf'), 'no weights at all')
  await writeFile(join(weights.folder, 'notes.txt'), 'nothing that is added')
  expect((await list()).weights.files).toEqual([{ name: 'broken.gguf', bytes: 17 }])
  const send = (files: unknown) => administrator.post(`${path}/weights`, { files })
  expect((await send([])).status).toBe(400)
  for (const name of ['../broken.gguf', 'notes.txt', join(weights.folder, 'broken.gguf')])
    expect((await send([name])).status).toBe(409)
  expect((await send(['broken.gguf'])).status).toBe(202)
  await expect.poll(async () => (await list()).weights.problem).toMatch(/^The model file is not a GGUF file, or/)
  expect((await list()).weights).toMatchObject({ adding: null, added: null })
  expect(await readdir(join(folder, 'language-models'))).not.toContain('broken')
})

it('has no speech model to remove', async () => {
  expect((await administrator.delete(`${path}/speech/model`)).status).toBe(404)
  await mkdir(join(folder, 'speech-models'), { recursive: true })
  const card = { title: 'A Whisper model', license: null, bytes: 5, sha256: '0', from: 'mine.bin' }
  await writeFile(join(folder, 'speech-models', 'model.json'), JSON.stringify(card))
  expect((await list()).speech[0]).toMatchObject({ name: 'mine.bin', isHeld: true, license: null })
  expect((await list()).hearingSpeed).toBe(2.5)
  renewed.length = 0
  expect((await administrator.delete(`${path}/speech/model`)).status).toBe(204)
  expect(renewed).toEqual(['renewed'])
  expect((await list()).hears).toBeNull()
})

it('is for administrators alone', async () => {
  for (const [method, address] of [
    ['post', `${path}/small/use`],
    ['post', `${path}/unused`],
    ['post', `${path}/weights`],
    ['delete', `${path}/small`],
  ] as const)
    expect((await user[method](address)).status).toBe(403)
  expect(await one('small')).toMatchObject({ isHeld: true, isInUse: false })
})
