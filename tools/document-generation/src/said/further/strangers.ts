import { isBody, jurisdictionOf } from '@casewright/law'
import { givenNames } from '@casewright/templates'

/** What is written with a capital and is nobody: a day, a place, a paper. */
const nobody =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:I|No|Case|Cause|Docket|Exhibit|Section|Route|Highway|Payor|Claimant|Payment|Settlement|Agreement|Release|Releases|Parties|Party|Plaintiff|Defendant|Form|NOT|OK|ALL|AND|VIN|LLC|Inc|Corp|Co|Ltd|LLP)$/u
const place =
  /\b(?:County|Court|District|State|Parish|City|Township|Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd|Lake|River|Exhibit|Section|Route|Highway|No|Case|Agreement|Settlement|Release|Law)\b/u
const ofBody =
  /\b(?:Mutual|Insurance|Bank|Supply|Lumber|Roofing|Construction|Hospital|Clinic|Medical|Center|Services?|Group|Partners|Associates|Union|Trust|Fund|Agency|Department|University|School|Church|Motors|Auto|Realty|Properties|Logistics|Transport|Foods?|Farms?|Labs?|Systems|Industries|Medicare|Medicaid)\b/u
/** Somebody whom only a word for what they are names. */
const somePerson =
  /\b(?:husband|wife|mom|mother|dad|father|son|daughter|brother|sister|cousin|friend|boss|lawyer|attorney|counsel|accountant|agent|broker|manager|neighbou?r|uncle|aunt|assistant|mediator|judge|doctor|driver|tenant|adjuster|kid|witness)\b|\b(?:Mr|Ms|Mrs|Dr|Judge)\b/u
const someBody =
  /\b(?:insurer|carrier|bank|hospital|clinic|union|agency|lender|landlord|lawyers|attorneys|tenants|neighbou?rs|kids|children|parents|heirs|employees|workers|subcontractors?|suppliers?)\b/iu
const capitals = /(?<![\p{L}\d’'-])\p{Lu}[\p{L}-]*(?:\.? (?:[&] )?\p{Lu}[\p{L}-]*)*/gu
/** Who does something at the beginning of a sentence. */
const doesFirst =
  /^(?:['’]s)? (?:pays|agrees|denies|signs|keeps|holds|owns|insures|releases|wants|says|said|got|bought|took|came)\b/u

export interface Named {
  person: boolean
  body: boolean
}

/** Whom words name besides the parties, whose names are a pattern. */
export function othersIn(words: string, names: string): Named {
  const rest = words.replace(
    new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})(?:,? (?:Inc|LLC|LLP|Corp|Co|Ltd)\\b\\.?)?(?:['’]s)?`, 'gu'),
    (name) => '_'.repeat(name.length),
  )
  const named: Named = { person: somePerson.test(rest), body: someBody.test(rest) }
  for (const { 0: name, index } of rest.matchAll(capitals)) {
    const own = name.split(/\.? /).filter((word) => !nobody.test(word) && !pronoun.test(word))
    const before = rest.slice(0, index)
    const opens = /^\s*(?:[-*•] )?["“(]?$/u.test(before)
    if (
      own.length === 0 ||
      place.test(name) ||
      jurisdictionOf(own.join(' ')) !== null ||
      jurisdictionOf(own.at(-1) ?? '') !== null
    )
      continue
    if (isBody(name) || ofBody.test(name)) named.body = true
    // 'Mark Cole', where Ann Cole is a party.
    else if (own.some((word) => givenNames.has(word.toLowerCase())) || rest.startsWith(' __', index + name.length))
      named.person = true
    else if (!opens && own.length === 1 && alsoGiven.test(own[0] ?? '')) named.person = true
    else if (own.length > 1) named.person = true
    else if (!opens && /\p{L}{2}/u.test(own[0] ?? '')) named.body = true
    else if (doesFirst.test(rest.slice(index + name.length))) {
      named.person = true
      named.body = true
    }
  }
  return named
}
/** Where words first name a person; -1 where they name none. */
export function personAt(words: string): number {
  for (const { index, 0: name } of words.matchAll(capitals)) if (othersIn(`a ${name}`, '(?!)').person) return index
  return -1
}
const pronoun =
  /^(?:He|She|It|They|We|You|I|This|That|Who|Each|Neither|Either|Both|Nobody|Everybody|Everyone|Somebody|None|All|One|The|An?|And|But|So|Our|My|His|Her|Their|Its|Your|If|When|Then|Also|Plus|Once|After|Before)$/u
/** Given names that are words as well: within a sentence a capital tells them. */
const alsoGiven =
  /^(?:Mark|Bo|Al|Ed|Sam|Ben|Max|Grace|Hope|Faith|Art|Gene|Guy|Ray|Rob|Rose|Ted|Bob|Bill|Will|Pat|Sue|Dee|Lee|Jo|Mia|Vic|Lou|Moe|Cy|Drew|Chad|Dean|Grant|Jack|Nick|Pete|Phil|Rich|Tony|Gus|Iris|Ivy|Joy|Lily|Dawn|Penny|Kwame|Luis|Frank|Chuck|Josh|Matt|Jen|Liz|Meg|Tess|Theo|Finn|Zach|Zack)$/u
const stop = /[.!?;](?=\s|$)(?<!\b(?:Inc|Corp|Co|Ltd|No|St|Mr|Ms|Mrs|Dr|v|vs|\p{Lu})\.)|\n/gu

/**
 * Whom the sentence of a pronoun, as far as it goes before it, and the one before name besides the parties; where neither of the two names
 * anybody, the last one that does.
 */
export function othersBefore(text: string, at: number, names: string): Named {
  const party = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u')
  const from = Math.max(0, at - 1500)
  const before = text.slice(from, at)
  const parts: string[] = []
  let start = 0
  for (const { index, 0: mark } of before.matchAll(stop)) {
    parts.push(before.slice(start, index))
    start = index + mark.length
  }
  parts.push(before.slice(start))
  const found: Named = { person: false, body: false }
  for (const [n, part] of parts.toReversed().entries()) {
    const one = othersIn(part, names)
    found.person ||= one.person
    found.body ||= one.body
    if (n > 0 && (found.person || found.body || parts.slice(-n - 1).some((each) => party.test(each)))) break
  }
  return found
}
