import type { DocumentText } from '@casewright/core'
import type { Span } from '../../span/span.ts'
import { checkedDocument } from '../checked-document.ts'
import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'
import { type Reach, reachingWords } from './words.ts'

/** A sentence of a contract whose words set no bounds to it. Offsets are UTF-16 units of the text. */
export interface ReachingTerm extends Span {
  reach: Reach
  /** The words by which it reaches so far, within the sentence. */
  by: Span
}

/** How much of a sentence is searched: a longer one is a table or a fault of the reading. */
const longest = 3_000
const most = 80

const read = once((document): readonly ReachingTerm[] =>
  readingOf(document)
    .binding.flatMap(({ start, end }): ReachingTerm[] => {
      // As it stands in the text, so that its places hold.
      const words = document.text.slice(start, Math.min(end, start + longest)).replace(/\s/g, ' ')
      for (const [reach, pattern] of reachingWords) {
        const found = pattern.exec(words)
        if (found)
          return [{ reach, start, end, by: { start: start + found.index, end: start + found.index + found[0].length } }]
      }
      return []
    })
    .slice(0, most),
)

/**
 * The terms of a contract that set no bounds to themselves: that reach every cause, are final, run on by themselves, take
 * from payments. In the order of the text; whether one is usual or fair, nobody says here.
 */
export const reachingTermsOf = (source: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): readonly ReachingTerm[] => {
  const document = checkedDocument(source)
  return document.concern === 'contract' ? read(document) : []
}
