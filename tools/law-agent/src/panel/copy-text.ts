import { formatDate } from '@casewright/core/client'
import { coverageSentences } from '@casewright/ui'
import type { Answered } from '../output.ts'

/** The result as plain text, with its citations and what was checked. */
export function copyTextOf(output: Answered, at: string | null): string {
  const { question, answer, keyPoints, references, coverage, warnings } = output
  const day = at && formatDate(at)
  const listed = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`] : []
  return [
    question,
    ...warnings,
    answer,
    ...listed('Key legal points', keyPoints),
    ...listed(
      'References',
      references.map(
        ({ check, title, kind, summary, caution }) =>
          `${check.text}${kind === 'case' ? '' : `, ${title}`}: ${summary}${caution ? ` ${caution}` : ''}`,
      ),
    ),
    `${coverageSentences(coverage)
      .map(({ lead, rest }) => `${lead}${rest}`)
      .join(' ')}${day ? ` Result of ${day}.` : ''}`,
  ].join('\n\n')
}
