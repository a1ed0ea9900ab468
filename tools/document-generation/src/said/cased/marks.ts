/** A word or a number of a text, in small letters. */
export interface Word {
  start: number
  end: number
  low: string
}

/** The words of a text and which of them get a capital. */
export interface Marks {
  text: string
  words: readonly Word[]
  /** What words are written as, by where they begin. */
  as: Map<number, string>
  /** Gives the word at an index a capital, or writes it as is said; what was written once stays. */
  put(n: number, said?: string): void
  isPut(n: number): boolean
  /** What stands between a word and the next one; a line's end behind the last. */
  gap(n: number): string
  /** The index of the first word that begins at or behind a place. */
  from(place: number): number
}

/** 'fillmore-katz' as 'Fillmore-Katz'; 'no-show' is no name and keeps its second word. */
const capital = (word: string) =>
  word
    .replace(/(?<=^[\p{Ll}’']{3,}-)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    .replace(/^(?<mac>mc|o['’])?(?<first>\p{L})/u, (_, mac: string | undefined, first: string) =>
      mac ? mac.charAt(0).toUpperCase() + mac.slice(1) + first.toUpperCase() : first.toUpperCase(),
    )

export function marksOf(text: string): Marks {
  const words = [...text.matchAll(/\p{L}[\p{L}’'-]*|\d[\d,]*/gu)].map(
    ({ index, 0: word }): Word => ({ start: index, end: index + word.length, low: word.toLowerCase() }),
  )
  const as = new Map<number, string>()
  return {
    text,
    words,
    as,
    put(n, said) {
      const one = words[n]
      // Addresses of the web and of mail have no capitals.
      // The 'th' of '4th' is part of its number.
      if (/\d/.test(text.charAt((one?.start ?? 0) - 1)) && /^(?:st|nd|rd|th)$/.test(one?.low ?? '')) return
      if (!one || as.has(one.start) || /^(?:@|\.\p{L})/u.test(text.slice(one.end, one.end + 2))) return
      as.set(one.start, said ?? capital(text.slice(one.start, one.end)))
    },
    isPut: (n) => as.has(words[n]?.start ?? -1),
    gap(n) {
      const [one, next] = [words[n], words[n + 1]]
      return one && next ? text.slice(one.end, next.start) : '\n'
    },
    from(place) {
      let [low, high] = [0, words.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((words[middle]?.start ?? 0) < place) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
