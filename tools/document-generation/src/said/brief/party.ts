import { findEmails, findPhones, isBody, jurisdictions } from '@casewright/law'
import { givenNames } from '../cased/given-names.ts'
import { isOrganization, mayBePerson } from '../letters/organizations.ts'
import { asTitle, titleOf } from '../letters/titles.ts'

/** Who writes or is written to, as one stretch of notes names them. */
export interface Party {
  name?: string
  title?: string
  company?: string
  address?: string
  phone?: string
  email?: string
  /** What else is said of them: 'a 501(c)(3) food pantry'. */
  more?: string
}

const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name)
  .join('|')
const ways =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Terrace|Circle|Square|Highway|Trail|Loop|Pike'
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const small = /^(?:of|the|and|for|in|at|on|de|la|y)$/
const titled = (words: string) =>
  words
    .split(' ')
    .map((word, n) => (n > 0 && small.test(word) ? word : capital(word)))
    .join(' ')

const unmarked = new RegExp(
  `(?<=\\b(?:${ways})\\.?(?: (?:Apt|Suite|Unit|Apartment) \\S{1,5})?) (?=\\p{Lu}\\p{Ll})|(?<=\\p{Ll}) (?=(?:${states})\\b)`,
  'gu',
)
/** An address as it stands under a name: with the commas that nobody said. */
const asAddress = (words: string): string => {
  const plain = words.replace(/[\s,.;]{1,4}$/, '').replace(/(?<=^|\s)in (?=\p{L})/giu, '')
  return /,/.test(plain.replace(/, [A-Z]{2}\b/, ''))
    ? plain
    : titled(plain).replace(unmarked, (_, at: number) => (titled(plain)[at - 1] === ',' ? ' ' : ', '))
}

const where =
  /(?<![\p{L}\d.-])(?:\d{1,6}[A-Za-z]?(?:-\d{1,4})? (?:[NSEW]{1,2}\.? )?(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)|P\.?[ ]?O\.? Box \d)/u
const suffix = /, (?=(?:Inc|LLC|L\.L\.C|LLP|PLLC|P\.C|Corp|Co|Ltd|L\.P|P\.A)\b)/g
const attention = /,?\s{0,3}\(?\b(?:Attn|Attention|att)\b\.?:? (?:the )?/iu
const trading = /,? (?:doing business as|d\/?b\/?a) /i
const inTown = new RegExp(`,? in (?<town>[\\p{L} .]{3,30}?,? (?:${states}|[A-Z]{2}))$`, 'u')

const isPerson = (words: string) => mayBePerson(words) && !isOrganization(words) && !isBody(words)
const isSurelyPerson = (words: string) =>
  isPerson(words) &&
  (/^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Coach|Judge|Rev)\b/.test(words) ||
    givenNames.has((words.split(' ')[0] ?? '').toLowerCase()))

/** One part of a party between commas. */
function take(party: Party, said: string, isFirst: boolean): void {
  const part = said.trim().replace(/^(?:the|our|my) /i, '')
  if (part === '') return
  if (/^(?:I|he|she|we|they|it|who|which)\b/i.test(part) || (!/\p{Lu}/u.test(part) && !titleOf(part))) {
    party.more = part
    return
  }
  const at = /^(?<name>.{1,80}?),? (?:at|of|with|from) (?<body>\p{Lu}.{0,220})$/u.exec(part)?.groups
  if (at && isPerson(at.name ?? '') && !party.name) {
    party.name = at.name ?? ''
    party.company ??= titled(at.body ?? '')
    return
  }
  // 'Curtis Boyle the store manager', 'Brenda Ostrowski owner of Ostrowski hardware': a name and what they are in one breath.
  const named =
    /^(?<name>(?:(?:Mr|Mrs|Ms|Dr|Coach)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)? \p{Lu}[\p{L}’'-]+) (?<rest>\p{Ll}.+)$/u.exec(
      part,
    )?.groups
  // 'The president Harriet Boone.'
  const posted = /^(?<post>\p{Ll}[\p{Ll} ]{2,30}) (?<name>\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+)$/u.exec(
    part,
  )?.groups
  if (
    posted?.name &&
    titleOf(posted.post ?? '')?.length === posted.post?.length &&
    isPerson(posted.name) &&
    !party.name
  ) {
    party.name = posted.name
    party.title ??= asTitle(posted.post ?? '')
    return
  }
  const inOne =
    named && /^(?<post>\p{Ll}[\p{Ll} ]{2,30}?) (?<body>\p{Lu}[\p{L}&’'-]+ .+)$/u.exec(named.rest ?? '')?.groups
  if (
    named &&
    inOne &&
    isPerson(named.name ?? '') &&
    titleOf(inOne.post ?? '')?.length === inOne.post?.length &&
    !party.name
  ) {
    party.name = named.name ?? ''
    party.title ??= asTitle((inOne.post ?? '').replace(/^(?:the|our|my) /, ''))
    party.company ??= inOne.body ?? ''
    return
  }
  if (named && isPerson(named.name ?? '') && titleOf(named.rest ?? '') && !party.name) {
    party.name = named.name ?? ''
    take(party, named.rest ?? '', false)
    return
  }
  const title = titleOf(part)
  if (title && title.length === part.length) {
    const own = /^(?<post>.{1,80}?) (?:of|at|for) (?<body>.{1,220})$/u.exec(title.title)?.groups
    const isOfFirm = /\b(?:owner|president|founder|partner|manager|proprietor|principal|ceo|member)$/i.test(
      own?.post ?? '',
    )
    if (own && !party.company && isOfFirm && /^\p{Lu}/u.test(own.body ?? '')) {
      party.title ??= asTitle(own.post ?? '')
      party.company = titled(own.body ?? '')
    } else party.title ??= asTitle(title.title)
    return
  }
  if (/^(?:Mr|Mrs|Ms|Mx|Dr)\.? (?:and|&) (?:Mr|Mrs|Ms|Dr)\b/.test(part) || (isSurelyPerson(part) && !party.name))
    party.name ??= part
  else if (isPerson(part) && isFirst && !party.name && !party.company) party.name = part
  else if (
    !party.company &&
    ((isFirst && !/^an? /.test(part)) ||
      isOrganization(part) ||
      isBody(part) ||
      (party.name && /^\p{Lu}\S* \p{Lu}/u.test(part)))
  )
    party.company = titled(part)
  else if (
    !party.address &&
    /^\p{Lu}[\p{L}. ]+$/u.test(part) &&
    !isFirst &&
    part.split(' ').length < 4 &&
    (party.company || party.name)
  )
    party.address = part
  else party.more = party.more ? `${party.more}, ${part}` : part
}

/**
 * Reads who somebody is of words that say nothing else: 'Ada Lee, owner of Lee Windows, 7 Mill Road, Salem, OR 97301'.
 * @param isSelf whether it is a person, who says so
 */
export function partyIn(words: string, isSelf = false): Party {
  const party: Party = {}
  let rest = words
    .replace(/^[\s:,]{0,4}(?:me,? (?=\p{Lu}))?/u, '')
    .replace(/[\s,.;]{1,4}$/, '')
    // A name that was spelled, and what leads on to where somebody lives.
    .replace(/,?(?: that['’]s)? (?:\p{Lu}[ -]){3,}\p{Lu}(?![\p{L}’'])/gu, '')
    .replace(/ and I (?:live|am|work)(?: at| in)? (?=\d)/, ', ')
    .replace(/,? (?:by|via) (?:certified|first[- ]class|regular|overnight|express|email|e-mail|hand|fax|mail)\b.*/i, '')
  for (const { start, end, address } of findEmails(rest).slice(0, 1)) {
    party.email = address
    rest = rest.slice(0, start) + rest.slice(end)
  }
  for (const { start, end } of findPhones(rest).slice(0, 1)) {
    party.phone = rest.slice(start, end)
    rest = rest.slice(0, start) + rest.slice(end)
  }
  const dba = trading.exec(rest)
  if (dba) {
    party.company = /^[^,]+/.exec(rest.slice(dba.index + dba[0].length))?.[0] ?? ''
    rest = rest.replace(`${dba[0]}${party.company}`, '')
  }
  const person = attention.exec(rest)
  if (person) {
    const [said = '', ...more] = rest.slice(person.index + person[0].length).split(/(?=, \d|(?<=\p{Ll}) \d)/u)
    const own: Party = {}
    for (const [n, part] of said.split(/,\s+/).entries()) take(own, part, n === 0)
    if (own.company && !own.name) own.name = own.company
    if (own.name) party.name = own.name
    if (own.title) party.title = own.title
    rest = rest.slice(0, person.index) + more.join('')
  }
  const address = where.exec(rest)
  if (address) {
    const own = rest.slice(address.index)
    const end = /\b\d{5}(?:-\d{4})?(?!\d)/.exec(own.slice(6))
    party.address = asAddress(end ? own.slice(0, end.index + 6 + end[0].length) : own)
    rest = rest.slice(0, address.index)
  } else {
    const town = inTown.exec(rest)
    if (town?.groups?.town) {
      party.address = asAddress(town.groups.town)
      rest = rest.slice(0, town.index)
    }
  }
  rest = rest.replace(/,?(?: I['’]m)?(?: (?:of|over|at|in))?$/, '')
  const parts = rest.replace(suffix, '\u0000').split(/,\s+|(?<!\s)\s+[-–—]\s+|;\s*/)
  if (parts.length > 1 && /^an? /.test(parts[1] ?? '') && !isSurelyPerson(parts[0] ?? '') && !party.company)
    party.company = titled(parts.shift() ?? '')
  const first = parts[0] ?? ''
  if (
    (isSelf || dba) &&
    !party.name &&
    /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}’'-]+){1,2}$/u.test(first) &&
    !isBody(first)
  )
    party.name = parts.shift() ?? ''
  for (const [n, part] of parts.entries())
    take(party, part.replaceAll('\u0000', ', ').replace(/(?<![\s,])[\s,]+$/, ''), n === 0)
  if (isSelf && !party.name && party.company && !isOrganization(party.company) && !isBody(party.company))
    party.more = party.company
  if (party.name) party.name = party.name.replace(/^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev)(?= )/, '$&.')
  return party
}
