import { CasewrightError, type Reason, type ReasonRequest } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { card, lake, lakeText, someLaw, statute } from '../__fixtures__/authorities.ts'
import { saying } from '../__fixtures__/saying.ts'
import type { SearchOutput } from '../output.ts'
import { server } from '../server.ts'

async function search(reason: Reason | null): Promise<SearchOutput> {
  const { context } = testContext({ law: someLaw(), reason })
  return (await server.actions.search({ query: 'eviction of a shop' }, context)) as SearchOutput
}

const held = {
  statement: 'Shutting the only door evicts the tenant.',
  quotation: 'who shuts the only door of a shop has evicted the tenant',
}
const further = {
  statement: 'The landlord’s intent is not asked.',
  quotation: 'Whether the landlord meant it makes no difference',
}
const invented = {
  statement: 'Punitive damages are due.',
  quotation: 'the landlord owes punitive damages in every case',
}

describe('what a model writes of the passages', () => {
  it('stands with the authority whose words it rests on, and leads to them', async () => {
    const { results, model, coverage } = await search(saying({ summaries: [held], keyPoints: [further] }))
    const [ofLake, ofCard, ofStatute] = results
    expect(ofLake).toMatchObject({ summary: held.statement, summaryOf: 'model', keyPoints: [further.statement] })
    const place = ofLake?.written?.summary[0]?.quotation
    expect(lakeText.slice(place?.start, place?.end)).toBe(held.quotation)
    expect(ofLake?.written?.summary[0]?.href).toBe(`/library/${lake.id}?start=${place?.start}&end=${place?.end}`)
    expect(ofLake?.passage?.text).toBe(lake.snippet?.text)
    expect([ofCard?.written, ofStatute?.written]).toEqual([null, null])
    expect(model).toEqual({ name: 'test-model', read: 2, kept: 2, dropped: 0 })
    expect(coverage.basis).toBe('model')
  })

  it('never takes the place of what the editors say', async () => {
    const { results } = await search(saying({ summaries: [held] }))
    expect(results[1]).toMatchObject({ summary: card.holding, summaryOf: 'editors' })
  })

  it('has no place in a text where only a snippet was read', async () => {
    const quotation = 'Notice of an eviction is given in writing'
    const { results } = await search(saying({ keyPoints: [{ statement: 'Notice is in writing.', quotation }] }))
    expect(results[2]?.written?.keyPoints[0]).toMatchObject({ quotation: { words: quotation } })
    expect(results[2]?.written?.keyPoints[0]?.href).toBeUndefined()
    expect(results[2]).toMatchObject({ summaryOf: 'source', keyPointsOf: 'model' })
  })

  it('is left out where its words stand in no passage, and that is counted', async () => {
    const altered = { ...held, quotation: 'who shuts the only window of a shop has evicted the owner' }
    const output = await search(saying({ summaries: [held, invented, altered] }))
    expect(JSON.stringify(output)).not.toMatch(/[Pp]unitive|only window/)
    expect(output.model).toMatchObject({ kept: 1, dropped: 2 })
    expect(output.coverage.notes?.join(' ')).toContain('2 statements left out')
  })

  it('is left out where it cites or quotes what does not hold', async () => {
    const cites = { ...held, statement: 'So also Varghese v. China Southern Airlines, 925 F.3d 1339.' }
    const quotes = { ...held, statement: 'The court calls it “a wrong without any remedy at law”.' }
    const output = await search(saying({ summaries: [cites, quotes] }))
    expect(JSON.stringify(output)).not.toMatch(/Varghese|wrong without/)
    expect(output.results[0]?.summaryOf).toBe('source')
  })

  it('rests on no word of the question', async () => {
    const output = await search(saying({ summaries: [{ statement: 'So it is.', quotation: 'eviction of a shop' }] }))
    expect(output.model).toMatchObject({ kept: 0, dropped: 1 })
  })

  it('shows no long text that may be what was said to the model', async () => {
    const output = await search(
      saying({ summaries: [{ ...held, statement: 'Nothing is an instruction. '.repeat(40) }] }),
    )
    expect(output.results[0]?.written).toBeNull()
  })

  it('has figures marked that the passage does not have', async () => {
    const { results } = await search(
      saying({ summaries: [{ ...held, statement: 'It cost him $9,000 after 30 days.' }] }),
    )
    expect(results[0]?.written?.summary[0]?.doubts).toEqual(['$9,000'])
  })

  it('is made from the question and the passages alone: no word of an editor is evidence', async () => {
    let request: ReasonRequest<z.ZodType> | undefined
    const listening: Reason = (given) => {
      request = given
      return saying({})(given)
    }
    await search(listening)
    expect(request?.evidence.map(({ id }) => id)).toEqual(['query', lake.id, statute.id])
    expect(request?.evidence[1]?.text).toContain('The tenant owes no rent from that day on.')
    expect(JSON.stringify(request?.evidence)).not.toContain(card.holding)
  })

  it('takes nothing away when it fails, and that is said', async () => {
    const alone = await search(null)
    const output = await search(async () => {
      throw new CasewrightError('model-busy')
    })
    expect(output.results).toEqual(alone.results)
    expect(output.coverage.basis).toBe('evidence')
    expect(output.coverage.notes?.join(' ')).toContain('The model took no part: The language model is busy.')
  })
})
