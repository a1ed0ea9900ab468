import { withDoubts } from '@casewright/core'
import type { Summary, Written, WrittenStatement } from '../output.ts'

/**
 * Puts what the model wrote into the specification's fields. What stands in the document stays as
 * it was found; implications of the model come after those, and say whose they are.
 */
export function withWritten(summary: Summary, written: Written): Summary {
  if (written.checked === 0) return { ...summary, written }
  const { summary: sentences, keyPoints, implications } = written
  return {
    ...summary,
    written,
    ...(sentences.length > 0 && { summary: sentences.map(said).join(' ') }),
    ...(keyPoints.length > 0 && {
      keyPoints: keyPoints.map(said),
      keyPointAnchors: keyPoints.map(({ quotation }) => quotation),
    }),
    legalImplications: [
      ...summary.legalImplications,
      ...implications.map(({ type, statement, severity, quotation, doubts }) => ({
        type: withDoubts(type, doubts),
        message: withDoubts(statement, doubts),
        severity,
        origin: 'model' as const,
        anchors: [quotation],
        quotes: [quotation.words.replace(/\s+/g, ' ')],
      })),
    ],
  }
}

const said = ({ statement, doubts }: WrittenStatement) => withDoubts(statement, doubts)
