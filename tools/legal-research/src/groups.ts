import { leastRelevance } from '@casewright/core/client'
import type { Found, SearchOutput } from './output.ts'

/** Results that answer about as well. */
export interface Group {
  title: string
  note?: string
  /** The place of its first. */
  from: number
  results: readonly Found[]
}

const onPoint = leastRelevance.onPoint * 100
const related = leastRelevance.related * 100

/** The results by what can be said of them: undefined where they were not judged. */
export function groupsOf({
  results,
  verdict,
}: {
  results: readonly Found[]
  verdict?: SearchOutput['verdict']
}): Group[] | undefined {
  if (!verdict) return undefined
  const first = results.filter(({ relevance }) => relevance >= onPoint)
  const second = results.filter(({ relevance }) => relevance < onPoint && relevance >= related)
  const rest = results.filter(({ relevance }) => relevance < related)
  const all: Group[] = [
    { title: 'On point', from: 1, results: first },
    { title: 'Related', from: first.length + 1, results: second },
    {
      title: 'Less close',
      note: 'These have some of the words, and are not likely to answer.',
      from: first.length + second.length + 1,
      results: rest,
    },
  ]
  return all.filter((group) => group.results.length > 0)
}
