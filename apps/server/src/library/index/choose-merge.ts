/** The smallest size that is told apart, in words, and how many of one size become one. */
const smallest = 50_000
const together = 6
/** A segment is made anew when this share of its documents is gone. */
const goneShare = 0.25
/** More words than this are never merged into one. */
const mostWords = 200_000_000

const tierOf = (words: number) => Math.max(0, Math.ceil(Math.log(words / smallest) / Math.log(together)))

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
  const tiers = Map.groupBy(segments, (one) => tierOf(one.words))
  for (const [, tier] of [...tiers].sort(([one], [other]) => one - other)) {
    if (tier.length < together) continue
    const chosen = [...tier].sort((one, other) => one.words - other.words).slice(0, together * 2)
    if (chosen.reduce((sum, one) => sum + one.words, 0) <= mostWords) return chosen
  }
  return []
}
