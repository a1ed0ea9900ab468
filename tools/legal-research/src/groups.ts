import type { Found, SearchOutput } from './output.ts'

/** Results that answer about as well. */
export interface Group {
  title: string
  /** What can be said of them, in a few words. */
  says?: string
  note?: string
  /** The place of its first. */
  from: number
  results: readonly Found[]
}

/**
 * The results by what can be said of them: undefined where they were not judged.
 * @param least from 0 to 1, from where on a result is of a group: server and page each import it from their own half
 */
export function groupsOf(
  { results, verdict }: { results: readonly Found[]; verdict?: SearchOutput['verdict'] },
  least: { onPoint: number; related: number },
): Group[] | undefined {
  if (!verdict) return undefined
  const [onPoint, related] = [least.onPoint * 100, least.related * 100]
  const first = results.filter(({ relevance }) => relevance >= onPoint)
  const second = results.filter(({ relevance }) => relevance < onPoint && relevance >= related)
  const rest = results.filter(({ relevance }) => relevance < related)
  const all: Group[] = [
    { title: 'On point', says: 'close to the question as asked', from: 1, results: first },
    { title: 'Related', says: 'bear on it and may not answer it', from: first.length + 1, results: second },
    {
      title: 'Less close',
      note: 'These have some of the words, and are not likely to answer.',
      from: first.length + second.length + 1,
      results: rest,
    },
  ]
  return all.filter((group) => group.results.length > 0)
}
