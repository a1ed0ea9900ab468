import type { FoundName } from '@casewright/law'
import type { Role } from './asked.ts'

/** What somebody does themselves, and what that makes of them and of the other. */
interface OwnDeal {
  self: string
  verb: string
  /** What leads to the other; none: the name follows the verb. */
  joint?: string
  other: string
}

const deals: readonly OwnDeal[] = [
  { self: 'seller', verb: 'sell|selling|sold', joint: 'to', other: 'buyer' },
  {
    self: 'buyer',
    verb: 'buy|buying|bought|purchase|purchasing|purchased|order|ordering',
    joint: 'from',
    other: 'seller',
  },
  { self: 'landlord', verb: '(?:rent|renting|lease|leasing|let|letting)(?: out)?', joint: 'to', other: 'tenant' },
  { self: 'tenant', verb: 'rent|renting|lease|leasing', joint: 'from', other: 'landlord' },
  { self: 'lender', verb: 'lend|lending|lent|loan|loaning|loaned', joint: 'to', other: 'borrower' },
  { self: 'lender', verb: 'lend|lending|lent|loan|loaning|loaned', other: 'borrower' },
  { self: 'borrower', verb: 'borrow|borrowing|borrowed', joint: 'from', other: 'lender' },
  { self: 'employer', verb: 'hire|hiring|hired|employ|employing|bring on|bringing on', other: 'employee' },
  {
    self: 'client',
    verb: 'hire|hiring|hired|engage|engaging|engaged|retain|retaining|retained|picked|chose|selected|went with',
    other: 'consultant',
  },
  {
    self: 'client',
    verb: 'hire|hiring|hired|engage|engaging|engaged|retain|retaining|retained|picked|chose|selected|went with',
    other: 'provider',
  },
  { self: 'consultant', verb: 'consult|consulting|advise|advising', joint: '(?:for|with)', other: 'client' },
  {
    self: 'provider',
    verb: 'do|doing|provide|providing|perform|performing|work|working',
    joint: 'for',
    other: 'client',
  },
]

const helpers =
  '(?:(?:am|are|will|be|just|also|now|finally|already|have|been|had|want to|would like to|like to|plan to|going to|gonna|need to|agreed to|agree to|intend to|wish to)[ \\t]){0,3}'
const introduction =
  /^\W{0,3}(?:(?:hi|hello|hey|ok|okay|so|well|yes|this is a \w+ agreement),? )?(?:I['’]m|I am|this is|it['’]s|my (?:full |legal )?name(?:['’]s| is)|name['’]?s|me|we['’]re|we are)\b[^.;\n]{2,160}(?:,|and)[ \t]$/iu
const ofSelf = new RegExp(
  `(?:\\b(?:I|we)(?:[ \\t]\\([^()\\n]{0,120}\\))?(?:['’](?:m|re|ll|ve|d))?[ \\t]${helpers}|^\\W{0,3}(?:(?:so|ok|okay|and|hi|hello)\\b,? )?)$`,
  'iu',
)

export interface FoundDeal {
  self: string
  other: string
  /** The name of the other, if the sentence has it. */
  object: FoundName | null
}

/** The end of a sentence that begins before a place: a stop, unless it is one of an abbreviation. */
const sentenceEnd = /(?<!\b(?:\p{Lu}|St|Ave|Rd|Dr|Inc|Co|Corp|Ltd|Mr|Ms|Mrs|No|Apt|Ste|Blvd))[.!?](?=\s)|[;\n]/u

/** Deals of whoever speaks: 'I'm selling my truck to Gavin Moss', 'I'm Ada Lee, renting my house to Bo Reyes'. */
export function ownDeals(
  text: string,
  roles: readonly Role[],
  nameAt: (from: number) => FoundName | null,
): FoundDeal[] {
  const has = (id: string) => roles.some((role) => role.id === id)
  return deals.flatMap(({ self, verb, joint, other }): FoundDeal[] => {
    if (!has(self) || !has(other)) return []
    return [...text.matchAll(new RegExp(`\\b(?:${verb})\\b`, 'giu'))].flatMap((match): FoundDeal[] => {
      const start = Math.max(0, match.index - 200)
      const before = text.slice(start, match.index)
      const sentence = before.slice(lastEnd(before))
      if (!ofSelf.test(sentence) && !(/ing\b/.test(match[0]) && introduction.test(sentence))) return []
      const after = match.index + match[0].length
      const rest = text.slice(after, after + 240)
      const stop = sentenceEnd.exec(rest)
      const said = stop ? rest.slice(0, stop.index) : rest
      const object = joint
        ? named(said, new RegExp(`\\b${joint}[ \\t]`, 'giu'), after, nameAt)
        : direct(said, after, nameAt)
      // 'I rent' may be of either side: what it is said of decides.
      // 'I'm renting it to a young couple': to somebody, whoever that is.
      const toSomebody =
        joint && new RegExp(`\\b${joint}\\s(?:an?|two|this|these|some|him|her|them)\\b`, 'i').test(said)
      if (!object && !toSomebody && /rent|lease|leasing|loan|^do|work|perform|provid/i.test(match[0])) return []
      return [{ self, other, object }]
    })
  })
}

function lastEnd(before: string): number {
  let at = 0
  for (let found = sentenceEnd.exec(before); found; found = sentenceEnd.exec(before.slice(at))) at += found.index + 1
  return at
}

/** A name that is one: of two words, or of a body. */
const full = (one: FoundName | null) => (one && (one.body || /\s/.test(one.words)) ? one : null)
const described = /^(?:(?:(?:a|an|my|our|the|his|her|their)[ \t])?(?:[\p{Ll}'’-]{1,20},?[ \t]){0,6})/u

function named(said: string, lead: RegExp, offset: number, nameAt: (from: number) => FoundName | null) {
  for (const match of said.matchAll(lead)) {
    const from = match.index + match[0].length
    const skip = described.exec(said.slice(from))?.[0] ?? ''
    if (/\b(?:to|from|for|at|in|on|by|and|of|is|was|will)\b/.test(skip)) continue
    const one = full(nameAt(offset + from + skip.length))
    if (one) return one
  }
  return null
}

function direct(said: string, offset: number, nameAt: (from: number) => FoundName | null) {
  const from = /^[ \t]*/.exec(said)?.[0].length ?? 0
  const skip = described.exec(said.slice(from))?.[0] ?? ''
  return /\b(?:to|from|for|at|in|on|by|of|is|was|will)\b/.test(skip) ? null : full(nameAt(offset + from + skip.length))
}
