import { findTermUses } from '../../../defined-terms/term-uses.ts'
import type { CheckedDocument, Hit } from '../../check.ts'
import { once } from '../../reading/once.ts'
import { bodyWords } from './own-words.ts'
import { type WrittenTerm, writtenTerms } from './written-terms.ts'

/** The defined terms with their uses. */
export const termUses = once(findTermUses)

const plain = /^\p{L}[\p{L} -]{5,60}$/u
const capitalized = /^\p{Lu}[\p{L}-]*(?: (?:of|and|the|in|for|to|or) | )\p{Lu}/u

/** Where the letters of the terms stand that are written in small letters and capitals. */
const written = once((document): WrittenTerm[] =>
  writtenTerms(
    bodyWords(document),
    termUses(document).flatMap(({ term }) => (plain.test(term) && /\p{Ll}/u.test(term) ? [term] : [])),
  ),
)

// 'The effective date of termination' is another date than the Effective Date.
const goesOn = /^\s{1,12}(?:of|for|under)\b/
// 'The delivery date' points to the term; 'payment of additional consideration' may be everyday words.
const pointed = /\b(?:the|such|any|each|every|no|this|these|those|its|their|all|part(?:y|ies)['’]s?)\s{1,12}$/i
const another = /\b(?:other|own|all\s{1,3}other|third\s{1,3}part(?:y|ies)['’]?s?)\s{1,3}$/i

/** Terms of two words and more in small letters, outside of their definition. */
export const inLowerCase = (document: CheckedDocument): Hit[] => {
  const words = bodyWords(document)
  const uses = new Map(termUses(document).map((use) => [use.term, use] as const))
  return written(document).flatMap(({ start, end, term, written: here }): Hit[] => {
    const use = uses.get(term)
    if (here !== term.toLowerCase() || !capitalized.test(term) || !use || use.uses.length < 2) return []
    const before = words.slice(Math.max(0, start - 30), start)
    if (goesOn.test(words.slice(end, end + 16)) || another.test(before) || !pointed.test(before)) return []
    // A definition may rest on the everyday words.
    if (use.definitions.some(({ meaning }) => meaning.start <= start && start < meaning.end)) return []
    return [{ start, end, message: `'${term}' is defined; here it stands in small letters.` }]
  })
}

/** 'Confidential information' or 'Sub-Contractor' where 'Confidential Information' and 'Subcontractor' are defined. */
export const otherSpellings = (document: CheckedDocument): Hit[] => {
  const words = bodyWords(document)
  const exact = new Set(termUses(document).map(({ term }) => term))
  return written(document).flatMap(({ start, end, term, written: here }): Hit[] => {
    if (exact.has(here) || here === here.toLowerCase() || !/\p{Ll}/u.test(here) || !/^\p{Lu}/u.test(here)) return []
    // 'This Contract or' is not 'Contractor', and a sentence may begin with the everyday words.
    if (/\s/.test(here) && !/[\s-]/.test(term)) return []
    // 'Third-Party Beneficiaries': two words joined before another.
    if (/-/.test(here) && !/-/.test(term) && /^\s\p{L}/u.test(words.slice(end, end + 2))) return []
    if (/^\p{Lu}\P{Lu}*$/u.test(here) && startsSentence(words, start)) return []
    return [{ start, end, rewrite: term, message: `Defined as '${term}'.` }]
  })
}

const startsSentence = (words: string, at: number): boolean =>
  /(?:^|[.!?:;)“"]|\n)\s{0,6}$/.test(words.slice(Math.max(0, at - 8), at))
