import type { CitationCheck, CitedWords, FoundAuthority, Law, LawQuery, SourceAsked } from '@casewright/core'

/** Our own words, in the form of an opinion: no court wrote them. */
export const lakeText = `The lease began in March. The court turns to the one question that the parties argue.

A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand. The tenant owes no rent from that day on. Whether the landlord meant it makes no difference, unless the tenant agreed in writing within 30 days.

The judgment is reversed.`

const words = 'A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand.'
const at = lakeText.indexOf(words)

export const lake: FoundAuthority = {
  id: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01',
  kind: 'case',
  title: 'Lake v. Mill',
  citation: '12 Ohio St. 3d 345',
  court: 'ohio',
  jurisdiction: 'oh',
  date: '1984-06-27',
  url: 'https://courts.example/lake',
  source: 'library',
  citedBy: 7,
  relevance: 1,
  snippet: { text: words, marks: [[2, 10]] },
  passage: { authority: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01', start: at, end: at + words.length, words },
}

/** As the starter set has them: no text, a holding of the editors. */
export const card: FoundAuthority = {
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
  keyPoints: ['The walls may stand.', 'Intent is not needed.'],
  relevance: 0.9,
  snippet: { text: 'Shutting the road to a barn is an eviction. The walls may stand. Intent is not needed.', marks: [[34, 42]] },
}

export const statute: FoundAuthority = {
  id: 'ecfr:title-24/5',
  kind: 'regulation',
  title: 'Notice to tenants',
  citation: '24 C.F.R. § 5.9',
  jurisdiction: 'us',
  url: 'https://www.ecfr.gov/current/title-24/section-5.9',
  source: 'ecfr',
  relevance: 0.8,
  snippet: { text: 'Notice of an eviction is given in writing.', marks: [[13, 21]] },
}

const asked = (source: string, more: Partial<SourceAsked> = {}): SourceAsked => ({
  source,
  outcome: 'answered',
  milliseconds: 4,
  ...more,
})

const known = [lake, card, statute]
const textOf = (one: string | CitedWords) => (typeof one === 'string' ? one : one.citation)

/** A law with three authorities in two sources, and a third source that does not answer. */
export function someLaw(queries: LawQuery[] = []): Partial<Law> {
  return {
    search: async (query, onSource) => {
      const given = typeof query === 'string' ? { text: query } : query
      queries.push(given)
      const library = given.text.includes('road') ? [card] : [lake, card]
      onSource?.({ asked: asked('Library'), results: library })
      onSource?.({ asked: asked('eCFR'), results: [statute] })
      const down = asked('CourtListener', { outcome: 'timeout', note: 'It did not answer in time.' })
      onSource?.({ asked: down, results: [] })
      return { results: [...library, statute], total: 41, asked: [asked('Library'), asked('eCFR'), down] }
    },
    verify: async (citations) => ({
      checks: citations.map((one): CitationCheck => {
        const text = textOf(one)
        const found = known.find(({ citation }) => text.includes(citation))
        return found
          ? { text, status: 'verified', reason: 'The library has it under this name.' }
          : { text, status: 'not-found', reason: 'No source has it.' }
      }),
      asked: [asked('Library')],
    }),
    read: async (id) => (id === lake.id ? { authority: lake, text: lakeText } : null),
  }
}
