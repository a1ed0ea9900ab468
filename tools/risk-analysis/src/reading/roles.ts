import type { CaseType } from '../case-types.ts'

/** Who is against whom, by the words that lawyers use for them; who usually brings the claim stands first. */
type Pair = readonly [string, string]

const dealings: readonly Pair[] = [
  ['buyers?|purchasers?|customers?|distributors?', 'sellers?|suppliers?|vendors?|manufacturers?'],
  ['landlords?|lessors?', 'tenants?|lessees?|renters?'],
  ['home-?owners?|owners?', 'contractors?|builders?|landscapers?|hoa|association|neighbou?rs?'],
  [
    'lenders?|banks?|servicers?|creditors?|collectors?|debt buyers?',
    'borrowers?|debtors?|consumers?|guarantors?|cardholders?|account-?holders?|co-?signers?|home-?owners?',
  ],
  ['insureds?|policyholders?|beneficiar(?:y|ies)', 'insurers?|insurance company|carriers?|adjusters?'],
  ['franchisees?', 'franchisors?'],
  ['licensors?', 'licensees?'],
]

const pairs: Record<CaseType, readonly Pair[]> = {
  contract: dealings,
  'real-estate': dealings,
  other: [
    ...dealings,
    ['employees?|workers?', 'employers?|agency'],
    ['injured|victims?', 'officers?|city|county'],
    ['contestants?|caveators?', 'proponents?'],
  ],
  'personal-injury': [
    [
      'patients?|victims?|injured|cyclists?|pedestrians?|passengers?|motorcyclists?|cyclists?|bicyclists?|kids?|shoppers?|guests?|widow|widower|decedent',
      'hospitals?|surgeons?|doctors?|physicians?|nurses?|clinics?|stores?|drivers?|truckers?|company|owners?|restaurants?|landlords?|manufacturers?|city|county|school|insurers?|carriers?|adjusters?|casino|resort|hotel|airline|university|bank|corp|inc|llc',
    ],
  ],
  employment: [
    [
      'employees?|workers?',
      'employers?|company|corporation|firm|managers?|supervisors?|boss|hr|human resources|management|restaurant|agency|ceo|principal|hospital|casino|resort|hotel|airline|university|school|district|department|city|county|bank|store|corp|inc|llc',
    ],
  ],
  'intellectual-property': [
    [
      'owners?|authors?|songwriters?|photographers?|artists?|inventors?|patentees?|registrants?',
      'infringers?|producers?|studios?|ex-employees?|former employees?|competitors?',
    ],
  ],
  family: [['mothers?|moms?|wife|wives|ex-wife', 'fathers?|dads?|husbands?|ex-husband']],
  criminal: [
    [
      'defendants?|accused',
      'prosecut(?:ion|ors?)|state|government|police|officers?|detectives?|victims?|complainants?|ada|people',
    ],
  ],
}

export const claimantWords = 'plaintiffs?|claimants?|petitioners?|applicants?|pltfs?|plfs?|π|patentees?|patent holders?'
export const defendantWords = 'defendants?|respondents?|defts?|defs?|Δ|accused infringers?'

/** Nobody can tell from the role alone whether these sue or are sued. */
const eitherWay =
  /^(?:tenants?|lessees?|renters?|sellers?|borrowers?|debtors?|consumers?|cardholders?|account-?holders?|co-?signers?|hoa|association|contractors?|insurers?)$/i

/** Whether a word is one that a pattern of roles has. */
export const fits = (pattern: string, word: string) => new RegExp(`^(?:${pattern})$`, 'i').test(word)

export interface Roles {
  own: string[]
  other: string[]
  /** What the role says of who sues: nothing, where both do. */
  brings: 'claim' | 'defense' | null
  isEitherWay: boolean
}

const tells = /\b(?:we|us|our|ours)\b/i
/** 'As the buyer we', 'we, the buyer': the word is for who writes. */
const ownRole = /\b(?:as|we,|i,|us,|am|are) (?:the |an? )?$/i

/** Of a deal that one side tells as 'we', the one word for a party is the word for the other. */
export function onlyRole(text: string, type: CaseType): string | undefined {
  if (!['contract', 'real-estate', 'other'].includes(type) || !tells.test(text)) return undefined
  const found = [...text.matchAll(new RegExp(`\\b(?:${dealings.flat().join('|')})\\b`, 'gi'))]
  const words = new Set(found.map(([word]) => word.toLowerCase().replace(/s$/, '')))
  const [word] = words
  const isOwn = found.some(({ index }) => ownRole.test(text.slice(Math.max(0, index - 16), index)))
  return words.size === 1 && word && !isOwn ? `${word}s?` : undefined
}

/** Every word for a party that a case of the type has. */
export const partyWords = (type: CaseType): string =>
  [...(type === 'criminal' ? [] : [claimantWords, defendantWords]), ...pairs[type].flat()].join('|')

/** What the words for a client say of the others: for whom represents a tenant, the landlord is the other side. */
export function rolesOf(type: CaseType, clients: readonly string[]): Roles {
  const has = (pattern: string) => clients.some((word) => fits(pattern, word))
  const isOneSided = ['employment', 'personal-injury', 'intellectual-property'].includes(type)
  const own: string[] = []
  const other: string[] = []
  let brings: Roles['brings'] = null
  for (const [first, second] of pairs[type]) {
    if (!has(first) && !has(second)) continue
    // A word that is on both sides of a pair, as an owner is, goes with the client.
    const isFirst = has(first)
    own.push(isFirst ? first : second)
    other.push(isFirst ? second : first)
    if (isOneSided) brings ??= isFirst ? 'claim' : 'defense'
  }
  return { own, other, brings, isEitherWay: clients.some((word) => eitherWay.test(word)) }
}

/**
 * Who usually brings a claim of the type and who is usually sued, where a case has no more than these two. A driver is
 * as often one as the other.
 */
export function partiesOf(type: CaseType): { claimant: string[]; defendant: string[] } {
  const [pair] = pairs[type]
  if (!pair || !['employment', 'personal-injury', 'intellectual-property'].includes(type))
    return { claimant: [], defendant: [] }
  const [first, second] = pair
  return { claimant: [first], defendant: [second.replace('drivers?|truckers?|', '').replace('|owners?', '')] }
}

/** Who is on which side where only the side is known: of an employer by name, its managers are its own. */
export function rolesBySide(type: CaseType, isClaimant: boolean): { own: string[]; other: string[] } {
  if (type !== 'employment') return { own: [], other: [] }
  const [[first, second]] = pairs.employment as [Pair]
  return isClaimant ? { own: [first], other: [second] } : { own: [second], other: [first] }
}
