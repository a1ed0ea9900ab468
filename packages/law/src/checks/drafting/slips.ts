import type { DocumentCheck, Hit } from '../check.ts'
import { unclosed } from './support/pairs.ts'
import { patternFinder } from './support/phrases.ts'

const twice =
  /(?<![\w’'-])(the|of|to|and|a|an|in|for|is|be|or|by|with|shall|will|this|on|are|was|were|from|any|its|may|must|at|as|not|such|each|their|has|have|been|these|which|if)(?: |[ \t]?\n[ \t]{0,20})\1(?![\w’'-])/gi

/** Slips of the hand. */
export const slipChecks: readonly DocumentCheck[] = [
  {
    id: 'slip.doubled-word',
    title: 'A word written twice',
    concerns: ['any'],
    severity: 'low',
    category: 'Plain language',
    insight: 'warning',
    why: 'A slip in the text makes the reader doubt the rest.',
    advice: 'Delete one of them.',
    find: (document) =>
      // 'Section A a' and 'IS is' are two words: what is written twice is written alike.
      patternFinder(
        twice,
        ([, word]) => word,
      )(document).filter(({ start, end }) => {
        const [one = '', other = ''] = document.text.slice(start, end).split(/\s+/)
        return one === other || (one.toLowerCase() === other && /^\p{Lu}\p{Ll}+$/u.test(one))
      }),
  },
  {
    id: 'slip.unmatched-parenthesis',
    title: 'A parenthesis is not closed or not opened',
    concerns: ['any'],
    severity: 'low',
    category: 'Plain language',
    insight: 'warning',
    why: 'Without its other half, it is unclear where an exception begins or ends.',
    advice: 'Add the missing half.',
    find: (document): Hit[] => unclosed(document, 'parenthesis'),
  },
  {
    id: 'slip.unmatched-quotation',
    title: 'A quotation mark is not closed or not opened',
    concerns: ['any'],
    severity: 'low',
    category: 'Plain language',
    insight: 'warning',
    why: 'Without the other mark, it is unclear which words are quoted or defined.',
    advice: 'Add the missing mark.',
    find: (document): Hit[] => unclosed(document, 'quotation'),
  },
]
