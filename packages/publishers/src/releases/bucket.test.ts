import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalog } from '../catalog/catalog.ts'
import { newestRelease } from './newest.ts'
import { newestInFolder } from './newest-in-folder.ts'

const pack = readCatalog().find(({ id }) => id === 'courtlistener-since-2020')
if (!pack?.bucket) throw new Error('There is no such pack.')
const { tables } = pack.bucket

const listing = (names: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>com-courtlistener-storage</Name><IsTruncated>false</IsTruncated>${names
    .map(
      (name) =>
        `<Contents><Key>bulk-data/${name}</Key><LastModified>2026-06-30T09:56:48.000Z</LastModified><ETag>&quot;a1&quot;</ETag><Size>1000</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    )
    .join('')}</ListBucketResult>`
const offering = (names: readonly string[]) => (url: string) => {
  const prefix = new URL(url).searchParams.get('prefix')?.replace('bulk-data/', '') ?? ''
  return Promise.resolve(listing(names.filter((name) => name.startsWith(prefix))))
}
const release = (day: string) => tables.map((table) => `${table}-${day}.csv.bz2`)

test('the newest day of which the publisher has all tables is taken, with the length of each file', async () => {
  const names = [...release('2026-03-31'), ...release('2026-06-30'), 'opinions-2026-09-30.csv.bz2', 'opinions.sh']
  const newest = await newestRelease(pack, offering(names))
  expect(newest).toMatchObject({ current: 'June 30, 2026', download: 5000 })
  expect(newest.files?.at(-1)).toEqual({
    url: 'https://com-courtlistener-storage.s3-us-west-2.amazonaws.com/bulk-data/opinions-2026-06-30.csv.bz2',
    name: 'opinions-2026-06-30.csv.bz2',
    bytes: 1000,
  })
})

test.each([
  ['a page that says that it is down', '<html>Maintenance</html>'],
  ['a listing of something else', listing(['people-db-people-2026-06-30.csv.bz2'])],
  ['no listing', undefined],
])('%s has no files', async (_, text) => {
  expect((await newestRelease(pack, async () => text)).files).toBeUndefined()
})

test('a folder that mirrors the bucket has the newest release that is complete there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  try {
    expect(await newestInFolder(folder, pack)).toBeUndefined()
    const at = join(folder, 'com-courtlistener-storage.s3-us-west-2.amazonaws.com/bulk-data')
    await mkdir(at, { recursive: true })
    for (const name of [...release('2026-06-30'), 'courts-2026-09-30.csv.bz2']) await writeFile(join(at, name), '')
    expect(await newestInFolder(folder, pack)).toMatchObject({ current: 'June 30, 2026' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
