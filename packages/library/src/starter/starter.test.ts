import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from './authority.ts'
import { fieldsOfLaw } from './fields.ts'
import { readStarter } from './read-starter.ts'

const files = await readStarter()

test('every file of the starter set is an authority, named by its citation', () => {
  expect(files.length).toBeGreaterThan(0)
  for (const { slug, authority } of files) expect(slug).toBe(slugOf(authority.citation))
})

test('no authority stands in the starter set twice', () => {
  const slugs = files.map((file) => file.slug)
  expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([])
})

test('the link of a decision is made from its citation', () => {
  const decisions = files.filter((file) => file.authority.kind === 'case')
  expect(decisions.length).toBeGreaterThan(0)
  for (const { authority } of decisions) {
    const [, volume, reporter = '', page] = /^(\d+) (.+) (\S+)$/.exec(authority.citation) ?? []
    expect(authority.url).toBe(`https://www.courtlistener.com/c/${encodeURIComponent(reporter)}/${volume}/${page}/`)
  }
})

test('no citation is given twice, and none is its own parallel', () => {
  for (const { authority } of files) {
    const all = [authority.citation, ...authority.parallel]
    expect(all, authority.citation).toEqual([...new Set(all)])
  }
})

test('a slug keeps the numbers of a citation apart', () => {
  expect(slugOf('347 U.S. 483')).toBe('347-us-483')
  expect(slugOf('8 C.F.R. § 208.13')).toBe('8-cfr-208-13')
  expect(slugOf('Fed. R. Civ. P. 12(b)(6)')).toBe('fed-r-civ-p-12-b-6')
})

const brown = {
  kind: 'case',
  title: 'Brown v. Board of Education',
  citation: '347 U.S. 483',
  parallel: [],
  court: 'scotus',
  jurisdiction: 'us',
  year: 1954,
  field: fieldsOfLaw[0],
  url: 'https://www.courtlistener.com/c/U.S./347/483/',
}

test.each([
  ['a field of law that is not in the list', { ...brown, field: 'Law' }],
  ['no court', { ...brown, court: undefined }],
  ['neither year nor date', { ...brown, year: undefined }],
  ['both year and date', { ...brown, date: '1954-05-17' }],
  ['a day that does not exist', { ...brown, year: undefined, date: '1954-02-30' }],
  ['an unknown jurisdiction', { ...brown, jurisdiction: 'xx' }],
  ['a link to elsewhere', { ...brown, url: 'https://example.com/c/U.S./347/483/' }],
  ['a link of another form', { ...brown, url: 'https://www.courtlistener.com/opinion/105221/brown/' }],
  ['content in place of a holding', { ...brown, content: 'It provides something.' }],
  ['one key point', { ...brown, keyPoints: ['A single point.'] }],
  ['markup', { ...brown, holding: 'Schools <b>must</b> admit.' }],
])('a file with %s is refused by its name', async (_, authority) => {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-starter-'))
  await mkdir(join(folder, 'scotus'))
  await writeFile(join(folder, 'scotus', '347-us-483.json'), JSON.stringify(authority))
  await expect(readStarter(folder)).rejects.toThrow(/347-us-483\.json is not an authority/)
})

test('a file that is not JSON is refused by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-starter-'))
  await mkdir(join(folder, 'scotus'))
  await writeFile(join(folder, 'scotus', '1-us-1.json'), '{')
  await expect(readStarter(folder)).rejects.toThrow(/1-us-1\.json is not JSON/)
})
