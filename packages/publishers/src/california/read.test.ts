import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { citationKeys } from '@casewright/law'
import { afterEach, expect, test } from 'vitest'
import { layouts } from '../layouts/layouts.ts'
import { readPath } from '../layouts/read-path.ts'
import { gather, streamOf } from '../testing/samples.ts'
import { zipOf } from '../testing/zip-of.ts'
import { californiaCodes } from './codes.ts'
import { sectionText } from './section-text.ts'

// No real file of the Legislative Counsel was at hand: these rows are our own, in the columns of its capublic.sql.
const row = (...values: (string | null)[]) =>
  values.map((value) => (value === null ? 'NULL' : `\`${value}\``)).join('\t')
const section = (code: string, number: string, version: string, { article = '', history = '', active = 'Y' } = {}) =>
  row(
    `id${version}`,
    code,
    number,
    '2025',
    '1',
    '1',
    null,
    version,
    null,
    null,
    null,
    null,
    article || null,
    history || null,
    `LAW_SECTION_TBL_${version}.lob`,
    active,
    'u',
    '2026-01-01',
  )
const heading = (code: string, path: string, words: string, columns: Record<number, string> = {}) =>
  row(...Array.from({ length: 19 }, (_, at) => ({ 0: code, 6: words, 13: path, ...columns })[at] ?? null))
const place = (code: string, path: string, version: string) =>
  row(...Array.from({ length: 13 }, (_, at) => ({ 1: code, 2: path, 11: version })[at] ?? null))
const lob = (...paragraphs: string[]) =>
  `<caml:Content xmlns:caml="http://lc.ca.gov/legalservices/schemas/caml.1#">${paragraphs.map((one) => `<p>${one}</p>`).join('')}</caml:Content>`

const files = (sections: string[], more: Record<string, string> = {}) => ({
  'CODES_TBL.dat': `${row('CIV', 'Civil Code - CIV')}\n${row('CONS', 'California Constitution - CONS')}\n`,
  'LAW_TOC_TBL.dat': `${heading('CIV', '1', 'DIVISION 3. OBLIGATIONS [1427. - 3273.69.]', { 1: '3.' })}\n${heading('CIV', '1.2', 'CHAPTER 2. Hiring of Real Property [1940. - 1954.071.]', { 4: '2.' })}\n`,
  'LAW_TOC_SECTIONS_TBL.dat': `${place('CIV', '1.2', 'v1')}\n`,
  'LAW_SECTION_TBL.dat': `${sections.join('\n')}\n`,
  'LAW_SECTION_TBL_v1.lob': lob(
    '(a)<span class="EnSpace"/>A made-up landlord.',
    '(b)<span class="EnSpace"/>A made-up tenant.',
  ),
  ...more,
})

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function read(contents: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-ca-'))
  folders.push(folder)
  await writeFile(join(folder, 'pubinfo_2025.zip'), zipOf(contents))
  const layout = layouts.find(({ id }) => id === 'california')
  if (!layout) throw new Error('There is no such layout.')
  const whole: string[] = []
  return {
    ...(await gather(readPath(layout, join(folder, 'pubinfo_2025.zip'), { onWhole: (scope) => whole.push(scope) }))),
    whole,
  }
}

test('a section has its place, its history and its words', async () => {
  const { read: found, rejected, whole } = await read(files([section('CIV', '1950.5.', 'v1', { history: 'Made up.' })]))
  expect(rejected).toEqual([])
  expect(found).toEqual([
    {
      id: 'CIV 1950.5',
      kind: 'statute',
      title: 'Hiring of Real Property, § 1950.5',
      citations: ['Cal. Civ. Code § 1950.5'],
      jurisdiction: 'ca',
      text: '(a) A made-up landlord.\n(b) A made-up tenant.',
      history: 'Made up.',
      hierarchy: [
        { level: 'code', heading: 'Civil Code' },
        { level: 'division', number: '3', heading: 'OBLIGATIONS' },
        { level: 'chapter', number: '2', heading: 'Hiring of Real Property' },
      ],
    },
  ])
  expect(whole).toEqual(['ca-code/civ/'])
})

test('what cannot be read is told, and a code that lacks it does not count as whole', async () => {
  const {
    read: found,
    rejected,
    whole,
  } = await read(
    files(
      [
        section('CIV', '1.', 'v1'),
        section('CIV', '2.', 'v2'),
        section('CIV', '3.', 'v3'),
        section('CIV', '4.', 'v1', { active: 'N' }),
        section('XYZ', '5.', 'v1'),
      ],
      { 'LAW_SECTION_TBL_v3.lob': '<caml:Content><p>cut' },
    ),
  )
  expect(found.map(({ id }) => id)).toEqual(['CIV 1'])
  expect(rejected.map((item) => 'rejected' in item && item.rejected)).toEqual([
    expect.stringContaining('words of this section'),
    expect.stringContaining('not have been downloaded whole'),
    expect.stringContaining('no longer in force'),
    expect.stringContaining('how a section of this code is cited'),
  ])
  expect(whole).toEqual([])
})

test('two versions of a section and the constitution are told apart', async () => {
  const { read: found } = await read(
    files(
      [section('CIV', '7.', 'v1'), section('CIV', '7.', 'v4'), section('CONS', 'SEC. 7.', 'v1', { article: 'I' })],
      {
        'LAW_SECTION_TBL_v4.lob': lob('Later.'),
      },
    ),
  )
  expect(found.map(({ id, citations }) => [id, citations[0]])).toEqual([
    ['CIV 7', 'Cal. Civ. Code § 7'],
    ['CIV 7 v4', 'Cal. Civ. Code § 7'],
    ['CONS 7', 'Cal. Const. art. I, § 7'],
  ])
})

test('a table that is missing is named', async () => {
  const { 'LAW_TOC_TBL.dat': _, ...rest } = files([section('CIV', '1.', 'v1')])
  const { rejected } = await read(rest)
  expect(rejected).toEqual([expect.objectContaining({ rejected: expect.stringContaining('LAW_TOC_TBL.dat') })])
})

test.each([
  [
    '33<caml:Fraction xmlns:caml="x"><caml:Numerator>1</caml:Numerator><caml:Denominator>3</caml:Denominator></caml:Fraction> percent',
    '33 1/3 percent',
  ],
  ['Article XIII<span class="ThinSpace"/>B', 'Article XIII B'],
  ['Section 1902(<i>l</i>)(3)', 'Section 1902(l)(3)'],
  ['Name<span class="UnderlinedLeaders"/>', 'Name'],
])('%s reads as %s', async (markup, words) => {
  expect(await sectionText(streamOf(lob(markup)))).toBe(words)
})

test('each code is cited in a way that is read again', () => {
  const keys = Object.values(californiaCodes).map((name) => citationKeys(`${name} § 12`)[0])
  expect(keys.every((key) => key?.startsWith('ca-code/'))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})
