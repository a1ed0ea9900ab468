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

/** What holds for both alike, and what every contract has: what it is without a part, that no waiver is one for good, whom it hires. */
const usual =
  /\b(?:both|each|either|neither) (?:of the )?part(?:y|ies)\b|\bneither (?:\p{Lu}\p{L}+) nor\b|\bremedies\b[^.;]{0,60}\bcumulative\b|\b(?:held|found|declared|deemed) (?:to be )?(?:invalid|illegal|unenforceable|void)|\b[Nn]o (?:failure|delay|waiver|course of)\b|\bwaiver of (?:a|any|one)\b[^.;]{0,40}\bbreach\b|\b(?:choice|conflicts?) of laws?\b|\brace\b[^.;]{0,40}\b(?:color|religion|sex)\b|\blesser of\b/iu
/** 'shall not automatically renew', 'no invoice shall be final'. */
const denied = /\b(?:not|never|nor|neither|nothing)(?: [\w’']+){0,2} $|\bno (?:[\w’']+ ){1,4}$/i
/** UTF-16 units before the words in which they may be denied. */
const near = 60

/** How much of a sentence is searched: a longer one is a table or a fault of the reading. */
const longest = 3_000
const most = 80

const read = once((document): readonly ReachingTerm[] =>
  readingOf(document)
    .binding.flatMap(({ start, end }): ReachingTerm[] => {
      // As it stands in the text, so that its places hold.
      const words = document.text.slice(start, Math.min(end, start + longest)).replace(/\s/g, ' ')
      if (usual.test(words)) return []
      for (const [reach, pattern] of reachingWords) {
        const found = pattern.exec(words)
        // 'Not liable for any reason whatsoever' reaches all the same.
        const isDenied =
          found && reach !== 'everything' && denied.test(words.slice(Math.max(0, found.index - near), found.index))
        if (found && !isDenied)
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
