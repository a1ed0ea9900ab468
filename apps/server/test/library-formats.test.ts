import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPath } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkFiles } from './library-bulk-files.ts'
import { emptyLibrary } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-formats-'))
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const take = (kind: string, path: string) =>
  importPath(own.db, own.library, { kind, path, rejectFolder: folder, screen: { write: () => {} } })
const textOf = async (citation: string) => {
  const [found] = await own.library.lookup(citation)
  return found && (await own.library.read(found.id))
}

const title = `<?xml version="1.0" encoding="UTF-8"?>
<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xmlns:dcterms="http://purl.org/dc/terms/" identifier="/us/usc/t99">
<meta><docNumber>99</docNumber><dcterms:created>2026-03-01T10:00:00</dcterms:created></meta>
<main><title identifier="/us/usc/t99"><num value="99">Title 99—</num><heading>MADE UP</heading>
<chapter identifier="/us/usc/t99/ch1"><num value="1">CHAPTER 1—</num><heading>TREES</heading>
<section identifier="/us/usc/t99/s101"><num value="101">§ 101.</num><heading> Planting of <i>trees</i></heading>
<chapeau>The Secretary shall—</chapeau>
<subsection identifier="/us/usc/t99/s101/a"><num value="a">(a)</num><heading> Oaks</heading><content> plant oaks &amp; ashes;
 and</content></subsection>
<subsection identifier="/us/usc/t99/s101/b"><num value="b">(b)</num><chapeau> water them, under
 <ref href="/us/usc/t5/s552">section 552 of title 5</ref>—</chapeau>
<paragraph identifier="/us/usc/t99/s101/b/1"><num value="1">(1)</num><content> daily.</content></paragraph></subsection>
<sourceCredit>(Pub. L. 99–1)</sourceCredit>
<notes><note topic="amendments"><p>Amendments of long ago.</p><quotedContent><section identifier="/us/usc/t99/s999"><content>Not law.</content></section></quotedContent></note></notes>
</section>
<section identifier="/us/usc/t99/s102...104" status="repealed"><num value="102...104">[§§ 102 to 104.</num><heading> Repealed.]</heading></section>
<section identifier="/us/usc/t99/s105e–5"><num value="105e–5">§ 105e–5.</num><heading> Felling</heading><content>No one fells.</content></section>
</chapter></title></main></uscDoc>`

describe('the United States Code in USLM', () => {
  it('becomes sections, and knows that the title is whole', async () => {
    const path = join(folder, 'usc99.xml')
    await writeFile(path, title)
    expect(await take('uscode', path)).toMatchObject({ added: 3, rejected: 0 })
    expect(await textOf('99 U.S.C. § 101(a)')).toMatchObject({
      authority: expect.objectContaining({
        title: 'Planting of trees',
        citation: '99 U.S.C. § 101',
        date: '2026-03-01',
        jurisdiction: 'us',
      }),
      text: 'The Secretary shall—\n(a) Oaks plant oaks & ashes; and\n(b) water them, under section 552 of title 5—\n  (1) daily.',
    })
    expect((await own.library.lookup('99 U.S.C. § 103'))[0]?.title).toBe('Repealed.')
    expect((await own.library.lookup('99 U.S.C. § 105e-5'))[0]?.title).toBe('Felling')
    expect(await own.library.lookup('99 U.S.C. § 999')).toEqual([])
    expect(await own.library.covers('99 U.S.C. § 777')).toBe(true)
    expect(await own.library.covers('98 U.S.C. § 777')).toBe(false)
  })

  it('refuses a file that was cut off, and goes on when it is whole', async () => {
    const path = join(folder, 'usc98.xml')
    const whole = title.replaceAll('99', '98')
    await writeFile(path, whole.slice(0, -200))
    await expect(take('uscode', path)).rejects.toThrow(/ends before its last element/)
    expect(await own.library.covers('98 U.S.C. § 777')).toBe(false)
    await writeFile(path, whole)
    expect(await take('uscode', path)).toMatchObject({ unchanged: expect.any(Number) })
    expect(await own.library.covers('98 U.S.C. § 777')).toBe(true)
  })
})

describe("CourtListener's bulk files", () => {
  it('become cases with their citations, courts and opinions', async () => {
    const path = join(folder, 'bulk')
    await mkdir(path)
    for (const [name, packed] of Object.entries(bulkFiles))
      await writeFile(join(path, name), Buffer.from(packed, 'base64'))
    const done = await take('courtlistener', path)
    expect(done).toMatchObject({ added: 2, rejected: 2 })
    const oak = await textOf('Oak v. Pine, 123 F.3d 456 (9th Cir. 1999)')
    expect(oak?.authority).toMatchObject({
      title: 'Oak v. Pine',
      citation: '123 F.3d 456',
      parallel: ['71 U.S.L.W. 3001'],
      court: 'ca9',
      jurisdiction: 'us',
      date: '1999-05-04',
      url: 'https://www.courtlistener.com/opinion/10/oak-v-pine/',
    })
    expect(oak?.text).toBe(
      'The court\n holds\n\nthat the oak stands.\n\nIt is so ordered.\n\nI dissent, with a "comma",\\ and a slash.',
    )
    const willow = await textOf('9 F.4th 8')
    expect(willow).toMatchObject({
      authority: { title: 'In re "Willow"', court: 'zzcourt', jurisdiction: 'us' },
      text: 'Plain words, a quote " and a\nsecond line.',
    })
    const rows = (await readFile(done.rejectFile, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map((row) => [row.file.split('-2025')[0], row.item])).toEqual([
      ['opinion-clusters', 4],
      ['citations', 4],
    ])
    expect(await own.db.selectFrom('libraryStaged').select('id').execute()).toEqual([])
    expect(await take('courtlistener', path)).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  })

  it('are all asked for', async () => {
    const path = join(folder, 'part')
    await mkdir(path)
    await writeFile(join(path, 'opinions-2025-12-31.csv.bz2'), '')
    await expect(take('courtlistener', path)).rejects.toThrow('The bulk file of opinion-clusters is missing')
  })
})

const recorded = process.env.TEST_DATA && join(process.env.TEST_DATA, 'apis/ecfr/recorded')
if (!recorded) console.log('library-formats: the eCFR is skipped, as TEST_DATA names no recorded answers')

describe.runIf(recorded)('the eCFR', () => {
  it('becomes sections, and a part of a title does not make it whole', async () => {
    expect(await take('ecfr', join(recorded as string, 'full_title-1-part-51-2024-05-17.xml'))).toMatchObject({
      rejected: 0,
    })
    const policy = await textOf('1 C.F.R. § 51.1')
    expect(policy?.authority).toMatchObject({
      kind: 'regulation',
      title: 'Policy.',
      url: 'https://www.ecfr.gov/current/title-1/section-51.1',
    })
    expect(policy?.text).toMatch(
      /^\(a\) Section 552\(a\) of title 5, United States Code, provides, in part, that “matter/,
    )
    expect(policy?.text.split('\n').length).toBeGreaterThan(8)
    expect(await own.library.covers('1 C.F.R. § 51.99')).toBe(false)
    await take('ecfr', join(recorded as string, 'full_title-3-full-2024-05-17.xml'))
    expect((await textOf('3 C.F.R. § 100.1'))?.authority).toMatchObject({
      title: 'Ethical conduct standards and financial disclosure regulations.',
      date: '2015-03-17',
    })
    expect(await own.library.covers('3 C.F.R. § 100.99')).toBe(true)
  })
})
