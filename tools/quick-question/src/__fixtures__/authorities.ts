import type { CitationCheck, FoundAuthority, Law, LawQuery, SourceAsked } from '@casewright/core'

/** Our own words, in the form of an opinion: no court wrote them. */
const lakeText = `The lease began in March. The court turns to the one question that the parties argue.

A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand. The tenant owes no rent from that day on. Whether the landlord meant it makes no difference, unless the tenant agreed in writing within 30 days.

The judgment is reversed.`

const words = 'A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand.'
const at = lakeText.indexOf(words)
const id = '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01'

export const lake: FoundAuthority = {
  id,
  kind: 'case',
  title: 'Lake v. Mill',
  citation: '12 Ohio St. 3d 345',
  court: 'ohio',
  jurisdiction: 'oh',
  date: '1984-06-27',
  url: 'https://courts.example/lake',
  source: 'library',
  holding: 'Shutting the only door of a shop evicts its tenant.',
  keyPoints: ['No longer good law: overruled by Hill v. Dale.'],
  relevance: 1,
  snippet: { text: words, marks: [[2, 10]] },
  passage: { authority: id, start: at, end: at + words.length, words },
}

/** As the starter set has them: no text, what the editors say. */
export const barn: FoundAuthority = {
  id: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a02',
  kind: 'case',
  title: 'Barn v. Road',
  citation: '410 U.S. 9',
  court: 'scotus',
  jurisdiction: 'us',
  date: '1973',
  url: 'https://courts.example/barn',
  source: 'library',
  holding: 'Shutting the road to a barn is an eviction.',
  keyPoints: ['The walls may stand.', 'The tenant who stays is evicted too.'],
  relevance: 0.9,
  snippet: { text: 'Shutting the road to a barn is an eviction.', marks: [[34, 42]] },
}

const asked = (source: string, more: Partial<SourceAsked> = {}): SourceAsked => ({
  source,
  outcome: 'answered',
  milliseconds: 4,
  ...more,
})

/** A library with two authorities, and a source that does not answer. */
export function someLaw(queries: LawQuery[] = [], found: readonly FoundAuthority[] = [lake, barn]): Partial<Law> {
  return {
    search: async (query) => {
      queries.push(typeof query === 'string' ? { text: query } : query)
      const down = asked('CourtListener', { outcome: 'timeout', note: 'It did not answer in time.' })
      return { results: [...found], total: found.length, asked: [asked('Library'), down] }
    },
    verify: async (citations) => ({
      checks: citations.map((one): CitationCheck => {
        const text = typeof one === 'string' ? one : one.citation
        return [lake, barn].some(({ citation }) => text.includes(citation))
          ? { text, status: 'verified', reason: 'The library has it under this name.' }
          : { text, status: 'not-found', reason: 'No source has it.' }
      }),
      asked: [asked('Library')],
    }),
    read: async (wanted) => (wanted === lake.id ? { authority: lake, text: lakeText } : null),
  }
}
