// Who is named in notes beside the writer and the reader, and which pronouns may mean them.
import { givenNames } from '@casewright/templates'
import { adverbs, bases, determiners, helping, prepositions } from '../clean/lexicon.ts'
import { isPast } from '../in-third-person/verbs.ts'
import { isOrganization } from '../letters/organizations.ts'
import type { Pronoun } from '../letters/to-you.ts'

/** Somebody or a firm that a sentence names. */
export interface Mention {
  at: number
  /** Pronouns that may mean them. */
  may: readonly Pronoun[]
  /** By a name, or as somebody's own: no 'customer' of a tale. */
  isCertain: boolean
}

const men =
  'husband|son|father|dad|brother|uncle|grandfather|grandpa|nephew|guy|man|boy|gentleman|salesman|foreman|handyman|boyfriend|ex-husband|waiter|dude|landlord'
const women =
  'wife|daughter|mother|mom|sister|aunt|grandmother|grandma|niece|woman|lady|girl|saleswoman|girlfriend|ex-wife|waitress|landlady'
/** Who mostly works for whom a letter goes to, where notes do not say whose they are. */
const staff =
  'technician|tech|driver|manager|clerk|agent|rep|representative|installer|employee|worker|crew member|salesperson|helper|secretary|receptionist|assistant|supervisor|boss|teller|cashier|server|mover|operator|dispatcher|student|owner|somebody|someone'
const strangers =
  'mechanic|doctor|contractor|subcontractor|plumber|electrician|roofer|painter|neighbor|neighbour|nurse|inspector|adjuster|partner|kid|child|tenant|patient|customer|lawyer|attorney|officer|judge|friend|roommate|coworker|colleague|cousin|teacher|principal|coach|pastor|dentist|vet|broker|realtor|buyer|seller|babysitter'
const firms =
  'bank|company|shop|store|insurer|insurance|dealer|dealership|city|county|state|hospital|clinic|agency|school|credit union|manufacturer|supplier|vendor|lender|utility|post office|association|court|carrier|firm|business|garage|restaurant|hotel|church|landlords?|government'
const groups =
  'homeowners|neighbors|neighbours|customers|guests|kids|children|students|tenants|employees|workers|police|parents|families|people|drivers|vendors|subs|crew|crews|inspectors|guys|men|women|buyers|sellers|friends|owners|techs|technicians|movers|roofers|contractors|plumbers|lawyers|doctors|nurses|patients|managers|staff|team|helpers|banks|companies|stores|shops|others|everyone|everybody'
const nouns = new RegExp(
  `(?<![\\p{L}-])(?:(?<he>${men})|(?<she>${women})|(?<staff>${staff})|(?<stranger>${strangers})|(?<firm>${firms})|(?<group>${groups}))(?![\\p{L}-])`,
  'giu',
)
const name =
  /(?<![\p{L}.’'-])(?<title>(?:Mr|Mrs|Ms|Miss|Dr|Prof|Pastor|Coach|Judge|Rev|Officer)\.? )?(?<name>\p{Lu}\p{L}+(?: \p{Lu}\.)?(?: (?:& )?\p{Lu}[\p{L}’'-]+)*)/gu
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|The|A|An|He|She|They|We|You|It|My|Our|His|Her|Their|Your|This|That|There|When|If|On|In|At|After|Before|And|But|So|Both|No|Not|All|Two|Three|One|Invoice|Order|Draws?|Check|Zelle|Venmo|PayPal|Nobody|Nothing|Then|Now|Also|Once|Since)$/
/** 'I have been a customer', 'he is a contractor', 'as a nurse': what the writer or the reader is. */
const isSaidOf =
  /(?<!\p{L})(?:(?:I|we|he|she|they|you)(?:['’](?:m|s|re|ve)| am| is| are| was| were| have been| has been)|as|being)(?: (?:also|still|just|only|not))?(?: (?:an?|the|my|our|your|his|her|their|one of (?:my|our|your)))?(?: [\p{Ll}-]+){0,2} $/iu
const ofReader = /(?<!\p{L})(?:your|his|her|their|its)(?: [\p{Ll}-]+)? $/iu
const ownedBy = /(?<!\p{L})\p{Lu}\p{L}*['’]s? (?:[\p{Ll}-]+ )?$/u
const ofWriter = /(?<!\p{L})(?:my|our|another|other|different|new|second|third|own)(?: [\p{Ll}-]+)? $/iu
const persons: readonly Pronoun[] = ['he', 'she']
const anyone: readonly Pronoun[] = ['he', 'she', 'they']
/** Behind what somebody stands of whom nothing else is known. */
const meets = /(?<!\p{L})(?:from|by|hired|called|told|asked|paid|emailed|texted|with|says?|said)(?: (?:a|an|the))? $/iu

/** Names that a sentence has for others. */
function namedIn(sentence: string, isKnown: (at: number, words: string) => boolean): Mention[] {
  return [...sentence.matchAll(name)].flatMap(({ index, groups, 0: all }): Mention[] => {
    const words = groups?.name ?? ''
    const first = words.split(' ')[0] ?? ''
    const low = first.toLowerCase()
    if (isKnown(index, all) || noName.test(first)) return []
    // A place, and nobody.
    if (!groups?.title && /\b(?:in|near|outside)(?: of)? $/.test(sentence.slice(0, index))) return []
    const certain = { at: index, isCertain: true }
    if (/^(?:Mr)\b/.test(groups?.title ?? '')) return [{ ...certain, may: ['he'] }]
    if (/^(?:Mrs|Ms|Miss)\b/.test(groups?.title ?? '')) return [{ ...certain, may: ['she'] }]
    if (groups?.title) return [{ ...certain, may: persons }]
    if (isOrganization(words)) return [{ ...certain, may: ['they'] }]
    if (givenNames.has(low)) return [{ ...certain, may: persons }]
    const isWord =
      bases.has(low) ||
      isPast(low) ||
      helping.has(low) ||
      prepositions.has(low) ||
      determiners.has(low) ||
      adverbs.has(low)
    if (index === 0 && isWord) return []
    const next = /^ (?<next>\p{Ll}+)/u.exec(sentence.slice(index + all.length))?.groups?.next ?? ''
    const isDoer = isPast(next) || helping.has(next) || /^(?:wants?|needs?|says?|never|told|sent|took|gave)$/.test(next)
    return isDoer || meets.test(sentence.slice(Math.max(0, index - 24), index)) ? [{ ...certain, may: anyone }] : []
  })
}

/**
 * Others whom a sentence names, in order.
 * @param isKnown whether words at a place name the writer or the reader
 * @param called what the reader is or is called, in lower case: 'the bank' of First Bank is the reader
 */
export function othersIn(
  sentence: string,
  isKnown: (at: number, words: string) => boolean,
  called: readonly string[] = [],
): Mention[] {
  const found = [...sentence.matchAll(nouns)].flatMap(({ index, groups, 0: word }): Mention[] => {
    const before = sentence.slice(Math.max(0, index - 60), index)
    if (isSaidOf.test(before) || isKnown(index, word)) return []
    const owner = ownedBy.exec(before)
    const isOwn = ofReader.test(before) || (owner !== null && isKnown(index - owner[0].length, owner[0]))
    const isWriters = ofWriter.test(before)
    if (called.includes(word.toLowerCase()) && /(?<!\p{L})(?:the|my|our|this) $/iu.test(before)) return []
    const isCertain = isOwn || isWriters
    if (groups?.firm) return isOwn ? [] : [{ at: index, may: ['they'], isCertain }]
    if (groups?.group) return isOwn ? [] : [{ at: index, may: ['they'], isCertain }]
    if (groups?.he) return [{ at: index, may: ['he'], isCertain }]
    if (groups?.she) return [{ at: index, may: ['she'], isCertain }]
    const isMore = !isOwn && (isWriters || groups?.stranger !== undefined)
    return [{ at: index, may: isMore ? anyone : persons, isCertain }]
  })
  return [...found, ...namedIn(sentence, isKnown)].toSorted((one, other) => one.at - other.at)
}
