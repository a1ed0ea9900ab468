import type { DocumentText } from '@casewright/core'
import type { Sentence } from '../../sentences/sentences.ts'
import type { Span } from '../../span/span.ts'
import { checkedDocument } from '../checked-document.ts'
import { lettersIn, type Tagged, tagged } from '../harsh/tagged.ts'
import { mutual } from '../harsh/term.ts'
import { once } from '../reading/once.ts'
import { readingOf } from '../reading/prose.ts'
import { type Limit, limitsIn } from './limits.ts'
import { borne, type Effect, excused, givenUp, powers } from './words.ts'

/** A part of a contract that gives one side something, or takes it from it. Offsets are UTF-16 units of the text. */
export interface SideTerm extends Span {
  how: Effect
  /** What limits it in the same sentence; empty: nothing there does. */
  limits: readonly Limit[]
}

/** A side as the contract calls it, with what it alone may do, gives up, bears and does not answer for. */
export interface SideOfBalance {
  side: string
  terms: readonly SideTerm[]
}

const kinds: readonly (readonly [Effect, readonly RegExp[]])[] = [
  // 'Landlord shall never owe more' excuses it, and forbids it nothing.
  ['excused', excused],
  ['gives-up', givenUp],
  // 'Author may examine the books at Author's cost' is what she may do.
  ['may', powers],
  ['bears', borne],
]

/** Sides that an expression of a kind catches in some words; a 'she' is the only one that they name. */
const caughtBy = (patterns: readonly RegExp[], words: string): Set<string> => {
  const here = lettersIn(words)
  const only = here.length === 1 ? here : []
  return new Set(
    patterns.flatMap((pattern) =>
      [...words.matchAll(pattern)].flatMap(({ index, 1: letter }) => {
        const joined = /@([A-F]),? (?:and|or) $/.exec(words.slice(Math.max(0, index - 12), index))?.[1]
        return letter ? [letter, ...(joined ? [joined] : [])] : only
      }),
    ),
  )
}
/** 'Merchant waives a jury, as does Buyer.' */
const alike =
  /\b[Nn]either @[A-F] nor @[A-F]\b|\b(?:as|so) (?:does|do|shall|will|may) @[A-F]\b|@[A-F],? (?:and|or) @[A-F] (?:shall |will |may )?each\b/

/** '2.3 ' or '(b) ' before the words. */
const label = /^\s*(?:(?:\d{1,3}(?:\.\d{1,3}){1,4}\.?|\d{1,3}[.)]|\([a-z\d]{1,4}\))\s)?/i

/** A sentence, or its parts where it lists several things. */
const partsOf = (sentence: Sentence): Sentence[] => {
  const parts: Sentence[] = []
  let at = 0
  for (const piece of sentence.text.split(/(?<=;)\s|\s(?=\([a-z]{1,4}\)\s)/)) {
    const begin = sentence.text.indexOf(piece, at)
    at = begin + piece.length
    const start = begin + (label.exec(piece)?.[0].length ?? 0)
    parts.push({ ...sentence, text: piece, start: sentence.start + start, end: sentence.start + at })
  }
  return parts
}

const termsIn = ({ words, sentence, names }: Tagged): [letter: string, term: SideTerm][] => {
  if (mutual.test(words) || alike.test(words)) return []
  const taken = new Set<string>()
  const found: [string, SideTerm][] = []
  for (const [how, patterns] of kinds) {
    const caught = caughtBy(patterns, words)
    // What every side of a contract has alike is no weight on one of them.
    if (caught.size > 1 && caught.size === Object.keys(names).length) continue
    for (const letter of caught) {
      if (taken.has(letter)) continue
      taken.add(letter)
      found.push([letter, { how, start: sentence.start, end: sentence.end, limits: limitsIn(words, how) }])
    }
  }
  return found
}

/** 'Each Party may': a word for whoever it is. */
const isNobody = /^part(?:y|ies)$/i

const read = once((document): readonly SideOfBalance[] => {
  const sides = new Map<string, SideTerm[]>()
  for (const sentence of readingOf(document).binding) {
    for (const part of partsOf(sentence)) {
      const marked = tagged(document, part)
      for (const [letter, term] of termsIn(marked)) {
        const name = marked.names[letter] ?? ''
        sides.set(name, [...(sides.get(name) ?? []), term])
      }
    }
  }
  return [...sides].filter(([name]) => name !== '' && !isNobody.test(name)).map(([side, terms]) => ({ side, terms }))
})

/**
 * What each side of a contract alone may do, gives up, bears and does not answer for, in the order of the text, each with what limits
 * it in its own sentence. Words that hold for both sides alike are left out.
 */
export const balanceOf = (source: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): readonly SideOfBalance[] => {
  const document = checkedDocument(source)
  return document.concern === 'contract' ? read(document) : []
}
