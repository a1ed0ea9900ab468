import type { Sentence } from '../../sentences/sentences.ts'
import { wordsOf } from '../reading/prose.ts'

/** The sentence that sends a dispute to arbitration: not one that only names the association whose mediators it takes. */
export const toArbitrate = (found: readonly Sentence[]): Sentence[] => {
  const plain = found.filter((sentence) =>
    /\barbitra/i.test(wordsOf(sentence).replace(/American Arbitration Association/gi, '')),
  )
  return (plain.length > 0 ? plain : found).slice(0, 1)
}
