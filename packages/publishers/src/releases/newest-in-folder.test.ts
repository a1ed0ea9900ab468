import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalog } from '../catalog/catalog.ts'
import { isNewer } from './is-newer.ts'
import { newestInFolder } from './newest-in-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  const points = 'uscode.house.gov/download/releasepoints/us/pl'
  const files = [
    `${points}/119/99/xml_usc26@119-99.zip`,
    `${points}/119/120not118/xml_usc26@119-120not118.zip`,
    `${points}/119/36/xml_usc42@119-36.zip`,
    `${points}/119/36/xml_usc05a@119-36.zip`,
    `${points}/119/36/htm_usc18@119-36.zip`,
    'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml',
    'www.ecfr.gov/api/versioner/v1/full/2026-11-02/title-2.xml',
    'www.ecfr.gov/api/versioner/v1/full/2026-09-30/title-2.xml',
    'www.ecfr.gov/api/versioner/v1/full/2026-11-02/title-21.xml',
  ]
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
})
afterAll(() => rm(folder, { recursive: true }))

const found = async (id: string) => {
  const pack = readCatalog().find((one) => one.id === id)
  if (!pack) throw new Error('There is no such pack.')
  const newest = await newestInFolder(folder, pack)
  return newest && [newest.current, newest.files?.[0]?.url.replace(/^.*\/(pl|full)\//, '')]
}

test('a folder is searched for the newest release of a pack, not for the one that the catalog names', async () => {
  expect(await found('us-code-26')).toEqual(['Public Law 119-120', '119/120not118/xml_usc26@119-120not118.zip'])
  expect(await found('cfr-2')).toEqual(['November 2, 2026', '2026-11-02/title-2.xml'])
  expect(await found('cfr-1')).toEqual(['August 20, 2026', '2026-08-20/title-1.xml'])
})

test('a title that the catalog has no address for is found by how its file is named', async () => {
  expect(await found('us-code-42')).toEqual(['Public Law 119-36', '119/36/xml_usc42@119-36.zip'])
  for (const id of ['us-code-5', 'us-code-18', 'us-code-1', 'cfr-3']) expect(await found(id), id).toBeUndefined()
})

test.each([
  ['Public Law 119-108 (September 11, 2026)', 'Public Law 119-36', true],
  ['Public Law 119-108 (September 11, 2026)', 'Public Law 119-108', false],
  ['Public Law 119-108 (September 11, 2026)', 'Public Law 119-120', false],
  ['Public Law 119-73u1', 'Public Law 119-73', true],
  ['October 5, 2026', 'August 20, 2026', true],
  ['August 20, 2026', 'October 5, 2026', false],
  ['118th Congress', '117th Congress', true],
  ['117th Congress', '117th Congress', false],
])('%s beside %s: newer is %s', (release, than, newer) => expect(isNewer(release, than)).toBe(newer))
