import type { Coverage } from '@casewright/core'

/** What was searched, what was not reached and what nobody checked, as the page says it. */
export function coverageInWords({ sourcesAsked = [], notes = [], citations = {} }: Coverage): string {
  const answered = sourcesAsked.filter(({ outcome }) => outcome === 'answered').map(({ source }) => source)
  const missed = sourcesAsked
    .filter(({ outcome }) => outcome !== 'answered')
    .map(({ source, outcome, note }) => `${source} (${(note ?? outcome).replace(/\.$/, '')})`)
  const total = Object.values(citations).reduce((sum, count) => sum + (count ?? 0), 0)
  const counts = Object.entries(citations).map(([status, count]) => `${count} ${status.replace('-', ' ')}`)
  return [
    answered.length > 0 && `Searched: ${answered.join(', ')}.`,
    missed.length > 0 && `Not reached: ${missed.join(', ')}.`,
    ...notes,
    total > 0 && `Citations: ${counts.join(', ')}. Later history was not checked.`,
  ]
    .filter(Boolean)
    .join(' ')
}
