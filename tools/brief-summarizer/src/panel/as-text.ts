import { formatDate } from '@casewright/core/client'
import { coverageSentences } from '@casewright/ui'
import type { Answered, Quoted, Summary } from '../output.ts'
import { courtTitlesFor } from './court-titles.ts'
import { type Length, lengthTitles, type OneLength } from './lengths.ts'
import type { SummaryRun } from './runs.ts'

const placed = (words: string, page: number | undefined) => (page ? `${words} (p. ${page})` : words)
const quoted = ({ text, anchor }: Quoted) => placed(`“${text}”`, anchor.page)
const numbered = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`] : []
const covered = ({ coverage }: Pick<Summary, 'coverage'>) =>
  coverageSentences(coverage)
    .map(({ lead, rest }) => `${lead}${rest}`)
    .join(' ')

/** The result as plain text at one length, with its pages and what was checked. */
export function asText(output: Summary, lengths: readonly OneLength[], length: Length, run: SummaryRun): string {
  const { title, documentType, written, keyPoints, keyPointAnchors, legalImplications } = output
  const shown = lengths.find(({ id }) => id === length)
  const summary = shown?.written.length
    ? shown.written.map(({ statement, quotation }) => placed(statement, quotation.page))
    : (shown?.found ?? []).map(quoted)
  const model = written && `Written by ${written.model.name}. ${written.checked} quotations were found in the document.`
  const day = run.endedAt && formatDate(run.endedAt)
  return [
    [title, documentType, run.label].filter(Boolean).join('\n'),
    ...(model ? [model] : []),
    `Summary, ${lengthTitles[length].toLowerCase()}\n${summary.join('\n')}`,
    ...(output.courtFields?.length
      ? [
          output.courtFields
            .map(
              (one) =>
                `${courtTitlesFor(documentType)[one.field]}${one.side ? `, ${one.side}` : ''}${one.value ? ` (${one.value})` : ''}: ${quoted(one)}`,
            )
            .join('\n'),
        ]
      : []),
    ...numbered(
      'Key points',
      keyPoints.map((point, index) => placed(point, keyPointAnchors[index]?.page)),
    ),
    ...numbered(
      'Legal implications',
      legalImplications.map(({ message, severity, anchors }) => placed(`${message} (${severity})`, anchors?.[0]?.page)),
    ),
    `${covered(output)}${day ? ` Result of ${day}.` : ''}`,
  ].join('\n\n')
}

/** An answer as plain text, with the words that it rests on and their pages. */
export function answerAsText(output: Answered): string {
  const { question, answer, written, passages } = output
  const rests = written?.statements.length
    ? written.statements.map(({ quotation }) => placed(`“${quotation.words.replace(/\s+/g, ' ')}”`, quotation.page))
    : passages.map(quoted)
  return [question, answer, ...numbered('Words of the document', rests), covered(output)].join('\n\n')
}
