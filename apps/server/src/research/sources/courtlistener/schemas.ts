import { z } from 'zod'

/** Shapes of CourtListener's REST API v4, as far as they are read here. Recorded in 2025 and 2026. */
export const searchAnswer = z.object({
  count: z.number(),
  results: z.array(
    z.object({
      cluster_id: z.number(),
      absolute_url: z.string(),
      caseName: z.string(),
      citation: z.array(z.string()).nullish(),
      neutralCite: z.string().nullish(),
      docketNumber: z.string().nullish(),
      citeCount: z.number().nullish(),
      court_id: z.string().nullish(),
      dateFiled: z.string().nullish(),
      opinions: z.array(z.object({ snippet: z.string().nullish() })).nullish(),
      meta: z.object({ score: z.object({ bm25: z.number().nullish() }).nullish() }).nullish(),
    }),
  ),
})

export const cluster = z.object({
  id: z.number(),
  absolute_url: z.string(),
  case_name: z.string(),
  case_name_full: z.string().nullish(),
  date_filed: z.string().nullish(),
  citations: z.array(
    z.object({
      volume: z.union([z.string(), z.number()]).nullable(),
      reporter: z.string(),
      page: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
  sub_opinions: z.array(z.string()).nullish(),
  docket: z.string().nullish(),
})

export const lookupAnswer = z.array(
  z.object({
    citation: z.string(),
    normalized_citations: z.array(z.string()),
    start_index: z.number(),
    end_index: z.number(),
    status: z.number(),
    error_message: z.string().nullish(),
    clusters: z.array(cluster).nullish(),
  }),
)

export const docketAnswer = z.object({ court_id: z.string().nullish() })

/** An opinion's text stands in one of these; the first that is not empty is the best. */
export const opinionAnswer = z.object({
  type: z.string().nullish(),
  html_with_citations: z.string().nullish(),
  html_columbia: z.string().nullish(),
  html_lawbox: z.string().nullish(),
  xml_harvard: z.string().nullish(),
  html_anon_2020: z.string().nullish(),
  html: z.string().nullish(),
  plain_text: z.string().nullish(),
})
