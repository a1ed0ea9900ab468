import { type CitationCheck, statusWordOf } from '@casewright/core/client'
import { aboutOf } from '../about.ts'
import type { SearchOutput } from '../output.ts'

/** What is known against an authority: what became of it, and what is wrong in its citation. */
const againstOf = (status: CitationCheck): string =>
  [
    ...(status.treatment ? [status.treatment.says] : []),
    ...(status.status === 'verified' ? [] : [`Citation: ${statusWordOf(status).toLowerCase()}.`]),
  ]
    .map((words) => ` ${words}`)
    .join('')

/** The list with its citations, for a memo or a message. It says whose words are whose. */
export const asText = ({ asked, results, totalResults, searchTime }: SearchOutput): string =>
  [
    `Legal research: ${asked.query}`,
    `Found ${totalResults} ${totalResults === 1 ? 'result' : 'results'} in ${searchTime} seconds`,
    ...results.map((found, at) => {
      const { title, citation, summary, summaryOf, keyPoints, status, sourceUrl } = found
      const whose = { editors: 'Editors’ summary: ', source: 'From its text: ', model: 'Written by a model: ' }
      return [
        `${at + 1}. ${title}, ${citation}${aboutOf(found) ? ` (${aboutOf(found)})` : ''}.${againstOf(status)}`,
        ...(summaryOf ? [`${whose[summaryOf]}${summaryOf === 'source' ? `“${summary}”` : summary}`] : []),
        ...keyPoints.map((point) => `- ${point}`),
        ...(sourceUrl ? [sourceUrl] : []),
      ].join('\n')
    }),
  ].join('\n\n')
