import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealLabels } from '../src/features/runs/seal-labels.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer()
  ada = await server.member('Ada')
})
afterAll(() => server.stop())

type Listed = { runs: { id: string; label: string }[]; next: string | null }
const list = async (query: string, who = ada) => (await (await who.get(`/api/runs?${query}`)).json()) as Listed
const labels = async (query: string, who = ada) => (await list(query, who)).runs.map(({ label }) => label)
const ask = (text: string, who = ada) => who.post('/api/echo', { text })

/** Every row of every table, ours and the queue's, as the database would dump it: bytes as hexadecimal digits. */
async function dump(): Promise<string> {
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await server.owner.query<{ row: string }>(`select t::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return parts.join('\n')
}

/** The server seals them by itself as well, whenever it comes to that. */
async function allSealed(): Promise<void> {
  await sealLabels(server.services.db, server.services.vault)
  const open = 'select from run where label is not null or sealed_label is null'
  await expect.poll(async () => (await server.owner.query(open)).rowCount, { timeout: 20_000 }).toBe(0)
}

describe('what the history calls a run', () => {
  it('stands in no dump of the database, and neither does what was asked for once', async () => {
    const planted = ['Quillfeather', 'Ostrander', 'whispered-Brackenridge']
    await ask(`Is ${planted[0]} liable to ${planted[1]}?`)
    expect((await ada.post('/api/tools/echo/whisper', { text: planted[2] })).status).toBe(200)
    expect(await labels('text=quillfeather')).toEqual(['Is Quillfeather liable to Ostrander?'])
    const dumped = await dump()
    // What is not sealed is seen, so the dump is one.
    expect(dumped).toContain(ada.email)
    for (const word of planted)
      for (const form of [word, word.toLowerCase(), Buffer.from(word).toString('hex')])
        expect([form, dumped.includes(form)]).toEqual([form, false])
  })

  it('is found by any part of it, whatever the case, in the whole of a long history, a page at a time', async () => {
    const bob = await server.member('Bob')
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into run (owner_id, tool, action, mode, retain, state, label, sealed_input, created_at)
       select $1, 'echo', 'say', 'inline', 'history', 'done',
         case when n % 400 = 0 then 'The Émigré matter ' || n else 'Another ' || n end, '', now() - n / 3 * interval '1 millisecond'
       from generate_series(1, 1200) as n returning id`,
      [bob.person.id],
    )
    expect(rows).toHaveLength(1200)
    await allSealed()

    expect(await labels('text=ÉMIGRÉ', bob)).toEqual([400, 800, 1200].map((n) => `The Émigré matter ${n}`))
    const first = await list('text=matter&limit=2', bob)
    expect(first.runs.map(({ label }) => label)).toEqual(['The Émigré matter 400', 'The Émigré matter 800'])
    expect(await list(`text=matter&limit=2&before=${first.next}`, bob)).toMatchObject({
      runs: [{ label: 'The Émigré matter 1200' }],
      next: null,
    })
    expect(await labels('text=%25', bob)).toEqual([])
    // Without a text it is read page by page as before, and of several runs of one millisecond none is left out.
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: Listed = await list(`limit=100${next && `&before=${next}`}`, bob)
      seen.push(...page.runs.map(({ id }) => id))
      next = page.next
    }
    expect(seen).toHaveLength(1200)
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))

    expect(await (await bob.delete('/api/runs?text=matter')).json()).toEqual({ deleted: 3, held: 0 })
    expect(await labels('text=matter', bob)).toEqual([])
    expect((await list('limit=100', bob)).runs).toHaveLength(100)
  }, 60_000)

  it('is read in the words of before until it is sealed, which several processes may do at once', async () => {
    const carl = await server.member('Carl')
    await server.owner.query(
      `insert into run (owner_id, tool, action, mode, retain, state, label, sealed_input)
       select $1, 'echo', 'say', 'inline', 'history', 'done', 'Label ' || n, '' from generate_series(1, 450) as n`,
      [carl.person.id],
    )
    expect(await labels('text=label 450', carl)).toEqual(['Label 450'])
    await Promise.all([allSealed(), allSealed(), allSealed()])
    expect(await labels('text=label 450', carl)).toEqual(['Label 450'])
  })

  it('that does not open hides no other', async () => {
    const dora = await server.member('Dora')
    await ask('first', dora)
    await ask('second', dora)
    await server.owner.query(
      `update run set sealed_label = '\\x02' where id = (select id from run where owner_id = $1 order by created_at limit 1)`,
      [dora.person.id],
    )
    expect(await labels('', dora)).toEqual(['second', 'The title cannot be decrypted'])
  })
})
