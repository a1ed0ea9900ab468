import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heldModels, type TriedModel } from '@casewright/local-model/files'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createOfferedModels } from '../src/models/offered.ts'
import { createLog } from '../src/platform/log/log.ts'

const weights = Buffer.from('not a model at all, but as many bytes as were promised')

let server: Server
let folder = ''
beforeAll(async () => {
  server = createServer((_, response) => response.end(weights))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-offered-'))
  return () => rm(folder, { recursive: true, force: true })
})

function offered(sha256: string) {
  const model: TriedModel = {
    name: 'tiny',
    title: 'Tiny',
    size: 0.001,
    shown: 'Nothing',
    evaluation: { answered: 0, of: 1 },
    form: 'Q4_0',
    license: 'MIT',
    bytes: weights.length,
    sha256,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.gguf`,
    hosts: [],
  }
  const { signal } = new AbortController()
  // The door lets nothing to this machine's own addresses, which is where the test's publisher is.
  const egress = { fetchFor: () => fetch }
  return createOfferedModels(
    { egress, modelsFolder: folder, log: createLog('silent'), stopping: signal, offline: true },
    [model],
  )
}

async function fetched(sha256: string) {
  const models = offered(sha256)
  const fetching = models.fetchOf('tiny')
  fetching?.start()
  await fetching?.ended()
  return { problem: (await fetching?.state())?.problem, list: await models.list() }
}

it('offers what we tried, with what it takes', async () => {
  expect(await offered('0').list()).toMatchObject([{ name: 'tiny', license: 'MIT', isHeld: false, isTried: true }])
  expect(offered('0').fetchOf('another')).toBeNull()
})

it('does not add a file that is another than the one we measured', async () => {
  const { problem, list } = await fetched('0'.repeat(64))
  expect(problem).toMatch(/tiny|model\.gguf|checksum|not the file/i)
  expect(list).toMatchObject([{ isHeld: false }])
})

it('reads what it fetched before anything runs it', async () => {
  const { problem } = await fetched(createHash('sha256').update(weights).digest('hex'))
  expect(problem).toBe('The model file is not a GGUF file.')
  expect(await heldModels(folder)).toEqual([])
})
