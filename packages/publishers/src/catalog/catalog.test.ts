import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { haveSamples, samplePath } from '../testing/samples.ts'
import { readCatalog } from './catalog.ts'
import { listedFiles } from './files-of-pack.ts'

const pack = (fields: object) => ({
  id: 'ours',
  title: 'Our rules',
  what: 'Local rules.',
  publisher: 'The court',
  license: 'Public domain',
  layout: 'jsonl',
  current: 'Today',
  tried: true,
  ...fields,
})
const catalog = (...packs: object[]) => JSON.stringify({ version: 1, packs })

test('the shipped catalog keeps its own rules, and states no length or checksum of a file that was not held', () => {
  const packs = readCatalog()
  expect(packs.length).toBeGreaterThan(70)
  const known = packs.flatMap(({ files = [] }) => files).filter(({ bytes, sha256 }) => bytes || sha256)
  expect(known.map(({ name }) => name)).toEqual(['constitution.xml'])
})

test.runIf(haveSamples)('what is stated of a file are its length and checksum', () => {
  const [file] = readCatalog().find(({ id }) => id === 'constitution')?.files ?? []
  const bytes = gunzipSync(readFileSync(samplePath('bulk/constitution/constitution.xml.gz')))
  expect([file?.bytes, file?.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
})

test("a firm's own packs come first, and replace shipped ones of the same id", () => {
  const [first, second] = readCatalog(catalog(pack({}), pack({ id: 'cfr-1', title: 'Mine' })))
  expect([first?.title, second?.title]).toEqual(['Our rules', 'Mine'])
  expect(readCatalog(catalog(pack({ id: 'cfr-1' }))).filter(({ id }) => id === 'cfr-1')).toHaveLength(1)
})

test.each([
  ['an address without encryption', pack({ files: [{ url: 'http://example.com/a.zip', name: 'a.zip' }] })],
  ['a name that leads out of its folder', pack({ files: [{ url: 'https://example.com/a.zip', name: '../a.zip' }] })],
  ['a field that nobody knows', pack({ filez: [] })],
  ['no license', pack({ license: '' })],
])('a catalog with %s is refused', (_, one) => {
  expect(() => readCatalog(catalog(one))).toThrow('The catalog of packs cannot be used')
})

test('a catalog that is no JSON is refused in a sentence', () => {
  expect(() => readCatalog('{')).toThrow('The catalog of packs is not JSON.')
})

test("a reporter's volumes are found in the list that the publisher keeps of them", () => {
  const reporter = readCatalog().find(({ id }) => id === 'cases-us')
  if (!reporter) throw new Error('There is no such pack.')
  expect(listedFiles(reporter, [{ volume_folder: '410' }])).toEqual([
    { url: 'https://static.case.law/us/410.zip', name: 'us-410.zip' },
  ])
  for (const volume_folder of ['../1', '..', '', 410, undefined])
    expect(() => listedFiles(reporter, [{ volume_folder }])).toThrow('without a usable volume_folder')
})
