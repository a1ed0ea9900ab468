import { isLetter, isWord } from '../read/characters.ts'
import type { Entry } from './entry.ts'
import { letterOf, type Node } from './trie.ts'

export interface AbbreviationAt {
  start: number
  /** After its last point or bracket. */
  end: number
  entries: readonly Entry[]
}

const mostSkipped = 40
const longest = 140

/** Every abbreviation that begins at `at`, the longest first. */
export const abbreviationsAt = (root: Node<Entry>, text: string, at: number): AbbreviationAt[] => {
  const found: AbbreviationAt[] = []
  let node = root
  let skipped = 0
  let open = 0
  const limit = Math.min(text.length, at + longest)
  for (let i = at; i < limit; i++) {
    const unit = text.charCodeAt(i)
    const letter = letterOf(unit)
    if (letter < 0) {
      if (i === at && unit !== 40) return found
      if (unit === 40 || unit === 91) open++
      else if ((unit === 41 || unit === 93) && --open < 0) return found
      if (++skipped > mostSkipped) return found
      continue
    }
    skipped = 0
    const next = node.next.get(letter)
    if (!next) return found
    node = next
    if (node.values.length > 0) {
      const end = endOf(text, i + 1, unit, open)
      if (end > 0) found.unshift({ start: at, end, entries: node.values })
    }
  }
  return found
}

/** After the points and the closing bracket that belong to the abbreviation; 0 where it is part of a longer word. */
const endOf = (text: string, after: number, last: number, open: number): number => {
  let end = after
  const next = text.charCodeAt(end)
  if (isLetter(last) ? isLetter(next) : isWord(next)) return 0
  if (next === 46) end++
  for (let left = open; left > 0; left--) {
    const unit = text.charCodeAt(end)
    if (unit !== 41 && unit !== 93) return 0
    end++
    if (text.charCodeAt(end) === 46 && left === 1) end++
  }
  return end
}
