import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'

/** The fields with the names of the two parties of a contract, and what the contract calls them. */
const sides: Record<string, [field: string, party: string][]> = {
  'rental-agreement': [
    ['landlordName', 'the Landlord'],
    ['tenantName', 'the Tenant'],
  ],
  'sales-contract': [
    ['sellerName', 'the Seller'],
    ['buyerName', 'the Buyer'],
  ],
  'service-agreement': [
    ['providerName', 'the Provider'],
    ['clientName', 'the Client'],
  ],
  'consulting-agreement': [
    ['consultantName', 'the Consultant'],
    ['clientName', 'the Client'],
  ],
  'employment-contract': [
    ['employerName', 'the Employer'],
    ['employeeName', 'the Employee'],
  ],
}

const firm =
  /\b(?:Inc|LLC|L\.L\.C|Corp|Co|Company|Ltd|LLP|PLLC|P\.?C|P\.?A|LP|Group|Partners|Partnership|Association|Assn|Foundation|Authority|District|University|College|School|Hospital|Clinic|Bank|Club|Church|County|City|Town|Trust|Properties|Holdings|Stables|Brewing|Systems|Services|Works|Foods|Supply|Farms?)\b/i
const common =
  /^(?:the|a|an|new|north|south|east|west|great|blue|green|red|white|black|first|north|pacific|american|national|city|town|county|state|united|general|garden|golden|silver|one|two|dr|mr|mrs|ms|law|first|home|best|prime|premier)$/i

/** What is called 'he' or 'she' beside the parties of a sale. */
const livestock =
  /\b(?:horses?|mare|gelding|stallion|colt|filly|foal|pony|donkey|mule|dogs?|pupp(?:y|ies)|cats?|kittens?|bull|cows?|heifers?|calf|calves|steers?|goats?|sheep|ram|ewes?|llama|alpacas?|parrot|boat|sloop|yacht|sailboat|ketch|schooner)\b/i

/** Which party words mean: 'she' where one party alone is a person, 'Oxbow' of Oxbow Brewing. */
export interface Who {
  /** Words with each party as the contract calls it, as far as it is certain who is meant. */
  named(words: string): string
  /** The same, but for 'we' and 'I', whose verbs would no longer fit. */
  cited(words: string): string
}

export function whoIn({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[]): Who {
  const parties = (sides[id] ?? []).map(([field, party]) => ({
    party,
    name: filled.find((one) => one.field === field)?.value ?? '',
  }))
  const [one, other] = parties
  if (!one || !other) return { named: (words) => words, cited: (words) => words }
  const isFirm = ({ name }: { name: string }) => firm.test(name)
  const isPerson = ({ name }: { name: string }) =>
    !firm.test(name) && /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}.'’-]*$/u.test(name)
  const person =
    id === 'employment-contract'
      ? other
      : isPerson(one) && isFirm(other)
        ? one
        : isPerson(other) && isFirm(one)
          ? other
          : null
  // Of a mare 'she' may be the mare: 'once she’s loaded'.
  const saidOf = id === 'sales-contract' && livestock.test(text) ? null : person
  const opposite = person && (person === one ? other : one)
  const me = parties.find(
    ({ name }) => name !== '' && new RegExp(`\\b(?:I['’]m|I am|my name is|me,?)\\s${literal(name)}`, 'i').test(text),
  )
  const ours = /\b(?:we(?:['’]re| are| represent)|our client is|my client is|we act for) the (?<role>\p{L}+)\b/iu.exec(
    text,
  )?.groups?.role
  const we = parties.find(({ party }) => party.toLowerCase() === `the ${ours?.toLowerCase()}`) ?? opposite
  const known: [RegExp, { party: string } | null | undefined][] = [
    ...parties.flatMap(({ name, party }): [RegExp, { party: string }][] =>
      namesOf(name).map((words) => [new RegExp(`(?<![\\p{L}\\d])${literal(words)}(?![\\p{L}\\d])`, 'gu'), { party }]),
    ),
    [/\b(?:he|she)\b/gi, saidOf],
    [/\b(?:him)\b/gi, saidOf],
    [/\bmy client\b/gi, ours ? we : null],
    [/\b(?:the company|the firm)\b/gi, id === 'employment-contract' ? one : null],
  ]
  const ourselves: typeof known = [
    [/\b(?:we|us)\b/gi, me ? null : we],
    [/\b(?:I|me)\b/g, me],
    [/\bour\b/gi, me ? null : we && { party: `${we.party}'s` }],
    [/\bmy\b/gi, me && { party: `${me.party}'s` }],
  ]
  const put = (words: string, all: typeof known) =>
    all
      .reduce((said, [pattern, who]) => (who ? said.replace(pattern, who.party) : said), words)
      .replace(/\bthe (the (?:\p{Lu}\p{L}+))/gu, '$1')
  return { named: (words) => put(words, [...known, ...ourselves]), cited: (words) => put(words, known) }
}

const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")

/** A party's name, and what it is called for short. */
function namesOf(name: string): string[] {
  if (name === '') return []
  const bare = name.replace(/,? (?:Inc|LLC|Corp|Co|Ltd|LLP|PLLC|P\.?C|P\.?A|LP)\b\.?$/i, '')
  const [first = ''] = bare.split(' ')
  const last = bare.split(' ').at(-1) ?? ''
  const short = first.length > 3 && !common.test(first) && /^\p{Lu}/u.test(first) ? [first] : []
  const family =
    !firm.test(name) && / /.test(bare) && last.length > 2 && /^\p{Lu}/u.test(last)
      ? [`Mr. ${last}`, `Ms. ${last}`, `Mrs. ${last}`, `Dr. ${last}`]
      : []
  return [...new Set([name, bare, ...family, ...short])].filter((one) => one.length > 2)
}
