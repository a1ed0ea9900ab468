import { type Coverage, coverageSentences, isLaterHistory, laterHistory, statusWords } from '@casewright/core'

/** A sentence on what was read and searched; `isGap`: on what was not. */
export interface CoveredLine {
  text: string
  isGap: boolean
}

/** What was read, what was searched, what was not reached and what was not checked, a sentence each. */
export function coverageLines({ citations = {}, ...coverage }: Coverage): CoveredLine[] {
  const counts = Object.entries(citations).filter(([, count]) => count > 0)
  const notes = coverage.notes ?? []
  return [
    ...coverageSentences(coverage).map(({ lead, rest, isGap = false }) => ({ text: lead + rest, isGap })),
    ...(counts.length > 0 ? [{ text: `Citations: ${counts.map(countWords).join(', ')}.`, isGap: false }] : []),
    ...((counts.length > 0 || coverage.results) && !notes.some(isLaterHistory)
      ? [{ text: laterHistory.ofSupremeCourt, isGap: true }]
      : []),
  ]
}

const countWords = ([status, count]: [string, number]) =>
  `${count} ${(statusWords[status as keyof typeof statusWords] ?? status).toLowerCase()}`

/** The same as one paragraph. */
export const coverageInWords = (coverage: Coverage): string =>
  coverageLines(coverage)
    .map(({ text }) => text)
    .join(' ')
