import { askedSentences, type Coverage, flaggedWords, laterHistory } from '@casewright/core'

/** What was searched, what was not reached and what nobody checked, as the page says it. */
export function coverageInWords({ sourcesAsked = [], notes = [], citations = {}, flagged }: Coverage): string {
  const total = Object.values(citations).reduce((sum, count) => sum + (count ?? 0), 0)
  const counts = Object.entries(citations).map(([status, count]) => `${count} ${status.replace('-', ' ')}`)
  return [
    ...askedSentences(sourcesAsked).map(({ lead, rest }) => lead + rest),
    ...notes,
    total > 0 && `Citations: ${counts.join(', ')}.`,
    flagged && flaggedWords(flagged),
    total > 0 && !notes.includes(laterHistory.ofSupremeCourt) && laterHistory.ofSupremeCourt,
  ]
    .filter(Boolean)
    .join(' ')
}
