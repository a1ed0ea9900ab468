import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCatalog } from '../catalog/catalog.ts'
import { haveSamples, samplePath } from '../testing/samples.ts'
import { newestRelease } from './newest.ts'

const pack = (id: string) => {
  const found = readCatalog().find((one) => one.id === id)
  if (!found) throw new Error('There is no such pack.')
  return found
}
const page = (law: string, date: string, file: string) =>
  `<h3 class="releasepointinformation">Public Law ${law} (${date})</h3><a href="releasepoints/us/pl/119/120/${file}">[XML]</a>`

test('a title of the Code is taken from the release point that its publisher names now', async () => {
  const asked: string[] = []
  const newest = await newestRelease(pack('us-code-26'), async (url) => {
    asked.push(url)
    return page('119-120', '10/02/2026', 'xml_usc26@119-120.zip')
  })
  expect(asked).toEqual(['https://uscode.house.gov/download/download.shtml'])
  expect(newest.current).toBe('Public Law 119-120 (October 2, 2026)')
  expect(newest.files).toEqual([
    {
      url: 'https://uscode.house.gov/download/releasepoints/us/pl/119/120/xml_usc26@119-120.zip',
      name: 'xml_usc26@119-120.zip',
    },
  ])
})

test('a title that the catalog has no address for is the file that the publisher links, and is unknown without it', async () => {
  const linked = await newestRelease(pack('us-code-18'), async () =>
    page('119-120', '10/02/2026', 'xml_usc18@119-120.zip'),
  )
  expect([linked.current, linked.files?.[0]?.url]).toEqual([
    'Public Law 119-120 (October 2, 2026)',
    'https://uscode.house.gov/download/releasepoints/us/pl/119/120/xml_usc18@119-120.zip',
  ])
  // The appendix of a title is another file, and a pack of its own.
  for (const text of [undefined, page('119-120', '10/02/2026', 'xml_usc18a@119-120.zip')])
    expect((await newestRelease(pack('us-code-18'), async () => text)).files).toBeUndefined()
})

test.each([
  ['a page that says that it is down', '<html>Maintenance</html>'],
  ['a page without this title', page('119-120', '10/02/2026', 'xml_usc42@119-120.zip')],
  ['no page', undefined],
])('%s leaves the address of the catalog', async (_, text) => {
  expect(await newestRelease(pack('us-code-26'), async () => text)).toEqual(pack('us-code-26'))
})

const titles = (latest_issue_date: string | null) =>
  JSON.stringify({ titles: [{ number: 1, latest_issue_date, up_to_date_as_of: '2026-10-05' }] })

test('a title of the CFR is newer once it has changed since the day of the catalog', async () => {
  const newest = await newestRelease(pack('cfr-1'), async () => titles('2026-09-30'))
  expect(newest.current).toBe('October 5, 2026')
  expect(newest.files?.[0]?.url).toBe('https://www.ecfr.gov/api/versioner/v1/full/2026-10-05/title-1.xml')
  for (const changed of ['2026-08-10', null])
    expect((await newestRelease(pack('cfr-1'), async () => titles(changed))).current).toBe('August 20, 2026')
})

test.runIf(haveSamples)('the real page and the real list are read, and name what the catalog has', async () => {
  const read = (path: string) => async () => readFile(samplePath(path), 'utf8')
  for (const id of ['us-code-1', 'us-code-5a', 'us-code-26', 'us-code-31'])
    expect(await newestRelease(pack(id), read('bulk/usc/pages/download_current_slice.htm'))).toEqual(pack(id))
  expect(await newestRelease(pack('cfr-2'), read('bulk/ecfr/versioner-titles.json'))).toEqual(pack('cfr-2'))
})
