import { joinAsked } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { countStatuses } from '../count-statuses.ts'
import type { SearchInput } from '../input.ts'
import type { SearchOutput } from '../output.ts'
import { readPassages } from '../reading/read-passages.ts'
import { withWritten } from '../reading/with-written.ts'
import { checkCited, noteOn } from './cited.ts'
import { entryOf } from './entry.ts'
import { filtersInWords } from './filters.ts'
import { runSearches, type SoFar } from './run-search.ts'
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
          results: searched.results.map((one, at) => entryOf(one, found.checks[at])),
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
    withWritten(entryOf(found, statuses.checks[at]), reading.written.get(found.id) ?? null),
  )
  const asked = joinAsked([...searched.asked, ...cited.asked, ...statuses.asked])
  const { query, searches, jurisdiction, court, kinds, from, to, sort, limit } = input
  return {
    totalResults: searched.total,
    searchTime,
    results,
    cited: cited.checks,
    asked: { query, searches, jurisdiction, court, kinds, from, to, sort, limit },
    filters: filtersInWords(input),
    sources: foundBy(searched.asked, searched.counts),
    model: reading.model,
    coverage: {
      basis: reading.model ? 'model' : 'evidence',
      sourcesAsked: asked,
      citations: countStatuses(results),
      notes: [...cited.checks.flatMap(noteOn), ...notesOf(searched, reading.note)],
    },
  }
}

/** What has to be said of how it was searched. */
function notesOf(
  { asked, failed }: Pick<Awaited<ReturnType<typeof runSearches>>, 'asked' | 'failed'>,
  reading: string,
) {
  const readOtherwise = asked
    .filter(({ outcome, note }) => outcome === 'answered' && note)
    .map(({ note }) => note ?? '')
  const broken = failed > 0 ? [`${failed} of the searches failed and found nothing.`] : []
  return [...new Set([...readOtherwise, ...broken, ...(reading ? [reading] : [])])]
}
