import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heldModels, localEmbedder, type PublishedModel } from '@casewright/embeddings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '../src/platform/log/log.ts'
import { createModelFetch } from '../src/research/meaning/index.ts'

const files: Record<string, string> = { 'tokenizer.json': '{}', 'model.onnx': 'weights '.repeat(1000) }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let server: Server
let folder = ''
let served: Record<string, string> = files
/** Bytes of the weights after which nothing more comes. */
let stopsAfter = Number.POSITIVE_INFINITY
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    asked.push(name)
    if (name !== 'model.onnx' || stopsAfter === Number.POSITIVE_INFINITY) return void response.end(served[name])
    response.setHeader('content-length', served[name]?.length ?? 0)
    response.write(served[name]?.slice(0, stopsAfter))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  asked.length = 0
  served = files
  stopsAfter = Number.POSITIVE_INFINITY
  folder = await mkdtemp(join(tmpdir(), 'casewright-fetch-'))
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(() => void server.close())

function fetching() {
  const model: PublishedModel = {
    name: 'tiny',
    license: 'MIT',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts: [],
    files: Object.entries(files).map(([name, text]) => ({ name, bytes: text.length, sha256: sha256(text) })),
  }
  const { signal } = new AbortController()
  const deps = { modelsFolder: folder, log: createLog('silent'), stopping: signal, offline: false }
  // The door lets nothing to this machine's own addresses, which is where the test's publisher is.
  return createModelFetch({ ...deps, egress: { fetchFor: () => fetch } }, model, async () => {})
}
const ended = async (one: ReturnType<typeof fetching>) => {
  await expect.poll(async () => (await one.state()).isRunning, { timeout: 60_000 }).toBe(false)
  return one.state()
}

it('fetches what its publisher offers, checks it, and adds it', async () => {
  const one = fetching()
  one.start()
  one.start()
  expect((await ended(one)).problem).toBeNull()
  expect(asked).toEqual(['tokenizer.json', 'model.onnx'])
  expect(await heldModels(folder)).toEqual(['tiny'])
  expect(await readdir(folder)).toEqual(['tiny'])
})

it('keeps nothing that is not the file that was measured, and goes on where it was', async () => {
  served = { ...files, 'model.onnx': 'Weights '.repeat(1000) }
  const one = fetching()
  one.start()
  const { problem, bytes, of } = await ended(one)
  expect(problem).toMatch(/does not match its checksum/)
  expect([bytes, of]).toEqual([2, 8002])
  expect(await heldModels(folder)).toEqual([])
  served = files
  one.start()
  expect((await ended(one)).problem).toBeNull()
  expect(asked.filter((name) => name === 'tokenizer.json')).toHaveLength(1)
  expect(await heldModels(folder)).toEqual(['tiny'])
})

it('is paused, which keeps what has come, and goes on to the end', async () => {
  stopsAfter = 4000
  const one = fetching()
  one.start()
  await expect.poll(async () => (await one.state()).bytes, { timeout: 60_000 }).toBeGreaterThan(2)
  expect(await one.state()).toMatchObject({ isRunning: true, isAdding: false })
  one.pause()
  expect(await ended(one)).toMatchObject({ problem: null, isRunning: false, bytes: expect.any(Number) })
  expect((await one.state()).bytes).toBeGreaterThan(2)
  stopsAfter = Number.POSITIVE_INFINITY
  one.start()
  expect((await ended(one)).problem).toBeNull()
  expect(asked.filter((name) => name === 'tokenizer.json')).toHaveLength(1)
  expect(await heldModels(folder)).toEqual(['tiny'])
})

it('is canceled, which deletes what has come', async () => {
  stopsAfter = 4000
  const one = fetching()
  one.start()
  await expect.poll(async () => (await one.state()).bytes, { timeout: 60_000 }).toBeGreaterThan(2)
  await one.cancel()
  expect(await one.state()).toMatchObject({ isRunning: false, bytes: 0, problem: null })
  expect(await readdir(folder)).toEqual([])
  stopsAfter = Number.POSITIVE_INFINITY
  one.start()
  expect((await ended(one)).problem).toBeNull()
  expect(await heldModels(folder)).toEqual(['tiny'])
})

it.each([
  ['cut', 'weights', /The file model\.onnx of the embedding model tiny is not the one that was added\./],
  ['missing', null, /The embedding model tiny lacks its file model\.onnx\./],
])('a weight file that is %s is one sentence', async (_, text, sentence) => {
  const one = fetching()
  one.start()
  await ended(one)
  const path = join(folder, 'tiny', 'model.onnx')
  await (text === null ? rm(path) : writeFile(path, text))
  await expect(localEmbedder([folder], 'tiny')).rejects.toThrow(sentence)
})
