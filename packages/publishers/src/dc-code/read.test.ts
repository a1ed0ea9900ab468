import { describe, expect, test } from 'vitest'
import { layouts } from '../layouts/layouts.ts'
import { readPath } from '../layouts/read-path.ts'
import { gather, haveSamples, sample, samplePath, streamOf } from '../testing/samples.ts'
import { readDcSection } from './read.ts'

const section = async (xml: string) => (await gather(readDcSection(streamOf(xml)))).read[0]

test('what follows the paragraphs of a paragraph stands on its level', async () => {
  const read = await section(
    '<section><num>16-1101</num><heading>Parties.</heading><para><num>(a)</num><text>An action:</text><para><num>(1)</num><text>one; or</text></para><aftertext>When so.</aftertext></para><annotations><annotation type="History">Dec. 23, 1963</annotation><annotation type="Cross References">See § 1.</annotation></annotations></section>',
  )
  expect(read).toEqual({
    id: '16-1101',
    kind: 'statute',
    title: 'Parties.',
    citations: ['D.C. Code § 16-1101'],
    jurisdiction: 'dc',
    text: '(a) An action:\n  (1) one; or\nWhen so.',
    history: 'Dec. 23, 1963',
    notes: [{ kind: 'Cross References', text: 'See § 1.' }],
  })
})

test('a section that was repealed or moved says so', async () => {
  expect(
    await section('<section><num>1-1</num><reason>Transferred</reason><heading>H.</heading></section>'),
  ).toMatchObject({
    status: 'transferred',
  })
})

describe.skipIf(!haveSamples)('the D.C. Code as the Council publishes it (TEST_DATA)', () => {
  test('a folder of titles gives each section with its place, from the indexes', async () => {
    const layout = layouts.find(({ id }) => id === 'dc-code')
    if (!layout) throw new Error('There is no such layout.')
    const { read, rejected } = await gather(readPath(layout, samplePath('bulk/dccode/law-xml')))
    expect([read.length, rejected.length]).toEqual([27, 0])
    expect(read.find(({ id }) => id === '12-301')?.hierarchy).toEqual([
      { level: 'title', number: '12', heading: 'Right to Remedy. [Enacted title]' },
      { level: 'chapter', number: '3', heading: 'Limitation of Actions.' },
    ])
    expect(read.find(({ id }) => id === '28:1-103')?.hierarchy?.map(({ level }) => level)).toEqual([
      'title',
      'subtitle',
      'article',
      'part',
    ])
  })

  test('a table stands row by row', async () => {
    const { read } = await gather(
      readDcSection(sample('bulk/dccode/law-xml/us/dc/council/code/titles/1/sections/1-609.54.xml')),
    )
    expect(read[0]?.text).toContain('\n  6 months to 1 year\t4 weeks of the employee’s basic pay\n')
  })
})
