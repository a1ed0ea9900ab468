import type { ToolContext } from '@casewright/core/server'
import type { SearchInput } from '../input.ts'
import type { SearchOutput } from '../output.ts'
import { readPassages } from '../reading/read-passages.ts'
import { withWritten } from '../reading/with-written.ts'
import { checkCited, noteOn } from './cited.ts'
import { entryOf } from './entry.ts'
import { filtersInWords } from './filters.ts'
import { runSearches, type Searched, type SoFar } from './run-search.ts'
import { foundBy } from './sources.ts'
import { statusesOf } from './statuses.ts'

/** What a page shows while a search goes on: found, and not looked up yet. */
export interface SearchPart {
  results: SearchOutput['results']
  sources: SearchOutput['sources']
}

/** Versions of what results are made by; kept as their provenance. */
const checks = { 'rank-fusion': '1' }

/** Searches everywhere at once, looks up each citation, and lets a model read the top passages where there is one. */
export async function searchTheLaw(input: SearchInput, context: ToolContext): Promise<SearchOutput> {
  const started = performance.now()
  context.provenance(checks)
  const tell = ({ results, asked, counts }: SoFar) =>
    context.partial({
      replace: { results: results.map((one) => entryOf(one)), sources: foundBy(asked, counts) } satisfies SearchPart,
    })
  const [searched, cited] = await Promise.all([
    runSearches(context.law, input, tell, context.signal),
    checkCited(context, input.searches ?? [input.query]),
  ])
  const searchTime = Math.round((performance.now() - started) / 10) / 100
  const lookUp = async () => {
    const found = await statusesOf(context, searched.results)
    // A model takes longer than the sources: what is known stands on the page while it reads.
    if (context.reason)
      context.partial({
        replace: {
          results: searched.results.map((one, at) => entryOf(one, found[at])),
          sources: foundBy(searched.asked, searched.counts),
        } satisfies SearchPart,
      })
    return found
  }
  const [statuses, reading] = await Promise.all([
    lookUp(),
    readPassages((input.searches ?? [input.query]).join('\n'), searched.results, context),
  ])
  const results = searched.results.map((found, at) =>
    withWritten(entryOf(found, statuses[at]), reading.written.get(found.id) ?? null),
  )
  const { query, searches, jurisdiction, court, kinds, from, to, sort, unscoped, scoped, limit } = input
  const { verdict, nearest, missing, lacks, scope, outside } = searched.judged
  return {
    totalResults: searched.total,
    searchTime,
    results,
    ...(verdict && { verdict }),
    ...(nearest && { nearest: nearest.map((one) => entryOf(one)) }),
    ...(missing && { missing }),
    ...(lacks && { lacks }),
    ...(scope && { scope }),
    ...(outside && { outside: { total: outside.total, results: outside.results.map((one) => entryOf(one)) } }),
    cited,
    asked: { query, searches, jurisdiction, court, kinds, from, to, sort, unscoped, scoped, limit },
    filters: filtersInWords(input),
    sources: foundBy(searched.asked, searched.counts),
    model: reading.model,
    coverage: {
      ...context.coverage({
        usesModel: reading.model !== null,
        citations: cited,
        results: results.map(({ status }) => status),
        notes: [...cited.flatMap(noteOn), ...notesOf(searched), reading.note].filter(Boolean),
      }),
      results: searched.total,
      ...(results.length < searched.total && { shown: results.length }),
    },
  }
}

/** What has to be said of how it was searched. */
const notesOf = ({ isRest, failed }: Pick<Searched, 'isRest' | 'failed'>): string[] => [
  ...(isRest ? ['Nothing was found with the citation. Shown is what the other words of the search find.'] : []),
  ...(failed > 0 ? [`${failed} of the searches failed and found nothing.`] : []),
]
