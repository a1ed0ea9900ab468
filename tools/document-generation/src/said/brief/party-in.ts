// Reads who somebody is.
import { findEmails, findPhones, isBody } from '@casewright/law'
import { isOrganization } from '../letters/organizations.ts'
import { addressSaidIn } from './address-said.ts'
import type { Party } from './party.ts'
import { isSurelyPerson, takePart } from './party-part.ts'
import { titled } from './titled.ts'

const suffix = /, (?=(?:Inc|LLC|L\.L\.C|LLP|PLLC|P\.C|Corp|Co|Ltd|L\.P|P\.A)\b)/g
const attention = /,?\s{0,3}\(?\b(?:Attn|Attention|att)\b\.?:? (?:the )?/iu
const trading = /,? (?:doing business as|d\/?b\/?a) /i

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
    const after = rest.slice(person.index + person[0].length)
    const open = person[0].includes('(') ? after.replace(')', '') : after
    const [said = '', ...more] = open.split(/(?=, \d|(?<=\p{Ll}) \d)/u)
    const own: Party = {}
    for (const [n, part] of said.split(/,\s+/).entries()) takePart(own, part, n === 0)
    if (own.company && !own.name) own.name = own.company
    if (own.name) party.name = own.name
    if (own.title) party.title = own.title
    rest = rest.slice(0, person.index) + more.join('')
  }
  const found = addressSaidIn(rest)
  if (found) {
    party.address = found.address
    rest = rest.slice(0, found.start)
  }
  rest = rest.trimEnd().replace(/,?(?: I['’]m)?(?: (?:of|over|at|in))?$/, '')
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
    takePart(party, part.replaceAll('\u0000', ', ').replace(/(?<![\s,])[\s,]+$/, ''), n === 0)
  if (isSelf && !party.name && party.company && !isOrganization(party.company) && !isBody(party.company))
    party.more = party.company
  if (party.name) party.name = party.name.replace(/^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev)(?= )/, '$&.')
  return party
}
