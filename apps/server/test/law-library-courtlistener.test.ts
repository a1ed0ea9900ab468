import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { haveSamples, samplePath, zipOf } from '@casewright/publishers/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../src/features/audit/index.ts'
import {
  askForPack,
  type LawWorkDeps,
  lawLibrary,
  removePack,
  resumePack,
  workOnPacks,
} from '../src/features/law-library/index.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

if (!haveSamples) console.log('law-library-courtlistener: skipped, as TEST_DATA names no real samples')

const bucket = 'com-courtlistener-storage.s3-us-west-2.amazonaws.com'
const released = '2025-12-31'
const bytes = (path: string) => readFileSync(samplePath(path))
const bulk = (name: string) => {
  const path = `bulk/courtlistener/rebuilt/since-2025-01/${name}.csv`
  return name === 'opinions' ? gunzipSync(bytes(`${path}.gz`)) : bytes(path)
}
/** The record that the API answered with. */
const recorded = (nth: number) =>
  JSON.parse(bytes(`apis/courtlistener/recorded/TestCourtListenerClient_test_read_case_by_id_${nth}.json`).toString())
    .response.json

/** Invented: a later case, as the bulk files have it behind the real ones. */
const later = {
  'opinion-clusters': (header: string) =>
    rowOf(header, {
      id: '9',
      docket_id: '8',
      case_name: 'Elm v. Birch',
      date_filed: '2021-05-04',
      slug: 'elm-v-birch',
    }),
  dockets: (header: string) => rowOf(header, { id: '8', court_id: 'ca9' }),
  citations: (header: string) =>
    rowOf(header, { id: '77', cluster_id: '9', volume: '998', reporter: 'F.3d', page: '12' }),
  opinions: (header: string) =>
    rowOf(header, { id: '9', cluster_id: '9', type: '010combined', plain_text: 'The elm stands.' }),
}
const rowOf = (header: string, values: Record<string, string>) =>
  header
    .split(',')
    .map((column) => (values[column] === undefined ? '' : `"${values[column]}"`))
    .join(',')

describe.runIf(haveSamples)('CourtListener (TEST_DATA)', () => {
  let own: Awaited<ReturnType<typeof emptyLibrary>>
  let folder: string
  let law: LawWorkDeps
  /** What is answered, by address without its query; each in turn, the last from then on. */
  let answers: Map<string, Response[]>
  let asked: URL[]

  beforeAll(async () => {
    own = await emptyLibrary()
    folder = await mkdtemp(join(tmpdir(), 'casewright-courtlistener-'))
    const tables = ['courts', ...Object.keys(later)] as const
    const files = new Map<string, Buffer>()
    for (const table of tables) {
      const text = table === 'courts' ? 'id,jurisdiction\n"ca9","F"\n' : bulk(table).toString()
      const header = text.slice(0, text.indexOf('\n'))
      const more = table === 'courts' ? '' : `${later[table as keyof typeof later](header)}\n`
      files.set(`${table}-${released}.csv`, Buffer.from(text + more))
    }
    answers = new Map()
    asked = []
    const base = lawWorkIn(own, folder)
    law = {
      ...base,
      places: { ...base.places, courtListenerToken: 'a-token' },
      fetch: async (address) => {
        const url = new URL(address)
        asked.push(url)
        const prefix = url.searchParams.get('prefix')
        if (url.host === bucket && prefix) {
          const name = [...files.keys()].find((one) => `bulk-data/${one}`.startsWith(prefix)) ?? ''
          return new Response(
            `<ListBucketResult><Contents><Key>bulk-data/${name}</Key><Size>${files.get(name)?.length}</Size></Contents></ListBucketResult>`,
          )
        }
        const file = files.get(url.pathname.split('/').at(-1) ?? '')
        if (url.host === bucket && file) return new Response(new Uint8Array(file))
        const queue = answers.get(`${url.host}${url.pathname}`)
        const next = queue && (queue.length > 1 ? queue.shift() : queue[0]?.clone())
        return next ?? new Response(null, { status: 404 })
      },
    }
  })
  afterAll(async () => {
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const work = async (id: string) => {
    await workOnPacks(law, new AbortController().signal)
    const shown = await lawLibrary(law)
    return { held: shown.held.find(({ pack }) => pack === id), work: shown.work[0] }
  }
  const added = async (id: string) => {
    await askForPack(law, system, id, 'network')
    return work(id)
  }
  const found = async (citation: string) => {
    const all = await own.library.lookup(citation)
    const text = all[0] && (await own.library.read(all[0].id))?.text
    return { count: all.length, ...all[0], text }
  }
  const page = (results: unknown[], next: string | null = null) =>
    Response.json({ count: '', next, previous: null, results })
  const api = 'www.courtlistener.com/api/rest/v4'
  const pack = 'courtlistener-api-cafc'

  it('is downloaded from its bucket, and of the files of all years only what is since 2020 is kept', async () => {
    const { held, work } = await added('courtlistener-since-2020')
    expect(work).toBeUndefined()
    expect(held).toMatchObject({ authorities: 1, texts: 1, failures: 0, asOf: 'December 31, 2025' })
    expect(await found('998 F.3d 12')).toMatchObject({ title: 'Elm v. Birch', court: 'ca9', text: 'The elm stands.' })
    expect((await found('750 F.3d 1339')).count).toBe(0)
  })

  it('is not downloaded where the listing cannot be read', async () => {
    const { fetch } = law
    law = { ...law, fetch: async () => new Response('<html>Down for maintenance</html>') }
    expect((await added('courtlistener')).work).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('page of downloads could not be read'),
    })
    law = { ...law, ...(fetch ? { fetch } : {}) }
    await resumePack(law, system, 'courtlistener')
    expect((await work('courtlistener')).held?.authorities).toBe(3)
  })

  it('is asked page by page with the token, and goes on behind the last page where it was told to come later', async () => {
    const [cluster, opinion] = [recorded(1), recorded(2)]
    const willow = {
      ...cluster,
      id: 9_000_001,
      docket_id: 5,
      case_name: 'In re Willow',
      citations: [{ volume: 99, reporter: 'F.4th', page: '7', type: 1 }],
    }
    answers.set(`${api}/clusters/`, [
      page([cluster], 'https://elsewhere.example.com/next'),
      new Response(null, { status: 429, headers: { 'retry-after': '3600' } }),
      page([willow, { id: 9_000_002, docket_id: null }]),
    ])
    answers.set(`${api}/opinions/`, [
      page([
        opinion,
        { ...opinion, id: 9_000_003, cluster_id: 9_000_001, html_with_citations: '<p>The willow bends.</p>' },
      ]),
    ])
    asked = []
    const stopped = await added(pack)
    expect(stopped.work).toMatchObject({ state: 'failed', problem: expect.stringContaining('asks for fewer requests') })
    await resumePack(law, system, pack)
    const { held, work: left } = await work(pack)
    expect(left).toBeUndefined()
    expect(held).toMatchObject({ authorities: 2, texts: 2, failures: 1 })
    const at = ({ host, searchParams }: URL) => [host, searchParams.get('id__gt')]
    expect(asked.map(at)).toEqual([
      ['www.courtlistener.com', null],
      ['www.courtlistener.com', '2673149'],
      ['www.courtlistener.com', '2673149'],
      ['www.courtlistener.com', null],
    ])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      docket__court: 'cafc',
      date_filed__gte: '2020-01-01',
      precedential_status: 'Published',
    })
    expect(await found('99 F.4th 7')).toMatchObject({ title: 'In re Willow', court: 'cafc', text: 'The willow bends.' })
  })

  it('makes one work of a case that packs of two layouts and the API hold, which stays until the last is removed', async () => {
    const record = {
      id: 1,
      name: 'ORACLE AMERICA, INC. v. GOOGLE INC.',
      name_abbreviation: 'Oracle America, Inc. v. Google Inc.',
      decision_date: '2014-05-09',
      docket_number: '2013-1021',
      first_page: '1339',
      last_page: '1381',
      citations: [{ type: 'official', cite: '750 F.3d 1339' }],
      court: { name: 'United States Court of Appeals for the Federal Circuit' },
      jurisdiction: { name: 'U.S.', name_long: 'United States' },
      file_name: '1339-01',
    }
    const volume = zipOf({
      'metadata/CasesMetadata.json': JSON.stringify([record]),
      'json/1339-01.json': JSON.stringify({
        ...record,
        casebody: { opinions: [{ text: 'As the reporter prints it.' }] },
      }),
    })
    answers.set('static.case.law/f3d/VolumesMetadata.json', [Response.json([{ volume_folder: '750' }])])
    answers.set('static.case.law/f3d/750.zip', [new Response(new Uint8Array(volume))])
    expect((await added('cases-f3d')).held).toMatchObject({ authorities: 1, texts: 1 })
    const packs = ['courtlistener', pack, 'cases-f3d']
    const rows = await own.db
      .selectFrom('authority')
      .innerJoin('libraryImport', 'libraryImport.id', 'authority.importId')
      .select(['libraryImport.source', 'authority.work'])
      .where('authority.title', 'like', 'Oracle%')
      .orderBy('libraryImport.source')
      .execute()
    expect(rows.map(({ source }) => source).sort()).toEqual([...packs].sort())
    expect(new Set(rows.map(({ work }) => work)).size).toBe(1)
    for (const one of packs) {
      expect(await found('750 F.3d 1339'), one).toMatchObject({ count: 1, court: 'cafc', hasText: true })
      const { results } = await own.library.search('"Oracle America"', {})
      expect(results.filter(({ title }) => title.startsWith('Oracle'))).toHaveLength(1)
      await removePack(law, system, one)
      await work(one)
    }
    expect((await found('750 F.3d 1339')).count).toBe(0)
  })

  it('says in a sentence that its API needs a token', async () => {
    const without = { ...law, places: { ...law.places, courtListenerToken: undefined } }
    await expect(askForPack(without, system, pack, 'network')).rejects.toThrow('only with a token')
    expect((await lawLibrary(without)).packs.find(({ id }) => id === pack)?.from).toEqual([])
    expect((await lawLibrary(law)).packs.find(({ id }) => id === pack)?.from).toEqual(['network'])
  })
})
