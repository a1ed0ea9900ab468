import { negations } from './classes.ts'
import type { Read } from './clause.ts'
import { undoing } from './lead-words.ts'

/** How the words around a quotation govern it: they deny it, make it depend on something, or say it is another's. */
export type LeadKind = 'negation' | 'condition' | 'claim'

export interface Lead {
  kind: LeadKind
  /** The first and one past the last of the governing words, in the stretch that was read. */
  from: number
  to: number
}

export const isNegation = (word: string) => negations.has(word) || word.endsWith("n't")

/** Whether a negation at a place is taken back by what follows it: 'not disputed', 'no doubt', 'goes without saying'. */
export function isUndone(lead: readonly Read[], at: number): boolean {
  const [before, word, next] = [lead[at - 1]?.word, lead[at]?.word, lead[at + 1]?.word ?? '']
  if (word === 'without' && /^(?:saying|question|doubt)$/.test(next)) return true
  // 'whether or not'; 'none the less', 'no longer ago'
  if ((word === 'not' && before === 'or') || /^(?:less|matter|later|sooner|more)$/.test(next)) return true
  return lead.slice(at + 1, at + 5).some((one) => undoing.has(one.word))
}
