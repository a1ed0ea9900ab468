import { citationKeys } from '@casewright/law'
import type { Library, SaidAgainst, SaidOf } from '@casewright/library'
import { type KnownOverruling, overrulingsOfKeys } from '@casewright/publishers'

/** What opinions of the library say of an authority; of one that the list has also what its overrulers say themselves. */
export interface Said extends SaidOf {
  byOverrulers?: ReadonlyMap<KnownOverruling, readonly SaidAgainst[]>
}

export type SaidInLibrary = Pick<Library, 'saidOf' | 'saidBy'>

/** The same of each list of keys, all asked in two questions. */
export async function saidOfKeys(library: SaidInLibrary, asked: readonly (readonly string[])[]): Promise<Said[]> {
  const pairs = asked.flatMap((keys, at) =>
    overrulingsOfKeys(keys).map((row) => ({
      at,
      row,
      pair: { of: [...new Set([...keys, ...keysOf(row.overruled)])], by: keysOf(row.by) },
    })),
  )
  const [all, byEach] = await Promise.all([library.saidOf(asked), library.saidBy(pairs.map(({ pair }) => pair))])
  const byPlace = Map.groupBy(
    pairs.map(({ at, row }, index) => ({ at, row, said: byEach[index] ?? [] })),
    ({ at }) => at,
  )
  return all.map((said, at) => {
    const listed = byPlace.get(at)
    return listed ? { ...said, byOverrulers: new Map(listed.map(({ row, said: own }) => [row, own])) } : said
  })
}

const keysOf = ({ citations }: KnownOverruling['by']): string[] =>
  citations.flatMap((citation) => citationKeys(citation))
