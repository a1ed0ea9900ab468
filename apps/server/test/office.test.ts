import type { Matter } from '@casewright/api'
import { matterHeader } from '@casewright/api'
import type { MatterParticulars } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toolsetModules } from '../src/tool-host/loading/load.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let ada: Member
let bob: Member
let cyd: Member
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' }, { modules: await toolsetModules() })
  ada = await server.member('Ada')
  bob = await server.member('Bob')
  cyd = await server.member('Cyd')
})
afterAll(() => server.stop())

const put = (who: Member, path: string, body: unknown) =>
  who.send(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T
const profile = { name: 'Ada Okafor', title: 'Partner', barNumber: '0098765', firm: 'Okafor LLP', phone: '', email: '' }
const full = { ...profile, address: '410 Superior Avenue\nCleveland, Ohio 44114' }
const nothing = { name: '', title: '', barNumber: '', firm: '', address: '', phone: '', email: '' }
const landlord = { name: 'Quincy Realty LLC', role: 'landlord', address: '9 Elm St., Akron, OH 44301', isClient: true }
const particulars = { parties: [landlord], court: '', caseNumber: '', judge: '' }

const openMatter = async (who: Member) => (await json<Matter>(who.post('/api/matters', { name: 'In re Lease' }))).id

describe('the letterhead', () => {
  it("is one's own, sealed, tidied, and in the export", async () => {
    await put(ada, '/api/office-profile', { ...full, firm: '  Okafor   LLP ' })
    expect(await json(ada.get('/api/office-profile'))).toEqual(full)
    expect(await json(bob.get('/api/office-profile'))).toEqual(nothing)
    const rows = await server.services.db.selectFrom('personSetting').selectAll().execute()
    expect(rows.some(({ sealed }) => sealed.includes('Okafor'))).toBe(false)
    const { settings } = await json<{ settings: Record<string, unknown> }>(ada.get('/api/account/export'))
    expect(settings['office-profile']).toEqual(full)
    expect(server.logged()).not.toContain('Superior Avenue')
  })

  it('goes when all of it is emptied', async () => {
    await put(cyd, '/api/office-profile', full)
    await put(cyd, '/api/office-profile', nothing)
    const rows = await server.services.db
      .selectFrom('personSetting')
      .selectAll()
      .where('personId', '=', cyd.person.id)
      .execute()
    expect(rows).toEqual([])
  })

  it('is refused where it is too long or is none, and to visitors', async () => {
    const long = await put(ada, '/api/office-profile', { ...full, address: 'x'.repeat(600) })
    expect([long.status, await long.text()]).toEqual([400, 'The address is longer than 500 characters.'])
    expect((await put(ada, '/api/office-profile', { ...full, salary: '1' })).status).toBe(400)
    expect((await put(ada, '/api/office-profile', 'x')).status).toBe(400)
    expect((await server.visitor().get('/api/office-profile')).status).toBe(401)
  })
})

describe('the parties of a matter', () => {
  it('are kept by any member under seal, and known to no one else', async () => {
    const id = await openMatter(ada)
    await ada.post(`/api/matters/${id}/members`, { personId: bob.person.id })
    expect((await put(bob, `/api/matters/${id}/particulars`, particulars)).status).toBe(200)
    expect(await json(ada.get(`/api/matters/${id}/particulars`))).toEqual(particulars)
    expect((await cyd.get(`/api/matters/${id}/particulars`)).status).toBe(404)
    expect((await put(cyd, `/api/matters/${id}/particulars`, particulars)).status).toBe(404)
    const { rows } = await server.services.pool.query('select sealed_particulars from matter where id = $1', [id])
    expect(rows[0].sealed_particulars.includes('Quincy')).toBe(false)
    const events = await server.services.db
      .selectFrom('auditEvent')
      .select(['action', 'actorId', 'detail'])
      .where('subjectId', '=', id)
      .where('action', '=', 'matter.particulars')
      .execute()
    expect(events).toEqual([{ action: 'matter.particulars', actorId: bob.person.id, detail: {} }])
    const { matters } = await json<{ matters: { id: string; particulars?: MatterParticulars }[] }>(
      ada.get('/api/account/export'),
    )
    expect(matters.find((one) => one.id === id)?.particulars).toEqual(particulars)
  })

  it('go when they are emptied, and with their matter', async () => {
    const id = await openMatter(ada)
    await put(ada, `/api/matters/${id}/particulars`, particulars)
    await put(ada, `/api/matters/${id}/particulars`, { parties: [] })
    const { rows } = await server.services.pool.query('select sealed_particulars from matter where id = $1', [id])
    expect(rows).toEqual([{ sealed_particulars: null }])
    await put(ada, `/api/matters/${id}/particulars`, particulars)
    expect((await ada.delete(`/api/matters/${id}`)).status).toBe(204)
  })

  it.each([
    ['a party without a name', { parties: [{ ...landlord, name: ' ' }] }, 'Enter the name of each party.'],
    ['a role that there is none of', { parties: [{ ...landlord, role: 'king' }] }, 'Choose what each party is.'],
    ['too many', { parties: Array.from({ length: 41 }, () => landlord) }, 'A matter names at most 40 parties.'],
  ])('refuse %s, with a sentence', async (_, body, sentence) => {
    const id = await openMatter(ada)
    const answer = await put(ada, `/api/matters/${id}/particulars`, body)
    expect([answer.status, await answer.text()]).toEqual([400, sentence])
  })
})

describe('a run', () => {
  const askOffice = async (who: Member, matter?: string) =>
    json<{ known: { by: string; values: Record<string, string> }[] }>(
      who.post(
        '/api/tools/document-generation/known',
        { documentType: 'rental-agreement' },
        matter ? { [matterHeader]: matter } : {},
      ),
    )

  it("knows its owner's letterhead and the parties of its matter, and nothing of another's", async () => {
    const id = await openMatter(ada)
    await put(ada, `/api/matters/${id}/particulars`, particulars)
    expect((await askOffice(ada, id)).known).toEqual([
      {
        by: 'matter',
        whose: ['landlordName'],
        values: { landlordName: landlord.name, landlordAddress: landlord.address },
      },
    ])
    expect((await askOffice(ada)).known).toEqual([])
    expect((await askOffice(bob)).known).toEqual([])
    const letter = await json<{ known: { by: string; values: Record<string, string> }[] }>(
      ada.post('/api/tools/document-generation/known', { documentType: 'inquiry-letter' }),
    )
    expect(letter.known).toEqual([
      {
        by: 'profile',
        whose: ['senderName', 'senderCompany'],
        values: {
          senderName: full.name,
          senderTitle: full.title,
          senderCompany: full.firm,
          senderAddress: full.address,
        },
      },
    ])
  })
})
