import { findParties } from '../../parties/parties.ts'
import { findCrossReferences } from '../../references/cross-references.ts'
import { findSections, flatten } from '../../sections/sections.ts'
import { overlaps } from '../../span/span.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { isOtherSigner } from '../consistency/who/signer.ts'
import { coreName } from '../drafting/support/company-name.ts'
import { bodyWords, ownPages } from '../drafting/support/own-words.ts'
import { termUses } from '../drafting/support/terms.ts'
import { breaksOff } from '../missing/breaks-off.ts'
import { leansOn } from '../missing/leans-on.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { weightyTerms } from './weighty-terms.ts'

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,6}')

/** Terms that mean nothing without a definition, and on which money or a right turns wherever they are used. */
const decisive =
  /(?<![\p{L}“"'‘])(Territory|Cause|Acceptance|Competitors?|Field of Use|Good Reason|Fair Value|Excluded Liabilities|Retained Liabilities|Permitted Liens|Permitted Encumbrances|Acceptance Criteria|Usage Period|Restricted Period|Restricted Territory|Restricted Business|Competing Business|Competitive Business|Net Sales|Net Revenues?|Net Profits?|Gross Profits?|Change (?:of|in) Control|Material Adverse (?:Effect|Change)|Eligible Accounts|Eligible Receivables|Borrowing Base|Fixed Charge Coverage Ratio|Debt Service Coverage Ratio|Tangible Net Worth|Leverage Ratio|Target Working Capital|Net Working Capital|Earn-?[Oo]ut (?:Payment|Period)|Service Levels?|Service Credits?|Minimum Purchase (?:Amount|Commitment|Quantity)|Approved Uses?|Key Milestones?|Base Year|Operating Expenses|Proportionate Share|Pro Rata Share|Tenant['’]s Share|Triggering Event|Trigger Event|Liquidity Event|Qualified Financing|Valuation Cap|Discount Rate|Applicable Margin|Seller['’]s Knowledge|Losses|Indemnified Claims|Approved Budget|Disabling Event|Restricted Personnel|Key Personnel|Bad Leaver|Good Leaver)(?![\p{L}-])/gu
/** 'Net Sales means', '"Net Sales"', 'Net Sales: …', 'as defined in'. */
const isExplained = (words: string, term: string): boolean =>
  new RegExp(
    `["“'‘]\\s{0,2}(?:the\\s)?${escaped(term)}s?\\s{0,2}[,.]?\\s{0,2}["”'’]|${escaped(term)}s?\\s{1,3}(?:means?|shall mean|is defined|are defined|has the meaning|have the meaning|includes?|consists?|is equal|equals|as defined|\\(as defined|set (?:forth|out) (?:in|on)|described in|specified in|stated in|is \\$|of \\$)|(?:^|\\n)\\W{0,4}(?:[\\d.()a-z]{1,6}\\s{1,3})?${escaped(term)}s?\\s{0,3}[:.–—-]|(?:definition|meaning) of ${escaped(term)}|${escaped(term)}s?\\s{0,3}:\\s{0,6}[\\d$]|\\b(?:others?|rest|remainder|they|these|those|it|which)\\s{1,3}(?:is|are|being|shall be|constitutes?)\\s{1,3}(?:the\\s)?${escaped(term)}s?|${escaped(term)}s?\\s{1,3}(?:shall|will)\\s{1,3}be\\s{1,3}(?:taken|deemed|understood|read)\\s`,
    'iu',
  ).test(words)
/** A word of art that narrows or changes a sum, an act or a group, and that only a definition can explain. */
const ofArt =
  /(?<![\p{L}“"'‘])((?:Adjusted|Authorized|Covered|Designated|Fundamental|Major|Qualified|Qualifying|Eligible|Excluded|Reserved|Extraordinary|Allocable|Allowable|Normalized|Distributable|Restricted|Permitted|Approved|Combined|Modified|Net|Gross|Base|Minimum|Maximum|Target|Threshold|Cap) (?:Contribution|Receipts|Revenues?|Profits?|Income|Earnings|EBITDA|Sales|Proceeds|Cash Flow|Value|Price|Costs?|Decisions?|Matters?|Actions?|Transactions?|Transfers?|Transferees?|Expenses|Claims?|Losses|Accounts|Uses?|Margin|Cash|Amount|Investors?|Activit(?:y|ies)|Affiliates?|Competitors?|Customers?|Territory|Rate|Yield|Volume|Performance))(?![\p{L}-])(?! \p{Lu})/gu
/** Where such a word decides: what is forbidden without a vote, what a share is taken of, what must reach a figure. */
const decides = /\b(?:[Nn]o|[Aa]ny|[Ee]very|[Ee]ach|[Tt]he|of|its|to|based on|times|by|in) $/

/** 'If the Picture reaches the Box Office Threshold': a figure on which a payment turns, and which only a definition has. */
const toReach =
  /(?<=\b(?:reach|reaches|reached|exceeds?|meets?|achieves?|attains?|surpass|surpasses|satisfy|satisfies|hits?) the )((?:[A-Z][a-z]{2,14} ){1,3}(?:Threshold|Target|Hurdle|Milestone|Benchmark|Breakpoint|Quota))(?![\p{L}-])/gu

/** What leads into a term of one word: 'in the Territory', 'other than for Cause'. */
const leadsIn =
  /\b(?:the|a|an|any|each|no|its|for|of|upon|on|in|by|to|after|before|without|with|all|such|within)\s{1,3}$/

const definedElsewhere =
  /\bcapitali[sz]ed\s{1,12}(?:terms?|words?)\b|\bwords? (?:with|in) capitals?\b|\bterms? (?:used (?:herein|but not defined)|not (?:otherwise )?defined)\b/i

const isPart = (document: CheckedDocument): boolean =>
  breaksOff(document) || leansOn(document) !== null || definedElsewhere.test(document.text)

const undefinedButDecisive = (document: CheckedDocument): Hit[] => {
  if (isPart(document)) return []
  const listed = decisiveOfLists(document)
  const others = weightyTerms(document).filter((one) => !listed.some((other) => overlaps(one, other)))
  return [...listed, ...others]
}

const decisiveOfLists = (document: CheckedDocument): Hit[] => {
  const words = bodyWords(document)
  const noTerms = termUses(document).length < 1
  const seen = new Set<string>()
  const found = [
    ...words.matchAll(toReach),
    ...(noTerms ? [] : words.matchAll(decisive)),
    ...(noTerms ? [] : [...words.matchAll(ofArt)]).filter(({ index }) =>
      decides.test(words.slice(Math.max(0, index - 12), index).replace(/\s/g, ' ')),
    ),
  ]
  return found.flatMap(({ index, 0: written }): Hit[] => {
    const term = written.replace(/\s+/g, ' ')
    // A word that begins a sentence, or stands in a heading, has a capital anyhow.
    if (!term.includes(' ') && !leadsIn.test(words.slice(Math.max(0, index - 12), index))) return []
    const key = term.toLowerCase().replace(/s$/, '')
    if (seen.has(key)) return []
    seen.add(key)
    // The head of a section is no use of the term, and in a title everything has capitals.
    const line = words.slice(words.lastIndexOf('\n', index) + 1, index + written.length + 40)
    if (!/\p{Ll}{2,}/u.test(line.replace(written, '')) || isExplained(document.text, term.replace(/s$/, ''))) return []
    return [
      { start: index, end: index + written.length, message: `'${term}' is used as a defined term and is not defined.` },
    ]
  })
}

/** '"Fee" as defined in Section 15', where Section 15 does not have the term. */
const pointsNowhere = (document: CheckedDocument): Hit[] => {
  if (isPart(document)) return []
  const sections = flatten(findSections(document))
  return findCrossReferences(document).flatMap(({ kind, outcome, target, start, end }): Hit[] => {
    if (kind === 'attachment' || outcome !== 'found' || !target) return []
    const before = document.text.slice(Math.max(0, start - 140), start).replace(/\s+/g, ' ')
    const term =
      /\b((?:\p{Lu}[\p{L}-]{2,20} ){0,3}\p{Lu}[\p{L}-]{2,20})(?: of (?:the )?\p{Lu}[\p{L}-]{2,20})?,?(?: \()? ?(?:as |is |are )?(?:that term is )?defined (?:in|under) $/u.exec(
        before,
      )?.[1]
    const section = sections.find((one) => one.start === target.start) ?? target
    const there = document.text.slice(section.start, Math.max(section.end, target.end))
    if (!term || there.length < 40 || (section.start <= start && start < section.end)) return []
    if (there.replace(/\s+/g, ' ').toLowerCase().includes(term.toLowerCase().replace(/^the /, ''))) return []
    const words = document.text.slice(start, end).replace(/\s+/g, ' ')
    return [{ start, end, message: `${words} does not define '${term}'.` }]
  })
}

const pointsBelow =
  /\b(?:notices?|letters?|communications?)\b.{0,300}\b(?:address(?:es)?\b.{0,40}\b(?:below|under (?:the|its|their|his|her) (?:names?|signatures?)|beneath|on the signature page|set (?:forth|out) (?:below|under))|signature page)/i
const emptyAddress = /^[^\n]{0,80}\b(?:address|attn|e-?mail)[ \t]*:[ \t]{0,8}_{5,}[ \t]*(?:$|[^\n_]{0,60}_{5,})/gim
const filledAddress = /\b(?:address|attn|e-?mail)[ \t]*:[ \t]{0,8}[^\W_]/i

const noticeToNowhere = (document: CheckedDocument): Hit[] => {
  const rule = readingOf(document).all.find(({ text }) => pointsBelow.test(text.slice(0, longest)))
  if (!rule) return []
  const end = document.text.slice(rule.end)
  const [line] = [...end.matchAll(emptyAddress)]
  if (!line || filledAddress.test(end)) return []
  const start = rule.end + line.index
  return [
    { start: rule.start, end: rule.end },
    { start, end: start + line[0].length },
  ]
}

const toCome =
  /\b((?:Exhibit|Schedule|Appendix|Annex|Attachment) [A-Z\d]{1,3}\b[^\n[\]()]{0,60}?)(?:\n[^\n]{0,60}){0,4}\n?[[(]\s?(?:to (?:be (?:provided|attached|added|completed|supplied|inserted)|come|follow)|not attached|forthcoming|TBD|tk)\s?[\])]|\b((?:Exhibit|Schedule|Appendix|Annex|Attachment) [A-Z\d]{1,3}\b[^\n[\]]{0,20})\[[^\]\n]{0,40}\bsee (?:the )?attached[^\]\n]{0,30}\]/gi
const attachments = (document: CheckedDocument): Hit[] =>
  [...ownPages(document).matchAll(toCome)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.trimEnd().length,
    message: `${(words.split(/[[(]/, 1)[0] ?? '')
      .trimEnd()
      .replace(/[–—-]$/, '')
      .trimEnd()
      .replace(/\s+/g, ' ')} is still to come.`,
  }))

const legalForm =
  '(?:Inc|Corp|LLC|L\\.L\\.C|LLP|LP|L\\.P|Ltd|Co)\\b\\.?|(?:Incorporated|Corporation|Limited|Company)\\b'
const kin =
  /\b(?:affiliates?|parent|subsidiar(?:y|ies)|formerly|f\/k\/a|n\/k\/a|d\/b\/a|doing business|successor|predecessor|division|merg\w+|assign\w+|general partner|manager of|sister|trustee|agent|lender|bank|owner of|guarantor|together with|member)\b/i
/** Words with which many names begin. */
const common =
  /^(?:the|first|united|american|national|new|north|south|east|west|pacific|atlantic|great|general|global|international|state|city|county|blue|green|red|black|white|golden|silver|grand|royal|st|saint|san|los|las)$/i

const titled = (words: string): string =>
  words.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())

/** A company that is written like a party and is none: 'Oak Machine Works, Inc.' for 'Oak Fabricating Co.'. */
const almostAParty = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  const parties = findParties(document).filter(({ from }) => from === 'preamble')
  const names = findParties(document).map(({ name }) =>
    coreName(name)
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ''),
  )
  return parties.flatMap(({ name, end }): Hit[] => {
    const [first = '', second = '', ...more] = coreName(name).split(/\s+/)
    const stem = common.test(first) || first.length < 4 ? `${first} ${second}` : first
    if (stem.replace(/\W/g, '').length < 4 || (stem !== first && more.length === 0)) return []
    const like = new RegExp(
      `(?<!\\p{Lu}[\\p{L}’'-]{1,20} )(?<![\\p{L}\\d])(?:${escaped(stem)}|${escaped(stem.toUpperCase())}|${escaped(titled(stem))})(?:[ ]{1,2}(?:&[ ]|of[ ]|and[ ])?[A-Z][\\w&.’'-]{1,20}){1,5},?[ ]{1,2}(?:${legalForm})`,
      'gu',
    )
    return [...words.matchAll(like)].flatMap(({ index, 0: found }): Hit[] => {
      const bare = coreName(found)
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, '')
      const around = words.slice(Math.max(0, index - 120), index + found.length + 80)
      if (index < end || isOtherSigner(document, { start: index, end: index + found.length })) return []
      if (names.some((one) => one === bare || one.includes(bare) || bare.includes(one))) return []
      if (
        kin.test(around.replace(found, ' ')) ||
        /^\s?\(?["“(]/.test(words.slice(index + found.length, index + found.length + 8))
      )
        return []
      return [
        {
          start: index,
          end: index + found.length,
          message: `${found.replace(/\s+/g, ' ')} is no party; the party is ${name.replace(/\.$/, '')}.`,
        },
      ]
    })
  })
}

/** Parts of some deals only: what a clause says of one leads nowhere where the deal has none. */
const partsOfDeals: readonly (readonly [mention: RegExp, known: RegExp, name: string])[] = [
  [/\b(?:under|of|by|to|from) the earn-?out\b/i, /\bearn-?out\b/gi, 'earn-out'],
  [/\b(?:under|of|by|to|from|with) the escrow (?:agent|account|fund|amount)\b/i, /\bescrow\b/gi, 'escrow'],
  [/\b(?:under|of|by|from) the letter of credit\b/i, /\bletter of credit\b/gi, 'letter of credit'],
  [/\b(?:under|of|from) the holdback\b/i, /\bholdback\b/gi, 'holdback'],
]
/** Words of one kind of deal each: a sentence that has several of them belongs to that kind. */
const kindsOfDeals: readonly (readonly [name: string, words: readonly RegExp[]])[] = [
  [
    'a lease of premises',
    [/\blandlord\b/i, /\btenants?\b/i, /\bpremises\b/i, /\b(?:percentage|base|additional) rent\b/i, /\bbreakpoint\b/i],
  ],
  [
    'a job',
    [/\bemployer\b/i, /\bemployees?['’]s (?:employment|salary|duties)\b/i, /\bat[- ]will\b/i, /\bpaid time off\b/i],
  ],
  [
    'a sale of land',
    [/\bescrow agent\b/i, /\btitle company\b/i, /\bdeed\b/i, /\bearnest money\b/i, /\breal property\b/i],
  ],
  ['a franchise', [/\bfranchisor\b/i, /\bfranchisees?\b/i, /\bfranchised (?:business|location)\b/i]],
  ['a loan', [/\bborrower\b/i, /\blenders?\b/i, /\bprincipal (?:balance|amount)\b/i, /\bprepayment\b/i]],
  ['construction work', [/\bsubcontractors?\b/i, /\bretainage\b/i, /\bpunch list\b/i, /\bchange orders?\b/i]],
]
const fewestOfKind = 2

/** A sentence in the words of another kind of deal, none of which stands anywhere else in the paper. */
const ofAnotherKind = (document: CheckedDocument): Hit[] =>
  kindsOfDeals.flatMap(([name, kind]): Hit[] => {
    const ofKind = readingOf(document).all.filter(({ text }) => kind.some((word) => word.test(text.slice(0, longest))))
    const [only, second] = ofKind
    if (!only || second || !/\b(?:shall|will|must|may)\b/.test(only.text)) return []
    if (kind.filter((word) => word.test(only.text.slice(0, longest))).length <= fewestOfKind) return []
    const rest = document.text.slice(0, only.start) + document.text.slice(only.end)
    return kind.some((word) => word.test(rest))
      ? []
      : [
          {
            start: only.start,
            end: only.end,
            message: `This speaks of ${name}, and nothing else in the document does.`,
          },
        ]
  })

const leftovers = (document: CheckedDocument): Hit[] => {
  if (isPart(document)) return []
  return [...ofAnotherKind(document), ...partsWithoutDeal(document)]
}
const partsWithoutDeal = (document: CheckedDocument): Hit[] => {
  return partsOfDeals.flatMap(([mention, known, name]): Hit[] => {
    const found = readingOf(document).binding.find(({ text }) => mention.test(text.slice(0, longest)))
    if (!found) return []
    const paragraph = { start: document.text.lastIndexOf('\n', found.start) + 1, end: found.end }
    const others = [...document.text.matchAll(known)].filter(
      ({ index }) => index < paragraph.start || index >= paragraph.end,
    )
    return others.length > 0
      ? []
      : [
          {
            start: found.start,
            end: found.end,
            message: `The ${name} is mentioned here only: nothing else in the document has one.`,
          },
        ]
  })
}

const words = { concerns: ['contract'], insight: 'risk' } as const

/** Words on which much depends, and which lead nowhere. */
export const wordPitfalls: readonly DocumentCheck[] = [
  {
    ...words,
    id: 'definition.decisive',
    title: 'A term that decides much and is not defined',
    severity: 'medium',
    category: 'Definitions',
    why: 'Money or a right turns on the term, and each side will give it its own meaning.',
    advice: 'Define it where it is first used, with a figure, a list or a test that anybody can apply.',
    find: undefinedButDecisive,
  },
  {
    ...words,
    id: 'definition.elsewhere',
    title: 'A definition is said to be where it is not',
    severity: 'medium',
    category: 'Definitions',
    why: 'A duty whose extent is defined nowhere can be read as wide or as narrow as one likes.',
    advice: 'Correct the number of the section, or write the definition.',
    find: pointsNowhere,
  },
  {
    ...words,
    id: 'blank.notice-address',
    title: 'Notices go to addresses that are blank',
    severity: 'medium',
    category: 'Blanks',
    why: 'A notice that must go to an address which nobody wrote down cannot be given as agreed.',
    advice: 'Fill in the addresses, with somebody to whose attention notices go.',
    find: noticeToNowhere,
  },
  {
    ...words,
    id: 'reference.attachment-to-come',
    title: 'An attachment is only promised',
    severity: 'medium',
    category: 'References and numbering',
    why: 'Whoever signs agrees to what nobody has seen, or to nothing.',
    advice: 'Attach it before anybody signs.',
    find: attachments,
  },
  {
    ...words,
    id: 'reference.leftover',
    title: 'A clause on something that this deal does not have',
    severity: 'medium',
    category: 'References and numbering',
    why: 'It was left from another paper, or something that was agreed was left out.',
    advice: 'Delete the clause, or add the terms on which it rests.',
    find: leftovers,
  },
  {
    ...words,
    id: 'party.almost',
    title: 'A company that is named like a party and is none',
    severity: 'high',
    category: 'Parties and signatures',
    why: 'A right or a signature that belongs to a company outside of the contract helps neither side.',
    advice: 'Find out which company is meant, and write its registered name.',
    find: almostAParty,
  },
]
