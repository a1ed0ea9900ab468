import {
  type Coverage,
  countsInWords,
  coverageSentences,
  isLaterHistory,
  laterHistory,
  looksOf,
} from '@casewright/core'

/** A sentence on what was read and searched; `isGap`: on what was not. */
export interface CoveredLine {
  text: string
  isGap: boolean
}

/** What was read, what was searched, what was not reached and what was not checked, a sentence each. */
export function coverageLines(coverage: Coverage): CoveredLine[] {
  const counts = countsInWords(looksOf(coverage) ?? {})
  const notes = coverage.notes ?? []
  return [
    ...coverageSentences(coverage).map(({ lead, rest, isGap = false }) => ({ text: lead + rest, isGap })),
    ...(counts ? [{ text: `Citations: ${counts}.`, isGap: false }] : []),
    ...((counts || coverage.results) && !notes.some(isLaterHistory)
      ? [{ text: laterHistory.ofSupremeCourt, isGap: true }]
      : []),
  ]
}

/** The same as one paragraph. */
export const coverageInWords = (coverage: Coverage): string =>
  coverageLines(coverage)
    .map(({ text }) => text)
    .join(' ')
