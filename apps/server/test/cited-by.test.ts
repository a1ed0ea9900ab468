import type { CitedBy } from '@casewright/api'
import { readDueTreatments } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { signal } = new AbortController()
let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
let id = ''

const harbor = 'Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005)'
const opinions = [
  { name: 'Harbor v. Quill', cite: '401 F.3d 10', court: 'ca9', of: 'us', date: '2005-05-04' },
  {
    name: 'Pike v. "Dorrance"',
    cite: '700 F.3d 100',
    court: 'ca9',
    of: 'us',
    date: '2012-05-04',
    text: `We distinguish ${harbor}, which "rested" on a contract; =1+1 is not it.`,
  },
  {
    name: 'Ames v. Birch',
    cite: '800 F. Supp. 2d 5',
    court: 'nysd',
    of: 'us',
    date: '2013-02-01',
    text: `See ${harbor}.`,
  },
  { name: 'Cole v. Drew', cite: '60 Cal. 4th 7', court: 'cal', of: 'ca', date: '2014-03-03', text: `See ${harbor}.` },
]

beforeAll(async () => {
  server = await startServer({ ROLE: 'web' })
  ada = await server.member()
  const { library, db } = server.services
  const importId = await library.startImport('test', 'cited by')
  await library.add(
    importId,
    opinions.map(({ name, cite, court, of, date, text }) => ({
      externalId: cite,
      kind: 'case' as const,
      title: name,
      citations: [cite],
      court,
      jurisdiction: of,
      date,
      source: 'library',
      ...(text && { text }),
    })),
  )
  await readDueTreatments(db, signal)
  id = (await library.lookup('401 F.3d 10'))[0]?.id ?? ''
})
afterAll(() => server.stop())

const list = async (query: string): Promise<CitedBy> => (await ada.get(`/api/library/${id}/cited-by?${query}`)).json()
const titles = async (query: string) => (await list(query)).opinions.map(({ title }) => title)
const table = async (query = '') => {
  const answer = await ada.get(`/api/library/${id}/cited-by/export?${query}`)
  return { type: answer.headers.get('content-type'), lines: (await answer.text()).trim().split(/\r?\n/) }
}

describe('who cites an authority', () => {
  it('is filtered by jurisdiction', async () => {
    expect((await list('')).jurisdictions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'us', count: 2 }),
        expect.objectContaining({ id: 'ca', count: 1 }),
      ]),
    )
    expect(await titles('jurisdiction=ca')).toEqual(['Cole v. Drew'])
  })

  it('is filtered by what binds a chosen court, and what is persuasive there', async () => {
    const found = await list('binding=cand')
    expect(found.weights).toEqual({ binding: 1, persuasive: 2 })
    expect(found.opinions.map(({ title, binding }) => [title, binding])).toEqual([
      ['Pike v. "Dorrance"', true],
      ['Cole v. Drew', false],
      ['Ames v. Birch', false],
    ])
    expect(await titles('binding=cand&weight=binding')).toEqual(['Pike v. "Dorrance"'])
    expect(await titles('binding=cand&weight=persuasive')).toEqual(['Cole v. Drew', 'Ames v. Birch'])
    expect(await titles('binding=cal&weight=binding')).toEqual(['Cole v. Drew'])
    expect((await ada.get(`/api/library/${id}/cited-by?weight=heavy`)).status).toBe(400)
  })

  it('names the courts that can be chosen, each once, the circuits first', async () => {
    const { forums = [] } = await list('')
    const names = forums.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['1st Cir.', '2d Cir.', '3d Cir.'])
    expect(names).toEqual(expect.arrayContaining(['9th Cir.', 'N.D. Cal.', 'S.D.N.Y.', 'Cal.', 'Tex.']))
    expect(new Set(names).size).toBe(names.length)
    expect((await list('offset=1')).forums).toBeUndefined()
  })

  it('is exported as a table of what is shown, which no spreadsheet reads as a formula', async () => {
    const { type, lines } = await table('binding=cand')
    expect(type).toBe('text/csv; charset=utf-8')
    const cells = (line = '') => line.slice(1, -1).split('","')
    expect(cells(lines[0])).toEqual(
      'Treatment,By,Case,Citation,Court,Date,Depth,Times named,Voice,Words,Weight'.split(','),
    )
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain(
      '"distinguished","","Pike v. ""Dorrance""","700 F.3d 100","9th Cir.","2012-05-04","mentioned","1","court","We distinguish Harbor v. Quill',
    )
    expect(lines[1]).toMatch(/which ""rested"" on a contract;' =1\+1 is not it\.","binding"$/)
    expect(cells(lines[2])).toEqual(
      expect.arrayContaining(['cited', 'Cole v. Drew', 'Cal.', '2014-03-03', 'persuasive']),
    )
    expect((await table('jurisdiction=ca')).lines).toHaveLength(2)
    expect((await table('treatment=overruled')).lines).toHaveLength(1)
  })
})
