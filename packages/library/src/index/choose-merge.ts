/** The smallest size that is told apart, in words. */
const smallest = 50_000
/** So many become one, where none of them is more than so many times as large as another. */
const together = 6
/** A segment is made again when this share of its documents is gone. */
const goneShare = 0.25
/** More words than this are never merged into one. */
const mostWords = 200_000_000

export interface Sized {
  id: number
  documents: number
  words: number
  /** Documents that no longer count. */
  gone: number
}

/** Which segments are to be merged next; none when the index is tidy. */
export function chooseMerge<S extends Sized>(segments: readonly S[]): S[] {
  const stale = segments.filter((one) => one.gone > 0 && one.gone >= one.documents * goneShare)
  if (stale.length > 0) return stale.slice(0, together)
  const sorted = [...segments].sort((one, other) => one.words - other.words)
  for (const [start, { words }] of sorted.entries()) {
    const largest = Math.max(words, smallest) * together
    const alike = sorted.slice(start, start + together * 2).filter((one) => one.words <= largest)
    if (alike.length < together) continue
    if (alike.reduce((sum, one) => sum + one.words, 0) <= mostWords) return alike
  }
  return []
}
