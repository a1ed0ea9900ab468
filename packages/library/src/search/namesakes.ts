import { captionWords, compareName } from '@casewright/law'
import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import { stemOf } from '../text/stem.ts'
import type { StoredAuthority } from '../types.ts'
import { both } from './sets.ts'

/** Words that so many titles have tell no case. */
const most = 100

/**
 * The cases that bear each name, which has both parties.
 * @throws SegmentGone
 */
export async function namesakesOf(
  reader: PostingsReader,
  segments: readonly Segment[],
  names: readonly string[],
  read: (works: readonly number[]) => Promise<ReadonlyMap<number, StoredAuthority>>,
): Promise<StoredAuthority[][]> {
  const terms = names.map((name) => (captionWords(name)?.words ?? []).map((word) => titleTerm(stemOf(word))))
  const wanted = [...new Set(terms.flat())]
  if (wanted.length === 0) return names.map(() => [])
  const postings = await reader.read(segments.flatMap((segment) => wanted.map((term) => ({ segment, term }))))
  const works = terms.map((all) => {
    const found = new Set<number>()
    for (const segment of all.length > 0 ? segments : []) {
      const having = all
        .map((term) => postings(segment, term)?.slots ?? new Int32Array(0))
        .sort((one, other) => one.length - other.length)
        .reduce(both)
      const isCase = segment.names.indexOf('case')
      for (const slot of having)
        if (!segment.gone[slot] && segment.kinds[slot] === isCase) found.add(segment.works[slot] as number)
    }
    return found.size > most ? [] : [...found]
  })
  const authorities = await read([...new Set(works.flat())])
  return names.map((name, at) =>
    (works[at] ?? []).flatMap((work) => {
      const one = authorities.get(work)
      return one && compareName(name, one.title) === 'same' ? [one] : []
    }),
  )
}
