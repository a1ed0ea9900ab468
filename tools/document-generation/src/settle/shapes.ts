import { isKinAlone } from '../kin.ts'
import type { Asked } from '../reading/asked.ts'

/** Words that only somebody who talks says: no name and no address has one. */
const talk =
  /(?<![\p{L}'’.-])(?:I|me|my|mine|we|us|our|ours|you|your|he|him|she|they|them|their|somebody|someone|anybody|nobody|somewhere|what|whether|who|whom|which|when|how|why|is|are|was|were|be|been|am|do|does|did|don['’]t|doesn['’]t|didn['’]t|has|have|had|will|would|can|could|should|shall|must|tell|told|need|needs|want|wants|think|thinks|know|knows|says|said|ask|asks|asked|please|pls|because|maybe|probably|just|also|then|but|if|so|not|latest|earliest|tbd|unknown)(?![\p{L}'’-])/giu
const suffixAlone = /^(?:the )?(?:Inc|LLC|L\.L\.C|Corp|Corporation|Company|Co|Ltd|LLP|LP|P\.?C|PLLC|P\.?A)\.?$/iu
/** 'Two Guys', 'both sisters': so many, and no name. */
const counted =
  /^(?:the |my |our )?(?:two|three|four|five|six|both|several|some|a couple of|\d) [\p{L}-]+(?: [\p{L}-]+)?$/iu
const post =
  /^(?:the |our |its |her |his )?(?:(?:general|assistant|associate|deputy|senior|vice|executive|managing|chief|human|people|operating|financial|legal|acting|interim) )*(?:counsel|president|manager|director|officer|secretary|treasurer|chair(?:man|woman|person)?|partner|supervisor|superintendent|foreman|owner|member|agent|clerk|editor|principal|head|lead)$/iu
const roleAlone =
  /^(?:the |my |our )?(?:candidate|applicant|client|tenant|landlord|buyer|seller|employee|employer|lender|borrower|recipient|sender|customer|provider|contractor|party|parties|defendant|plaintiff|me|us|him|her|them|self|same|other side|addressee)$/iu
const courtOrCounty = /^(?:the )?(?:\p{Lu}[\p{L}.'’-]+ ){1,2}(?:County|Parish)$/u
const dangling =
  /(?:^|\s)(?:of|the|an?|and|or|for|to|in|at|by|with|from|re|against|cannot|can['’]t|won['’]t|will not|can|will|would|could|\p{L}+['’]s)$/iu
const beginsMid = /^(?:against|of|and|or|but|than|because|which)\b/iu
const streetAlone =
  /^\d{1,6}[A-Z]? (?:(?:N|S|E|W|NE|NW|SE|SW)\.? )?(?:Ave(?:nue)?|St(?:reet)?|R(?:oa)?d|Blvd|Hwy|Highway|Route|Rte|Dr(?:ive)?|Ln|Lane|Ct|Court|Way|Pl(?:ace)?)\.?$/iu
/** What a note says by a label and means as none: 'Rates.' */
const labelAlone = /^\p{Lu}\p{Ll}+s[.:]$|^\p{Lu}\p{Ll}+(?: \p{Ll}+)?:$/u

const talkIn = (value: string) => value.match(talk)?.length ?? 0
const shouts = (value: string) => !/\p{Ll}/u.test(value)

function faultOfName(value: string, isCompany: boolean): string | null {
  if (isKinAlone(value)) return 'The words that were read are no name.'
  if (suffixAlone.test(value) || counted.test(value) || roleAlone.test(value))
    return 'The words that were read are no name.'
  if (post.test(value)) return 'The words that were read are a position and no name.'
  if (isCompany && courtOrCounty.test(value)) return 'The words that were read name a county or a court.'
  if (talkIn(shouts(value) ? value.toLowerCase() : value) > 0 || dangling.test(value))
    return 'The words that were read are no name.'
  return value.split(/\s+/).length > 14 ? 'The words that were read are more than a name.' : null
}

function faultOfAddress(given: string): string | null {
  const value = given.replace(/\b(?:our|my|his|her|their|your)\b/gi, '')
  if (streetAlone.test(value.trim())) return 'The address is cut off.'
  const many = talkIn(shouts(value) ? value.toLowerCase() : value)
  if (many > 1 || (many > 0 && !/\d/.test(value)) || value.split(/\s+/).length > 40)
    return 'The words that were read are no address.'
  return dangling.test(value.trim()) ? 'The address is cut off.' : null
}

/** Who sold or brought it is not what a complaint is about. */
const isSomebody =
  /^(?:the |a |their |your )?(?:sales ?(?:man|woman|person|lady)|clerk|manager|driver|technician|tech|cashier|waiter|waitress|server|rep(?:resentative)?|agent|guy|lady|owner|receptionist)$/iu
/** 'Off July 6', 'personal email': what a scrap of a sentence begins with, and labels of an address. */
const noSubject =
  /^(?:off|out|back|up|down|from|into|onto)\b|^(?:my |personal |work |home |cell |mobile )?(?:e-?mail|phone|cell|mobile|address|contact|name|date|last day)(?: address| number)?$/iu

/** Time within which something is done, and no length of time that something lasts. */
const limit = /^(?:within|by|before|after|no later than|not later than|upon|on|until|every|each)\b/iu
const ofTime = /^(?:years|warrantyPeriod|probationPeriod|term|noticePeriod)$/

/**
 * What is wrong with the form of an answer, in a sentence: a name that is none, an address full of talk, a limit for a
 * length of time. `null` where it may be what the field asks for.
 */
export function faultOfShape({ field, holds }: Asked, value: string): string | null {
  if (holds === 'name' || holds === 'company')
    return faultOfName(value, holds === 'company' || /Company|Firm/.test(field.name))
  if (holds === 'address') return faultOfAddress(value)
  if (field.name === 'relationshipLength' && /^(?:both|all|these|those|that|the|this)\b/iu.test(value))
    return 'What was read is no length of time.'
  if (
    field.name === 'subject' &&
    (noSubject.test(value) || (field.label === 'Product or service' && isSomebody.test(value)))
  )
    return 'What was read is no subject.'
  if (ofTime.test(field.name) && limit.test(value)) return 'What was read is a time within which something is done.'
  if (holds === 'title' && dangling.test(value)) return 'The title is cut off.'
  if (field.name === 'department') {
    if (/^(?:non-?)?exempt$|^(?:full|part)[- ]time$|^salaried$|^hourly$/i.test(value))
      return 'What was read is no department.'
    if (post.test(value)) return 'What was read is a position and no department.'
  }
  if (holds === 'phrase' && (dangling.test(value) || beginsMid.test(value)))
    return 'The words that were read are cut off.'
  if (holds === 'passage' && labelAlone.test(value) && field.holds !== 'list')
    return 'The notes have only a heading for it.'
  return null
}
