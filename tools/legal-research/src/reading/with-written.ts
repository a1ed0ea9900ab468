import type { Found } from '../output.ts'

const said = (statements: readonly { statement: string }[]) => statements.map(({ statement }) => statement)

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
