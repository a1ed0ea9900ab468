import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { haveSamples, type Mirror, samplePath, startMirror, status, whole, zipOf } from '@casewright/publishers/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../src/features/audit/index.ts'
import { askForPack, type LawWorkDeps, lawLibrary, workOnPacks } from '../src/features/law-library/index.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

if (!haveSamples) console.log('law-library-publishers: skipped, as TEST_DATA names no real samples')

/** The day on which it was added. */
const today = expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
const bytes = (path: string) => readFileSync(samplePath(path))
const unpacked = (path: string) => gunzipSync(bytes(path))

/** As GitHub packs a repository: everything in a folder named after the branch. */
function dcCode(): Record<string, Buffer> {
  const folder = 'bulk/dccode/law-xml'
  const names = readdirSync(samplePath(folder), { recursive: true }).map(String).sort()
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.xml'))
      .map((name) => [`law-xml-codified-master/${name}`, bytes(`${folder}/${name}`)]),
  )
}

/** What each publisher's server hands out, by host and path: the samples, packed as the publisher packs them. */
const published = (): Record<string, Buffer> => ({
  'uscode.house.gov/download/download.shtml': bytes('bulk/usc/pages/download_current_slice.htm'),
  'uscode.house.gov/download/releasepoints/us/pl/119/108/xml_usc01@119-108.zip': zipOf({
    'usc01.xml': unpacked('bulk/usc/uslm-1/usc01.xml.gz'),
  }),
  'www.ecfr.gov/api/versioner/v1/titles.json': bytes('bulk/ecfr/versioner-titles.json'),
  'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml': unpacked('bulk/ecfr/versioner-full-title-1.xml.gz'),
  'www.govinfo.gov/bulkdata/FR/2010/FR-2010.zip': zipOf({
    'FR-2010-02-12.xml': unpacked('bulk/fr/FR-2024-02-12.xml.gz'),
  }),
  'raw.githubusercontent.com/usgpo/house-manual/1348b80563e9f92627af83d2a74762b1b8315fd6/117/original-file-names/constitution.xml':
    unpacked('bulk/constitution/constitution.xml.gz'),
  'codeload.github.com/DCCouncil/law-xml-codified/zip/refs/heads/master': zipOf(dcCode()),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).map((month) => [
      `www.govinfo.gov/bulkdata/FR/2024/${month}/FR-2024-${month}.zip`,
      zipOf({ 'FR.xml': month === '02' ? unpacked('bulk/fr/FR-2024-02-12.xml.gz') : '<FEDREG/>' }),
    ]),
  ),
  'static.case.law/alaska/VolumesMetadata.json': Buffer.from('[{"volume_folder":"1"},{"volume_folder":"2"}]'),
  'static.case.law/alaska/1.zip': bytes('bulk/cap/volume-alaska-1/1.zip'),
  'static.case.law/alaska/1/CasesMetadata.json': bytes('bulk/cap/volume-alaska-1/metadata/CasesMetadata.json'),
})

describe.runIf(haveSamples)('each publisher’s layout, from a server that hands out its samples', () => {
  let own: Awaited<ReturnType<typeof emptyLibrary>>
  let folder: string
  let mirror: Mirror
  let law: LawWorkDeps

  beforeAll(async () => {
    own = await emptyLibrary()
    folder = await mkdtemp(join(tmpdir(), 'casewright-publishers-'))
    const files = published()
    mirror = await startMirror((response, request) => {
      const path = (request.url ?? '').slice(1)
      const moved = /^github\.com\/(.+)\/archive\/(refs\/.+)\.zip$/.exec(path)
      const location = moved && `https://codeload.github.com/${moved[1]}/zip/${moved[2]}`
      const found = files[path]
      if (location) return status(302, { location })(response, request)
      ;(found ? whole(found) : status(404))(response, request)
    })
    law = {
      ...lawWorkIn(own, folder),
      fetch: (url, init) => fetch(url.replace('https://', `${mirror.origin}/`), init),
    }
    const put = (id: string, path: string) =>
      cpSync(samplePath(path), join(law.places.folder, id, path.split('/').at(-1) ?? ''), { recursive: true })
    await mkdir(law.places.folder, { recursive: true })
    put('federal-rules-criminal', 'bulk/rules/usc18a.xml.gz')
    put('dc-code', 'bulk/dccode/law-xml')
    put('cfr-1', 'bulk/ecfr/ECFR-title1.xml.gz')
  })
  afterAll(async () => {
    await mirror.close()
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const added = async (id: string, from: 'network' | 'folder') => {
    await askForPack(law, system, id, from)
    await workOnPacks(law, new AbortController().signal)
    const { held, work } = await lawLibrary(law)
    expect(work).toEqual([])
    return held.find(({ pack }) => pack === id)
  }

  it.each([
    ['us-code-1', '1 U.S.C. § 7', 'Public Law 119-108 (September 11, 2026)'],
    ['cfr-1', '1 C.F.R. § 1.1', 'August 20, 2026'],
    ['federal-register-2010', undefined, 'The year 2010, which does not change'],
    ['federal-register-2024', undefined, 'The year 2024, which does not change'],
    ['constitution', 'U.S. Const. art. III, § 2', '117th Congress'],
    ['dc-code', 'D.C. Code § 12-301', today],
    ['cases-alaska', '1 Alaska 509', 'The volumes that the project scanned, to 2020 at the latest'],
  ])('%s is downloaded, read, and says how current it is', async (id, citation, asOf) => {
    const held = await added(id, 'network')
    expect(held).toMatchObject({ asOf, missing: id === 'cases-alaska' ? ['alaska-2.zip'] : [] })
    expect(held?.texts).toBeGreaterThan(10)
    if (citation) expect(await own.library.lookup(citation)).toHaveLength(1)
  })

  it('case-index-alaska lists the cases of the same volume, without texts', async () => {
    expect(await added('case-index-alaska', 'network')).toMatchObject({ cases: 106, texts: 0 })
  })

  it.each([
    ['federal-rules-criminal', 'Fed. R. Crim. P. 11', 'Public Law 119-36'],
    ['dc-code', 'D.C. Code § 12-301', null],
    // The bulk file of GovInfo in place of the eCFR's own: another layout, the same sections.
    ['cfr-1', '1 C.F.R. § 1.1', 'December 29, 2022'],
  ])('%s is read from a folder of its own, and says only what its files say', async (id, citation, asOf) => {
    const held = await added(id, 'folder')
    expect(held?.authorities).toBeGreaterThan(0)
    expect(held?.asOf).toBe(asOf)
    expect((await own.library.lookup(citation)).length).toBeGreaterThan(0)
  })
})
