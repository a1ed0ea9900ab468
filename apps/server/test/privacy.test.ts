import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeals } from '../src/features/runs/seal.ts'
import { redactionNames } from '../src/platform/egress/index.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

const privacy = async (who: Member, query = '') => (await who.get(`/api/privacy${query}`)).json()
const putNames = (who: Member, names: unknown) =>
  who.send('/api/privacy/names', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
  })

/** Sends something for a person that is refused, as this server is offline: an entry all the same. */
async function send(who: Member, times = 1, runId: string | null = null) {
  const fetch = server.services.egress.fetchFor(
    { kind: 'source', name: 'CourtListener', address: 'configured', trust: 'cloud' },
    { userId: who.person.id, runId },
    () => [{ kind: 'person', placeholder: '[PERSON_1]', shown: 'J•• D••' }],
  )
  for (let i = 0; i < times; i++) await fetch('https://courtlistener.example/secret-path').catch(() => {})
  await server.services.egress.settled()
}

describe('the page of what left', () => {
  it('asks for a sign-in', async () => {
    expect((await server.visitor().get('/api/privacy')).status).toBe(401)
    expect((await server.visitor().send('/api/privacy/names', { method: 'PUT', body: '{}' })).status).toBe(401)
  })

  it('begins with nothing', async () => {
    const answer = await privacy(await server.member())
    expect(answer).toMatchObject({ offline: true, model: null, names: [], entries: [], next: null })
    expect(answer.redaction.cloud).toBe(true)
  })

  it("lists one's own alone, with what was replaced", async () => {
    const [ada, bob] = [await server.member('Ada'), await server.member('Bob')]
    await send(ada)
    const { entries } = await privacy(ada)
    expect(entries).toMatchObject([
      {
        kind: 'source',
        name: 'CourtListener',
        host: 'courtlistener.example',
        outcome: 'refused',
        bytesSent: 0,
        replaced: [{ kind: 'person', placeholder: '[PERSON_1]', shown: 'J•• D••' }],
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('secret-path')
    expect((await privacy(bob)).entries).toEqual([])
  })

  it("names the run that it was for only to the run's owner, and as long as it is kept", async () => {
    const ada = await server.member('Ada')
    const id = crypto.randomUUID()
    const run = await server.services.db
      .insertInto('run')
      .values({
        id,
        sealedLabel: runSeals(server.services.vault, id).label('Doe v. Roe'),
        ownerId: ada.person.id,
        tool: 't',
        action: 'a',
        mode: 'inline',
        retain: 'history',
        state: 'done',
        sealedInput: Buffer.alloc(0),
        errorCode: null,
        errorMessage: null,
        matterId: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bob = await server.member('Bob')
    await send(ada, 1, run.id)
    await send(bob, 1, run.id)
    expect((await privacy(ada)).entries[0].run).toEqual({ id: run.id, label: 'Doe v. Roe' })
    expect((await privacy(bob)).entries[0].run).toBeNull()
    await ada.delete(`/api/runs/${run.id}`)
    expect((await privacy(ada)).entries[0].run).toBeNull()
  })

  it('is paged, newest first', async () => {
    const ada = await server.member('Ada')
    await send(ada, 53)
    const first = await privacy(ada)
    expect(first.entries).toHaveLength(50)
    const second = await privacy(ada, `?before=${first.next}`)
    expect(second.entries).toHaveLength(3)
    expect(second.next).toBeNull()
    const ids = [...first.entries, ...second.entries].map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    for (const before of ['x', '0', '-1', '1e99'])
      expect((await ada.get(`/api/privacy?before=${before}`)).status).toBe(400)
  })

  it('cannot be erased', async () => {
    const ada = await server.member('Ada')
    await send(ada)
    for (const path of ['/api/privacy', '/api/privacy/entries']) expect((await ada.delete(path)).status).toBe(404)
    expect((await privacy(ada)).entries).toHaveLength(1)
  })
})

describe('the names to replace', () => {
  it("are trimmed, kept once, under seal, and one's own", async () => {
    const [ada, bob] = [await server.member('Ada'), await server.member('Bob')]
    const answer = await putNames(ada, [' Initech LLC ', 'Milton Waddams', 'Initech LLC'])
    expect(await answer.json()).toEqual({ names: ['Initech LLC', 'Milton Waddams'] })
    await putNames(ada, ['Milton Waddams'])
    expect((await privacy(ada)).names).toEqual(['Milton Waddams'])
    expect((await privacy(bob)).names).toEqual([])
    const { db, vault } = server.services
    expect(await redactionNames(db, vault, ada.person.id)).toEqual(['Milton Waddams'])
    const rows = await db.selectFrom('personSetting').selectAll().execute()
    expect(rows.some(({ sealed }) => sealed.includes('Waddams'))).toBe(false)
  })

  it.each([
    ['a list that is none', 'Initech'],
    ['a name that is too short', ['I']],
    ['a name of blanks', ['    ']],
    ['a name that is too long', ['I'.repeat(101)]],
    ['too many', Array.from({ length: 201 }, (_, i) => `Name ${i}`)],
    ['what is no text', [42]],
  ])('refuse %s, with a sentence', async (_, names) => {
    const ada = await server.member('Ada')
    const answer = await putNames(ada, names)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/^Enter at most 200 names/)
  })

  it('refuse another site', async () => {
    const ada = await server.member('Ada')
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
    const answer = await ada.send('/api/privacy/names', { method: 'PUT', headers, body: '{"names":["Initech"]}' })
    expect(answer.status).toBe(403)
  })
})

it('logs no name and no address', async () => {
  expect(server.logged()).not.toMatch(/Waddams|Initech|courtlistener|secret-path/)
})
