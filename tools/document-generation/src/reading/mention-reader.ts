import {
  type FoundAddress,
  type FoundEmail,
  type FoundName,
  type FoundPhone,
  jurisdictionOf,
  nameAt,
  type Span,
} from '@casewright/law'
import type { Role } from './asked.ts'
import { denied } from './evidence.ts'
import { literal } from './literal.ts'

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

/** How one who is named is read: the name, and what follows it in the same breath. */
export interface MentionReader {
  name(from: number, andJoins?: boolean): FoundName | null
  /** A whole name behind what sort of person it is of. */
  behindSort(from: number): FoundName | null
  read(one: FoundName, role: string | null, rank: Mention['rank']): Mention
  /** Whose verb stands at a place: a name, with what is said of it, that ends there. */
  subjectBefore(end: number, to?: number): Mention | null
  /** What the roles are called, as a pattern; '' where they have no names. */
  nouns: string
  /** The role that a noun in lower case is of. */
  ids: ReadonlyMap<string, string>
  /** A part that stands behind a name: 'as the client'. */
  roleAfter: RegExp | null
}

export function mentionReader(
  text: string,
  roles: readonly Role[],
  contacts: Contacts,
  lowerCase: boolean,
): MentionReader {
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
  return { name, behindSort, read, subjectBefore, nouns, ids, roleAfter }
}

/** Whether a state follows: 'Salt Lake City, Utah' is where somebody is. */
const isTown = (text: string, end: number): boolean =>
  jurisdictionOf(
    /^, (?<state>\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)?)/u.exec(text.slice(end, end + 24))?.groups?.state ?? '',
  ) !== null
