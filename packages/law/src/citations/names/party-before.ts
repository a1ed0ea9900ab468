import type { Span } from '../../span/span.ts'
import { isSpokenOf } from './behind-comma.ts'
import { endsBefore } from './ends-before.ts'
import { connectors, joined, openers, petitioner } from './words.ts'

const mostWords = 24
const token = /\S+/g
const openMark = /^[("“‘'[*_<]+/

/**
 * The words of a party that end at `to`, going back no further than `bound`. `null` where none stands there.
 * A word in lower case, the end of a sentence, a signal and a closing bracket or quotation mark end it.
 */
export const partyBefore = (text: string, to: number, bound: number): Span | null => {
  const from = Math.max(bound, to - 330)
  const words = [...text.slice(from, to).matchAll(token)].map((match) => ({ word: match[0], at: from + match.index }))
  let first = -1
  let stop = false
  for (let k = words.length - 1; k >= Math.max(0, words.length - mostWords) && !stop; k--) {
    const here = words[k] ?? { word: '', at: 0 }
    // A star page of a reporter stands in the name: "Jin Fuey Moy *374 v. United States".
    if (/^\*\d+$/.test(here.word)) continue
    // A note's number, or the end of a sentence, runs into the name: "judge.[1]Baltimore".
    const glued = /^.*[.\])”"](?:\[?\d*\]?)(?=[A-Z][a-z]{2})/.exec(here.word)?.[0].length ?? 0
    const [word, at] = [here.word.slice(glued), here.at + glued]
    if (glued > 0) stop = true
    const after = words[k + 1]?.word
    // The first word of the window may be cut.
    if (k === 0 && from > bound && !/\s/.test(text[from - 1] ?? ' ')) break
    if (after !== undefined && endsBefore(word, after, words, k)) break
    const bare = word.replace(openMark, '').replace(/(?<![,*_])[,*_]+$/, '')
    const opens = !inBrackets.test(word) && bare.length < word.replace(/(?<![,*_])[,*_]+$/, '').length
    if (bare === '' || bare === '*') break
    if (opens && /^["“]/.test(word)) stop = true
    else if (opens) stop = true
    if (/^[a-z]/.test(bare) && !/^[a-z]{1,2}[A-Z\d]/.test(bare) && !joined.test(bare)) {
      if (
        !connectors.has(bare.replace(/,$/, '')) ||
        (bare === 'in' &&
          !/^(?:re|the|U\.|United|Bankruptcy|Possession)/.test(after ?? '') &&
          !joinedByIn.has(words[k - 1]?.word ?? '')) ||
        (/^(?:in|and)$/.test(bare) && isSovereign(words.slice(k + 1)))
      )
        break
      continue
    }
    if (/^(?:1[6-9]|20)\d\d$/.test(bare) || /^[*†‡§¶]/.test(bare)) break
    // The number of an item in a list: "4. eBay Inc. v. …".
    if (/^\d{1,3}[.)]$/.test(bare)) break
    if (
      openers.has(bare) &&
      !isOfName(words[k - 1]?.word ?? '', bare, after ?? '') &&
      !(bare === 'In' && /^re\b/i.test(after ?? '')) &&
      !(petitioner.test(bare) && words[k - 1]?.word.endsWith(',')) &&
      !(first < 0 && k === words.length - 1 && !after)
    ) {
      if (
        !/^(?:First|Second|Third)$/.test(bare) ||
        !/^(?:Nat|Fed|Sav|Bank|Bap|Ward|Am|Union|Trust|Cong|Pres)/.test(after ?? '')
      ) {
        if (first >= 0 && isSpokenOf(bare, words, k + 1)) first = words[k + 2]?.at ?? first
        break
      }
    }
    first = at + (opens ? word.search(/[^("“‘'[*_<]/) : 0)
  }
  if (first < 0) return null
  const particles = particle.exec(text.slice(Math.max(bound, first - 18), first))?.[1] ?? ''
  return trimParty(text, { start: first - particles.length, end: to })
}

/** 'Credit Suisse Securities (USA) LLC'. */
const inBrackets = /^\([A-Z][\w.]{0,20}\),?$/
/** Words that open a sentence, and are of a name here: 'Supreme Court of Virginia', 'Realty Title Insurance Co.'. */
const courts = /^(?:Supreme|Superior|Circuit|District|Municipal|Probate|Family|Juvenile|County|Columbia|[A-Z][a-z]+)$/
const isOfName = (before: string, word: string, after: string): boolean =>
  word === 'Title'
    ? /^(?:Ins|Guar|Co|&)/.test(after)
    : word === 'Court' && after === 'of' && courts.test(before) && !openers.has(before)

/** 'Parents Involved in Community Schools', 'Students Interested in Art'. */
const joinedByIn = new Set(['Involved', 'Interested', 'Engaged', 'Truth', 'Fairness'])

/** 'Sanders and United States v. Chadwick' are two cases, of which one is called by its name. */
const isSovereign = (words: readonly { word: string }[]): boolean =>
  /^(?:the )?(?:United States|U\. ?S\.)$/.test(words.map(({ word }) => word).join(' '))

/** "de la Cruz", "von Neumann": particles in lower case that belong to the name after them. */
const particle = /(?:^|[\s(;,“"])((?:(?:de|la|los|las|del|van|der|den|von|di|da|le|du|ter|ten|al)\s{1,3}){1,3})$/

/** 'Limited by Kisor v. Wilkie' begins with what became of another case. */
const treated =
  /^(?:Overruled|Abrogated|Superseded|Limited|Narrowed|Questioned|Criticized|Distinguished|Followed|Reversed|Vacated|Affirmed|Reaffirmed|Modified|Clarified|Explained|Disapproved|Rejected)\s{1,3}by\s{1,3}(?=\S)/

/** Without small words and marks at its ends. */
const trimParty = (text: string, span: Span): Span | null => {
  let { start, end } = span
  start += treated.exec(text.slice(start, end))?.[0].length ?? 0
  const words = text.slice(start, end)
  const lead =
    /^(?:\d{1,3},?\s+(?=and\s|United\s+States|State\s|People\s))?(?:(?:The|the|and|of|in|by|for|to|at|with|as|on|a|an|&|et)\s+(?!re\b))+/.exec(
      words,
    )?.[0].length ?? 0
  start += lead
  end -= /(?<![\s,*_])[\s,*_]*$/.exec(text.slice(start, end))?.[0].length ?? 0
  return end > start && /[A-Za-z\d]/.test(text.slice(start, end)) ? { start, end } : null
}
