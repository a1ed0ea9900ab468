import { address, heading, line, point, quotation, written } from '@casewright/word'
import type { Paragraph } from 'docx'
import { aboutOf, summaryLabels } from '../about.ts'
import type { Found, Statement } from '../output.ts'

const statusWords = {
  verified: 'Verified',
  mismatch: 'Mismatch',
  ambiguous: 'Ambiguous',
  'not-found': 'Not found',
  unchecked: 'Unchecked',
} as const

const statements = (list: readonly Statement[]): Paragraph[] =>
  list.flatMap(({ statement, quotation: words, doubts }) => [
    written(doubts.length > 0 ? `${statement} (not in the passage: ${doubts.join(', ')})` : statement),
    quotation(words.words),
  ])

/** One result: how it is cited, what is known of the citation, and whose words say what. */
export function resultParts(found: Found, number: number, model: string | undefined): Paragraph[] {
  const { title, type, citation, status, summary, summaryOf, passage, keyPoints, keyPointsOf, relevance } = found
  const about = aboutOf(found)
  const label = (text: string) => line({ text, bold: true, small: true })
  return [
    heading(`${number}. ${title}`, 3),
    line({ text: `${citation}`, bold: true }, `  ${[type, about, `${relevance}% match`].filter(Boolean).join(' · ')}`),
    line({ text: `${statusWords[status.status]}: `, bold: true, small: true }, { text: status.reason, small: true }),
    ...(status.treatment
      ? [
          line({
            text: `${status.treatment.says} Source: ${status.treatment.source}.`,
            bold: true,
            small: true,
          }),
        ]
      : []),
    ...(summaryOf === 'editors' ? [label(summaryLabels.editors), line(summary)] : []),
    ...(keyPointsOf === 'editors' ? [label('Key points by the library’s editors'), ...keyPoints.map(point)] : []),
    ...(passage ? [label(summaryLabels.source), quotation(passage.text)] : []),
    ...(found.written && found.written.summary.length + found.written.keyPoints.length > 0
      ? [
          label(`Written by ${model ?? 'the model'}; the quoted words below each statement were found in the passage`),
          ...statements([...found.written.summary, ...found.written.keyPoints]),
        ]
      : []),
    ...(found.sourceUrl ? [address('View at source', found.sourceUrl)] : []),
  ]
}
