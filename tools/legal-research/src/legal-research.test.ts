import type { Law, LawQuery } from '@casewright/core'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { card, lake, lakeText, someLaw, statute } from './__fixtures__/authorities.ts'
import { manifest } from './manifest.ts'
import type { SearchOutput } from './output.ts'
import * as tool from './server.ts'

async function search(input: Record<string, unknown> = {}, law: Partial<Law> = someLaw()) {
  const { output, partials } = await runAction(
    tool.server,
    'search',
    { query: 'eviction of a shop', ...input },
    { law },
  )
  return { ...(output as SearchOutput), partials }
}

describe('legal research', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it('is the tab that opens by default, and has the card of the dashboard', () => {
    expect(manifest).toMatchObject({
      id: 'legal-research',
      order: 10,
      place: { kind: 'tab', default: true },
      dashboard: { title: 'AI Legal Research' },
      actions: { search: { path: '/api/legal-search' } },
    })
  })

  it("answers the bare {query} with the specification's shape", async () => {
    const { results, ...output } = await search()
    expect(output).toMatchObject({ totalResults: 41, searchTime: expect.any(Number) })
    expect(results).toHaveLength(3)
    for (const result of results)
      expect(result).toMatchObject({
        title: expect.any(String),
        relevance: expect.any(Number),
        type: expect.any(String),
        citation: expect.any(String),
        summary: expect.stringMatching(/./),
        keyPoints: expect.any(Array),
        url: expect.stringMatching(/^(\/library\/|https:)/),
      })
    expect(results.map(({ type, relevance }) => [type, relevance])).toEqual([
      ['Case', 100],
      ['Case', 90],
      ['Regulation', 80],
    ])
  })

  it('says whose words a summary is made of, and shows no word of an editor as one of the source', async () => {
    const [ofText, ofCard, ofSource] = (await search()).results
    expect(ofText).toMatchObject({ summaryOf: 'source', summary: lake.snippet?.text, keyPoints: [], keyPointsOf: null })
    expect(ofText?.passage?.anchor).toEqual(lake.passage)
    expect(ofCard).toMatchObject({ summaryOf: 'editors', summary: card.holding, passage: null, keyPointsOf: 'editors' })
    expect(ofCard?.summaryMarks?.map(([from, to]) => card.holding?.slice(from, to))).toEqual(['eviction'])
    expect(ofSource).toMatchObject({ summaryOf: 'source', passage: { text: statute.snippet?.text } })
  })

  it('leads to the passage in the reading view where the library holds the text, else to the source', async () => {
    const [ofText, ofCard, ofSource] = (await search()).results
    expect(ofText?.url).toBe(`/library/${lake.id}?start=${lake.passage?.start}&end=${lake.passage?.end}`)
    expect(ofCard).toMatchObject({ url: card.url, card: `/library/${card.id}` })
    expect(ofSource).toMatchObject({ url: statute.url })
    expect(ofSource?.card).toBeUndefined()
  })

  it('names the court and the status of each citation', async () => {
    const { results, coverage } = await search()
    expect(results[0]).toMatchObject({ court: { name: 'Ohio Supreme Court' }, status: { status: 'verified' } })
    expect(results[0]?.status.text).toBe('Lake v. Mill, 12 Ohio St. 3d 345')
    // Each was found where it was looked up: that checks nobody's citation.
    expect(coverage.citations).toBeUndefined()
    expect(coverage.results).toBe(41)
  })

  it('streams what each source finds as it answers, as not looked up yet', async () => {
    const { partials } = await search()
    const parts = partials.map((patch) => ('replace' in patch ? (patch.replace as SearchOutput) : null))
    expect(parts.map((part) => part?.results.length)).toEqual([2, 3, 3])
    expect(parts[0]?.results.map(({ status }) => status.status)).toEqual(['unchecked', 'unchecked'])
    expect(parts[0]?.sources).toEqual([{ source: 'Library', outcome: 'answered', found: 2 }])
  })

  it('names a source that is down, and does without it', async () => {
    const { coverage, sources } = await search()
    expect(sources).toContainEqual(expect.objectContaining({ source: 'CourtListener', outcome: 'timeout' }))
    expect(coverage.sourcesAsked).toContainEqual(expect.objectContaining({ outcome: 'timeout' }))
    expect(coverage.basis).toBe('evidence')
    expect(coverage.notes?.join(' ')).toContain('No model is connected')
  })

  it('gives the results although no citation could be looked up', async () => {
    const { results } = await search(
      {},
      {
        ...someLaw(),
        verify: async () => {
          throw new Error('down')
        },
      },
    )
    expect(results.map(({ status }) => status.status)).toEqual(['unchecked', 'unchecked', 'unchecked'])
  })

  it('runs several searches at once, and joins what they find', async () => {
    const queries: LawQuery[] = []
    const { results, asked, totalResults } = await search(
      { searches: ['eviction', 'road AND barn', 'eviction'] },
      someLaw(queries),
    )
    expect(queries.map(({ text }) => text)).toEqual(['eviction', 'road AND barn'])
    expect(results.map(({ id }) => id)).toEqual([card.id, statute.id, lake.id])
    expect(results[0]?.relevance).toBe(90)
    expect(asked.searches).toHaveLength(3)
    expect(totalResults).toBe(41)
  })

  it('keeps what one search found when another fails, and says so', async () => {
    const whole = someLaw()
    const law: Partial<Law> = {
      ...whole,
      search: async (query, onSource) => {
        if (typeof query !== 'string' && query.text === 'broken') throw new Error('down')
        return (whole.search as Law['search'])(query, onSource)
      },
    }
    const { results, coverage } = await search({ searches: ['broken', 'eviction'] }, law)
    expect(results).toHaveLength(3)
    expect(coverage.notes?.join(' ')).toContain('1 of the searches failed')
    await expect(search({ searches: ['broken'] }, law)).rejects.toThrow('down')
  })

  it('asks with its filters: a court in place of its jurisdiction, names of states as well as codes', async () => {
    const queries: LawQuery[] = []
    const law = someLaw(queries)
    const { filters } = await search({ jurisdiction: 'Ohio', kinds: ['case'], from: '1980-01-01', sort: 'date' }, law)
    await search({ jurisdiction: 'oh', court: 'ohio' }, law)
    expect(queries[0]).toEqual({
      text: 'eviction of a shop',
      jurisdictions: ['oh'],
      kinds: ['case'],
      from: '1980-01-01',
      sort: 'date',
      limit: 20,
      inOwnWords: true,
    })
    expect(queries[1]).toMatchObject({ courts: ['ohio'] })
    expect(queries[1]).not.toHaveProperty('jurisdictions')
    expect(filters).toEqual(['Jurisdiction: Ohio', 'Kind: case', 'From 1980-01-01', 'Latest first'])
  })

  it('searches for a citation without its year, whose parentheses mean something else in a search', async () => {
    const queries: LawQuery[] = []
    await search({ query: 'Barn v. Road, 410 U.S. 9 (1973)' }, someLaw(queries))
    await search(
      { query: 'Is a shop a barn under Barn v. Road, 410 U.S. 9 (9th Cir. 1973), or not?' },
      someLaw(queries),
    )
    await search({ query: '(shop OR barn) /s road' }, someLaw(queries))
    expect(queries.map(({ text }) => text)).toEqual([
      'Barn v. Road, 410 U.S. 9',
      'Is a shop a barn under Barn v. Road, 410 U.S. 9, or not?',
      '(shop OR barn) /s road',
    ])
  })

  it('says of a citation in the search that nobody has it, and never calls it verified', async () => {
    const { cited, coverage } = await search({ query: 'eviction under Fish v. Fowl, 999 U.S. 1 (1999)' })
    expect(cited).toEqual([expect.objectContaining({ text: 'Fish v. Fowl, 999 U.S. 1 (1999)', status: 'not-found' })])
    expect(coverage.notes?.[0]).toBe(
      'The search names Fish v. Fowl, 999 U.S. 1 (1999), which was not found: No source has it.',
    )
    const known = await search({ query: 'Barn v. Road, 410 U.S. 9 (1973)' })
    expect(coverage.citations).toEqual({ 'not-found': 1 })
    expect(known.cited?.map(({ status }) => status)).toEqual(['verified'])
    expect(known.coverage.notes?.join(' ')).not.toContain('The search names')
  })

  it('shows what the other words find where nothing has the citation, and says so', async () => {
    const queries: LawQuery[] = []
    const law = someLaw(queries)
    const whole = law.search as Law['search']
    const without: Partial<Law> = {
      ...law,
      search: async (query, onSource) => {
        if (typeof query !== 'string' && !query.text.includes('999')) return whole(query, onSource)
        return { results: [], total: 0, asked: [{ source: 'Library', outcome: 'answered' }] }
      },
    }
    const { results, coverage } = await search({ query: 'eviction under Fish v. Fowl, 999 U.S. 1 (1999)' }, without)
    expect(queries.map(({ text }) => text)).toEqual(['eviction under'])
    expect(results).toHaveLength(3)
    expect(coverage.notes?.join(' ')).toContain('Nothing was found with the citation.')
  })

  it.each([
    [{ query: '  ' }, 'Enter what you need to find'],
    [{ jurisdiction: 'Atlantis' }, 'This jurisdiction is not known'],
    [{ court: 'moon' }, 'This court is not known'],
    [{ from: '2020-13-01' }, 'year, month and day'],
    [{ from: '2020-02-01', to: '2020-01-01' }, 'The first date is after the last'],
    [{ limit: 101 }, 'limit'],
  ])('refuses %j in words', async (input, words) => {
    await expect(search(input)).rejects.toThrow(new RegExp(words))
  })

  it('offers its lists of jurisdictions and courts in the schema, and keeps them small', () => {
    const schema = JSON.stringify(z.toJSONSchema(manifest.actions.search.input, { io: 'input' }))
    expect(schema).toContain('"value":"nysd"')
    expect(schema).toContain('"label":"New York"')
    expect(schema.length).toBeLessThan(32_000)
  })

  it('says how the query was read, where it could not be read as it was written', async () => {
    const problem = 'An unmatched quotation mark was ignored.'
    const law: Partial<Law> = {
      search: async () => ({
        results: [],
        total: 0,
        asked: [{ source: 'Library', outcome: 'answered', note: problem }],
      }),
    }
    const { coverage, totalResults, results } = await search({ query: '"road' }, law)
    expect(coverage.notes).toContain(`Library: ${problem}`)
    expect([totalResults, results]).toEqual([0, []])
  })

  it('holds the text of its own fixture', () => {
    expect(lakeText.slice(lake.passage?.start, lake.passage?.end)).toBe(lake.passage?.words)
  })
})
