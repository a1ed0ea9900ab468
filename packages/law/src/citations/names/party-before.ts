import type { Span } from '../../span/span.ts'
import { belongsToName, connectors, isAbbreviation, joined, looksLikeOrganisation, openers, suffixes } from './words.ts'

const mostWords = 24
const token = /\S+/g
/** "Savin, Petitioner" is how old reports name who asks for a writ. */
const petitioner = /^Petitioners?$/
const openMark = /^[("“‘'[*_<]+/
const closeMark = /["”;:?!)\]]$/

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
    const opens = bare.length < word.replace(/(?<![,*_])[,*_]+$/, '').length
    if (bare === '' || bare === '*') break
    if (opens && /^["“]/.test(word)) stop = true
    else if (opens) stop = true
    if (/^[a-z]/.test(bare) && !/^[a-z]{1,2}[A-Z]/.test(bare) && !joined.test(bare)) {
      if (
        !connectors.has(bare.replace(/,$/, '')) ||
        (bare === 'in' && !/^(?:re|the|U\.|United|Bankruptcy|Possession)/.test(after ?? '')) ||
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
      !(bare === 'In' && /^re\b/i.test(after ?? '')) &&
      !(petitioner.test(bare) && words[k - 1]?.word.endsWith(',')) &&
      !(first < 0 && k === words.length - 1 && !after)
    ) {
      if (
        !/^(?:First|Second|Third)$/.test(bare) ||
        !/^(?:Nat|Fed|Sav|Bank|Bap|Ward|Am|Union|Trust|Cong|Pres)/.test(after ?? '')
      )
        break
    }
    first = at + (opens ? word.search(/[^("“‘'[*_<]/) : 0)
  }
  if (first < 0) return null
  const particles = particle.exec(text.slice(Math.max(bound, first - 18), first))?.[1] ?? ''
  return trimParty(text, { start: first - particles.length, end: to })
}

/** 'Sanders and United States v. Chadwick' are two cases, of which one is called by its name. */
const isSovereign = (words: readonly { word: string }[]): boolean =>
  /^(?:the )?(?:United States|U\. ?S\.)$/.test(words.map(({ word }) => word).join(' '))

/** "de la Cruz", "von Neumann": particles in lower case that belong to the name after them. */
const particle = /(?:^|[\s(;,“"])((?:(?:de|la|los|las|del|van|der|den|von|di|da|le|du|ter|ten|al)\s{1,3}){1,3})$/

/** 'Tires Operations, S. A.', 'Housing Administration, Region No. 4', 'Warden, Maryland Penitentiary'. */
const spacedForm = /^(?:S\. A\.|N\. V\.|B\. V\.|N\. A\.|P\. C\.|P\. A\.|L\. P\.|L\. L\. [CP]\.)(?:,|$)/
const numbered = /^(?:Region|Area|Branch|Unit|Precinct|School) No\. \d{1,4}$/
const office =
  /^(?:Warden|Superintendent|Sheriff|Secretary|Commissioner|Director|Administrator|Collector|Comptroller),$/
const institution = /\b(?:Penitentiary|Prison|Reformatory|Correction(?:al|s)?|Jail|Hospital|Bureau|Office|OWCP)\b/

const endsBefore = (word: string, after: string, words: { word: string }[], k: number): boolean => {
  if (closeMark.test(word) && !/^\(?[A-Z][^()]*\)$/.test(word)) return true
  if (/[”"]$/.test(word)) return true
  if (word.endsWith(',')) {
    const next = after.replace(/(?<![,.])[,.]+$/, '')
    if (suffixes.has(after.replace(/,$/, '')) || suffixes.has(next) || petitioner.test(next)) return false
    if (
      /^(?:Local|Lodge|Locals|Division|Div\.|Council|Post|Chapter|District|Dist\.|No\.)$/.test(words[k - 1]?.word ?? '')
    )
      return false
    if (/^[a-z]/.test(word) || openers.has(word.replace(/,$/, ''))) return true
    const rest = words
      .slice(k + 1)
      .map((each) => each.word)
      .join(' ')
    if (spacedForm.test(rest) || numbered.test(rest) || (office.test(word) && institution.test(rest))) return false
    return !(looksLikeOrganisation(rest) && words.length - k < 12) && !/^(?:&|and)$/.test(after)
  }
  if (word.endsWith('.')) return !isAbbreviation(word.slice(0, -1)) && !/^[a-z]/.test(after) && !belongsToName(after)
  return false
}

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
