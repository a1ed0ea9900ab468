import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather } from '../testing/samples.ts'
import { zipOf } from '../testing/zip-of.ts'
import { layouts } from './layouts.ts'
import { readPath } from './read-path.ts'

const uslm = layouts.find(({ id }) => id === 'uscode') as (typeof layouts)[number]
const title = (number: number, section = '<content>Text.</content>') =>
  `<uscDoc><title identifier="/us/usc/t${number}"><section identifier="/us/usc/t${number}/s1"><heading>H</heading>${section}</section></title></uscDoc>`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publishers-'))
})
afterAll(() => rm(folder, { recursive: true }))

const put = async (name: string, bytes: string | Uint8Array) => {
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}

test('the files of an archive are read as those of a folder are, and others are passed over', async () => {
  const path = await put('a.zip', zipOf({ 'usc01.xml': title(1), 'usc02.xml': title(2), 'readme.txt': 'words' }))
  const whole: string[] = []
  const { read, rejected } = await gather(readPath(uslm, path, { onWhole: (scope) => whole.push(scope) }))
  expect([read.map(({ id }) => id), rejected, whole]).toEqual([['1 1', '2 1'], [], ['usc/1/', 'usc/2/']])
})

test('a file that is cut off is one item that was not read, and the files behind it are read', async () => {
  const zip = zipOf({ 'usc01.xml': title(1).slice(0, -10), 'usc02.xml': title(2) })
  const { read, rejected } = await gather(readPath(uslm, await put('b.zip', zip)))
  expect(read.map(({ id }) => id)).toEqual(['1 1', '2 1'])
  expect(rejected).toMatchObject([{ rejected: expect.stringContaining('ends before its last element') }])
})

test.each([
  ['HTML in place of an archive', 'html.zip', '<!DOCTYPE html><html>We are down for maintenance.</html>'],
  ['an archive that is cut off', 'cut.zip', zipOf({ 'usc01.xml': title(1) }).subarray(0, 80)],
  ['a packed file that is cut off', 'cut.xml.gz', gzipSync(title(1)).subarray(0, 60)],
  ['a packed file that is none', 'none.xml.bz2', title(1)],
])('%s is told in a sentence', async (_, name, bytes) => {
  const { read, rejected } = await gather(readPath(uslm, await put(name, bytes)))
  expect([read.length, rejected.length]).toEqual([0, 1])
  expect(rejected[0]).toMatchObject({ rejected: expect.stringMatching(/It may not have been downloaded whole\.$/) })
})

test('what unpacks to a thousand times its size is given up', async () => {
  const bomb = title(1, `<content>${' '.repeat(80_000_000)}</content>`)
  for (const [name, bytes] of [
    ['bomb.xml.gz', gzipSync(bomb)],
    ['bomb.zip', zipOf({ 'usc01.xml': bomb })],
  ] as const) {
    const { rejected } = await gather(readPath(uslm, await put(name, bytes)))
    expect(rejected).toMatchObject([
      { rejected: expect.stringMatching(/unpacks to far more|longer than any publication/) },
    ])
  }
})

test('names that climb out of an archive are refused', async () => {
  const { rejected } = await gather(readPath(uslm, await put('climb.zip', zipOf({ '../usc01.xml': title(1) }))))
  expect(rejected).toHaveLength(1)
})
