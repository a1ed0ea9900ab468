import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../src/ops/library/run-command.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'
import { verifierOf } from './verifier.ts'

const data = process.env.TEST_DATA
let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-case-index-'))
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const library = async (...words: string[]) => {
  const written: string[] = []
  await runCommand(words, {
    db: own.db,
    library: own.library,
    rejectFolder: join(folder, 'imports'),
    law: lawWorkIn(own, folder),
    screen: { write: (text: string) => written.push(text) },
    signal: new AbortController().signal,
  })
  return written.join('')
}

interface Case {
  name: string
  cites: string[]
  first: string
  last: string
  court?: string
  date?: string
}
let ids = 0
const listed = ({
  name,
  cites,
  first,
  last,
  court = 'Supreme Court of the United States',
  date = '1900-01-02',
}: Case) => ({
  id: ++ids,
  name,
  name_abbreviation: name,
  decision_date: date,
  docket_number: '',
  first_page: first,
  last_page: last,
  citations: cites.map((cite, at) => ({ type: at === 0 ? 'official' : 'parallel', cite })),
  court: { name: court },
  jurisdiction: { name: 'U.S.', name_long: 'United States' },
})
/** The site of the publisher as a folder, with one volume of U.S. Reports. */
const mirror = async (volume: string, cases: readonly Case[]) => {
  const at = join(folder, 'mirror/static.case.law/us')
  await mkdir(join(at, volume), { recursive: true })
  await writeFile(join(at, 'VolumesMetadata.json'), JSON.stringify([{ volume_folder: volume }]))
  await writeFile(join(at, volume, 'CasesMetadata.json'), JSON.stringify(cases.map(listed)))
  return join(folder, 'mirror')
}
const oak: Case = { name: 'Oak v. Pine', cites: ['178 U.S. 100', '20 S. Ct. 7'], first: '100', last: '110' }
const elm: Case = { name: 'Elm v. Ash', cites: ['178 U.S. 110'], first: '110', last: '110' }
const fir: Case = { name: 'Fir v. Yew', cites: ['178 U.S. 110'], first: '110', last: '125' }

const verify = (citation: string, quotations: string[] = []) => verifierOf(own.library)(citation, quotations)

describe('the case index of a reporter', () => {
  beforeAll(async () => {
    expect(await library('packs', 'add', 'case-index-us', '--from', await mirror('178', [oak, elm, fir]))).toContain(
      '3 added',
    )
  })

  it('is listed as held, with its cases, and takes no authority into the library', async () => {
    expect(await library('packs')).toContain('(held: 3 cases, without texts')
    expect((await own.library.status()).authorities).toBe(0)
    expect(await readdir(join(folder, 'packs'))).toEqual([])
  })

  it.each([
    ['Oak v. Pine, 178 U.S. 100 (1900)', 'verified', 'in the case index'],
    ['Oak v. Pine, 20 S. Ct. 7 (1900)', 'verified', 'in the case index'],
    ['Oak v. Pine, 178 U.S. 100, 105, 20 S. Ct. 7 (1900)', 'verified', 'in the case index'],
    ['Oak v. Maple, 178 U.S. 100 (1900)', 'mismatch', 'the name differs'],
    ['Oak v. Pine, 178 U.S. 100 (1901)', 'mismatch', 'the year differs'],
    ['Oak v. Pine, 178 U.S. 100 (9th Cir. 1900)', 'mismatch', 'the court differs'],
    ['Oak v. Pine, 178 U.S. 100, 111 (1900)', 'mismatch', 'the pin cite differs'],
    ['Fir v. Yew, 178 U.S. 110 (1900)', 'verified', 'in the case index'],
    ['178 U.S. 110', 'ambiguous', '2 different authorities'],
    ['Oak v. Pine, 178 U.S. 105 (1900)', 'mismatch', 'that page is inside Oak v. Pine, 178 U.S. 100'],
    ['Birch v. Beech, 178 U.S. 104 (1900)', 'mismatch', 'that page is inside Oak v. Pine, 178 U.S. 100'],
    ['Oak v. Pine, 178 U.S. 130 (1900)', 'unchecked', 'no case in it begins at 178 U.S. 130'],
    ['Oak v. Pine, 178 U.S. 5000 (1900)', 'not-found', 'no case in it begins at 178 U.S. 5000'],
    ['Oak, 178 U.S. at 105', 'verified', 'in one case only, Oak v. Pine, 178 U.S. 100, and the name agrees'],
    ['Birch, 178 U.S. at 105', 'mismatch', 'the name differs'],
    ['178 U.S. at 105', 'unchecked', 'No name is written to compare'],
    ['Fir, 178 U.S. at 110', 'verified', 'in one case only, Fir v. Yew'],
    ['Oak, 178 U.S. at 500', 'unchecked', 'in no case that the case index here has'],
    ['Oak, 179 U.S. at 105', 'unchecked', 'in no case that the case index here has'],
    ['Oak v. Pine, 179 U.S. 100 (1900)', 'unchecked', 'no source that was searched has all of this reporter'],
  ])('compares name, year, court and pages: %s is %s', async (citation, status, reason) => {
    expect(await verify(citation)).toMatchObject({ status, reason: expect.stringContaining(reason) })
  })

  it('says that the text of a quotation is not available', async () => {
    expect(await verify('Oak v. Pine, 178 U.S. 100 (1900)', ['an ancient rule of trees'])).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('text is not available, so the quotation was not compared'),
      found: { pages: { first: 100, last: 110 } },
    })
  })

  it('completes what the library lacks of a case, and stays one authority with it', async () => {
    const id = await own.library.startImport('test', 'mine')
    const held = { externalId: '1', kind: 'case' as const, title: 'Oak v. Pine', citations: ['178 U.S. 100'] }
    await own.library.add(id, [{ ...held, source: 'library' }])
    expect(await verify('Oak v. Pine, 178 U.S. 100 (1900)')).toMatchObject({
      status: 'verified',
      found: { source: 'the library', date: '1900-01-02', pages: { first: 100, last: 110 } },
    })
    expect(await verify('Oak v. Pine, 178 U.S. 100, 111 (1900)')).toMatchObject({ status: 'mismatch' })
    await own.library.remove(id)
  })

  it('is replaced by what the publisher has now', async () => {
    const from = await mirror('178', [{ ...oak, name: 'Oak v. Larch' }])
    await library('packs', 'add', 'case-index-us', '--from', from)
    expect(await verify('Oak v. Larch, 178 U.S. 100 (1900)')).toMatchObject({ status: 'verified' })
    expect(await verify('Fir v. Yew, 178 U.S. 110 (1900)')).toMatchObject({ status: 'unchecked' })
  })

  it('loses the volumes that the publisher no longer lists', async () => {
    await library('packs', 'add', 'case-index-us', '--from', await mirror('180', [{ ...fir, cites: ['180 U.S. 1'] }]))
    expect(await verify('Fir v. Yew, 180 U.S. 1 (1900)')).toMatchObject({ status: 'verified' })
    expect(await verify('Oak v. Larch, 178 U.S. 100 (1900)')).toMatchObject({ status: 'unchecked' })
  })

  it('keeps a volume of which a list that is cut off comes', async () => {
    const from = await mirror('180', [])
    await writeFile(join(from, 'static.case.law/us/180/CasesMetadata.json'), '[{"id": 1,')
    await expect(library('packs', 'add', 'case-index-us', '--from', from)).rejects.toThrow('is not JSON')
    expect(await verify('Fir v. Yew, 180 U.S. 1 (1900)')).toMatchObject({ status: 'verified' })
  })

  it('leaves nothing behind when it is removed', async () => {
    await library('packs', 'remove', 'case-index-us')
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from case_index_volume`.execute(
      own.db,
    )
    expect(rows[0]?.count).toBe(0)
    expect(await verify('Fir v. Yew, 180 U.S. 1 (1900)')).toMatchObject({ status: 'unchecked' })
    await sql`vacuum case_index_volume`.execute(own.db)
    const size = await sql<{ bytes: number }>`select pg_table_size('case_index_volume')::integer as bytes`.execute(
      own.db,
    )
    expect(size.rows[0]?.bytes).toBeLessThan(50_000)
  })
})

describe.skipIf(!data)('a real volume of the Caselaw Access Project (TEST_DATA)', () => {
  it('is indexed from its zip, and its cases are verified without their texts', async () => {
    const zip = join(data ?? '', 'bulk/cap/volume-alaska-1/1.zip')
    expect(await library('import', 'case-index', zip, '--name', 'alaska-1')).toContain('106 added')
    expect(await verify('Binswanger v. Henninger, 1 Alaska 509, 515 (1902)')).toMatchObject({ status: 'verified' })
    expect(await verify('Binswanger v. Henninger, 1 Alaska 509, 530 (1902)')).toMatchObject({ status: 'mismatch' })
  })

  it('takes few bytes a case: all Supreme Court cases, standing in for U.S. Reports', async () => {
    const at = join(folder, 'stand-in')
    const cases = await standIn(join(data ?? '', 'law/scotus_cases.jsonl.gz'), at)
    const begun = performance.now()
    await library('import', 'case-index', at, '--name', 'stand-in')
    const imported = performance.now() - begun
    const { rows } = await sql<{ bytes: number; cases: number; volumes: number }>`
      select pg_total_relation_size('case_index_volume')::integer as bytes, sum(cases)::integer as cases,
        count(distinct home)::integer as volumes from case_index_volume`.execute(own.db)
    const [size] = rows
    const asked = cases.filter((_, at) => at % 100 === 0)
    const begunFinding = performance.now()
    for (const { key, name } of asked)
      expect((await own.library.indexed([key])).get(key)?.cases.map((one) => one.name)).toContain(name)
    const each = (performance.now() - begunFinding) / asked.length
    const perCase = (size?.bytes ?? 0) / (size?.cases ?? 1)
    console.info(
      `${size?.cases} cases in ${size?.volumes} volumes: ${size?.bytes} bytes, ${perCase.toFixed(0)} a case; imported in ${imported.toFixed(0)} ms, each found in ${each.toFixed(1)} ms.`,
      `At that size 6.7 million cases take ${((perCase * 6.7e6) / 1e6).toFixed(0)} MB and ${(((imported / (size?.cases ?? 1)) * 6.7e6) / 60e3).toFixed(0)} minutes to import.`,
    )
    expect(perCase).toBeLessThan(200)
  })
})

interface Decided {
  name: string
  us: string | null
  sct: string | null
  led: string | null
  date: string
}

/** Lists of cases as the archive makes them, of names, citations and dates that another project collected. */
async function standIn(from: string, to: string): Promise<{ key: string; name: string }[]> {
  const rows = gunzipSync(await readFile(from))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Decided)
    .filter(({ us, name, date }) => name && date && /^\d+ U\.S\. \d+$/.test(us ?? ''))
  await mkdir(to, { recursive: true })
  for (const [volume, some] of Map.groupBy(rows, ({ us }) => us?.split(' ')[0] ?? '')) {
    const pages = [...new Set(some.map(({ us }) => Number(us?.split(' ')[2])))].sort((one, other) => one - other)
    const last = (page: number) => pages.find((one) => one > page) ?? page + 10
    const cases = some.map(({ name, us, sct, led, date }) => {
      const page = Number(us?.split(' ')[2])
      const cites = [us, sct, led].filter((one) => one !== null)
      return listed({ name, cites, first: String(page), last: String(last(page)), date })
    })
    await writeFile(join(to, `us-${volume}-CasesMetadata.json`), JSON.stringify(cases))
  }
  return rows.map(({ us, name }) => ({ key: `us/${us?.replace(' U.S. ', '/')}`, name }))
}
