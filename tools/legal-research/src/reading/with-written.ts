import { withDoubts } from '@casewright/core'
import type { Found } from '../output.ts'

const said = (statements: readonly { statement: string; doubts: readonly string[] }[]) =>
  statements.map(({ statement, doubts }) => withDoubts(statement, doubts))

/**
 * Puts what the model wrote beside a result, and into the specification's fields where no editor has filled them. A
 * passage stays a passage.
 */
export function withWritten(entry: Found, written: Found['written']): Found {
  if (!written) return entry
  const { summary, keyPoints } = written
  return {
    ...entry,
    written,
    ...(entry.summaryOf !== 'editors' &&
      summary.length > 0 && { summary: said(summary).join(' '), summaryOf: 'model' as const }),
    ...(entry.keyPointsOf !== 'editors' &&
      keyPoints.length > 0 && { keyPoints: said(keyPoints), keyPointsOf: 'model' as const }),
  }
}
