import type { Cast } from './rule.ts'

/** A clause for words that are no sentence but say all of one on their subject: what is refused, given, paid or owed. */
export interface Frame {
  on: readonly string[]
  /** Words that it is for, as a whole; its groups are what of them stands in the clause. */
  for: RegExp
  /** The clause, or nothing where the words do not fit. */
  writes: (read: Record<string, string>, cast: Cast) => string
}

/** A frame on the subjects that are named, or on any. */
export const frame = (on: string, words: RegExp, writes: Frame['writes']): Frame => ({
  on: on === '' ? [] : on.split(' ').map((one) => `${one}Terms`),
  for: words,
  writes,
})

/** A word that begins a sentence begins small within one, unless it is a name. */
export const small = (words: string) =>
  /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+ ?\p{Lu}|I\b|Airbnb|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/u.test(
    words,
  )
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1)
