import { findParties } from '../../parties/parties.ts'
import { hasSides } from '../bar/sides.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { sentenceAt } from '../consistency/support/stretches.ts'
import { bodyWords } from '../drafting/support/own-words.ts'
import { termUses } from '../drafting/support/terms.ts'

/** Nouns that are a term only with a definition: what is counted, measured, tested, or has to happen. */
const heads =
  'Periods?|Downtime|Uptime|Failures?|Charges?|Standards?|Employees?|Events?|Amounts?|Rates?|Items?|Visits?|Windows?|Adjustments?|Incidents?|Thresholds?|Credits?|Levels?|Requirements?|Conditions?|Factors?|Formula|Date|Days?|Hours|Fees?|Premium|Allowance|Defaults?|Breach(?:es)?|Cause|Triggers?|Tests?|Criteria|Costs|Losses|Value|Price|Percentage|Cap|Limit|Minimum|Maximum|Targets?|Milestones?|Outages?|Emergenc(?:y|ies)|Deficienc(?:y|ies)|Shortfall|Surplus|Territory|Area|Zone|Radius|Competitors?|Customers?|Accounts?|Persons?|Users?|Buyers?|Investors?|Transfer(?:ee)?s?|Uses?|Claims?|Liabilities|Obligations|Expenses|Receipts|Revenues?|Proceeds|Profits?|Share|Ratio|Basis|Delays?|Defects?|Holders?|Services?|Products?|Materials?|Work|Interest|Balance|Reserve|Deposit|Rent|Royalt(?:y|ies)|Bonus|Commission|Quantit(?:y|ies)|Volume|Commitment|Budget|Yield|Tariff|Markup|Margin|Discount|Rebate|Penalt(?:y|ies)|Surcharge|Supplement|Retainer|Termination|Cancellation|Completion|Acceptance|Delivery|Closing|Personnel|Savings|Indebtedness|Liens?|Encumbrances|Facilit(?:y|ies)|Season|Quarter|Purposes?|Deliverables?|Improvements|Inventory'
/** Capitals behind small letters that end in one of some nouns, and go on in none. */
const phraseOf = (nouns: string): RegExp =>
  new RegExp(
    `(?<=[\\p{Ll},] )(${nouns})(?![\\p{L}’'-])(?! (?:of (?:the )?)?\\p{Lu}| \\(| [IVX\\d]| (?:and|or|&) \\p{Lu})`,
    'gu',
  )
const phrase = phraseOf(`(?:\\p{Lu}[\\p{Ll}-]{2,18} ){1,2}(?:${heads})`)
/** Nouns that with a capital are terms by themselves. */
const alone =
  'Collateral|Term|Closing|Products?|Services?|Deliverables?|Premises|Software|Affiliates?|Territory|Project|Equipment|Property|Royalt(?:y|ies)|Competitors?'
const anyTerm = phraseOf(
  `(?:\\p{Lu}[\\p{Ll}-]{2,18} ){1,2}(?:${heads}|Information|Form|Property|Assets|Data|Policy|Plan|Year|Site)|${alone}`,
)
/** What leads into a term, and no name: 'the', 'within the', 'less', 'for'. */
const leadsIn =
  /\b(?:[Tt]he|[Aa]|[Aa]n|[Aa]ny|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|such|less|plus|for|of|during|upon|on|after|before|until|from|at|by|its|their|than|to)\s$|['’]s\s$/
/** Names, offices, papers and laws. */
const proper =
  /\b(?:United|States?|County|City|Court|Act|Code|Exhibit|Schedule|Section|Article|Appendix|Annex|Attachment|Addendum|Secretary|Commission(?:er)?|University|Internal|Labor|Social|Security|Federal|National|American|Civil|Public|Patent|Trademark|North|South|East|West|Board|Department|Office|Chief|General|Vice|Managing|Director|President|Counsel|Attorney|Agreement|Contract|Lease|License|Note|Plan|Policy|Act|Law|Rules?|Company|Corporation|Inc|Bank|Trust|Street|Avenue|Uniform|Commercial|Pacific|Eastern|Central|Mountain|Good|Human|Resources|Medicare|Health|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Party|Parties|Base|Prime|Business|Calendar|Working|Third|Fair|Market|Consumer|Fiscal|Effective|Commencement|New|Limited|Force|Majeure|Confidential|Intellectual|Property|Order|Purchase|Statement|Letter|Form|Change|Per|Occurrence|Invoice|Net)\b/
const weighs =
  /[$€£]|%|\bpercent\b|\b(?:pays?|payable|due|paid|terminate\w*|end this|refund\w*|suspend|liab\w+|indemnif\w+|shall not|may not|credits?|interest|charges?|penalty|rise[sd]?|accelerat\w+|forfeit\w*|entitled|default|waive[sd]?|released?)\b/i
const wayOut =
  /\b(?:capitali[sz]ed (?:terms?|words?)|terms? (?:used (?:herein|but not defined)|not (?:otherwise )?defined))\b/i
/** 'As defined in the Asset Purchase Agreement': words with capitals may come from there. */
const fromAnother =
  /\b(?:defined|given|ascribed|assigned)\b[^.;]{0,60}\b[Ii]n (?:(?:the )?(?:[Rr]ecitals|[Ss]ection [\d.]{1,6}|[Aa]rticle \w{1,4}) (?:of|to) )?(?:the|that|such) (?:\p{Lu}[\p{L}-]{1,20} ){1,4}(?:Agreement|Contract|Plan|Lease|Indenture|Note)\b/u

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s{1,6}')
const singular = (words: string): string => words.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

/** Said anywhere to be something: quoted, bracketed, in bold, before a colon or a stroke, in a table, or explained. */
const isExplained = (text: string, term: string): boolean => {
  const stem = escaped(singular(term)).replace(/y$/, '(?:y|ie)')
  const one = `${stem}(?:e?s)?`
  return new RegExp(
    `["“‘'*_[(]\\s{0,2}(?:(?:the|each|an?|any)\\s)?${one}\\s{0,2}[,.;]?\\s{0,2}["”’'*_\\])]|(?:^|\\n)[^\\p{L}\\n]{0,10}(?:(?:the|section|article|[a-z]{1,3}[.)])\\s)?(?:[\\d.]{1,8}\\s{1,4})?${one}\\s{0,3}(?:[.:|\\t–—-]|\\s-|\\n|\\()|[|\\t]\\s{0,6}${one}\\s{0,60}(?:[|\\t\\n]|$)|(?:^|\\n)[*_ ]{0,12}${one}[*_ ]{0,60}[ ]{2}\\S|(?:called|known as|referred to as|constitutes?|deemed|considered|is|are|be|term|phrase|word|defin\\w{2,6}(?: of)?|meaning of|collectively,?)\\s(?:(?:the|an?)\\s)?${one}(?![\\p{L}-])|${one},?\\s(?:shall\\s|will\\s)?(?:means?|is|are|be|refers?|has|have|includes?|consists?|equals?|runs|begins?|starts?|as\\s(?:defined|used|set)|set\\s(?:forth|out)|described|specified|stated|shown|listed|determined|calculated|under\\s(?:section|article|clause)|in\\s(?:section|exhibit|schedule|annex))\\b`,
    'iu',
  ).test(text)
}

/** Names, offices and documents that everybody knows, besides laws and places. */
const known =
  /\b(?:United|States?|County|City|Court|Act|Code|Exhibit|Schedule|Section|Article|Appendix|Annex|Attachment|Addendum|Secretary|Commission(?:er)?|University|Internal|Labor|Social|Federal|National|American|Civil|Public|Patent|Trademark|North|South|East|West|Board|Department|Office|Officer|Chief|Vice|Managing|Director|President|Counsel|Attorney|Law|Rules?|Corporation|Inc|Bank|Trust|Street|Avenue|Uniform|Commercial|Pacific|Eastern|Central|Mountain|Human|Resources|Medicare|January|February|March|April|May|June|July|August|September|October|November|December|Party|Parties|Business Days?|Calendar|Working|New|Intellectual Property|Per|Net)\b/

interface Asked {
  pattern: RegExp
  names: RegExp
  /** Something has to turn on the term where it stands. */
  weighs: boolean
  /** More of them are a habit of the writer, or defined in another paper. */
  most: number
}

const termsLeftOpen = (document: CheckedDocument, asked: Asked): Hit[] => {
  const uses = termUses(document)
  const said = document.text.replace(/\s+/g, ' ')
  if (uses.length < 3 || !hasSides(document) || wayOut.test(said) || fromAnother.test(said)) return []
  const words = bodyWords(document).replace(/\s/g, ' ')
  const defined = new Set(uses.map(({ term }) => singular(term.toLowerCase().replace(/\s+/g, ' '))))
  const parties = findParties(document).map(({ name }) => name.toLowerCase())
  const isMade = (term: string): boolean => {
    const parts = singular(term.toLowerCase()).split(' ')
    return parts.some(
      (_, at) =>
        defined.has(parts.slice(at).join(' ')) || (at > 0 && defined.has(singular(parts.slice(0, at).join(' ')))),
    )
  }
  const found = new Map<string, Hit>()
  const doubted = new Set<string>()
  for (const match of words.matchAll(asked.pattern)) {
    const term = match[1] ?? ''
    const key = singular(term.toLowerCase())
    if (found.has(key) || doubted.has(key)) continue
    doubted.add(key)
    if (
      !leadsIn.test(words.slice(Math.max(0, match.index - 10), match.index)) ||
      asked.names.test(term) ||
      isMade(term)
    )
      continue
    if (parties.some((name) => name.includes(key)) || isExplained(document.text, term)) continue
    const sentence = sentenceAt(document, match.index)
    if (!sentence || sentence.text.length > 1500) continue
    const rest = sentence.text.replace(term, ' ')
    // In a heading, a title or a list of names everything has capitals.
    const plain = rest.match(/(?<![\p{L}])\p{Ll}{2,}/gu) ?? []
    const capital = rest.match(/(?<![\p{L}])\p{Lu}\p{Ll}+/gu) ?? []
    if (plain.length < 4 || capital.length > plain.length || (asked.weighs && !weighs.test(rest))) continue
    found.set(key, {
      start: match.index,
      end: match.index + term.length,
      message: `'${term}' is used as a defined term and is not defined.`,
    })
  }
  return found.size > asked.most ? [] : [...found.values()]
}

/** Terms in capitals on which an amount, a right or a duty turns, and which nothing in the paper explains. */
export const weightyTerms = (document: CheckedDocument): Hit[] =>
  termsLeftOpen(document, { pattern: phrase, names: proper, weighs: true, most: 3 })

/** Whatever is written like a term, be it once, and which nothing in the paper explains. */
export const termsUsedOnce = (document: CheckedDocument): Hit[] =>
  termsLeftOpen(document, { pattern: anyTerm, names: known, weighs: false, most: 8 })
