import type { TreatmentAlert } from '@casewright/api'
import { readDueTreatments } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareAll } from '../src/boot/watch-treatments.ts'
import { stateOfTreatments } from '../src/research/law/index.ts'
import { startServer, type TestServer } from './harness.ts'

// Without a worker: what runs behind the others is called by the test.
let server: TestServer
let importId = ''
beforeAll(async () => {
  server = await startServer({ ROLE: 'web' })
  importId = await server.services.library.startImport('test', 'alerts')
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>
const { signal } = new AbortController()

const add = async (name: string, cite: string, year: number, text?: string) => {
  const { library, db } = server.services
  const entry = { externalId: cite, kind: 'case' as const, title: name, citations: [cite], court: 'ca9' }
  await library.add(importId, [
    { ...entry, jurisdiction: 'us', date: `${year}-05-04`, source: 'library', ...(text && { text }) },
  ])
  await readDueTreatments(db, signal)
}
const compare = async () => compareAll(server.services, (await stateOfTreatments(server.services.db)).state, signal)
const alertsOf = async (who: Member): Promise<TreatmentAlert[]> =>
  ((await (await who.get('/api/treatment-alerts')).json()) as { alerts: TreatmentAlert[] }).alerts
const keep = async (who: Member, content: unknown, title = 'Brief for Pell'): Promise<string> =>
  (await (await who.post('/api/kept', { tool: 'echo', title, content })).json()).id

/** A case that stands until another overrules it. */
let number = 0
async function goodLaw() {
  number++
  const [name, cite] = [`Harbor${number} v. Quill`, `${400 + number} F.3d 10`]
  await add(name, cite, 2005)
  return {
    cited: `${name}, ${cite} (9th Cir. 2005)`,
    overrule: (by = `Pike${number} v. Dorrance`, at = `${700 + number} F.3d 100`) =>
      add(by, at, 2012, `Sitting en banc, we now overrule ${name}, ${cite} (9th Cir. 2005).`),
    says: `No longer good law: overruled by Pike${number} v. Dorrance, ${700 + number} F.3d 100 (2012).`,
  }
}

describe('an alert', () => {
  it('tells the owner of a saved document what became worse since it was saved, and nobody else', async () => {
    const [ada, bob] = [await server.member(), await server.member()]
    const law = await goodLaw()
    const id = await keep(ada, { parts: ['The seaman may sue.', `See ${law.cited}.`] })
    await keep(bob, { parts: ['Nothing is cited here.'] })
    await compare()
    expect(await alertsOf(ada)).toEqual([])
    await law.overrule()
    expect(await compare()).toBe(1)
    expect(await alertsOf(ada)).toEqual([
      {
        id: expect.any(String),
        subject: { kind: 'document', id, tool: 'echo', title: 'Brief for Pell' },
        since: expect.any(String),
        citations: [{ text: law.cited, flag: 'red', says: law.says }],
      },
    ])
    expect(await alertsOf(bob)).toEqual([])
  })

  it('tells the owner of a past report what became worse since the report', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    const run = (await ada.post('/api/echo', { text: `In ${law.cited} the court held so.` })).headers.get('x-run-id')
    await compare()
    await law.overrule()
    await compare()
    const [alert] = await alertsOf(ada)
    expect(alert).toMatchObject({ subject: { kind: 'report', id: run }, citations: [{ text: law.cited, flag: 'red' }] })
  })

  it('is not given for what was known when the document was saved', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    await law.overrule()
    await keep(ada, `See ${law.cited}. See Roe v. Wade, 410 U.S. 113 (1973).`)
    await compare()
    await compare()
    expect(await alertsOf(ada)).toEqual([])
  })

  it('is dismissed for good, by its owner alone', async () => {
    const [ada, bob] = [await server.member(), await server.member()]
    const law = await goodLaw()
    await keep(ada, `See ${law.cited}.`)
    await compare()
    await law.overrule()
    await compare()
    const [alert] = await alertsOf(ada)
    expect((await bob.delete(`/api/treatment-alerts/${alert?.id}`)).status).toBe(404)
    expect((await ada.delete('/api/treatment-alerts/none')).status).toBe(404)
    expect(await alertsOf(ada)).toHaveLength(1)
    expect((await ada.delete(`/api/treatment-alerts/${alert?.id}`)).status).toBe(204)
    await (await goodLaw()).overrule()
    await compare()
    expect(await alertsOf(ada)).toEqual([])
  })

  it('follows what a new version cites, and keeps what was dismissed', async () => {
    const ada = await server.member()
    const [old, further] = [await goodLaw(), await goodLaw()]
    const id = await keep(ada, `See ${old.cited}.`)
    await compare()
    await old.overrule()
    await compare()
    const [alert] = await alertsOf(ada)
    await ada.delete(`/api/treatment-alerts/${alert?.id}`)
    await ada.put(`/api/kept/${id}`, { title: 'T', content: `See ${old.cited}; ${further.cited}.`, seen: 1 })
    await compare()
    expect(await alertsOf(ada)).toEqual([])
    await further.overrule()
    await compare()
    expect((await alertsOf(ada)).map(({ citations }) => citations.map(({ text }) => text))).toEqual([[further.cited]])
  })

  it('goes where nothing speaks against the citation any more', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    await keep(ada, `See ${law.cited}.`)
    await compare()
    await law.overrule('Gale v. Storm', '900 F.3d 1')
    await compare()
    expect(await alertsOf(ada)).toHaveLength(1)
    await add('Gale v. Storm', '900 F.3d 1', 2012, `We follow ${law.cited}.`)
    await (await goodLaw()).overrule()
    await compare()
    expect(await alertsOf(ada)).toEqual([])
  })

  it('dies with its document, and with its run', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    const id = await keep(ada, `See ${law.cited}.`)
    const run = (await ada.post('/api/echo', { text: `See ${law.cited}.` })).headers.get('x-run-id')
    await compare()
    await law.overrule()
    await compare()
    expect(await alertsOf(ada)).toHaveLength(2)
    await ada.delete(`/api/kept/${id}`)
    expect((await alertsOf(ada)).map(({ subject }) => subject.id)).toEqual([run])
    await ada.delete(`/api/runs/${run}`)
    const { rows } = await server.owner.query('select from treatment_watch where owner_id = $1', [ada.person.id])
    expect([await alertsOf(ada), rows]).toEqual([[], []])
  })

  it('stores and logs no word of what is cited, and sends no mail', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    await keep(ada, `See ${law.cited}.`)
    await compare()
    await law.overrule()
    await compare()
    expect(await alertsOf(ada)).toHaveLength(1)
    const { rows } = await server.owner.query(
      `select t::text, encode(sealed, 'escape') as bytes from treatment_watch t`,
    )
    for (const text of [JSON.stringify(rows), server.logged()]) {
      expect(text).not.toContain('Harbor')
      expect(text).not.toContain('F.3d')
    }
    const sent = await server.owner.query(`select from egress_entry where kind = 'mail'`)
    expect(sent.rows).toEqual([])
  })

  it('is part of what its owner can export', async () => {
    const ada = await server.member()
    const law = await goodLaw()
    await keep(ada, `See ${law.cited}.`)
    await compare()
    await law.overrule()
    await compare()
    const all = (await (await ada.get('/api/account/export')).json()) as { alerts: TreatmentAlert[] }
    expect(all.alerts).toEqual(await alertsOf(ada))
    expect(all.alerts).toHaveLength(1)
  })
})
