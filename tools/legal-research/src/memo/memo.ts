import { CasewrightError, formatMomentUtc, type Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { coverageInWords, heading, line, paper, point } from '@casewright/word'
import type { SearchOutput, SuggestOutput } from '../output.ts'
import { resultParts } from './result.ts'

const count = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`

/** The result list as a memo for Word: what was asked, what was found, and what was not checked. */
export async function memoOf(
  { output, endedAt, createdAt }: Run<SearchOutput | SuggestOutput>,
  { notAdvice, productName }: ExportWords,
): Promise<Uint8Array> {
  if (!output || !('results' in output)) throw new CasewrightError('not-found', 'This result has no memo.')
  const { asked, filters, results, totalResults, searchTime, model, missing, coverage } = output
  const shown = results.length < totalResults ? ` The first ${results.length} are shown below.` : ''
  return paper({
    title: `Legal research: ${asked.query}`,
    foot: `${productName} · Legal research memo`,
    notAdvice,
    children: [
      heading('Legal research memo', 1),
      line({ text: 'Query: ', bold: true }, asked.query),
      line({ text: 'Date: ', bold: true }, formatMomentUtc(endedAt ?? createdAt)),
      ...(filters.length > 0 ? [line({ text: 'Filters: ', bold: true }, filters.join('; '))] : []),
      ...(asked.searches ? [line({ text: 'Searches:', bold: true }), ...asked.searches.map(point)] : []),
      heading(`Found ${count(totalResults)} in ${searchTime} seconds`),
      ...(shown ? [line(shown.trim())] : []),
      ...(missing ? [line(missing)] : []),
      ...results.flatMap((found, at) => resultParts(found, at + 1, model?.name)),
      heading('What was searched'),
      line(coverageInWords(coverage)),
    ],
  })
}
