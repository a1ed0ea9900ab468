// Ways to reach somebody.
import { findEmails, findPhones } from '@casewright/law'
import { addressSaidIn } from '../brief/address-said.ts'
import type { Party } from '../brief/party.ts'

const contacts =
  /\b(?:my|our|the|his|her|their|new|home|work|cell|mobile|phone|tel(?:ephone)?|email|e-mail|address|number|no|is|at|or|and|me|us|call|reach|mail|write to|contact|info|best|you can|can|be reached|there|best way|name|for|dr?)\b/giu
export const others =
  /\b(?:his|her|their|the \p{Ll}{1,30}['’]s|(?<!\p{L})\p{Lu}\p{L}{1,30}['’]s|the \p{Ll}{1,30} office['’]?s?)(?: \p{Ll}{1,30})? (?:address|office|number|phone|email|office address|mailing address)\b|^(?:he|she|they)(?:['’](?:s|re)| is| are| live)/iu

/** Ways to reach somebody, where a sentence or line tells nothing else. */
export function contactsIn(words: string): Party | null {
  const party: Party = {}
  let rest = words.replace(/[.\s]{1,3}$/, '').replace(others, ' ')
  for (const { start, end, address } of findEmails(rest).slice(0, 1)) {
    party.email = address
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  }
  for (const { start, end } of findPhones(rest).slice(0, 1)) {
    party.phone = rest.slice(start, end)
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  }
  const place = addressSaidIn(rest)
  if (place) {
    party.address = place.address.replace(/[\s,]{1,4}$/, '')
    rest = rest.slice(0, place.start)
  }
  if (!party.email && !party.phone && !party.address) return null
  return /[\p{L}\d]/u.test(rest.replace(contacts, ' ')) ? null : party
}

/** Ways to reach who writes, behind a sentence. */
export const reachBehind =
  /[.,;] (?:(?:my )?(?:phone|cell|email|number)(?: is)?:? )?(?:[\w.+-]{1,40}@[\w.-]{3,40}\w|\(?\d{3}\)?[ -]\d{3}-\d{4})(?:(?:,| or| and){1,2} (?:[\w.+-]{1,40}@[\w.-]{3,40}\w|\d{3}-\d{3}-\d{4}))?[.]?$/i

/** Who writes: 'I run Kettle Catering', 'I sign, Ruth Lee', 'my name is Ruth Lee'. */
export const runs =
  /^(?:I|we) (?:run|own|manage|am the owner of|operate) (?<firm>\p{Lu}[^.,]{2,50})(?:, I(?:['’]m| am) (?<who>\p{Lu}.+))?$/iu
export const signs =
  /^(?:I(?:['’]ll| will)? sign|I(?:['’]m| am) signing|sign(?:ed|ature)?|it['’]?s signed)(?: it| this)?(?: as| by| from)?[,:]? (?<who>.+)$/iu
export const ownInfo =
  /^(?:(?:here(?:['’]s| is) )?(?:my|our|contact) (?:contact )?(?:info(?:rmation)?|details|name)(?: is|['’]s)?|name(?:['’]s| is)):? (?<who>.+)$/iu
