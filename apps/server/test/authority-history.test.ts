import type { AuthorityHistory, PassageCitedBy } from '@casewright/api'
import { readDueTreatments } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { signal } = new AbortController()
let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>

const words = 'A landlord who padlocks the only door of a shop has evicted the tenant of that shop.'
const harborText = `The lease of the shop was long, and the rent was paid in full.\n\n${words}\n\nThe judgment is affirmed.`
const harbor = 'Harbor v. Quill, 401 F.3d 10'
const opinions = [
  { name: 'Harbor v. Quill', cite: '401 F.3d 10', court: 'ca9', date: '2005-05-04', text: harborText },
  {
    name: 'Quill v. Harbor',
    cite: '550 U.S. 77',
    court: 'scotus',
    date: '2007-06-01',
    text: 'The tenant had notice, and the door was open. Reversed.',
  },
  {
    name: 'Pike v. Dorrance',
    cite: '700 F.3d 100',
    court: 'ca9',
    date: '2012-05-04',
    text: `It is settled that “a landlord who padlocks the only door of a shop has evicted the tenant.” ${harbor}, 12 (9th Cir. 2005).`,
  },
  {
    name: 'Ames v. Birch',
    cite: '800 F. Supp. 2d 5',
    court: 'nysd',
    date: '2013-02-01',
    text: `The lease may be ended early. See ${harbor}, 14 (9th Cir. 2005), rev'd and remanded, 550 U.S. 77 (2007). Quill v. Harbor, 550 U.S. 77, 80 (2007), says no more.`,
  },
]

beforeAll(async () => {
  server = await startServer({ ROLE: 'web' })
  ada = await server.member()
  const { library, db } = server.services
  const importId = await library.startImport('test', 'history')
  await library.add(
    importId,
    opinions.map(({ name, cite, court, date, text }) => ({
      externalId: cite,
      kind: 'case' as const,
      title: name,
      citations: [cite],
      court,
      jurisdiction: 'us',
      date,
      source: 'library',
      text,
    })),
  )
  await readDueTreatments(db, signal)
})
afterAll(() => server.stop())

const idOf = async (cite: string) => (await server.services.library.lookup(cite))[0]?.id ?? ''
const history = async (cite: string): Promise<AuthorityHistory> =>
  (await ada.get(`/api/library/${await idOf(cite)}/history`)).json()

describe('the history of a case', () => {
  it('is what opinions of the library say that courts above did, with the words and their place', async () => {
    const { events, looked, against } = await history('401 F.3d 10')
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      kind: 'reversed',
      isRemanded: true,
      direction: 'by',
      other: { name: 'Quill v. Harbor', citation: '550 U.S. 77', year: 2007 },
    })
    expect(events[0]?.words).toContain('550 U.S. 77')
    expect(looked).toEqual({ opinions: 2, from: 2012, to: 2013 })
    expect(against).toEqual([{ kind: 'reversed', count: 1 }])
  })

  it('and of the court above what it did to the decision below', async () => {
    const { events } = await history('550 U.S. 77')
    expect(events).toMatchObject([
      { kind: 'reversed', direction: 'of', other: { name: 'Harbor v. Quill', year: 2005 } },
    ])
  })

  it('and nothing where nobody says anything', async () => {
    const { events, against, looked } = await history('800 F. Supp. 2d 5')
    expect([events, against, looked.opinions]).toEqual([[], [], 0])
  })
})

describe('who cites one passage', () => {
  const passage = async (query: string) => ada.get(`/api/library/${await idOf('401 F.3d 10')}/passage?${query}`)
  const start = harborText.indexOf(words)
  const place = `start=${start}&end=${start + words.length}`

  it('is told by its page and by words that are quoted, of how many that were looked through', async () => {
    const found = (await (await passage(`${place}&pages=12`)).json()) as PassageCitedBy
    expect(found).toMatchObject({ looked: 2, total: 2 })
    expect(found.citing).toMatchObject([{ title: 'Pike v. Dorrance', page: 12, isQuoted: true }])
    expect(found.citing[0]?.words).toContain('padlocks the only door')
  })

  it('without known pages by its words alone', async () => {
    const found = (await (await passage(place)).json()) as PassageCitedBy
    expect(found.citing).toMatchObject([{ title: 'Pike v. Dorrance', page: null, isQuoted: true }])
  })

  it('and a place that is none is refused', async () => {
    expect((await passage('start=9&end=3')).status).toBe(400)
    expect((await passage(`${place}&pages=x`)).status).toBe(400)
  })
})

describe('passages of what was searched for', () => {
  it('are found in the order of the text', async () => {
    const answer = await ada.post(`/api/library/${await idOf('401 F.3d 10')}/passages`, {
      text: 'padlocks door tenant evicted',
    })
    const { passages } = (await answer.json()) as { passages: { start: number; end: number }[] }
    expect(passages.some(({ start, end }) => harborText.slice(start, end).includes('padlocks the only door'))).toBe(
      true,
    )
  })
})
