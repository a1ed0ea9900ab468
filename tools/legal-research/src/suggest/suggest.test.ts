import { CasewrightError, type Reason } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { saying } from '../__fixtures__/saying.ts'
import type { SuggestOutput } from '../output.ts'
import { server } from '../server.ts'
import { searchesByRules } from './rules.ts'

const question = 'May a landlord shut the only door of a shop? See Barn v. Road, 410 U.S. 9.'

async function suggest(reason: Reason | null, onSearch = () => {}): Promise<SuggestOutput> {
  const { context } = testContext({
    reason,
    law: {
      search: async () => {
        onSearch()
        return { results: [], total: 0, asked: [] }
      },
    },
  })
  return (await server.actions.suggest({ query: question }, context)) as SuggestOutput
}

describe('searches for a question', () => {
  it('come from the model to be edited, and nothing is searched', async () => {
    let searched = 0
    const said = { searches: [{ search: 'evict! /p "only door"', why: 'Eviction by a closed door.' }] }
    const output = await suggest(saying(said), () => searched++)
    expect(output).toMatchObject({
      by: 'model',
      model: 'test-model',
      searches: [{ text: 'evict! /p "only door"', why: 'Eviction by a closed door.' }],
    })
    expect(searched).toBe(0)
  })

  it('name no authority that a model made up', async () => {
    const searches = ['925 F.3d 1339', '410 U.S. 9', 'eviction'].map((search) => ({ search, why: 'It helps.' }))
    expect((await suggest(saying({ searches }))).searches.map(({ text }) => text)).toEqual(['410 U.S. 9', 'eviction'])
  })

  it('come from fixed rules where there is no model, or where it fails', async () => {
    const alone = await suggest(null)
    expect(alone).toMatchObject({ by: 'rules', note: expect.stringContaining('No model is connected') })
    const failing = await suggest(async () => {
      throw new CasewrightError('model-failed')
    })
    expect(failing.searches).toEqual(alone.searches)
    expect(failing.note).toContain('The model took no part')
    expect((await suggest(saying({}))).by).toBe('rules')
  })

  it('made by rules begin with the citation, and leave out what says nothing', () => {
    expect(searchesByRules(question).map(({ text }) => text)).toEqual([
      '410 U.S. 9',
      'landlord AND shut AND only AND door AND shop',
      'landlord /p shut AND only AND door',
      'landlord shut only door shop',
    ])
    expect(searchesByRules('estoppel')).toEqual([{ text: 'estoppel', why: expect.any(String) }])
    expect(searchesByRules('what is it?')).toEqual([])
  })
})
