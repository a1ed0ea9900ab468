import { isToDraft, type Template } from '@casewright/templates'
import { capital } from '../capital.ts'
import { isLine, isSentence } from './clean/form.ts'
import { gatedTerm, gatedValue } from './clean/gate.ts'
import { asIsBut } from './draw/clauses/goods.ts'
import { drawn } from './draw/draw.ts'
import { inFull, saysItself } from './draw/in-full/in-full.ts'
import { startsWithVerb, turns } from './draw/in-full/phrase.ts'
import { stated } from './draw/in-full/stated.ts'
import { framed } from './draw/phrases.ts'
import { writtenOut } from './draw/plain-words.ts'
import type { Who } from './draw/who.ts'
import { subjects } from './stands/subjects.ts'
import { isAbout } from './subjects.ts'

const parties =
  /^(?:Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)$/
const anyParty =
  /(?<!\b(?:our|my|your|an?|another|other|each|any|new|last|next|previous|prior|former|earlier|old|past|future|every|no) )(?<!@)\b(?:the )?(?<name>seller|buyer|landlord|tenant|provider|client|consultant|employer|employee|discloser|recipient|borrower|lender|payor|claimant)(?=['’]s\b|\b(?!['’-]))/gi

/** 'Client records stay confidential': whose they are. */
const ofParty =
  /(?<![\p{L}’'-])(?<name>(?:client|tenant|landlord|buyer|seller|employer|employee|borrower|lender|provider|consultant)) (?=(?:records|data|files|information|property|materials|equipment|accounts|premises|logo)(?![\p{L}’'-]))/giu

/** The parties as a contract calls them: 'Seller', 'Buyer'. */
const partiesOf = ({ parts }: Template): string[] => [
  ...new Set(
    [...JSON.stringify(parts).matchAll(/\*\*([A-Z][a-z]{1,30})\*\*/g)].flatMap(([, name = '']) =>
      parties.test(name) ? [name] : [],
    ),
  ),
]

const lead = /^(?:(?:and|but|so|also|plus|then|oh|well|please|make sure|just)\b[,\s]+)+/i

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
  return capital(/[.!?”"]$|”\]$/.test(bare) ? bare : `${bare}.`)
}

const asIs = /\bas[- ]is\b|\ball faults\b/i
const none =
  /\b(?:no|not any|without(?: any)?|disclaims? (?:all|any))\b[^.;]{0,30}\b(?:warrant\w*|guarantees?|promises?)/i
const butTitle =
  /\b(?:except|other than|but|only|save)\b[^.;]{0,30}\b(?:title|(?:he|she|it|they|seller|I|we) (?:really |actually )?owns? (?:it|them|the \p{L}+)|right to sell (?:it|them))\b/iu
const elsewise =
  /^\W*(?:(?:but|and),? )?(?:otherwise|other than that|apart from that|besides that|beyond that|everything else|aside from that)\b/i
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
  // 'Otherwise as is': what the notes stand for otherwise stays.
  const but = elsewise.test(words) ? 'EXCEPT AS THIS AGREEMENT SAYS OTHERWISE, ' : ''
  const title = butTitle.test(words)
  return [
    asIs.test(words) && `${but}THE ${who} ${verb} THE ${what} “AS IS.”`,
    `${title ? `EXCEPT FOR THE WARRANTY OF TITLE, THE ${who}` : `${but}THE ${who}`} MAKES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING A WARRANTY OF MERCHANTABILITY OR OF FITNESS FOR A PARTICULAR PURPOSE.`,
    title && `The ${capital(who.toLowerCase())} warrants that it has good title to the ${capital(what.toLowerCase())}.`,
    more > 1 && asSentence(words),
  ]
    .filter(Boolean)
    .join(' ')
}

const exception =
  /^(?:[^.;]{0,30}\b)?as[- ]is\b["”]?[,;:.( ]{1,3}(?:but |and )?(?:except|other than|only|but)(?: that| for)?[,:]? (?<what>.{6,200}?)\)?[.]?$/isu
const otherwise =
  /^(?<what>.{6,200}?)[,;:.]? (?:and )?(?:otherwise|other than that|apart from that|everything else|the rest|all else)(?: is| are| sold| goes)*,? as[- ]is[.]?$/isu
const forTime =
  /^(?:an? )?(?<time>(?:\d{1,3}|thirty|sixty|ninety|one|two|three|five|six)[ -](?:days?|months?|years?)) (?:(?:limited |full )?(?:warranty |guarantee )?(?:on|for|covering) (?:the )?(?<what>[^.,;]{3,80})|(?<part>(?!warranty|guarantee)\p{L}[\p{L} -]{2,30}) (?:warranty|guarantee))(?<how>,? (?:for )?(?:parts and labor|parts only|labor only))?$/iu
/** Goods that are sold as they are, with something that the seller stands for: 'as is, except he guarantees the pump for 60 days'. */
function exceptedFromAsIs({ id }: Template, words: string, who: Who): string | null {
  const what = (exception.exec(words) ?? otherwise.exec(words))?.groups?.what
  if (!what || id !== 'sales-contract') return null
  const lasting = forTime.exec(writtenOut(what).trim())?.groups
  const told = asSentence(who.told(what))
  if (!lasting && (isToDraft(told) || !isSentence(told))) return null
  const stands = lasting
    ? `The Seller warrants the ${lasting.what ?? lasting.part}${lasting.how ? `, ${lasting.how.replace(/^,? (?:for )?/, '')},` : ''} for ${lasting.time?.replace(/(?<=[\d\p{L}])-/u, ' ').replace(/(?<!^(?:1|one) )(day|month|year)$/, '$1s')} after delivery.`
    : told
  return asIsBut(stands)
}

/** 'Non-compete: six months within 20 miles, but …': only the label says of what. */
const bareTime =
  /^(?:for )?(?:an?|[\d.]{1,4}|\p{L}{3,9})[ -](?:days?|weeks?|months?|years?)(?: (?:and|or|after|within|from|in|inside)\b[^,;.]{2,60})?(?:[,;]|$)/iu

const mutual =
  /^\W*(?:it['’]s |this is |a )?mutual\b(?![^;]*\b(?:except|but|not|only|unless|until|if)\b)(?:,? (?:nda|agreement))?(?:,? between\b[^;]*)?[.]?$/iu

/** An employment is at will by the clause of the form. */
const atWill = /^(?:employment )?(?:is )?at[- ]will(?: employment)?(?:[:,]? yes)?\.?$/iu
/** 'Confidentiality: yes, customer lists': what is kept in confidence as well. */
const alsoSecret = /^confidentiality: yes,? (?:including |incl\.? )?(?:the |our )?(?<what>[\p{Ll}][^;:.]{3,80})\.?$/iu

/** 'The Tenant is the Tenant and her brother will live there': who a party is, is said already. */
const withoutWho = (words: string): string => {
  const { party, same, rest = '' } = saysWho.exec(words)?.groups ?? {}
  return party && party === same ? capital(rest) : words
}
const saysWho =
  /^The (?<party>Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee) is the (?<same>Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee)(?:,| and|\.|,? who)? ?(?<rest>.*)$/su

/** 'It then renews month to month': of how long the contract lasts, 'it' is the contract. */
const ofTerm = ({ id }: Template, field: string, told: string): string =>
  /^(?:renewal|duration)Terms$/.test(field) || (field === 'endingTerms' && id !== 'employment-contract')
    ? told.replace(
        /^(?:it|this|the (?:contract|deal))(?= (?:(?:then|also|automatically|only|shall|will|may|does|not) ){0,3}(?:renews?|ends?|starts?|begins?|runs?|continues?|lasts?|expires?|terminates?)\b)/i,
        'This Agreement',
      )
    : told

/** A label that says nothing which its term does not say itself. */
const onlySubject = /^(?:ending(?: it)?|getting out|termination|notice|guests?|late fees?|non-?hire|non-?solicit): $/i

/** 'Holidays: the Employer pays double time': without its label the clause would hold at any time. */
const tellsWhen =
  /\b(?:holidays?|week(?:end|day|night)s?|nights?|evenings?|shifts?|years?|months?|winters?|summers?|spring|fall|season|mornings?|afternoons?|\p{L}{1,12}days?|after hours|first|second|third|last)\b/iu

/**
 * A term of a contract: composed of its facts where a rule has read all of it, else in the words of whoever said it, written
 * out, with the parties as the contract calls them.
 */
export function asTerm(template: Template, field: string, given: string, who: Who, sentence = given): string {
  const words = given.replace(/^\s*[=+~»>→·•*]{1,3}\s+/, '')
  const disclaimed =
    field === 'warrantyTerms' ? (disclaimer(template, words) ?? exceptedFromAsIs(template, words, who)) : null
  if (disclaimed) return disclaimed
  // What the template says already: each side discloses to the other.
  if (field === 'directionTerms' && mutual.test(words)) return ''
  if (field === 'endingTerms' && template.id === 'employment-contract' && atWill.test(words)) return ''
  const kinds = field === 'confidentialityTerms' ? alsoSecret.exec(words)?.groups?.what : undefined
  if (kinds) return `Confidential Information includes ${kinds.replace(/\.$/, '')}.`
  // 'Ours until he's paid in full' tells who pays by whose it is till then.
  const kept = /^(?:title|risk)Terms$/.test(field) ? framed(template.id, field, words) : null
  if (kept) return kept
  const isOpen = field === 'additionalTerms'
  const label = /^(?:[^:\n]{1,40}|[^:.\n]{41,60}):\s/.exec(words)?.[0] ?? ''
  const subject = template.fields.find(({ name }) => name === field)?.label ?? ''
  const names = partiesOf(template)
  const named = words
    .slice(label.length)
    .replace(ofParty, '$<name>’s ')
    .replace(anyParty, (said, name: string) => {
      const party = names.find((one) => one.toLowerCase() === name.toLowerCase())
      return party ? `the ${party}` : said
    })
  const told = ofTerm(template, field, label + who.told(named))
  const composed = isOpen
    ? null
    : (drawn(template.id, field, told, who, sentence) ??
      (onlySubject.test(label) ? drawn(template.id, field, told.slice(label.length), who, sentence) : null))
  if (composed) return composed
  const [head = '', ...more] = isOpen ? [] : told.split(/, (?:and|but) (?=the \p{Lu})|; /u)
  const first = more.length === 1 ? drawn(template.id, field, head, who, sentence) : null
  if (first) return `${first} ${gatedTerm(asSentence(more[0] ?? ''), asSentence(more[0] ?? ''))}`
  const rest = told.slice(label.length)
  const called = label.replace(/:\s*$/, '').replace(/^[-*•\s]+/, '')
  // The clause says what a label said, unless only the label says of what; what it says of a few words stays.
  const isClause =
    (rest.split(/\s+/).length > 6 && !bareTime.test(rest)) || isToDraft(rest) || isSentence(asSentence(rest))
  const isWithout =
    label !== '' &&
    !label.includes('. ') &&
    !turns(label) &&
    !tellsWhen.test(label) &&
    (subjects.test(called) || isAbout(template.id, field, called) || saysItself(called, rest)) &&
    isClause &&
    (!isOpen || isToDraft(rest)) &&
    !startsWithVerb(rest)
  const written = withoutWho(asSentence(isWithout ? rest : told))
  if (template.tab !== 'contracts') return written
  if (!isSentence(written)) {
    const phrase = framed(template.id, field, told)
    if (phrase) return phrase
  }
  return template.fields.some(({ name, term }) => name === field && !term)
    ? gatedValue(written)
    : gatedTerm(
        written,
        isWithout && isLine(written) ? written : asSentence(words),
        (one, isFirst, isClean) =>
          inFull(template.id, field, one, isFirst, isClean) ??
          (isClean || isLine(one) || !isAbout(template.id, field, label + one) ? null : stated(subject, one)),
      )
}
