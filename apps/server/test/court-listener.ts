import type { Asked } from '../src/research/external/testing/serve.ts'

export interface KnownCase {
  id: number
  name: string
  citations: readonly string[]
  year: number
  court: string
}

/** CourtListener's citation lookup over a list of cases, as its documentation describes it. */
export function lookupService(cases: readonly KnownCase[]) {
  const byCitation = Map.groupBy(
    cases.flatMap((one) => one.citations.map((citation) => ({ one, citation }))),
    ({ citation }) => citation,
  )
  const clusterOf = ({ id, name, citations, year }: KnownCase) => ({
    id,
    absolute_url: `/opinion/${id}/case/`,
    case_name: name,
    date_filed: `${year}-06-01`,
    docket: `https://www.courtlistener.com/api/rest/v4/dockets/${id}/`,
    citations: citations.flatMap((citation) => {
      const [, volume, reporter, page] = /^(\d+) (.+) (\d+)$/.exec(citation) ?? []
      return volume && reporter && page ? [{ volume, reporter, page }] : []
    }),
  })
  return ({ path, body }: Asked) => {
    const docket = /\/dockets\/(\d+)\//.exec(path)?.[1]
    if (docket) return { body: { court_id: cases.find(({ id }) => id === Number(docket))?.court } }
    if (!path.endsWith('/citation-lookup/')) return { status: 404, body: '{"detail":"Not found."}' }
    let at = 0
    const items = (new URLSearchParams(body).get('text') ?? '').split('\n').map((citation) => {
      const start = at
      at += citation.length + 1
      const found = byCitation.get(citation) ?? []
      return {
        citation,
        normalized_citations: [citation],
        start_index: start,
        end_index: start + citation.length,
        status: found.length === 0 ? 404 : found.length === 1 ? 200 : 300,
        error_message: found.length === 0 ? `Citation not found: '${citation}'` : '',
        clusters: found.map(({ one }) => clusterOf(one)),
      }
    })
    return { body: items }
  }
}
