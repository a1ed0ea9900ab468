import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { gather, haveSamples, sample, samplePath, streamOf } from '../testing/samples.ts'
import { readUsCode } from './read.ts'

const title = (inner: string) =>
  streamOf(`<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0"><meta><docPublicationName>Online@119-102not101</docPublicationName>
  <dcterms:created xmlns:dcterms="x">2026-07-16T00:00:00</dcterms:created></meta><main>
  <title identifier="/us/usc/t18"><num value="18">Title 18—</num><heading>CRIMES</heading>${inner}</title></main></uscDoc>`)

describe('a title of the United States Code', () => {
  test('gives each section with its text line by line, its place, history, notes and how current it is', async () => {
    const { read, rejected } = await gather(
      readUsCode(
        title(`<chapter><num value="44">CHAPTER 44—</num><heading>FIREARMS</heading>
        <section identifier="/us/usc/t18/s921"><num value="921">§ 921.</num><heading> Definitions</heading>
        <subsection identifier="x"><num>(a)</num><chapeau>As used in this chapter—</chapeau>
        <paragraph><num>(1)</num><content> first;<ref class="footnoteRef">1</ref></content></paragraph><continuation>and so on.</continuation></subsection>
        <sourceCredit>(Added <ref>Pub. L. 90–351</ref>.)</sourceCredit>
        <notes><note topic="amendments"><heading>Amendments</heading><p>1968—Subsec. (a).</p></note></notes></section></chapter>`),
      ),
    )
    expect(rejected).toEqual([])
    expect(read).toEqual([
      {
        id: '18 921',
        kind: 'statute',
        title: 'Definitions',
        citations: ['18 U.S.C. § 921'],
        jurisdiction: 'us',
        url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section921',
        text: '(a) As used in this chapter—\n  (1) first;\nand so on.',
        hierarchy: [
          { level: 'title', number: 'Title 18', heading: 'CRIMES' },
          { level: 'chapter', number: 'CHAPTER 44', heading: 'FIREARMS' },
        ],
        date: '2026-07-16',
        asOf: 'Public Law 119-102, except 119-101',
        history: '(Added Pub. L. 90–351.)',
        notes: [{ kind: 'amendments', heading: 'Amendments', text: '1968—Subsec. (a).' }],
      },
    ])
  })

  test('gives one text for sections that share it, each with its citation', async () => {
    const { read } = await gather(
      readUsCode(
        title(
          '<section status="repealed" identifier="/us/usc/t18/s10 /us/usc/t18/s12...14"><num>[§§ 10, 12 to 14.</num><heading> Repealed. Pub. L. 1–1]</heading></section>',
        ),
      ),
    )
    expect(read[0]?.citations).toEqual(['18 U.S.C. § 10', '18 U.S.C. § 12', '18 U.S.C. § 13', '18 U.S.C. § 14'])
    expect(read[0]).toMatchObject({ status: 'repealed', title: 'Repealed. Pub. L. 1–1' })
  })

  test('takes no section that a note quotes for one of the Code', async () => {
    const { read, rejected } = await gather(
      readUsCode(
        title(
          '<notes><note><quotedContent><section><num>§ 1.</num></section></quotedContent></note></notes><section identifier="/us/usc/t18/s1"><heading>One</heading><content>Text.</content></section>',
        ),
      ),
    )
    expect([read.length, rejected.length]).toEqual([1, 0])
  })

  test('says of a section without an identifier that it cannot be cited', async () => {
    const { rejected } = await gather(readUsCode(title('<section><num>§ 9.</num><heading>Nine</heading></section>')))
    expect(rejected).toEqual([
      { rejected: 'The section has no identifier by which it can be cited.', row: '§ 9. Nine' },
    ])
  })

  test('says that a title is whole only when it was read to its end', async () => {
    const whole: string[] = []
    const cut = streamOf(
      '<uscDoc><title identifier="/us/usc/t18"><section identifier="/us/usc/t18/s1"><heading>A</heading></section>',
    )
    await expect(gather(readUsCode(cut, (title) => whole.push(title)))).rejects.toThrow('ends before its last element')
    expect(whole).toEqual([])
    await gather(readUsCode(title('<section identifier="/us/usc/t18/s1"/>'), (title) => whole.push(title)))
    expect(whole).toEqual(['18'])
  })
})

describe.skipIf(!haveSamples)('real titles of the United States Code (TEST_DATA)', () => {
  test.each([
    ['usc/uslm-1/usc01.xml.gz', 39, '1'],
    ['usc/uslm-1/usc04.xml.gz', 47, '4'],
    ['usc/uslm-1/usc09.xml', 33, '9'],
    ['usc/uslm-1/usc24.xml.gz', 162, '24'],
    ['usc/uslm-1-2013/usc09.xml', 31, '9'],
    ['usc/uslm-2/usc01.xml.gz', 39, '1'],
  ])('%s is read whole', async (path, count, title) => {
    const whole: string[] = []
    const { read, rejected } = await gather(readUsCode(sample(`bulk/${path}`), (one) => whole.push(one)))
    expect([read.length, rejected.length, whole]).toEqual([count, 0, [title]])
    for (const section of read) {
      expect(section.text !== '' || section.status !== undefined, section.id).toBe(true)
      expect(section.hierarchy?.[0]?.level).toBe('title')
      expect(section.text).not.toMatch(/Editorial Notes|\(Added /)
    }
  })

  test('an eliminated appendix has no sections, and is no error', async () => {
    expect(await gather(readUsCode(sample('bulk/usc/uslm-1/usc50A.xml')))).toEqual({ read: [], rejected: [] })
  })

  test('a release of 2013 and one of 2025 give the same words of a section that did not change', async () => {
    const [old, now] = await Promise.all(
      ['uslm-1-2013', 'uslm-1'].map(async (at) => (await gather(readUsCode(sample(`bulk/usc/${at}/usc09.xml`)))).read),
    )
    const textOf = (list: typeof old) => list?.find(({ id }) => id === '9 10')?.text
    expect(textOf(old)).toBe(textOf(now))
  })

  test('what another program made of the same sections has the same words, nearly all of it', async () => {
    const ours = new Map<string, string>()
    for (const path of ['usc01.xml.gz', 'usc04.xml.gz', 'usc09.xml'])
      for (const { citations, text } of (await gather(readUsCode(sample(`bulk/usc/uslm-1/${path}`)))).read)
        for (const citation of citations) ours.set(citation, text)
    let same = 0
    let compared = 0
    const lines = createReadStream(samplePath('law/us_code_sections.jsonl.gz')).pipe(createGunzip())
    for await (const line of createInterface({ input: lines })) {
      const row = JSON.parse(line) as { citation: string; text: string }
      const text = ours.get(row.citation)
      if (text === undefined) continue
      compared++
      const letters = (words: string) => words.replace(/[^a-z\d]/gi, '')
      if (letters(row.text).includes(letters(text))) same++
    }
    expect(compared).toBeGreaterThan(0)
    expect(same / compared).toBeGreaterThan(0.9)
  })

  test('the rules of criminal procedure come with their committee notes, cited as rules are', async () => {
    const whole: string[] = []
    const { read, rejected } = await gather(readUsCode(sample('bulk/rules/usc18a.xml.gz'), (one) => whole.push(one)))
    const rules = read.filter(({ kind }) => kind === 'rule')
    expect([rules.length, rejected.length, whole]).toEqual([77, 1, ['18-app']])
    const rule = rules.find(({ citations }) => citations[0] === 'Fed. R. Crim. P. 11')
    expect(rule?.title).toBe('Pleas')
    expect(rule?.text).toMatch(/^\(a\) Entering a Plea\.\n {2}\(1\) In General\./)
    expect(rule?.notes?.length).toBeGreaterThan(3)
    expect(read.filter(({ citations }) => citations[0]?.startsWith('Pub. L. No. 96-456'))).toHaveLength(17)
  })
})
