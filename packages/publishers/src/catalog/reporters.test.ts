import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { haveSamples, samplePath } from '../testing/samples.ts'
import { readCatalog } from './catalog.ts'
import { reporterPacks } from './reporters.ts'
import { catalogSchema } from './schema.ts'

const entry = {
  slug: 'ny-2d',
  short_name: 'N.Y.2d',
  full_name: 'New York Reports, Second Series',
  start_year: 1956,
  end_year: 2003,
  jurisdictions: [{ name_long: 'New York' }],
}
const packs = (...entries: unknown[]) => reporterPacks(JSON.stringify(entries), readCatalog())

test('a reporter that the publisher lists is a pack, with the addresses of its slug', () => {
  expect(packs(entry)).toMatchObject([
    {
      id: 'cases-ny-2d',
      title: 'New York Reports, Second Series (N.Y.2d)',
      what: expect.stringContaining('of New York, 1956 to 2003'),
      tried: false,
      brings: ['ny case'],
      list: { url: 'https://static.case.law/ny-2d/VolumesMetadata.json' },
      single: { reporter: 'N.Y.2d' },
    },
  ])
})

test('a reporter that the catalog has, one that comes twice, and what is none, are left out', () => {
  expect(
    packs({ ...entry, slug: 'us' }, entry, entry, { ...entry, slug: '../etc' }, null, 'x').map(({ id }) => id),
  ).toEqual(['cases-ny-2d'])
  for (const text of ['<html>Down</html>', '{}', '']) expect(reporterPacks(text, readCatalog())).toEqual([])
})

test.runIf(haveSamples)(
  'the real list has every reporter of the states, each a pack that the catalog would accept',
  () => {
    const list = readFileSync(samplePath('bulk/cap/top-level/ReportersMetadata.json'), 'utf8')
    const shipped = readCatalog()
    const found = reporterPacks(list, shipped)
    expect(found.length).toBeGreaterThan(380)
    expect(catalogSchema.safeParse({ version: 1, packs: [...shipped, ...found] }).success).toBe(true)
    for (const slug of ['ny', 'cal-4th', 'ill-2d', 'mass', 'p3d'])
      expect(found.map(({ id }) => id)).toContain(`cases-${slug}`)
  },
)
