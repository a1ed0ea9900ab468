import { describe, expect, test } from 'vitest'
import { childOf, elementsOf, wordsOf } from '../reading/element.ts'
import { readRecords } from '../reading/xml-records.ts'
import { gather, haveSamples, sample, streamOf } from '../testing/samples.ts'
import { readFederalRegister } from './read.ts'

const issue = (documents: string) =>
  streamOf(`<FEDREG><VOL>89</VOL><DATE>Monday, February 12, 2024</DATE><RULES>${documents}</RULES></FEDREG>`)

test('a rule that begins in the middle of a page stands on the page where the one before it ended', async () => {
  const { read } = await gather(
    readFederalRegister(
      issue(`<RULE><PREAMB><PRTPAGE P="100"/><AGENCY>A</AGENCY><SUBJECT>First</SUBJECT></PREAMB><P>Words <PRTPAGE P="101"/>go on.</P><FRDOC>[FR Doc. 2024-00001 Filed]</FRDOC></RULE>
      <RULE><PREAMB><AGENCY>B</AGENCY><SUBJECT>Second</SUBJECT></PREAMB><P>Text.</P><FRDOC>[FR Doc. 2024–00002 Filed]</FRDOC></RULE>`),
    ),
  )
  expect(read.map(({ citations, id }) => [citations[0], id])).toEqual([
    ['89 Fed. Reg. 100', '2024-00001'],
    ['89 Fed. Reg. 101', '2024-00002'],
  ])
  const turned = read[0]?.pages?.[1]
  expect(turned?.label).toBe('101')
  expect(read[0]?.text.slice(turned?.offset)).toBe('go on.')
})

test('a document without a number is listed, not taken in', async () => {
  const { read, rejected } = await gather(readFederalRegister(issue('<RULE><SUBJECT>None</SUBJECT></RULE>')))
  expect([read.length, rejected.length]).toEqual([0, 1])
})

describe.skipIf(!haveSamples)('a real issue of the Federal Register (TEST_DATA)', () => {
  const path = 'bulk/fr/FR-2024-02-12.xml.gz'

  test('gives every document of the issue, each once', async () => {
    const { read, rejected } = await gather(readFederalRegister(sample(path)))
    expect(rejected).toEqual([])
    const forms = Object.groupBy(read, ({ form = '' }) => form)
    expect(Object.entries(forms).map(([form, list]) => [form, list?.length])).toEqual([
      ['rule', 13],
      ['proposed rule', 7],
      ['notice', 75],
      ['presidential document', 1],
    ])
    expect(new Set(read.map(({ id }) => id)).size).toBe(96)
    for (const one of read)
      for (const { start, end } of one.footnotes ?? []) expect(one.text.slice(start, end)).not.toBe('')
  })

  test('puts each document on the page that the contents of the issue name', async () => {
    const listed = new Map<string, string>()
    const shape = { labels: new Set<string>(), isRecord: (name: string) => name === 'SJDENT' || name === 'DOCENT' }
    for await (const { record } of readRecords(sample(path), shape)) {
      const [number, ...others] = elementsOf(record).filter(({ name }) => name === 'FRDOCBP')
      // Of several documents an entry gives the pages of all.
      if (others.length === 0) listed.set(wordsOf(number), wordsOf(childOf(record, 'PGS')).split(/[–-]/)[0] as string)
    }
    const { read } = await gather(readFederalRegister(sample(path)))
    const compared = read.filter(({ id }) => listed.has(id))
    expect(compared.length).toBeGreaterThan(60)
    const other = compared.filter(({ id, citations }) => citations[0] !== `89 Fed. Reg. ${listed.get(id)}`)
    expect(other.map(({ id, citations }) => `${id} ${citations[0]} ${listed.get(id)}`)).toEqual([])
  })
})
