import type { FoundName } from '@casewright/law'
import { kin } from '../kin.ts'
import type { Role } from './asked.ts'
import { denied } from './evidence.ts'
import { introduced } from './introduced.ts'
import { isTitle } from './letter-shape.ts'
import { type Contacts, type Mention, mentionReader } from './mention-reader.ts'
import { ownDeals } from './own-deals.ts'
import { dealings, leads } from './role-nouns.ts'
import { pair, partiesOf, spokenRole } from './sides.ts'

/**
 * Everybody whom a text names in a part of the document.
 * @param isTalk whether more than one person says 'I' in it
 */
export function mentionsIn(
  text: string,
  roles: readonly Role[],
  contacts: Contacts,
  lowerCase: boolean,
  isTalk = false,
): Mention[] {
  const found: Mention[] = []
  const { name, behindSort, read, subjectBefore, nouns, ids, roleAfter } = mentionReader(
    text,
    roles,
    contacts,
    lowerCase,
  )
  const add = (one: FoundName | null, role: string | null, rank: Mention['rank'], lead: number) => {
    if (!one || denied(text, lead) || denied(text, one.start)) return null
    const mention = read(one, role, rank)
    found.push(mention)
    return mention
  }

  // The one who speaks.
  const self = roles.find((one) => one.self)
  const speakers: Mention[] = []
  for (const match of text.matchAll(
    /(?:\bmy (?:full |legal )?name(?:['’]s| is)|\bname['’]?s? is)\s+|(?<=^|[.!?\n]\s{0,3}|\band\s|,\s)(?:this is|hi,? this is|it['’]s)\s+|\b(?:I am|I['’]m)\s+(?:the\s(?=Hon|Rev|Right))?|(?<=^|[.\n]\s{0,3})(?:I|We|we|i)(?:,\s+|\s\()|\bwe(?: are|['’]re)\s+(?:the\s(?=\p{Lu}))?|\b(?:from|to|with|by|for|and|owes) (?:me|us),\s(?=\p{Lu})|\b(?:from|to|by|with|for)\s(?:my\s(?:husband|wife|partner|brother|sister|mother|father|son|daughter)\sand\s(?:me|I)|(?:me|us)\sand\smy\s(?:husband|wife|partner|brother|sister|mother|father|son|daughter)),\s(?:\p{Lu}\p{Ll}+\sand\s)?(?=\p{Lu})|\bfor us,?\s(?:please\s)?(?:use|put|it['’]s|it is|that['’]s|that is)\s(?:the\s(?=\p{Lu}))?/giu,
  )) {
    // Without capitals a joint name has no end: 'my name is ann lee and my address …'.
    const one = name(match.index + match[0].length, !lowerCase)
    const sure = /name/i.test(match[0])
    // 'I’m General Counsel' says what somebody is, and not who.
    if (one && isTitle(one.words)) continue
    if (
      !one ||
      (one.body && !/^(?:we|for us)\b/i.test(match[0])) ||
      (!sure && lowerCase && !lowerSelf(text, one)) ||
      (!sure && !/\s/.test(one.words))
    )
      continue
    if (!sure && /^(?:citizen|national)\b/.test(text.slice(one.end + 1))) continue
    // 'We're Nine Lanterns, P.C. I'm Benedikta Rao, president': who speaks for a body is no party.
    const ofBody = !self && !one.body && /\b(?:I am|I['’]m)\s/i.test(match[0]) && found.some(({ name }) => name.body)
    if (ofBody) continue
    const mention = add(one, self?.id ?? null, 2, match.index)
    if (mention && !self) mention.role ??= sideOf(match[0], roles)
    if (mention && !self) {
      if (!isTalk || roles.some(({ id }) => id === 'first')) mention.role ??= spokenRole(text, roles)
      // In a thread two say 'we': the second is the other party.
      const isSecond = found.some(({ role, name }) => role === 'first' && name.words !== one.words)
      if (mention.role === 'first' && isSecond) mention.role = 'second'
      if (!mention.role) speakers.push(mention)
    }
  }
  // 'They are Y': whom whoever speaks deals with.
  const [one, two] = partiesOf(roles)
  const spoken = self || !one || !two || partiesOf(roles).length > 2 ? null : spokenRole(text, roles)
  if (spoken)
    for (const match of text.matchAll(
      /(?<=^|[.!?;\n(]\s{0,3}|,\s)(?:they are|they['’]re|the other (?:side|party|company) is|it['’]s with)\s+(?:the\s(?=\p{Lu}))?/giu,
    )) {
      const other = name(match.index + match[0].length)
      if (other && /\s/.test(other.words))
        add(other, spoken === one?.id ? (two?.id ?? null) : (one?.id ?? null), 2, match.index)
    }
  // 'The landlord is X', 'our client, X,', 'landlord X'.
  if (nouns)
    for (const match of text.matchAll(
      new RegExp(
        `\\b(?:(?:the|our|my|your|and|by)\\s)?(?<role>${nouns})(?<many>s?)(?:['’]s(?:\\s(?:full|legal))?\\sname)?(?<link>,? (?:jointly|together)(?: are)?[:,] ?|['’]s\\s|\\sare\\s|\\s=\\s|\\s(?:is|r|will be|shall be|would be)(?:\\scalled|\\snamed)?\\s|,\\s|\\s(?:is named|named|called)\\s|:\\s?|\\s)(?:to be\\s)?(?:the\\s)?(?:an?\\s(?:individual|person|natural person|company|corporation|business|firm|couple|sole proprietor(?:ship)?),?\\s(?:named\\s|called\\s)?)?`,
        'giu',
      ),
    )) {
      const { role = '', link = '', many } = match.groups ?? {}
      const bare = link === ' '
      if (bare && lowerCase) continue
      const single =
        name(match.index + match[0].length) ??
        (/the\s$/i.test(match[0]) ? name(match.index + match[0].length - 4) : null) ??
        (bare || lowerCase || link.startsWith(',') ? null : behindSort(match.index + match[0].length))
      const one = many && single ? together(text, single, (from) => name(from, false)) : single
      const id = ids.get(role.toLowerCase())
      const called = roles.find((each) => each.id === id)
      if (!one || !called || (bare && !/\s/.test(one.words) && !one.body)) continue
      if (['premises', 'site', 'deliveryPlace'].includes(called.id)) continue
      // 'The company, Dana said': a comma alone joins a name only where something closes it.
      if (/^,\s$/.test(link) && !/^(?:[,.;(]|$|\s(?:at|of|and|in)\b)/.test(text.slice(one.end))) continue
      // A lawyer's 'our client' may be either side: 'our client is Hooper Lane, they're the consultant'.
      const ofLawyer = /^our client\b/i.test(match[0])
      const mention = add(one, ofLawyer ? null : called.id, 2, match.index)
      if (mention) mention.role ??= called.id
    }
  // 'We're Larkspur Software, and the client is Bender Dental': who speaks is the other side.
  const [first, second] = partiesOf(roles)
  if (first && second && partiesOf(roles).length === 2)
    for (const one of speakers) {
      const known = new Set(found.flatMap(({ role, name }) => (role && name.words !== one.name.words ? [role] : [])))
      if (known.has(first.id) !== known.has(second.id)) one.role = known.has(first.id) ? second.id : first.id
    }
  // 'Delta Arts Council, 9 Union Avenue, as the client'.
  if (roleAfter)
    for (const match of text.matchAll(new RegExp(roleAfter.source, 'giu'))) {
      const mention = subjectBefore(match.index, match.index + match[0].length)
      if (mention?.role && mention.rank === 2) found.push(mention)
    }
  // Words that lead to a name.
  for (const { id } of roles)
    for (const lead of leads[id] ?? [])
      for (const match of text.matchAll(lead)) {
        const from = match.index + match[0].length
        const one = name(from)
        if (!one || alone(text, match, one)) continue
        const dear = /dear|attn|attention/i.test(match[0])
        add(one, id, dear && !/\s/.test(one.words) ? 4 : 3, match.index)
      }
  // A pair.
  for (const match of text.matchAll(/\b(?:between|among)\s+(?:the\s)?/gi)) {
    const from = match.index + match[0].length
    for (const andJoins of [true, false]) {
      const one = name(from, andJoins)
      if (!one) break
      const gap = /\band\s+(?:the\s)?(?=\p{L})/gu
      gap.lastIndex = one.end
      const firstMention = read(one, null, 3)
      let joint = gap.exec(text.slice(0, one.end + 260))
      let other: FoundName | null = null
      for (let tries = 0; joint && tries < 4 && !other; tries++) {
        const inside = contacts.addresses.some(
          (address) => address.start < (joint?.index ?? 0) && address.end > (joint?.index ?? 0),
        )
        const between = text.slice(one.end, joint.index)
        if (
          !inside &&
          !/[;\n]|[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(between.replace(/\b(?:Inc|Co|Corp|Ltd|St|Ave)\./g, ''))
        )
          other = name(joint.index + joint[0].length)
        joint = gap.exec(text.slice(0, one.end + 260))
      }
      if (!other) continue
      const second = read(other, null, 3)
      pair(firstMention, second, roles)
      found.push(firstMention, second)
      break
    }
  }
  // Whoever speaks deals with the other.
  for (const { other, object } of ownDeals(text, roles, (from) => name(from)))
    if (object && !contacts.addresses.some(({ start, end }) => object.start >= start && object.start < end))
      add(object, other, 2, object.start)
  // One deals with the other.
  for (const { one: id, verb, other: otherId, joint } of dealings) {
    if (!roles.some((role) => role.id === id) || !roles.some((role) => role.id === otherId)) continue
    for (const match of text.matchAll(
      new RegExp(`[\\s’']${verb.replace(/\bis (?=\p{L}+ing)/gu, '(?:is |s )')}\\b`, 'giu'),
    )) {
      const subject = subjectBefore(match.index)
      const after = match.index + match[0].length
      if (!joint && subject) add(subject.name, id, 3, subject.name.start)
      const rest = text.slice(after, after + 170).split(/[.;\n]\s/)[0] ?? ''
      const links = joint
        ? [...rest.matchAll(new RegExp(`\\b${joint}\\s(?:the\\s)?`, 'giu'))]
        : [/^\s(?:(?:the|his|her|their|my|our)\s(?:\p{Ll}{3,12}\s){0,2})?/u.exec(rest)]
      // 'Gus Pappas is borrowing it from me': whoever speaks is the other.
      if (
        joint &&
        subject &&
        links.some((link) => link && /^(?:me|us)\b/i.test(rest.slice(link.index + link[0].length)))
      )
        add(subject.name, id, 3, subject.name.start)
      for (const link of links) {
        if (!link) continue
        const object = name(after + link.index + link[0].length)
        if (!object || contacts.addresses.some(({ start, end }) => object.start >= start && object.start < end))
          continue
        if (joint && subject) add(subject.name, id, 3, subject.name.start)
        add(object, otherId, subject ? 3 : 4, after + link.index)
        break
      }
    }
  }
  if (!lowerCase) found.push(...introduced(text, roles, contacts, found, read))
  return found
}
/** 'From my husband and me, Ruth Weiss': who gives is the lender, the seller or the landlord. */
const sideOf = (lead: string, roles: readonly Role[]): string | null => {
  const way = /^(?<way>from|to) (?:me|us|my)\b/i.exec(lead)?.groups?.way?.toLowerCase()
  const sides = way === 'from' ? /^(?:lender|seller|landlord)$/ : way === 'to' ? /^(?:borrower|buyer|tenant)$/ : null
  return (sides && roles.find(({ id }) => sides.test(id))?.id) ?? null
}
const ofKin = new RegExp(` (?:his|her|their) ${kin},? `, 'gu')
const joins = new RegExp(`^(?:,? and (?:(?:his|her|their) ${kin},? )?|, )(?=\\p{Lu})`, 'u')
/** 'Tenants are Miguel Santos and Bea Lindqvist': several who have one part, as one name. */
function together(text: string, one: FoundName, nameFrom: (at: number) => FoundName | null): FoundName {
  const joint = joins.exec(text.slice(one.end, one.end + 40))?.[0]
  const next = joint && !one.body ? nameFrom(one.end + joint.length) : null
  if (!next || next.body || !/\s/.test(next.words)) return one
  const both = together(text, next, nameFrom)
  const words = text.slice(one.start, both.end).replace(ofKin, ' ')
  return { start: one.start, end: both.end, words, body: false }
}

/** A single word after 'to' is a name only where it reads as one: 'write to Acme' and not 'send it to Friday'. */
const alone = (text: string, lead: RegExpMatchArray, name: FoundName): boolean =>
  !/\s/.test(name.words) && !name.body && !/dear|attn|attention/i.test(lead[0]) && /^['’]s\b/.test(text.slice(name.end))

/** 'i am dana okafor from …': two words that no sentence goes on with. */
const lowerSelf = (text: string, { words, end }: FoundName): boolean =>
  /^\p{L}+ \p{L}+$/u.test(words) &&
  !/(?:ing|ed|ly|happy|sorry|glad|sure|able|due|fine|well|new|old|available|interested|very|so|too|quite)\b/.test(
    words,
  ) &&
  /^(?:\s(?:from|of|with|and i)\b|[.,]|$)/.test(text.slice(end))
