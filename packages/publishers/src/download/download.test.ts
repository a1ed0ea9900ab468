import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, brokenOff, type Mirror, startMirror, status, whole } from '../testing/mirror.ts'
import { zipOf } from '../testing/zip-of.ts'
import type { Clock } from './clock.ts'
import { type DownloadOptions, download, type RemoteFile } from './download.ts'
import { folderFetch } from './folder-fetch.ts'
import { createHostQueue } from './host-queue.ts'

const bytes = Buffer.concat([zipOf({ 'usc01.xml': '<uscDoc/>' }), Buffer.alloc(200_000, 7)])
const other = Buffer.concat([zipOf({ 'usc01.xml': '<uscDoc>new</uscDoc>' }), Buffer.alloc(200_000, 8)])
const sha256 = createHash('sha256').update(bytes).digest('hex')

let folder = ''
let mirror: Mirror
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'))
})
afterEach(async () => {
  await mirror?.close()
  await rm(folder, { recursive: true })
})

/** A clock on which waiting takes no time, and patience ends when it is told. */
function testClock() {
  const waits: number[] = []
  const watches = new Set<() => void>()
  let time = Date.parse('2026-11-22T12:00:00Z')
  const clock: Clock = {
    now: () => time,
    async wait(milliseconds, signal) {
      signal.throwIfAborted()
      waits.push(milliseconds)
      time += milliseconds
    },
    after(_, call) {
      watches.add(call)
      return () => watches.delete(call)
    },
  }
  const losePatience = () => {
    for (const call of [...watches]) call()
  }
  return { clock, waits, losePatience }
}

const fetchFile = async (answers: Answer[], file: Partial<RemoteFile> = {}, options: Partial<DownloadOptions> = {}) => {
  mirror = await startMirror(...answers)
  const { clock, waits } = testClock()
  const done = await download(
    { url: `${mirror.origin}/usc.zip`, name: 'usc.zip', ...file },
    {
      folder,
      fetch,
      hosts: new Set(),
      inLine: createHostQueue(clock, 0),
      signal: new AbortController().signal,
      clock,
      freeBytes: async () => 10e9,
      onProgress: () => mirror.breakOff(),
      ...options,
    },
  )
  return { done, waits }
}
const files = async () => (await readdir(folder)).sort()

test('a file comes whole, with its checksum', async () => {
  const { done } = await fetchFile([whole(bytes)], { bytes: bytes.length, sha256 })
  expect(done).toEqual({ path: join(folder, 'usc.zip'), bytes: bytes.length, sha256, validator: '"one"' })
  expect(await files()).toEqual(['usc.zip'])
})

test('a connection that is reset in the middle goes on from there, if the file is still the same', async () => {
  await fetchFile([brokenOff(bytes, 90_000), whole(bytes)])
  expect(await readFile(join(folder, 'usc.zip'))).toEqual(bytes)
  expect(mirror.asked[1]).toEqual({ range: expect.stringMatching(/^bytes=[1-9]\d*-$/), ifRange: '"one"' })
})

test('a file that changed between two ranges is fetched again, not pieced together', async () => {
  await fetchFile([brokenOff(bytes, 90_000), whole(other, '"two"')])
  expect(await readFile(join(folder, 'usc.zip'))).toEqual(other)
})

test('a server that continues another version than it was asked for is not believed', async () => {
  const careless: Answer = (response) =>
    response
      .writeHead(206, { etag: '"two"', 'content-range': `bytes 90000-${other.length - 1}/${other.length}` })
      .end(other.subarray(90_000))
  await fetchFile([brokenOff(bytes, 90_000), careless, whole(other, '"two"')])
  expect(await readFile(join(folder, 'usc.zip'))).toEqual(other)
})

test('what came before the process ended is not fetched again', async () => {
  await expect(fetchFile([brokenOff(bytes, 90_000), status(404)])).rejects.toThrow('no longer has this file')
  await mirror.close()
  expect(await files()).toEqual(['usc.zip.part', 'usc.zip.part.json'])
  const about = join(folder, 'usc.zip.part.json')
  const known = JSON.parse(await readFile(about, 'utf8'))
  mirror = await startMirror(whole(bytes))
  const url = `${mirror.origin}/usc.zip`
  await writeFile(about, JSON.stringify({ ...known, url }))
  await download(
    { url, name: 'usc.zip' },
    {
      folder,
      fetch,
      hosts: new Set(),
      inLine: createHostQueue(testClock().clock),
      signal: new AbortController().signal,
    },
  )
  expect(mirror.asked[0]?.range).toMatch(/^bytes=[1-9]/)
  expect(await readFile(join(folder, 'usc.zip'))).toEqual(bytes)
})

test('a publisher that asks for patience is given as much as it asks, in seconds or to a date', async () => {
  const { waits } = await fetchFile([
    status(429, { 'retry-after': '7' }),
    status(503, { 'retry-after': 'Sun, 22 Nov 2026 12:01:07 GMT' }),
    whole(bytes),
  ])
  expect(waits).toEqual([7000, 60_000])
})

test('without a word how long, each wait is twice the one before, and in the end it is given up with a sentence', async () => {
  const waits: number[] = []
  const failed = fetchFile([status(429)], {}, { onWait: (_, milliseconds) => waits.push(milliseconds) })
  await expect(failed).rejects.toMatchObject({
    trouble: 'busy',
    message: 'The publisher asks for fewer requests. What has come is kept. Try again later.',
  })
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000])
})

test('a publisher that asks for an hour is left alone', async () => {
  await expect(fetchFile([status(429, { 'retry-after': '3600' })])).rejects.toMatchObject({ trouble: 'busy' })
  expect(mirror.asked).toHaveLength(1)
})

test.each([
  ['another length than the catalog says', { bytes: bytes.length + 1 }, whole(bytes)],
  ['another checksum', { sha256: '0'.repeat(64) }, whole(bytes)],
  [
    'a web page',
    {},
    status(200, { 'content-type': 'text/html' }, '<!DOCTYPE html><p>We are down for maintenance.</p>'),
  ],
  [
    'more than it said',
    { bytes: 100 },
    ((response) => response.writeHead(200, { etag: '"a"' }).end(bytes)) satisfies Answer,
  ],
])('%s is not the file, and nothing of it is kept', async (_, file, answer) => {
  await expect(fetchFile([answer], file)).rejects.toMatchObject({ trouble: 'not-the-file' })
  expect(await files()).toEqual([])
})

test('a server that drips is given up and asked again', async () => {
  const { clock, losePatience } = testClock()
  const drip: Answer = (response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': bytes.length })
    response.write(bytes.subarray(0, 10), () => setImmediate(losePatience))
  }
  await fetchFile([drip, whole(bytes)], {}, { clock, inLine: createHostQueue(clock, 0) })
  expect(await readFile(join(folder, 'usc.zip'))).toEqual(bytes)
})

test.each([
  ['a private address', 'http://10.0.0.1/usc.zip'],
  ['the address of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['this machine under another port', 'http://127.0.0.1:1/usc.zip'],
  ['a file', 'file:///etc/passwd'],
])('a redirect to %s is refused before it is asked', async (_, location) => {
  await expect(fetchFile([status(302, { location })])).rejects.toMatchObject({ trouble: 'elsewhere' })
  expect(mirror.asked).toHaveLength(1)
})

test('a redirect within the publisher is followed', async () => {
  const { done } = await fetchFile([status(301, { location: '/moved/usc.zip' }), whole(bytes)])
  expect(done.bytes).toBe(bytes.length)
})

test('nothing is fetched where the disk has no room for it', async () => {
  await expect(fetchFile([whole(bytes)], {}, { freeBytes: async () => 400e6 })).rejects.toMatchObject({
    trouble: 'no-space',
    message: expect.stringContaining('400 MB are free'),
  })
})

test('a host is asked for one file at a time', async () => {
  mirror = await startMirror(whole(bytes))
  const { clock, waits } = testClock()
  const inLine = createHostQueue(clock)
  const options = { folder, fetch, hosts: new Set<string>(), inLine, signal: new AbortController().signal, clock }
  const names = ['a.zip', 'b.zip', 'c.zip']
  await Promise.all(names.map((name) => download({ url: `${mirror.origin}/${name}`, name }, { ...options })))
  expect(mirror.most()).toBe(1)
  expect(waits).toEqual([1000, 1000])
})

test('what is canceled stops, and keeps what has come', async () => {
  const cancel = new AbortController()
  const drip: Answer = (response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': bytes.length })
    response.write(bytes.subarray(0, 90_000))
  }
  const failed = fetchFile([drip], {}, { signal: cancel.signal, onProgress: () => cancel.abort(new Error('canceled')) })
  await expect(failed).rejects.toThrow()
})

test('without a network the same comes from a folder that mirrors the addresses', async () => {
  const root = join(folder, 'mirror')
  const path = join(root, 'static.case.law', 'alaska', '1.zip')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  const { clock } = testClock()
  const options = {
    folder,
    fetch: folderFetch(root),
    hosts: new Set<string>(),
    inLine: createHostQueue(clock),
    signal: new AbortController().signal,
    clock,
  }
  const done = await download({ url: 'https://static.case.law/alaska/1.zip', name: '1.zip', sha256 }, options)
  expect(done.bytes).toBe(bytes.length)
  for (const url of ['https://static.case.law/alaska/2.zip', 'https://static.case.law/..%2f..%2f..%2f1.zip'])
    await expect(download({ url, name: '2.zip' }, options)).rejects.toMatchObject({ trouble: 'refused' })
})
