import { factorsOf } from '../factors/index.ts'
import type { Described } from './marked.ts'

const denies = /\b(?:no|not|never|without|\w+n['’]t)\b(?: [\w’'-]+){0,3} ?$/i
const defends = /\b(?:defen[sc]e|defendants?|defend(?:s|ing)?|sued)\b/i

/**
 * What reading by keywords alone comes to: the sign of each word is the claimant's, turned by a denial within three
 * words before it, and turned again where a word for a defense stands in the description.
 */
export function byKeywords(cases: readonly Described[]): { counted: number; wrong: number; invented: number } {
  const sum = { counted: 0, wrong: 0, invented: 0 }
  for (const { caseType, text, marks } of cases)
    for (const { words, points } of factorsOf(caseType))
      for (const { index, 0: found } of text.matchAll(words)) {
        const base = typeof points === 'number' ? points : points[points.unnamed]
        if (base === 0) continue
        const turns = [denies.test(text.slice(Math.max(0, index - 40), index)), defends.test(text)].filter(Boolean)
        const isUp = base > 0 === (turns.length % 2 === 0)
        const mark = marks.find(({ start, end }) => start < index + found.length && index < end)
        sum.counted += 1
        if (!mark) sum.invented += 1
        else if ((mark.kind === '+' || mark.kind === '-') && (mark.kind === '+') !== isUp) sum.wrong += 1
      }
  return sum
}
