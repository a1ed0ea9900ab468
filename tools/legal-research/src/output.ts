import {
  anchor,
  authorityKinds,
  citationCheck,
  coverage,
  sourceAsked,
  standingReasons,
  statedSupport,
} from '@casewright/core'
import { z } from 'zod'

const statement = z.object({
  statement: z.string(),
  quotation: anchor.meta({ description: 'The words of the authority that the statement rests on' }),
  href: z.string().optional().meta({ description: 'Where they stand in the reading view' }),
  doubts: z.array(z.string()).meta({ description: 'Figures of the statement that its source does not have' }),
  support: statedSupport.optional().meta({ description: 'Whether those words say it, by the words alone' }),
})
export type Statement = z.infer<typeof statement>

/** Whose words a field of the specification is made of. */
const wordsOf = z.enum(['editors', 'source', 'model']).nullable()

export const found = z.object({
  title: z.string(),
  relevance: z.number().min(0).max(100).meta({ description: 'Percent, within this search' }),
  type: z.string().meta({ description: "'Case', 'Statute', 'Regulation', ..." }),
  citation: z.string(),
  summary: z.string(),
  keyPoints: z.array(z.string()),
  url: z.string().meta({ description: 'The reading view, else the address at the source' }),
  id: z.string(),
  kind: z.enum(authorityKinds),
  parallel: z.array(z.string()).optional(),
  court: z.object({ id: z.string(), name: z.string() }).optional(),
  jurisdiction: z.string().optional(),
  date: z.string().optional().meta({ description: 'ISO 8601 date, or a year alone' }),
  source: z.string(),
  sourceUrl: z.string().optional(),
  card: z.string().optional().meta({ description: 'What the library knows of it, where it holds no text' }),
  citedBy: z.int().optional(),
  standing: z
    .object({
      place: z.int().meta({ description: 'Its place, from 1, if what it says alone counted' }),
      moved: z.array(z.object({ by: z.enum(standingReasons), places: z.int() })),
    })
    .optional()
    .meta({ description: 'What its weight as an authority did to its place; places below 0 are down' }),
  summaryOf: wordsOf,
  summaryMarks: z.array(z.tuple([z.number(), z.number()])).optional(),
  keyPointsOf: wordsOf,
  passage: z
    .object({
      text: z.string(),
      marks: z.array(z.tuple([z.number(), z.number()])),
      anchor: anchor.optional(),
    })
    .nullable()
    .meta({ description: "The authority's own words around what was searched for" }),
  status: citationCheck,
  written: z
    .object({ summary: z.array(statement), keyPoints: z.array(statement) })
    .nullable()
    .meta({ description: 'What a model wrote from the passage' }),
})
export type Found = z.infer<typeof found>

export const searchOutput = z.object({
  totalResults: z.int().meta({ title: 'Results' }),
  searchTime: z.number().meta({ title: 'Seconds' }),
  results: z.array(found).meta({ title: 'Results' }),
  verdict: z
    .enum(['on point', 'related', 'nothing'])
    .optional()
    .meta({ description: 'Whether the results answer the query, as far as the library can judge' }),
  nearest: z
    .array(found)
    .optional()
    .meta({ description: 'Where nothing answers: what comes nearest. They are no results' }),
  missing: z.string().optional().meta({ description: 'What the library lacks, where nothing answers' }),
  lacks: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .optional()
    .meta({ description: 'The states’ law and the courts of which the library has nothing, where nothing answers' }),
  scope: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .optional()
    .meta({ description: 'Where the query itself says to look: states, courts, codes, years' }),
  outside: z
    .object({ total: z.int(), results: z.array(found) })
    .optional()
    .meta({ description: 'What is on point and is left out by the years of `scope`, and the first of it' }),
  cited: z.array(citationCheck).optional().meta({ description: 'What the search itself cites, checked' }),
  asked: z.object({
    query: z.string(),
    searches: z.array(z.string()).optional(),
    jurisdiction: z.string().optional(),
    court: z.string().optional(),
    kinds: z.array(z.enum(authorityKinds)).optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    sort: z.enum(['relevance', 'date']).optional(),
    unscoped: z.array(z.string()).optional(),
    scoped: z.array(z.string()).optional(),
    limit: z.int().optional(),
  }),
  filters: z.array(z.string()).meta({ description: 'The filters, in words' }),
  sources: z.array(sourceAsked.omit({ milliseconds: true }).extend({ found: z.int() })),
  model: z
    .object({ name: z.string(), read: z.int(), kept: z.int(), dropped: z.int() })
    .nullable()
    .meta({ description: 'The model that read passages: how many, and what of it was kept' }),
  coverage,
})
export type SearchOutput = z.infer<typeof searchOutput>

export const suggestOutput = z.object({
  question: z.string(),
  searches: z.array(z.object({ text: z.string(), why: z.string() })),
  by: z.enum(['model', 'rules']),
  model: z.string().optional(),
  note: z.string(),
})
export type SuggestOutput = z.infer<typeof suggestOutput>
