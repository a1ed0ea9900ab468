import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CaseToFetch, completeCases, loadStarter, planCompletion, readStarter } from '@casewright/library'
import {
  createHostQueue,
  DownloadError,
  type DownloadOptions,
  type Pack,
  readCatalog,
  realClock,
} from '@casewright/publishers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

const starter = await readStarter()

describe('the plan of what completes the starter set', () => {
  const plan = planCompletion(starter, readCatalog())

  it('has each authority once: as a case, in a pack, or without an address', () => {
    const all = [
      ...plan.cases.map(({ file }) => file.authority.citation),
      ...plan.packs.flatMap(({ citations }) => citations),
      ...plan.without,
    ]
    expect(all.sort()).toEqual(starter.map(({ authority }) => authority.citation).sort())
    expect(plan.cases.length).toBeGreaterThan(470)
  })

  it('takes every address from the catalog', () => {
    const roe = plan.cases.find(({ citation }) => citation === '347 U.S. 483')
    expect(roe?.pack.id).toBe('cases-us')
    expect(roe?.tries[0]).toEqual({
      record: { url: 'https://static.case.law/us/347/cases/0483-01.json', name: 'cases-us-347-0483-01.json' },
      text: { url: 'https://static.case.law/us/347/html/0483-01.html', name: 'cases-us-347-0483-01.html' },
    })
    expect(plan.packs.map(({ pack }) => pack.id)).toContain('us-code-26')
    expect(plan.packs.find(({ pack }) => pack.id === 'us-code-42')?.citations).toContain('42 U.S.C. § 1983')
    expect(plan.packs.find(({ pack }) => pack.id === 'federal-rules-title-28')?.citations).toContain(
      'Fed. R. Civ. P. 16',
    )
    expect(plan.without).toContain('217 N.Y. 382')
  })
})

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
let server: Server
let pack: Pack
/** What the publisher has, by path; a number is an error. */
let has: Map<string, string | number>
let asked: string[]
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-completion-'))
  await loadStarter(own.db, own.library, starter)
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const body = has.get(url) ?? 404
    response.writeHead(typeof body === 'number' ? body : 200).end(typeof body === 'number' ? '' : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const shipped = readCatalog().find(({ id }) => id === 'cases-us') as Pack
  pack = {
    ...shipped,
    single: { reporter: 'U.S.', record: `${origin}/{volume}/{case}.json`, text: `${origin}/{volume}/{case}.html` },
  }
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  has = new Map()
  asked = []
})

const casesAt = (...citations: string[]): CaseToFetch[] =>
  planCompletion(
    starter.filter(({ authority }) => citations.includes(authority.citation)),
    [pack],
  ).cases

const record = (name: string, cite: string, year = '1954') =>
  JSON.stringify({
    id: 1,
    name,
    name_abbreviation: name,
    decision_date: year,
    docket_number: '',
    first_page: cite.split(' ').at(-1),
    last_page: '496',
    citations: [{ type: 'official', cite }],
    court: { name: 'Supreme Court of the United States' },
    jurisdiction: { name: 'U.S.', name_long: 'United States' },
    casebody: { opinions: [{ text: 'Words of the record.' }] },
  })
const html = (words: string) =>
  `<section class="casebody"><article class="opinion" data-type="majority"><p>${words}</p></article></section>`

const complete = (cases: readonly CaseToFetch[], signal = new AbortController().signal, onCase?: () => void) => {
  const options: DownloadOptions = {
    folder,
    fetch: (address, init) => fetch(address, init),
    hosts: new Set(),
    inLine: createHostQueue(realClock, 0),
    signal,
    clock: { ...realClock, wait: async () => {} },
  }
  return completeCases(own.db, own.library, { cases, options, pack: 'starter-texts', ...(onCase && { onCase }) })
}
const textOf = async (citation: string) => {
  const [found] = await own.library.lookup(citation)
  return found && (await own.library.read(found.id))?.text
}

describe('completing the starter set', () => {
  it('gives a case that was known by its editors’ words its text, and leaves no file behind', async () => {
    has.set('/347/0483-01.json', record('Brown v. Board of Education', '347 U.S. 483'))
    has.set('/347/0483-01.html', html('An invented sentence about schools.'))
    expect(await complete(casesAt('347 U.S. 483'))).toEqual({ added: 1, missing: [] })
    expect(await textOf('347 U.S. 483')).toContain('An invented sentence about schools.')
    const [brown, other] = await own.library.lookup('347 U.S. 483')
    expect([brown?.hasText, other, Boolean(brown?.holding)]).toEqual([true, undefined, true])
    expect(await readdir(folder)).toEqual([])
  })

  it('asks for nothing that it has', async () => {
    expect(await complete(casesAt('347 U.S. 483'))).toEqual({ added: 0, missing: [] })
    expect(asked).toEqual([])
  })

  it('takes the case of that name among those that begin on one page, from its record where it has no HTML', async () => {
    has.set('/410/0113-01.json', record('Larch v. Fir', '410 U.S. 113'))
    has.set('/410/0113-02.json', record('Roe v. Wade', '410 U.S. 113', '1973'))
    expect(await complete(casesAt('410 U.S. 113'))).toMatchObject({ added: 1 })
    expect(await textOf('410 U.S. 113')).toContain('Words of the record.')
  })

  it.each([
    ['5 U.S. 137', [], 'The publisher does not have this case.'],
    ['17 U.S. 316', [['/17/0316-01.json', record('Larch v. Fir', '17 U.S. 316')]], 'have other names'],
    ['22 U.S. 1', [['/22/0001-01.json', '<html>We are down for maintenance.</html>']], 'answered with something else'],
    ['60 U.S. 393', [['/60/0393-01.json', '{"id": 1}']], 'Not in the shape'],
  ] as const)('lists with its reason what cannot be had: %s', async (citation, files, why) => {
    for (const [path, body] of files) has.set(path, body)
    const done = await complete(casesAt(citation)).catch((error: Error) => ({
      added: 0,
      missing: [{ citation, why: error.message }],
    }))
    expect(done).toMatchObject({ added: 0, missing: [{ citation, why: expect.stringContaining(why) }] })
    expect(await textOf(citation)).toBe('')
  })

  it('ends where the publisher cannot be reached, with what came before kept', async () => {
    has.set('/163/0537-01.json', record('Plessy v. Ferguson', '163 U.S. 537', '1896'))
    has.set('/198/0045-01.json', 503)
    const both = casesAt('163 U.S. 537', '198 U.S. 45')
    await expect(complete(both)).rejects.toThrow(DownloadError)
    expect(await textOf('163 U.S. 537')).toContain('Words of the record.')
    has.set('/198/0045-01.json', record('Lochner v. New York', '198 U.S. 45', '1905'))
    expect(await complete(both)).toEqual({ added: 1, missing: [] })
  })

  it('stops when it is told to', async () => {
    const stopping = new AbortController()
    const both = casesAt('5 U.S. 137', '17 U.S. 316')
    await expect(complete(both, stopping.signal, () => stopping.abort(new Error('Stopped.')))).rejects.toThrow(
      'Stopped.',
    )
    expect(asked).toHaveLength(1)
  })
})
