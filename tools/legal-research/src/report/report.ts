import { leastRelevance, type Run } from '@casewright/core'
import { checksTable, part, type Report, type ReportFact } from '@casewright/core/server'
import { groupsOf } from '../groups.ts'
import type { SearchOutput } from '../output.ts'
import { resultBlocks } from './result.ts'

const counted = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`

/** The result list as a memo: what was asked, what was found, whose words are whose, and what is known of each citation. */
export function reportOf({ output }: Run<SearchOutput> & { output: SearchOutput }): Report {
  const {
    asked,
    results,
    totalResults,
    searchTime,
    model,
    missing,
    nearest = [],
    verdict,
    cited = [],
    outside,
  } = output
  return {
    subject: asked.query,
    facts: factsOf(output),
    blocks: [
      ...(cited.length > 0 ? [part.heading('Cited in the query'), ...checksTable(cited)] : []),
      part.heading(`Found ${counted(totalResults)} in ${searchTime} seconds`),
      ...(results.length < totalResults ? [part.text(`The first ${results.length} are shown below.`)] : []),
      ...(verdict === 'nothing' ? [part.text('Nothing found that answers this.')] : []),
      ...(missing ? [part.text(missing)] : []),
      ...(groupsOf({ results, verdict }, leastRelevance) ?? [{ title: '', from: 1, results }]).flatMap(
        ({ title, from, results: its }) => [
          ...(title ? [part.heading(title)] : []),
          ...its.flatMap((found, at) => resultBlocks(found, from + at, model?.name)),
        ],
      ),
      ...(outside && outside.results.length > 0
        ? [
            part.heading('On point, and outside of the years that the query names'),
            ...outside.results.flatMap((found, at) => resultBlocks(found, at + 1, model?.name)),
          ]
        : []),
      ...(nearest.length > 0
        ? [
            part.heading('What is nearest'),
            part.text('Listed separately because none of it comes close enough to be called an answer.'),
            ...nearest.flatMap((found, at) => resultBlocks(found, at + 1, model?.name)),
          ]
        : []),
    ],
  }
}

const factsOf = ({ asked, filters, scope = [] }: SearchOutput): ReportFact[] => [
  ...(filters.length > 0 ? [{ label: 'Filters', words: filters.join('; ') }] : []),
  ...(scope.length > 0 ? [{ label: 'Scope from the query', words: scope.map(({ label }) => label).join('; ') }] : []),
  ...(asked.searches ? [{ label: 'Searches', words: asked.searches.join('; ') }] : []),
]
