import { foundCheckBlocks, part, type ReportBlock, supportBlock } from '@casewright/core/server'
import { aboutOf, summaryLabels } from '../about.ts'
import type { Found, Statement } from '../output.ts'

/** One result: how it is cited, what is known of the citation, and whose words say what. */
export function resultBlocks(found: Found, number: number, model: string | undefined): ReportBlock[] {
  const { title, type, citation, parallel = [], status, summary, summaryOf, passage, keyPoints, keyPointsOf } = found
  const about = [type, aboutOf(found), parallel.join(', '), `${found.relevance}% match`].filter(Boolean).join(' · ')
  return [
    part.heading(`${number}. ${title}`, 2),
    part.text([{ text: citation, bold: true }, `  ${about}`]),
    ...foundCheckBlocks(status),
    ...(summaryOf === 'editors' ? [label(summaryLabels.editors), part.text(summary)] : []),
    ...(keyPointsOf === 'editors' && keyPoints.length > 0
      ? [label('Key points by the library’s editors'), part.points(keyPoints)]
      : []),
    ...(passage ? [part.quotation(passage.text, `${summaryLabels.source}: ${citation}`)] : []),
    ...byModel(found, model ?? 'the model'),
    ...(!summaryOf && keyPointsOf !== 'editors' && !passage ? [part.small('No source has its text.')] : []),
    ...(found.sourceUrl ? [part.address('View at source', found.sourceUrl)] : []),
  ]
}

const label = (text: string): ReportBlock => part.small([{ text, bold: true }])

function byModel({ written }: Found, model: string): ReportBlock[] {
  const all = written ? [...written.summary, ...written.keyPoints] : []
  if (all.length === 0) return []
  return [
    label(`Written by ${model}; the quoted words below each statement were found in the passage`),
    ...all.flatMap(statementBlocks),
  ]
}

const statementBlocks = ({ statement, doubts, quotation, support }: Statement): ReportBlock[] => [
  part.written(doubts.length > 0 ? `${statement} (not in the passage: ${doubts.join(', ')})` : statement),
  part.quotation(quotation.words),
  ...(support ? [supportBlock(support)] : []),
]
