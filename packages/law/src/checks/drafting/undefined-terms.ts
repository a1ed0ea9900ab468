import { contractKinds } from '../../kinds/sign.ts'
import { findParties } from '../../parties/parties.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { breaksOff } from '../missing/breaks-off.ts'
import { termsUsedOnce } from '../pitfalls/weighty-terms.ts'
import { bodyWords } from './support/own-words.ts'
import { termUses } from './support/terms.ts'

/** What a term of a contract is most often the name of: a capitalized phrase that ends so is meant as a term. */
const heads =
  'Date|Period|Term|Price|Receipts|Proceeds|Revenues?|Profits?|Fees?|Amounts?|Payments?|Services?|Products?|Goods|Work|Deliverables?|Property|Premises|Information|Materials|Event|Losses|Claims?|Documentation|Documents|Software|Data|Territory|Affiliates?|Closing|Shares|Rate|Default|Obligations|Indemnitees|Representatives|Equipment|Facility|Site|Inventions?|Taxes|Expenses|Assets|Liabilities|Milestones?|Specifications|Warranty|Day|Days|Year|Quarter|Field|Technology|Know-How|Indebtedness|Cause|Improvements|Party|Parties|Rent|Deposit|Loan|Users?|Orders?|Results|Records|Rules|Requirements|Notice|Reports?|Costs?'
const phrase = new RegExp(
  `(?<=\\b(?:[Tt]he|[Ss]uch|[Aa]ny|[Ee]ach|[Aa]ll|of|[Ii]ts|an?|[Tt]his|[Tt]hese|to|[Nn]o|other)\\s{1,6})((?:\\p{Lu}[\\p{Ll}-]{2,20}\\s{1,6}){0,3}(?:${heads}))(?![\\w-])(?!\\s{1,6}(?:of\\s{1,6})?\\p{Lu})`,
  'gu',
)
/** Words of no term: titles of other documents, institutions, places. */
const proper =
  /\b(?:United|States?|County|Court|Act|Code|Exhibit|Schedule|Section|Article|Appendix|Annex|Secretary|Commission|University|January|February|March|April|May|June|July|August|September|October|November|December|Internal|Revenue|Labor|Security|Federal|National|American|Civil|Public|Patent|Trademark|New|North|South|East|West|Board|Department|Office|Attachment|Addendum)\b/
/** Whoever made the contract: a definition would say no more. */
const plain = /^(?:the )?part(?:y|ies)$/i
/** 'Arbitration Rules of the Center': somebody else's, by their title. */
const isTitle = (text: string, written: string): boolean =>
  written.endsWith('Rules') &&
  squeezed(text)
    .split(`${written} of `)
    .slice(1)
    .some((after) => /^(?:the )?\p{Lu}/u.test(after))
const definedElsewhere =
  /\bcapitali[sz]ed\s{1,12}terms?\b[^.]{0,160}\b(?:not\s{1,12}(?:otherwise\s{1,12})?defined|undefined|defined\s{1,12}in\s{1,12}the)\b/i
const fewest = 2
const mostTerms = 60

const squeezed = (words: string): string => words.replace(/\s+/g, ' ')
const singular = (words: string): string => words.replace(/ies$/, 'y').replace(/s$/, '')

const undefinedTerms = (document: CheckedDocument): Hit[] => {
  const words = bodyWords(document)
  const known = termUses(document)
  // Where nothing is defined, capitals are a habit.
  if (known.length < 2 || breaksOff(document) || definedElsewhere.test(document.text)) return []
  const defined = new Set(known.map(({ term }) => singular(squeezed(term).toLowerCase())))
  const parties = findParties(document).map(({ name }) => name.toLowerCase())
  const found = new Map<string, Hit[]>()
  for (const match of words.matchAll(phrase)) {
    const written = squeezed(match[1] ?? '')
    const key = singular(written.toLowerCase())
    // The end of a longer name: 'Statement of Work'.
    if (
      /\p{Lu}[\p{Ll}\p{Lt}\p{Lm}\p{Lo}-]*\s{1,6}(?:of|and|for|to|or)\s{1,6}(?:the\s{1,6})?$/u.test(
        words.slice(Math.max(0, match.index - 60), match.index),
      )
    )
      continue
    if (
      proper.test(written) ||
      plain.test(written) ||
      isDefined(key, defined) ||
      parties.some((name) => name.includes(key))
    )
      continue
    const hits = found.get(written) ?? []
    hits.push({ start: match.index, end: match.index + match[0].length })
    found.set(written, hits)
  }
  // A text where everything has capitals defines nothing.
  const often = [...found].filter(([, hits]) => hits.length >= fewest)
  if (often.length > mostTerms) return []
  return often.flatMap(([written, hits]) => {
    const [first] = hits
    if (!first || named(document.text, written) || isTitle(document.text, written)) return []
    return [{ ...first, message: `'${written}' is written as a defined term ${hits.length} times and is not defined.` }]
  })
}

/** Those that are written often, and the others that are written like a term, each once. */
const allUndefined = (document: CheckedDocument): Hit[] => {
  const often = undefinedTerms(document)
  const told = new Set(often.flatMap(({ message = '' }) => /^'([^']+)'/.exec(message)?.[1]?.toLowerCase() ?? []))
  const once = document.concern === 'contract' && !breaksOff(document) ? termsUsedOnce(document) : []
  const others = once.filter(({ start, end }) => !told.has(squeezed(document.text.slice(start, end)).toLowerCase()))
  return [...often, ...others]
}

/** Defined itself, or a defined word with others before it: 'Phase One Services' where 'Services' is defined. */
const isDefined = (key: string, defined: ReadonlySet<string>): boolean => {
  const parts = key.split(' ')
  return (
    parts.some((_, index) => defined.has(parts.slice(index).join(' '))) ||
    parts.some((_, index) => index > 0 && defined.has(singular(parts.slice(0, index).join(' '))))
  )
}

/** Quoted, set as a heading with a colon or a stop, or explained: defined in a way that is not read as a definition. */
const named = (text: string, written: string): boolean => {
  const one = written.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  const ending = one.endsWith('y') ? `${one.slice(0, -1)}(?:y|ies)` : `${one}(?:e?s)?`
  const term = ending.replaceAll(' ', '\\s{1,12}')
  return new RegExp(
    `\\(\\s?(?:(?:the|each|an?|together|collectively),?\\s){0,2}[*_]{0,3}${term}[*_]{0,3}\\s?\\)|["“‘'][*_]{1,3}${term}|(?:considered|deemed|treated\\s{1,6}as|called|definitions?\\s{1,6}of)\\s{1,6}(?:to\\s{1,6}be\\s{1,6})?(?:the\\s{1,6})?${term}(?![\\w-])|${term}\\s{1,6}of\\s{1,6}this\\s{1,6}\\w{1,20}\\s{1,6}(?:is|means|shall\\s{1,6}be)\\b|["“‘']\\s?(?:the\\s)?${term}["”’',.]|${term}["”]?\\s{1,6}(?:means?|shall\\s{1,6}(?:mean|be|have)|is\\s{1,6}(?:defined|the|an?\\b)|refers|has\\s{1,6}the\\s{1,6}meaning)|(?:^|\\n|\\)|\\d\\.?)\\s{0,12}${term}\\s{0,3}[.:\\n–—-]|(?:^|\\n)[|*_ \\t]{0,12}${term}[*_ ]{0,60}(?:[|\\t]|[ ]{2}\\S)`,
    'iu',
  ).test(text)
}

/** Words in capitals that look defined and are not. */
export const undefinedTermChecks: readonly DocumentCheck[] = [
  {
    id: 'definition.missing',
    title: 'A capitalized term that is not defined',
    concerns: ['any'],
    kinds: [...contractKinds, 'charter'],
    severity: 'medium',
    category: 'Definitions',
    insight: 'risk',
    why: 'Capitals promise a definition; without one, what the term covers is open to dispute.',
    advice: 'Define the term, or write it in small letters.',
    find: allUndefined,
  },
]
