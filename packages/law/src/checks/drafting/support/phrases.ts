import type { CheckedDocument, Hit } from '../../check.ts'
import { ownWords } from './own-words.ts'

/** Small letters to what may stand in their place; `null` where that depends on the sentence. */
export type PhraseTable = Readonly<Record<string, string | null>>

/** `words` with the capitals of what they replace: 'PRIOR TO' gives 'BEFORE', 'Prior to' gives 'Before'. */
export const likeCase = (written: string, words: string): string => {
  if (/\p{Lu}.*\p{Lu}/su.test(written) && !/\p{Ll}/u.test(written)) return words.toUpperCase()
  return /^\p{Lu}/u.test(written) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** Every place where a phrase of the table stands among the writer's own words, however its lines are broken. */
export const phraseFinder = (table: PhraseTable): ((document: CheckedDocument) => Hit[]) => {
  const longestFirst = Object.keys(table).sort((one, other) => other.length - one.length)
  const source = longestFirst.map((words) => words.replaceAll('.', '\\.').replaceAll(' ', '\\s{1,12}')).join('|')
  const pattern = new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi')
  return (document) =>
    [...ownWords(document).matchAll(pattern)].map((match) => {
      const plain = table[match[0].toLowerCase().replace(/\s+/g, ' ')]
      const place = { start: match.index, end: match.index + match[0].length }
      return typeof plain === 'string' ? { ...place, rewrite: likeCase(match[0], plain) } : place
    })
}

/** Every place that a pattern (with the flag g) finds in the writer's own words. `rewrite` gives its plain words. */
export const patternFinder =
  (pattern: RegExp, rewrite?: (match: RegExpExecArray) => string | undefined) =>
  (document: CheckedDocument): Hit[] =>
    [...ownWords(document).matchAll(pattern)].map((match) => {
      const plain = rewrite?.(match)
      const place = { start: match.index, end: match.index + match[0].length }
      return plain === undefined ? place : { ...place, rewrite: likeCase(match[0], plain) }
    })
