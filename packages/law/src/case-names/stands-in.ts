import { mayBeWord, sameWord } from './same-word.ts'
import type { NameWord } from './words.ts'

/**
 * Whether each word that is written stands in the name that was found, in its order. The name may have more words.
 * @param free whether a word that is written may be missing in what was found
 * @param how.needed words of what was found of which one must be among them
 * @param how.isLoose whether an initial in what was found stands for any word
 */
export function standsIn(
  written: readonly NameWord[],
  found: readonly NameWord[],
  free: (word: NameWord) => boolean,
  { needed, isLoose = false }: { needed: readonly NameWord[]; isLoose?: boolean },
): boolean {
  const same = isLoose ? mayBeWord : sameWord
  const width = found.length + 1
  // Bit 1: reached; bit 2: reached with the needed word among them.
  const reached = new Uint8Array((written.length + 1) * width)
  const isNeeded = found.map((word) => needed.includes(word))
  reached[0] = needed.length === 0 ? 3 : 1
  const go = (i: number, j: number, state: number, by: number) => {
    if (i > written.length || j > found.length) return
    let next = state
    for (let at = j - by; at < j; at++) if (isNeeded[at]) next = 3
    reached[i * width + j] = (reached[i * width + j] ?? 0) | next
  }
  for (let i = 0; i <= written.length; i++)
    for (let j = 0; j <= found.length; j++) {
      const state = reached[i * width + j] ?? 0
      if (state === 0) continue
      const [one, other] = [written[i], found[j]]
      if (other) reached[i * width + j + 1] = (reached[i * width + j + 1] ?? 0) | state
      if (!one) continue
      if (free(one)) go(i + 1, j, state, 0)
      if (!other) continue
      if (same(one, other)) go(i + 1, j + 1, state, 1)
      const [more, further] = [written[i + 1], found[j + 1]]
      if (further && one.word === other.word + further.word) go(i + 1, j + 2, state, 2)
      if (more && other.word === one.word + more.word) go(i + 2, j + 1, state, 1)
      const [theirs, ours] = [initialsFor(one, found, j), initialsFor(other, written, i)]
      if (theirs > 0) go(i + 1, j + theirs, state, theirs)
      if (ours > 0) go(i + ours, j + 1, state, 1)
    }
  return ((reached[reached.length - 1] ?? 0) & 2) === 2
}

/** How many words initials stand for from here on: 'NLRB' for 'National Labor Relations Board', 'SFFA' with its 'for'. None: 0. */
function initialsFor({ word, capitals }: NameWord, of: readonly NameWord[], from: number): number {
  if (!capitals || word.length < 2) return 0
  let at = from
  for (let nth = 0; nth < word.length; nth++) {
    const next = of[at]
    if (!next) return 0
    // The small word before it is left out of the words, and may be one of the letters.
    if (at > from && word[nth] === next.small && next.word[0] === word[nth + 1]) continue
    if (next.word[0] !== word[nth]) return 0
    at++
  }
  return at - from
}
