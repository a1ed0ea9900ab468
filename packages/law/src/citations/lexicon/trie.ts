import { isDash } from '../read/characters.ts'

/** A node of the trie of abbreviations: its letters are what `letterOf` keeps. */
export interface Node<T> {
  next: Map<number, Node<T>>
  values: T[]
}

export const newNode = <T>(): Node<T> => ({ next: new Map(), values: [] })

/**
 * What a character counts for in an abbreviation: -1 for points, commas, apostrophes, brackets and spaces, which writers
 * leave out and put in; a hyphen for every dash; itself else.
 */
export const letterOf = (unit: number): number => {
  if (unit > 64 && unit < 123 && unit !== 91 && unit !== 93) return unit
  if (unit >= 48 && unit <= 57) return unit
  if (isDash(unit)) return 45
  if (unit === 38) return unit
  return skipped.has(unit) || unit <= 32 ? -1 : unit
}

const skipped = new Set([
  0x2e,
  0x2c,
  0x27,
  0x2019,
  0x2018,
  0x28,
  0x29,
  0x5b,
  0x5d,
  0xa0,
  0xad,
  0x85,
  0x2028,
  0x2029,
  0x202f,
  0x3000,
  0xfeff,
  ...Array.from({ length: 16 }, (_, i) => 0x2000 + i),
])

export const insert = <T>(root: Node<T>, word: string, value: T): void => {
  let node = root
  for (let i = 0; i < word.length; i++) {
    const letter = letterOf(word.charCodeAt(i))
    if (letter < 0) continue
    let next = node.next.get(letter)
    if (!next) {
      next = newNode()
      node.next.set(letter, next)
    }
    node = next
  }
  node.values.push(value)
}
