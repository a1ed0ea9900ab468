import { describe, expect, test } from 'vitest'
import { gather, haveSamples, sample, streamOf } from '../testing/samples.ts'
import { appendixCited } from './appendix.ts'
import { readAnnualCfr } from './read-annual.ts'
import { readEcfr } from './read-ecfr.ts'

test('appendices are cited by their part', () => {
  expect(appendixCited('Appendix A to Part 51')).toBe('pt. 51, app. A')
  expect(appendixCited('Supplement No. 1 to Part 774—The List')).toBe('pt. 774, supp. 1')
  expect(appendixCited('Appendix B to Subpart C of Part 60')).toBe('pt. 60, subpt. C, app. B')
  expect(appendixCited('Appendix to Part 9')).toBe('pt. 9, app.')
  expect(appendixCited('Some table')).toBeUndefined()
})

test('a section of the eCFR has its place, its source and the day to which it is current', async () => {
  const xml = streamOf(`<ECFR><VOLUME N="1" AMDDATE="2022-12-29"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1—General</HEAD>
    <DIV5 N="2" TYPE="PART"><HEAD>PART 2—INFORMATION</HEAD><DIV8 N="2.1" TYPE="SECTION"><HEAD>§ 2.1   Scope.</HEAD>
    <P>(a) This <I>chapter</I>.</P><P>(b) More.</P><CITA>[37 FR 1, Nov. 4, 1972]</CITA></DIV8>
    <DIV9 N="Appendix A to Part 2" TYPE="APPENDIX"><HEAD>Appendix A to Part 2—Forms</HEAD><P>A form.</P></DIV9>
    <DIV9 N="Something" TYPE="APPENDIX"><HEAD>Something</HEAD></DIV9></DIV5></DIV1></ECFR>`)
  const { read, rejected } = await gather(readEcfr(xml))
  expect(read[0]).toEqual({
    id: '1 2.1',
    kind: 'regulation',
    title: 'Scope.',
    citations: ['1 C.F.R. § 2.1'],
    jurisdiction: 'us',
    url: 'https://www.ecfr.gov/current/title-1/section-2.1',
    text: '(a) This chapter.\n(b) More.',
    date: '2022-12-29',
    hierarchy: [
      { level: 'title', number: '1', heading: 'Title 1—General' },
      { level: 'part', number: '2', heading: 'PART 2—INFORMATION' },
    ],
    history: '37 FR 1, Nov. 4, 1972',
  })
  expect(read[1]).toMatchObject({ citations: ['1 C.F.R. pt. 2, app. A'], text: 'A form.' })
  expect(rejected).toHaveLength(1)
})

describe.skipIf(!haveSamples)('real titles and volumes of the Code of Federal Regulations (TEST_DATA)', () => {
  test('GovInfo and ecfr.gov give the same sections of title 1 in their two markups', async () => {
    const whole: string[] = []
    const [bulk, versioner] = await Promise.all(
      ['ECFR-title1.xml.gz', 'versioner-full-title-1.xml.gz'].map((name) =>
        gather(readEcfr(sample(`bulk/ecfr/${name}`), name, (title) => whole.push(title))),
      ),
    )
    expect([bulk?.read.length, bulk?.rejected.length, versioner?.rejected.length]).toEqual([288, 0, 0])
    expect(whole).toEqual(['1', '1'])
    expect(bulk?.read.map(({ id }) => id)).toEqual(versioner?.read.map(({ id }) => id))
    expect(bulk?.read.find(({ id }) => id === '1 51.1')?.date).toBe('2022-12-29')
    for (const section of bulk?.read ?? [])
      expect(section.text !== '' || section.status === 'reserved', section.id).toBe(true)
  })

  test('a volume of the annual edition gives its 860 sections and its appendices, and points to no later text', async () => {
    const { read, rejected } = await gather(readAnnualCfr(sample('bulk/cfr-annual/CFR-2015-title14-vol5.xml.gz')))
    const sections = read.filter(({ citations }) => citations[0]?.includes('§'))
    expect([sections.length, read.length, rejected.length]).toEqual([860, 874, 0])
    expect(sections[0]).toMatchObject({
      citations: ['14 C.F.R. § 1201.100'],
      date: '2015-01-01',
      asOf: 'January 1, 2015',
    })
    expect(read.every(({ url }) => url === undefined)).toBe(true)
  })
})
