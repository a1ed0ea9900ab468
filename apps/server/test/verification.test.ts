import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { CitedWords } from '@casewright/core'
import { type Court, courtOf, separateOpinions } from '@casewright/law'
import { readStarter, type StarterFile } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSource } from '../src/research/external/testing/serve.ts'
import { createLaw } from '../src/research/law/index.ts'
import { type KnownCase, lookupService } from './court-listener.ts'
import { startServer, type TestServer } from './harness.ts'

/** A case of the starter set, as a lawyer cites it. */
interface Real {
  title: string
  volume: number
  reporter: string
  page: number
  year: number
  court: Court | null
}

const written = ({ title, volume, reporter, page, year, court }: Real) =>
  `${title}, ${volume} ${reporter} ${page} (${court && court.id !== 'scotus' ? `${court.abbreviation} ` : ''}${year})`

function realOf({ authority }: StarterFile): Real | null {
  const [, volume, reporter, page] = /^(\d+) (.+) (\d+)$/.exec(authority.citation) ?? []
  const year = authority.year ?? Number(authority.date?.slice(0, 4))
  if (authority.kind !== 'case' || !volume || !reporter || !page || !year) return null
  const court = authority.court ? courtOf(authority.court) : null
  return { title: authority.title, volume: Number(volume), reporter, page: Number(page), year, court }
}

/** Every way in which a citation is corrupted; each makes of a real one a false one. */
const corruptions: Record<string, (real: Real, other: Real) => Real | null> = {
  'another name': (real, other) => ({ ...real, title: other.title }),
  'another first party': (real, other) =>
    / v\. /.test(real.title) && / v\. /.test(other.title)
      ? { ...real, title: `${other.title.split(' v. ')[0]} v. ${real.title.split(' v. ')[1]}` }
      : null,
  'another second party': (real, other) =>
    / v\. /.test(real.title) && / v\. /.test(other.title)
      ? { ...real, title: `${real.title.split(' v. ')[0]} v. ${other.title.split(' v. ')[1]}` }
      : null,
  'another volume': (real) => ({ ...real, volume: real.volume + 1 }),
  'another page': (real) => ({ ...real, page: real.page + 1 }),
  'a later year': (real) => ({ ...real, year: real.year + 1 }),
  'an earlier year': (real) => ({ ...real, year: real.year - 10 }),
  'another court': (real) => ({ ...real, court: courtOf(real.court?.id === 'ca9' ? 'ca2' : 'ca9') }),
}

/** Every other case stands in for what is not the case's own. */
const patience = 180_000

const pairs = (reals: readonly Real[]) =>
  reals.map((real, index) => [real, reals[(index + 7) % reals.length] as Real] as const)

const corruptedOf = (reals: readonly Real[]) =>
  Object.entries(corruptions).flatMap(([how, corrupt]) =>
    pairs(reals).flatMap(([real, other]) => {
      const false_ = corrupt(real, other)
      return false_ && written(false_) !== written(real) ? [{ how, citation: written(false_) }] : []
    }),
  )

const law = (server: TestServer) => createLaw(server.services.law, null, new AbortController().signal)

async function load({ services: { library } }: TestServer, all: readonly StarterFile[]) {
  const id = await library.startImport('test', 'starter')
  await library.add(
    id,
    all.map(({ slug, authority }) => {
      const { kind, title, citation, parallel, jurisdiction, date, year } = authority
      return {
        externalId: slug,
        kind,
        title,
        citations: [citation, ...parallel],
        jurisdiction,
        source: 'library',
        ...('court' in authority && { court: authority.court }),
        ...((date ?? year) && { date: date ?? String(year) }),
      }
    }),
  )
}

const files = await readStarter()
const reals = files.flatMap((file) => realOf(file) ?? [])

describe('citations against the library', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ SOURCES: 'library' })
    await load(server, files)
  })
  afterAll(() => server.stop())

  it('verifies the real citations', async () => {
    expect(reals.length).toBeGreaterThanOrEqual(200)
    const { checks } = await law(server).verify(reals.map(written))
    const wrong = checks.filter(({ status }) => status !== 'verified')
    console.log(`Library: ${checks.length - wrong.length} of ${checks.length} real citations verified.`)
    for (const { text, status, reason } of wrong.slice(0, 20)) console.log(`  ${status}: ${text} (${reason})`)
    expect(wrong.length).toBeLessThanOrEqual(Math.floor(reals.length * 0.02))
  })

  it(
    'verifies none of the corrupted ones',
    async () => {
      const corrupted = corruptedOf(reals)
      expect(corrupted.length).toBeGreaterThanOrEqual(400)
      const { checks } = await law(server).verify(corrupted.map(({ citation }) => citation))
      const passed = corrupted.filter((_, index) => checks[index]?.status === 'verified')
      expect(passed).toEqual([])
      const counts = Map.groupBy(checks, ({ status }) => status)
      console.log(
        `Library: ${corrupted.length} corrupted citations: ${[...counts].map(([status, all]) => `${all.length} ${status}`).join(', ')}.`,
      )
      // Without a source that covers the reporter nothing is said to be missing.
      expect(counts.has('not-found')).toBe(false)
    },
    patience,
  )
})

/** Half of them: each costs a request or two. */
const asked = reals.filter((_, index) => index % 2 === 0)

describe('citations against CourtListener', () => {
  let server: TestServer
  let source: Awaited<ReturnType<typeof serveSource>>
  const cases = reals.map(
    (real, index): KnownCase => ({
      id: index + 1,
      name: real.title,
      citations: [`${real.volume} ${real.reporter} ${real.page}`],
      year: real.year,
      court: real.court?.id ?? 'scotus',
    }),
  )
  beforeAll(async () => {
    source = await serveSource(lookupService(cases))
    server = await startServer({
      SOURCES: 'courtlistener',
      COURTLISTENER_BASE_URL: source.base.origin,
      COURTLISTENER_BUDGET: '100000/minute',
    })
  })
  afterAll(async () => {
    await server.stop()
    await source.close()
  })

  it(
    'verifies none of the corrupted ones, and finds out which do not exist',
    async () => {
      const corrupted = corruptedOf(asked)
      const { checks } = await law(server).verify(corrupted.map(({ citation }) => citation))
      expect(corrupted.filter((_, index) => checks[index]?.status === 'verified')).toEqual([])
      const counts = Map.groupBy(checks, ({ status }) => status)
      console.log(
        `CourtListener: ${corrupted.length} corrupted citations: ${[...counts].map(([status, all]) => `${all.length} ${status}`).join(', ')}.`,
      )
      expect(counts.get('not-found')?.length).toBeGreaterThan(asked.length)
    },
    patience,
  )

  it(
    'verifies the real citations, and asks nothing twice',
    async () => {
      const { checks } = await law(server).verify(asked.map(written))
      const wrong = checks.filter(({ status }) => status !== 'verified')
      console.log(`CourtListener: ${checks.length - wrong.length} of ${checks.length} real citations verified.`)
      for (const { text, status, reason } of wrong.slice(0, 20)) console.log(`  ${status}: ${text} (${reason})`)
      expect(wrong.length).toBeLessThanOrEqual(Math.floor(asked.length * 0.02))
      const before = source.asked.length
      await law(server).verify(asked.map(written))
      expect(source.asked.length).toBe(before)
    },
    patience,
  )

  it('sends nothing but normalized citations', () => {
    for (const { body, path } of source.asked)
      if (path.endsWith('/citation-lookup/'))
        for (const line of (new URLSearchParams(body).get('text') ?? '').split('\n'))
          expect(line).toMatch(/^\d+ [\w.' ]+ \d+$/)
  })
})

const data = process.env.TEST_DATA && `${process.env.TEST_DATA}/law/scotus_opinions.jsonl.gz`
const hasOpinions = Boolean(data && existsSync(data))
if (!hasOpinions) console.warn('TEST_DATA is not set: quotations are not compared with real opinions.')

interface Opinion {
  _id: string
  title: string
  text: string
  metadata: { year: number; citations: string[] }
}

/** A sentence of some length out of the middle of an opinion. */
const sentenceOf = (text: string): string | undefined =>
  text
    .slice(Math.floor(text.length / 3))
    .match(/(?<=[a-z]{3}\. )[A-Z][a-z ,]{70,180}\./g)
    ?.at(0)

/** A word of a quotation becomes another: the smallest thing that changes what a court said. */
const altered = (quotation: string) => quotation.replace(/ (\w{4,}) (\w+) /, ' never $2 ')

describe.runIf(hasOpinions)('quotations from real opinions', () => {
  let server: TestServer
  let cited: (CitedWords & { quotations: string[] })[] = []
  beforeAll(async () => {
    const lines = gunzipSync(readFileSync(data as string))
      .toString()
      .split('\n')
      .filter(Boolean)
      .slice(0, 160)
    const opinions = lines.map((line) => JSON.parse(line) as Opinion)
    server = await startServer({ SOURCES: 'library' })
    const { library } = server.services
    const id = await library.startImport('test', 'opinions')
    await library.add(
      id,
      opinions.map(({ _id, title, text, metadata }) => ({
        externalId: _id,
        kind: 'case',
        title,
        citations: metadata.citations,
        court: 'scotus',
        date: String(metadata.year),
        source: 'library',
        text,
      })),
    )
    cited = opinions.flatMap(({ title, text, metadata }) => {
      const quotation = sentenceOf(text.slice(0, separateOpinions({ text })[0]?.start))
      const [citation] = metadata.citations.filter((one) => / U\.S\. /.test(one))
      return quotation && citation
        ? [{ citation: `${title}, ${citation} (${metadata.year})`, quotations: [quotation] }]
        : []
    })
  })
  afterAll(() => server.stop())

  it('are found where they are true', async () => {
    expect(cited.length).toBeGreaterThan(80)
    const { checks } = await law(server).verify(cited)
    const wrong = checks.filter(({ status }) => status !== 'verified')
    console.log(`Quotations: ${checks.length - wrong.length} of ${checks.length} true ones verified.`)
    for (const { text, status, reason } of wrong.slice(0, 20)) console.log(`  ${status}: ${text} (${reason})`)
    expect(wrong.length).toBeLessThanOrEqual(Math.ceil(checks.length * 0.05))
  })

  it('are never verified where one word was changed', async () => {
    const false_ = cited.flatMap(({ citation, quotations: [quotation = ''] }) =>
      altered(quotation) === quotation ? [] : [{ citation, quotations: [altered(quotation)] }],
    )
    expect(false_.length).toBeGreaterThan(80)
    const { checks } = await law(server).verify(false_)
    expect(checks.filter(({ status }) => status === 'verified')).toEqual([])
    console.log(
      `Quotations: ${false_.length} altered ones: ${checks.filter(({ status }) => status === 'mismatch').length} mismatches.`,
    )
  })
})
