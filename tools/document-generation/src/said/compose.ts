import type { Template } from '@casewright/templates'
import { drawn } from './draw/draw.ts'
import { inWordsOf, type Who } from './draw/who.ts'

const parties =
  /^(?:Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)$/
const anyParty =
  /(?<!\b(?:our|my|your|an?|another|other|each|any|new|last|next|previous|prior|former|earlier|old|past|future|every|no) )(?<!@)\b(?:the )?(?<name>seller|buyer|landlord|tenant|provider|client|consultant|employer|employee|discloser|recipient|borrower|lender|payor|claimant)(?=['’]s\b|\b(?!['’-]))/gi

/** The parties as a contract calls them: 'Seller', 'Buyer'. */
const partiesOf = ({ parts }: Template): string[] => [
  ...new Set(
    [...JSON.stringify(parts).matchAll(/\*\*([A-Z][a-z]{1,30})\*\*/g)].flatMap(([, name = '']) =>
      parties.test(name) ? [name] : [],
    ),
  ),
]

const lead = /^(?:(?:and|but|so|also|plus|then|oh|well|please|make sure|just)\b[,\s]+)+/i
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Somebody's words as a sentence that can stand by itself: nothing is added but a capital letter and a stop. */
export function asSentence(words: string): string {
  const bare = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/^(?:[-*•–=+~»>→·]{1,3}|\(?\d{1,2}[.)])\s+/, '')
    .replace(lead, '')
    .trim()
    .replace(/[,;:–—-]$/, '')
    .trimEnd()
  if (bare === '') return ''
  return capital(/[.!?”"]$/.test(bare) ? bare : `${bare}.`)
}

const asIs = /\bas[- ]is\b|\ball faults\b/i
const none =
  /\b(?:no|not any|without(?: any)?|disclaims? (?:all|any))\b[^.;]{0,30}\b(?:warrant\w*|guarantees?|promises?)/i
const butTitle = /\b(?:except|other than|but|only|save)\b[^.;]{0,30}\btitle\b/i
const limited = /\b(?:parts|labor|days?|months?|years?|hulls?|uptime|about|on)\b/i

/** Words that add nothing to a disclaimer. */
const small =
  /^(?:the|its|it|is|are|and|but|sold|sale|selling|sells?|goods|used|buyer|seller|provider|consultant|client|all|any|everything|where|with|whatsoever|express|implied|either|kind|other|than|except|condition|about|given|makes?|gives?|warrant\w*|guarantee\w*|services?|provided|this|that|they|them|faults?|no|not|of)$/i

/** What is sold or done, and by whom, where the law asks that a disclaimer be conspicuous. */
const offers: Record<string, [who: string, what: string, verb: string]> = {
  'sales-contract': ['SELLER', 'GOODS', 'SELLS'],
  'service-agreement': ['PROVIDER', 'SERVICES', 'PROVIDES'],
  'consulting-agreement': ['CONSULTANT', 'SERVICES', 'PROVIDES'],
}

/** A disclaimer of warranties as a contract sets it; `null` where the words say anything else or more. */
function disclaimer({ id }: Template, words: string): string | null {
  const offer = offers[id]
  if (!offer || (!asIs.test(words) && !none.test(words))) return null
  if (limited.test(words.replace(asIs, '').replace(/\bpromises? (?:about|as to|on) (?:the |its )?condition\b/i, '')))
    return null
  const more = words
    .replace(asIs, ' ')
    .replace(none, ' ')
    .replace(butTitle, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !small.test(word)).length
  if (more > 1 && !asIs.test(words)) return null
  const [who, what, verb] = offer
  const title = butTitle.test(words)
  return [
    asIs.test(words) && `THE ${who} ${verb} THE ${what} “AS IS.”`,
    `${title ? `EXCEPT FOR THE WARRANTY OF TITLE, THE ${who}` : `THE ${who}`} MAKES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING A WARRANTY OF MERCHANTABILITY OR OF FITNESS FOR A PARTICULAR PURPOSE.`,
    title && `The ${capital(who.toLowerCase())} warrants that it has good title to the ${capital(what.toLowerCase())}.`,
    more > 1 && asSentence(words),
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'Non-compete: six months within 20 miles, but …': only the label says of what. */
const bareTime =
  /^(?:for )?(?:an?|[\d.]{1,4}|\p{L}{3,9})[ -](?:days?|weeks?|months?|years?)(?: (?:and|or|after|within|from|in|inside)\b[^,;.]{2,60})?(?:[,;]|$)/iu

const mutual =
  /^\W*(?:it['’]s |this is |a )?mutual\b(?![^;]*\b(?:except|but|not|only|unless|until|if)\b)(?:,? (?:nda|agreement))?(?:,? between\b[^;]*)?[.]?$/iu

/** 'The Tenant is the Tenant and her brother will live there': who a party is, is said already. */
const withoutWho = (words: string): string => {
  const { party, same, rest = '' } = saysWho.exec(words)?.groups ?? {}
  return party && party === same ? capital(rest) : words
}
const saysWho =
  /^The (?<party>Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee) is the (?<same>Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee)(?:,| and|\.|,? who)? ?(?<rest>.*)$/su

/** A label that says nothing which its term does not say itself. */
const onlySubject = /^(?:ending(?: it)?|getting out|termination|notice|guests?|late fees?|non-?hire|non-?solicit): $/i

/**
 * A term of a contract: composed of its facts where a rule has read all of it, else in the words of whoever said it, written
 * out, with the parties as the contract calls them.
 */
export function asTerm(template: Template, field: string, given: string, who: Who, sentence = given): string {
  const words = given.replace(/^\s*[=+~»>→·•*]{1,3}\s+/, '')
  const disclaimed = field === 'warrantyTerms' ? disclaimer(template, words) : null
  if (disclaimed) return disclaimed
  // What the template says already: each side discloses to the other.
  if (field === 'directionTerms' && mutual.test(words)) return ''
  const isOpen = field === 'additionalTerms'
  const label = /^(?:[^:\n]{1,40}|[^:.\n]{41,60}):\s/.exec(words)?.[0] ?? ''
  const names = partiesOf(template)
  const named = words.slice(label.length).replace(anyParty, (said, name: string) => {
    const party = names.find((one) => one.toLowerCase() === name.toLowerCase())
    return party ? `the ${party}` : said
  })
  const told = label + who.told(named)
  const composed = isOpen
    ? null
    : (drawn(template.id, field, told, who, sentence) ??
      (onlySubject.test(label) ? drawn(template.id, field, told.slice(label.length), who, sentence) : null))
  if (composed) return composed
  const [head = '', ...more] = isOpen ? [] : told.split(/, (?:and|but) (?=the \p{Lu})|; /u)
  const first = more.length === 1 ? drawn(template.id, field, head, who, sentence) : null
  if (first) return `${first} ${asSentence(more[0] ?? '')}`
  const rest = told.slice(label.length)
  // The clause says what a label said; what it says of a few words stays.
  const isClause = (rest.split(/\s+/).length > 6 && !bareTime.test(rest)) || rest.startsWith(inWordsOf)
  return withoutWho(
    asSentence(
      label !== '' && !label.includes('. ') && isClause && (!isOpen || rest.startsWith(inWordsOf)) ? rest : told,
    ),
  )
}
