import {
  type FoundAddress,
  type FoundEmail,
  type FoundName,
  type FoundPhone,
  jurisdictionOf,
  nameAt,
  type Span,
} from '@casewright/law'
import { kin } from '../kin.ts'
import type { Role } from './asked.ts'
import { denied } from './evidence.ts'
import { introduced } from './introduced.ts'
import { literal } from './literal.ts'
import { ownDeals } from './own-deals.ts'
import { dealings, leads } from './role-nouns.ts'
import { pair, partiesOf, spokenRole } from './sides.ts'

/** Somebody whom a text names, with what it says of them in the same breath. */
export interface Mention {
  name: FoundName
  /** Ids of the roles that the words give them; none where only the place in a pair is known. */
  role: string | null
  title?: Span
  company?: FoundName
  address?: FoundAddress
  phone?: FoundPhone
  email?: FoundEmail
  /** Where what is said of them in the same breath ends. */
  end: number
  /** How sure the role is. */
  rank: 2 | 3 | 4
}

export interface Contacts {
  addresses: readonly FoundAddress[]
  emails: readonly FoundEmail[]
  phones: readonly FoundPhone[]
}

const titleWords =
  'director|manager|officer|counsel|president|engineer|professor|partner|owner|supervisor|principal|chair|chairman|chairwoman|chairperson|head|dean|attorney|lawyer|paralegal|coordinator|analyst|nurse|teacher|CEO|CFO|COO|CTO|VP|founder|lead|specialist|assistant|associate|agent|superintendent|administrator|secretary|treasurer|editor|foreman|chef|instructor|lecturer|adviser|advisor|consultant|accountant|designer|developer|architect|controller|comptroller|registrar|curator|librarian|representative|executive|clerk|trustee|controller|bookkeeper|planner|technician|scientist|researcher|physician|pharmacist|broker|realtor|captain|pastor|coach'
const title = `(?:[\\p{L}][\\p{L}&’'-]*\\s){0,4}(?:${titleWords})(?:\\s(?:of|for)\\s(?!the\\s\\p{Lu}|\\p{Lu})(?:[\\p{Ll}&]+)(?:\\s(?:and\\s)?(?!at\\b|of\\b|for\\b|with\\b|in\\b|on\\b|from\\b|and\\b|to\\b|is\\b|who\\b)[\\p{Ll}&]+){0,3})?`
const titleOf = `(?<title>${title})`
const appositive = new RegExp(
  `,?\\s+(?:(?:who|he|she|they)(?:\\s(?:is|are)|['’]s|['’]re)\\s|is\\s|I\\s?['’]?a?m\\s)?(?:(?:the|an?|our|their|its|my|your|his|her)\\s)?${titleOf}(?=\\s(?:over\\s)?(?:at|of|for|with|from|in)\\s|[,.;:)\\n]|$|\\sand\\s)`,
  'yu',
)
const at = /,?\s+(?:over\s)?(?:at|of|from|with|for)\s+(?:the\s)?/y
const where =
  /\s?\(?[,;]?\s{0,4}(?:and\s)?(?:who\s(?:lives|resides|is)|which\sis|that\sis|whose\s(?:mailing\s)?address\sis|(?:with\s(?:an?\s|its\s|his\s|her\s)?)?(?:offices?|address)(?:\sis)?)?\s{0,4}(?:located|living|residing|based|lives|resides)?\s{0,4}(?:at|of|in|:)?\s{0,4}/y
/** What stands between a name and where it is from: a bar number, 'retired'. */
const aside =
  /,?\s+(?:retired|ret\.|(?:\p{Lu}\p{Ll}{2,14}\s)?(?:[Ss]tate\s)?[Bb]ar(?:\s(?:[Nn]umber|[Nn]o\.?|[Cc]ard))?\s?#?\d{3,9})(?=[,.;\s]|$)/uy
const sortOf =
  /^(?:an?|this|my|our)\s(?:(?!(?:at|of|from|in|with|for|to|by|on|who|that|and|or|the|under|near)\s)[\p{Ll}-]{2,14},?\s){1,5}(?=\p{Lu}\p{Ll})/u
const described =
  /,\s{1,4}an?\s{1,4}(?:[\p{L}-]{1,20} ){1,5}?(?:company|corporation|partnership|cooperative|co-op|non-?profit|organization|LLC|PLLC|LLP|LP|firm|business|association|trust|agency|charity|bakery|restaurant)\b/uy
const reach =
  /[,;(]?\s{0,4}(?:and\s)?(?:his|her|their|its|the|by)?\s{0,4}(?:phone|telephone|tel\.?|email|e-mail|cell|mobile|at|and|contact)?(?:\s(?:number|address))?(?:\sis)?:?\s{0,4}/iy

const stickyAt = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from
  return pattern.exec(text)
}

const byStart = <One extends Span>(all: readonly One[]) => new Map(all.map((one) => [one.start, one]))

/** Everybody whom a text names in a part of the document. */
export function mentionsIn(text: string, roles: readonly Role[], contacts: Contacts, lowerCase: boolean): Mention[] {
  const found: Mention[] = []
  const addressAt = byStart(contacts.addresses)
  const emailAt = byStart(contacts.emails)
  const phoneAt = byStart(contacts.phones)
  const name = (from: number, andJoins = true) => nameAt(text, from, { lowerCase, andJoins })
  /** 'The tenant is a nice young man Tyler Abbott': whole names only, as much else is written with a capital. */
  const behindSort = (from: number) => {
    const words = sortOf.exec(text.slice(from, from + 80))?.[0]
    const one = words ? name(from + words.length) : null
    return one && /\s/.test(one.words) ? one : null
  }
  const ids = new Map(roles.flatMap(({ id, nouns }) => nouns.map((noun) => [noun, id] as const)))
  const nouns = [...ids.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(literal)
    .join('|')
  const roleAfter = nouns
    ? new RegExp(
        `,?\\s{0,3}\\(\\s?(?:(?:the|as|our|my|hereinafter|hereafter)\\s)*[“"']?(?<role>${nouns})[”"']?\\s?(?:\\)|(?=,))|,?\\s{1,3}(?:acting\\s)?as\\s(?:the\\s|our\\s)?(?<as>${nouns})\\b|,\\s{1,3}(?:the|our|my|your)\\s(?<plain>${nouns})\\b|,\\s{1,3}(?<bare>${nouns})(?=[.,;)\\n]|$)|,?\\s(?:is|will be|shall be)\\s(?:the|our|my)\\s(?<is>${nouns})\\b|,?\\s(?:and\\s)?(?:they|who|he|she)(?:['’]re|['’]s|\\s(?:are|is))\\s(?:the|our)\\s(?<they>${nouns})\\b`,
        'iuy',
      )
    : null

  const read = (one: FoundName, role: string | null, rank: Mention['rank']): Mention => {
    const mention: Mention = { name: one, role, rank, end: one.end }
    let end = one.end
    for (let count = 0; count < 9; count++) {
      const known = roleAfter && stickyAt(roleAfter, text, end)
      const called =
        known &&
        Object.values(known.groups ?? {})
          .find(Boolean)
          ?.toLowerCase()
      if (known && called) {
        mention.role ??= ids.get(called) ?? null
        if (mention.role === ids.get(called)) mention.rank = 2
        end += known[0].length
        continue
      }
      const next = placed(mention, end) ?? titled(mention, end)
      if (next === null) break
      end = next
    }
    mention.end = end
    return mention
  }
  /** An address, phone or email that follows at once. */
  const placed = (mention: Mention, end: number): number | null => {
    const lead = stickyAt(where, text, end)
    const start = end + (lead?.[0].length ?? 0)
    const address = addressAt.get(start) ?? addressAt.get(end)
    if (address && !mention.address) {
      mention.address = address
      return address.end + (text[address.end] === ')' ? 1 : 0)
    }
    const way = end + (stickyAt(reach, text, end)?.[0].length ?? 0)
    const email = emailAt.get(way)
    if (email && !mention.email) {
      mention.email = email
      return email.end + (text[email.end] === ')' ? 1 : 0)
    }
    const phone = phoneAt.get(way) ?? phoneAt.get(way - 1)
    if (phone && !mention.phone) {
      mention.phone = phone
      return phone.end + (text[phone.end] === ')' ? 1 : 0)
    }
    return null
  }
  /** A title, a firm, or what sort of firm it is. */
  const titled = (mention: Mention, end: number): number | null => {
    const called = mention.title ? null : stickyAt(appositive, text, end)
    if (called?.groups?.title) {
      const words = called.groups.title
      const start = end + called[0].length - words.length
      mention.title = { start, end: start + words.length }
      return start + words.length
    }
    if (!mention.company && !mention.name.body) {
      const lead = stickyAt(at, text, end)
      const company = lead && name(end + lead[0].length)
      if (company && (company.body || mention.title || /^\s+at\s/.test(lead[0]))) {
        mention.company = company
        return company.end
      }
      const comma = /^,\s(?:the\s)?/.exec(text.slice(end, end + 8))?.[0]
      const own = comma ? name(end + comma.length) : null
      if (own && !isTown(text, own.end) && (own.body || addressAt.has(own.end + 2))) {
        mention.company = own
        return own.end
      }
    }
    const sort = stickyAt(described, text, end) ?? stickyAt(aside, text, end)
    return sort ? end + sort[0].length : null
  }
  /** Whose verb stands at a place: a name, with what is said of it, that ends there. */
  const subjectBefore = (end: number, to = end): Mention | null => {
    const from = Math.max(0, end - 180)
    const before = text.slice(from, end)
    const sentence = before.slice(
      Math.max(before.lastIndexOf('\n'), before.search(/[.!?]\s+(?=\p{Lu}[^.!?]*$)/u) + 1, 0),
    )
    for (const match of sentence.matchAll(/(?<=^|[\s(“"])\p{Lu}/gu)) {
      const one = name(end - sentence.length + match.index)
      const mention = one && read(one, null, 3)
      if (
        mention &&
        !denied(text, mention.name.start) &&
        (mention.end === to || /^\)?,?$/.test(text.slice(mention.end, end)))
      )
        return mention
    }
    return null
  }
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
    /(?:\bmy (?:full |legal )?name(?:['’]s| is)|\bname['’]?s? is)\s+|(?<=^|[.!?\n]\s{0,3}|\band\s|,\s)(?:this is|hi,? this is|it['’]s)\s+|\b(?:I am|I['’]m)\s+(?:the\s(?=Hon|Rev|Right))?|(?<=^|[.\n]\s{0,3})(?:I|We|we|i)(?:,\s+|\s\()|\bwe(?: are|['’]re)\s+(?:the\s(?=\p{Lu}))?/giu,
  )) {
    const one = name(match.index + match[0].length)
    const sure = /name/i.test(match[0])
    if (
      !one ||
      (one.body && !/^we\b/i.test(match[0])) ||
      (!sure && lowerCase && !lowerSelf(text, one)) ||
      (!sure && !/\s/.test(one.words))
    )
      continue
    if (!sure && /^(?:citizen|national)\b/.test(text.slice(one.end + 1))) continue
    const mention = add(one, self?.id ?? null, 2, match.index)
    if (mention && !self) {
      mention.role ??= spokenRole(text, roles)
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
        `\\b(?:(?:the|our|my|your|and|by)\\s)?(?<role>${nouns})(?<many>s?)(?:['’]s(?:\\s(?:full|legal))?\\sname)?(?<link>['’]s\\s|\\sare\\s|\\s=\\s|\\s(?:is|r|will be|shall be|would be)(?:\\scalled|\\snamed)?\\s|,\\s|\\s(?:is named|named|called)\\s|:\\s?|\\s)(?:to be\\s)?(?:the\\s)?(?:an?\\s(?:individual|person|natural person|company|corporation|business|firm|couple|sole proprietor(?:ship)?),?\\s(?:named\\s|called\\s)?)?`,
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

/** Whether a state follows: 'Salt Lake City, Utah' is where somebody is. */
const isTown = (text: string, end: number): boolean =>
  jurisdictionOf(
    /^, (?<state>\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)?)/u.exec(text.slice(end, end + 24))?.groups?.state ?? '',
  ) !== null

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
