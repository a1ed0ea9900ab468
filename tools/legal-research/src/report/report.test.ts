import type { Run } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { makeReport } from '@casewright/word/report'
import { describe, expect, it } from 'vitest'
import { card, lake, someLaw, statute } from '../__fixtures__/authorities.ts'
import { saying } from '../__fixtures__/saying.ts'
import type { SearchOutput } from '../output.ts'
import { server } from '../server.ts'
import { reportOf } from './report.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }

const runOf = (output: SearchOutput): Run<SearchOutput> & { output: SearchOutput } => ({
  id: 'r1',
  tool: 'legal-research',
  action: 'search',
  label: 'eviction',
  state: 'done',
  matter: null,
  createdAt: '2026-11-21T14:42:00.000Z',
  startedAt: null,
  endedAt: '2026-11-21T14:42:01.000Z',
  error: null,
  steps: [],
  output,
  provenance: {
    attempt: 1,
    model: { provider: 'test', name: 'test-model', promptVersion: '1', tokens: { input: 1, output: 1 } },
  },
  documents: [],
  reviews: [],
})

const held = {
  statement: 'Shutting the only door evicts the tenant.',
  quotation: 'who shuts the only door of a shop has evicted the tenant',
}

async function textOf(output: SearchOutput, as: 'word' | 'pdf' = 'word'): Promise<string> {
  const run = runOf(output)
  const source = { run, title: 'Legal research memo', words, neverModel: false }
  const bytes = await makeReport(reportOf(run), as, source)
  const { text } = await readDocument(bytes, { name: `memo.${as === 'word' ? 'docx' : 'pdf'}` })
  return text.replace(/\s+/g, ' ')
}

async function someOutput(query = 'eviction of a shop'): Promise<SearchOutput> {
  const { context } = testContext({ law: someLaw(), reason: saying({ summaries: [held] }) })
  const input = { query, searches: ['evict! /p door'], jurisdiction: 'oh', sort: 'date' as const }
  return (await server.actions.search(input, context)) as SearchOutput
}

describe('the memo', () => {
  it.each(['word', 'pdf'] as const)(
    'says what was asked, what was found, whose words are whose, and what was not reached (%s)',
    async (as) => {
      const text = await textOf(await someOutput(), as)
      for (const words of [
        'Legal research memo',
        'eviction of a shop',
        'Date of this result: Nov 21, 2026, 2:42 PM UTC',
        'Filters: Jurisdiction: Ohio; Latest first',
        'evict! /p door',
        'Found 41 results in',
        'The first 3 are shown below.',
        lake.title,
        lake.citation,
        'Ohio Supreme Court, decided Jun 27, 1984',
        `“${lake.snippet?.text}”`,
        'Summary by the library’s editors',
        card.holding,
        'Intent is not needed.',
        'Written by test-model',
        held.statement,
        `“${held.quotation}”`,
        statute.citation,
        'Searched: Library, eCFR.',
        'Not reached: CourtListener (It did not answer in time).',
        'A model took part (test-model). What it wrote is marked as its own.',
        'Later history was not checked beyond the list of overruled Supreme Court decisions.',
        'Nothing here is legal advice.',
      ])
        expect(text).toContain(words)
      // Each is in the source that found it, which checks nobody's citation.
      expect(text).not.toContain('Verified')
    },
  )

  it('holds whatever a person or a source wrote as text', async () => {
    const text = await textOf(await someOutput('a\u0000b\ud800 <w:p>&amp; ]]>'))
    expect(text).toContain('<w:p>&amp; ]]>')
  })
})
