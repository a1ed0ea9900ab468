import type { Words } from './words.ts'

/** The words of a text, ready to be searched: each search takes time in proportion to the text at most. */
export interface Searched extends Words {
  ids: Int32Array
  vocabulary: ReadonlyMap<string, number>
}

export function searched(words: Words): Searched {
  const vocabulary = new Map<string, number>()
  const ids = Int32Array.from(words.words, (word) => {
    const known = vocabulary.get(word) ?? vocabulary.size
    if (known === vocabulary.size) vocabulary.set(word, known)
    return known
  })
  return { ...words, ids, vocabulary }
}

/** Where a run of words stands, in order (Knuth, Morris and Pratt): at most `most` places. */
export function placesOf(
  { ids, vocabulary }: Searched,
  run: readonly string[],
  most: number,
  from = 0,
  to = ids.length,
): number[] {
  const wanted = Int32Array.from(run, (word) => vocabulary.get(word) ?? -1)
  if (wanted.length === 0 || wanted.includes(-1)) return []
  const back = fallbacks(wanted)
  const places: number[] = []
  let matched = 0
  for (let at = Math.max(0, from); at < Math.min(to, ids.length) && places.length < most; at++) {
    while (matched > 0 && ids[at] !== wanted[matched]) matched = back[matched - 1] ?? 0
    if (ids[at] === wanted[matched]) matched++
    if (matched < wanted.length) continue
    places.push(at - matched + 1)
    matched = back[matched - 1] ?? 0
  }
  return places
}

function fallbacks(wanted: Int32Array): Int32Array {
  const back = new Int32Array(wanted.length)
  for (let at = 1, matched = 0; at < wanted.length; at++) {
    while (matched > 0 && wanted[at] !== wanted[matched]) matched = back[matched - 1] ?? 0
    if (wanted[at] === wanted[matched]) matched++
    back[at] = matched
  }
  return back
}
