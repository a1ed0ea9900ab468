import { findAddresses, findEmails, findPhones, isBody, nameAt } from '@casewright/law'
import type { Asked, Role } from './asked.ts'
import type { Evidence } from './evidence.ts'
import { meantBy, whoBy } from './label-meaning.ts'
import { isTitle } from './letter-shape.ts'
import { isLowerCase } from './lower-case.ts'
import { pay } from './selects.ts'
import { type Unit, unitAt } from './units.ts'
import { optionRead, type Read, readValue } from './value-of.ts'

const line =
  /^[ \t]*(?:[-*•–][ \t]+|\(?\d{1,2}[.)][ \t]+)?(?<label>[\p{L}#][\p{L}\d '’/().#&-]{0,60}?)[ \t]*(?:(?<mark>:|=)|[ \t](?<dash>[-–—])[ \t])[ \t]*(?<value>[^\n]*)$/gmu
const heading = /^[ \t]*(?:[#*_]{0,3})(?<label>[\p{L}][\p{L} '’]{1,30})[*_:]{0,3}[ \t]*$/u

const fold = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/\b(?:the|of|a|an|is|for|full|legal|mailing|no|number|your|my|our|monthly|total|s)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const aspectNames: Record<string, readonly string[]> = {
  name: ['name', ''],
  title: ['title', 'job title', 'position'],
  company: ['company', 'firm', 'institution', 'organization', 'employer'],
  address: ['address', 'addr', 'mailing address', 'street address'],
  phone: ['phone', 'ph', 'direct line', 'direct', 'telephone', 'tel', 'cell', 'mobile', 'phone number'],
  email: ['email', 'e mail', 'email address', 'mail'],
}
const selfNouns = [
  'by',
  'signed',
  'signer',
  'signature',
  'sender',
  'applicant',
  'from',
  'me',
  'my',
  'writer',
  'author',
  'recommender',
]
const otherNouns: Record<string, readonly string[]> = {
  employer: ['er'],
  employee: ['ee'],
  landlord: ['ll', 'lessor'],
  tenant: ['tenants', 'tt'],
  recipient: ['to', 'recipient', 'addressee', 'attn', 'attention'],
  agency: ['to'],
  lender: ['to'],
  funder: ['to'],
  hiringManager: ['to', 'attn', 'attention'],
}

/** Labels that mean one field alone, and those that mean one once it is known of whom a text speaks. */
interface Labels {
  /** As it is written, where one field alone is called so: 'job' is not 'job number'. */
  exact: Map<string, Asked>
  of: Map<string, Asked>
  bare: Map<string, string>
  roleOf: Map<string, Role>
}

function labelsOf(asked: readonly Asked[], roles: readonly Role[]): Labels {
  const counts = new Map<string, Set<Asked>>()
  const add = (label: string, one: Asked) => {
    const key = fold(label)
    if (key === '') return
    counts.set(key, (counts.get(key) ?? new Set()).add(one))
  }
  const roleOf = new Map<string, Role>()
  const byField = new Map(asked.map((one) => [one.field.name, one]))
  for (const role of roles) {
    const nouns = [...role.nouns, ...(role.self ? selfNouns : []), ...(otherNouns[role.id] ?? [])]
    for (const noun of nouns) {
      if (!roleOf.has(fold(noun))) roleOf.set(fold(noun), role)
      for (const [aspect, field] of Object.entries(role.fields)) {
        const one = byField.get(field.name)
        if (!one) continue
        for (const word of aspectNames[aspect] ?? []) {
          add(`${noun} ${word}`, one)
          if (word !== '') add(`${word} ${noun}`, one)
        }
      }
    }
  }
  for (const one of asked) for (const name of one.names) add(name, one)
  // A short form that nothing else is called by: of two fields that may be meant, neither.
  const short = new Map<string, Asked[]>()
  for (const one of asked)
    for (const name of one.labels) {
      const key = fold(name) || name
      if (!counts.has(key)) short.set(key, [...(short.get(key) ?? []), one])
    }
  const of = new Map<string, Asked>()
  for (const [key, all] of short) if (new Set(all).size === 1 && all[0]) of.set(key, all[0])
  for (const [key, all] of counts) if (all.size === 1) of.set(key, [...all][0] as Asked)
  // Two fields share the word: the one whose own label or name it is has it.
  for (const [key, all] of counts) {
    if (all.size === 1) continue
    const own = [...all].filter(({ names }) => fold(names[0] ?? '') === key || fold(names[1] ?? '') === key)
    if (own.length === 1) of.set(key, own[0] as Asked)
  }
  const bare = new Map(
    Object.entries(aspectNames).flatMap(([aspect, words]) =>
      words.filter(Boolean).map((word) => [fold(word) || word, aspect] as const),
    ),
  )
  const written = Map.groupBy(
    asked.flatMap((one) => [...one.names, ...one.labels].map((name) => ({ name: name.toLowerCase(), one }))),
    ({ name }) => name,
  )
  const exact = new Map(
    [...written].flatMap(([name, all]) => {
      const [first, ...others] = new Set(all.map(({ one }) => one))
      return first && others.length === 0 && (counts.get(fold(name))?.size ?? 0) > 1 ? [[name, first] as const] : []
    }),
  )
  return { exact, of, bare, roleOf }
}

/** What labelled lines give: 'Client: Northgate Supply', and the lines beneath a label or a party's heading. */
export function fromLabels(
  text: string,
  units: readonly Unit[],
  asked: readonly Asked[],
  roles: readonly Role[],
): Evidence[] {
  const labels = labelsOf(asked, roles)
  const lowerCase = isLowerCase(text)
  const found: Evidence[] = []
  const meant: Evidence[] = []
  let role: Role | undefined
  const matches = [...text.matchAll(line), ...inSentences(text, units)].toSorted(
    (a, b) => a.index - b.index,
  ) as LabelMatch[]
  const starts = new Set(matches.map(({ index }) => index))
  const headings = headingsIn(text, labels)
  let next = 0
  for (const [n, match] of matches.entries()) {
    while (next < headings.length && (headings[next]?.at ?? 0) < match.index) role = headings[next++]?.role
    const { label = '', value = '' } = match.groups ?? {}
    const key = fold(label)
    const bare = labels.bare.get(key === '' ? label.toLowerCase() : key)
    const inRole = bare && role?.fields[bare as keyof Role['fields']]
    const exact =
      (inRole && asked.find(({ field }) => field === inRole)) ||
      labels.exact.get(label.toLowerCase()) ||
      labels.of.get(key === '' ? label.toLowerCase() : key) ||
      ownOf(bare, asked, roles, role)
    const one =
      partyBefore(exact, label, value, asked, roles) ??
      exact ??
      byMeaning(label, value, match.groups?.dash !== undefined, asked, roles)
    const whose = labels.roleOf.get(key)
    if (whose) role = whose
    else if (one && one.role !== '' && one.holds === 'name') role = roles.find(({ id }) => id === one.role) ?? role
    if (!one || (one.holds === 'name' && !lowerCase && !/[\p{Lu}\d]|^\s*$/u.test(value))) continue
    const to = match.index + match[0].length
    const from = to - value.length
    const sentence = unitAt(units, from + value.search(/\S|$/))?.end ?? to
    const shortens =
      one.holds === 'name' &&
      /(?:^|[\s.])(?:\p{Lu}|Wm|Jos|Chas|Geo|Dr|Mr|Ms|Mrs|St)\.$/u.test(text.slice(from, sentence))
    const end =
      value.trim() === '' || (goesOn(one) && match.inLine !== true)
        ? endOfLines(text, to, starts, matches[n + 1]?.index ?? text.length, one)
        : one.holds === 'passage' && match.inLine !== true
          ? Math.min(to, ...matches.slice(n + 1, n + 2).map(({ index }) => index))
          : shortens
            ? to
            : Math.min(to, sentence)
    const read = withoutReference(one, readLabel(one, text, from, end))
    const post = read && postAt(one, read)
    const employer = post && roles.find(({ id }) => id === 'company')?.fields.name
    if (read && post && employer) {
      const start = read.start + read.value.length - post.firm.length
      found.push({ field: employer.name, value: post.firm, start, end: start + post.firm.length, rank: 1 })
      Object.assign(read, { value: post.job, end: read.start + post.job.length })
    }
    if (read) {
      const firm =
        one.holds === 'name' && isBody(read.value) && !isTitle(read.value)
          ? roles.find(({ id }) => id === one.role)?.fields.company
          : undefined
      ;(exact ? found : meant).push({ ...read, field: (firm ?? one.field).name, rank: 1 })
      if (one.holds === 'name')
        found.push(
          ...besides(
            text,
            read,
            end,
            roles.find(({ id }) => id === one.role),
          ),
        )
      if (one.holds === 'state' || one.holds === 'select') continue
    }
  }
  return merged(found, meant, asked)
}

/**
 * Labels of one passage are all of it. Of anything else a label that is one of a field's names goes before one that means
 * it, and of two such the first.
 */
function merged(found: readonly Evidence[], meant: readonly Evidence[], asked: readonly Asked[]): Evidence[] {
  const lists = new Map(asked.flatMap(({ field, holds }) => (holds === 'passage' ? [[field.name, field.holds]] : [])))
  const own = (field: string) => found.some((one) => one.rank === 1 && one.field === field)
  const others = meant.filter(
    ({ field }, n) => lists.has(field) || (!own(field) && meant.findIndex((one) => one.field === field) === n),
  )
  const all = [...found, ...others]
  return all.flatMap((one): Evidence[] => {
    if (one.rank !== 1 || !lists.has(one.field)) return [one]
    const same = all.filter(({ rank, field }) => rank === 1 && field === one.field)
    if (same.length < 2) return [one]
    if (same[0] !== one) return []
    const parts = same.toSorted((a, b) => a.start - b.start)
    const values = [...new Set(parts.map(({ value }) => value))]
    const value = values.join(lists.get(one.field) === 'list' ? '\n' : ' ')
    const [first, ...also] = parts
    return first ? [{ ...first, value, also }] : []
  })
}

/** 'Selling: Ann Lee, 7 Mill Road': who has an address is a party, and not what is sold. */
function partyBefore(
  exact: Asked | undefined,
  label: string,
  value: string,
  asked: readonly Asked[],
  roles: readonly Role[],
): Asked | undefined {
  const who = exact && /^(?:passage|phrase)$/.test(exact.holds) ? whoBy(label, roles)?.fields.name : undefined
  return who && nameAt(value, 0) && findAddresses(value).length > 0
    ? asked.find(({ field }) => field === who)
    : undefined
}

/** What a label means whose words are no name of a field. Behind a dash much stands that is no label. */
function byMeaning(
  label: string,
  value: string,
  dash: boolean,
  asked: readonly Asked[],
  roles: readonly Role[],
): Asked | undefined {
  if (dash && label.split(' ').length > 2) return undefined
  const who = whoBy(label, roles)?.fields.name
  const one = who && /\p{Lu}/u.test(value) ? asked.find(({ field }) => field === who) : meantBy(label, asked)
  return one
}

const item = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s/
const alone = new RegExp(line.source, 'u')

type LabelMatch = RegExpExecArray & { inLine?: boolean }

/** 'Current address: …' as a sentence in the midst of a line. */
const inSentences = (text: string, units: readonly Unit[]): LabelMatch[] =>
  units.flatMap(({ start, text: words }) => {
    if (!/[:=]/.test(words) || /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 20), start))) return []
    const match = alone.exec(words.replace(/(?<![.\s])[.\s]+$/, '').replace(/\n/g, ' ')) as LabelMatch | null
    if (!match) return []
    match.index += start
    match.inLine = true
    return [match]
  })

/** A bare 'Email:' where one party alone has an email, or the applicant does. */
function ownOf(
  aspect: string | undefined,
  asked: readonly Asked[],
  roles: readonly Role[],
  role: Role | undefined,
): Asked | undefined {
  if (!aspect || role) return undefined
  const having = roles.filter(({ fields }) => fields[aspect as keyof Role['fields']])
  const whose = having.find(({ self }) => self) ?? (having.length === 1 ? having[0] : undefined)
  const field = whose?.fields[aspect as keyof Role['fields']]
  return asked.find((one) => one.field === field)
}

function readLabel(one: Asked, text: string, from: number, end: number): Read | null {
  if (one.holds !== 'select') return readValue(one, text, from, end)
  return optionRead(one.field, text.slice(from, end), from) ?? pay(one.field, text.slice(from, end), from)
}

/** 'Escrow officer (req #GL-2291)': the number of a posting is no part of what the job is called. */
function withoutReference({ field }: Asked, read: Read | null): Read | null {
  if (!read || !/^(?:jobTitle|positionApplied)$/.test(field.name)) return read
  const at = read.value.search(/\s\((?:req|ref|job|posting|no\b|#)[^()]*\)$/i)
  return at > 0 ? { ...read, value: read.value.slice(0, at), end: read.start + at } : read
}

/** 'Senior Grain Merchandiser @ Palouse Basin Cooperative': a post, and whose it is. */
function postAt({ field }: Asked, { value }: Read): { job: string; firm: string } | null {
  if (field.name !== 'jobTitle') return null
  const found = /^(?<job>[^@\n]{3,60}?)\s(?:@|at)\s(?:the\s)?(?<firm>\p{Lu}[^@\n,;()]{2,60})$/u.exec(
    value.split(/,\s(?:ref|req|job|#)/i)[0] ?? '',
  )
  return found?.groups ? { job: found.groups.job ?? '', firm: found.groups.firm ?? '' } : null
}

const goesOn = ({ holds }: Asked) => holds === 'passage' || holds === 'address'

/** A value of several lines: up to a blank line or the next label. An address ends with its first line that reads as none. */
function endOfLines(text: string, from: number, starts: ReadonlySet<number>, limit: number, one: Asked): number {
  let end = from
  let empty = text.slice(text.lastIndexOf('\n', from - 1) + 1, from).search(/[:=]\s*$/) >= 0
  const hasOwn = !empty
  // Who begins most lines small does not go on with one thereby.
  const lines = text.match(/^\S/gmu) ?? []
  const casual = lines.filter((sign) => /\p{Ll}/u.test(sign)).length > lines.length / 2
  for (let count = 0; count < 40; count++) {
    const at = text.indexOf('\n', end)
    if (at < 0 || at + 1 >= limit || starts.has(at + 1)) break
    const stop = text.indexOf('\n', at + 1)
    const lineEnd = stop < 0 ? text.length : stop
    const words = text.slice(at + 1, lineEnd)
    if (words.trim() === '') break
    // Behind words on its own line a passage goes on only where they do not end, or where the next line begins within one.
    const before = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
    if (
      one.holds === 'passage' &&
      hasOwn &&
      !(item.test(words) && !item.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))) &&
      !/(?:[,;:–—-]|\b(?:and|or|of|the|to|with))\s*$/i.test(before) &&
      !(casual ? /^\s+\S/u : /^\s+\S|^\s*\p{Ll}/u).test(words)
    )
      break
    if (
      one.holds === 'address' &&
      !empty &&
      !/^\s*(?:(?:Suite|Ste|Apt|Unit|Floor|Room|#)\b.*|[\p{L}.'-][\p{L} .'-]{0,80},?\s{1,9}(?:\p{Lu}{2}|\p{L}+)\.?\s+\d{5}(?:-\d{4})?|\d+ .*)\s*$/iu.test(
        words,
      )
    )
      break
    if (!goesOn(one) && !empty) break
    end = Math.min(lineEnd, limit)
    empty = false
  }
  return end
}

/** An address, phone or email that stands behind a name on its line. */
function besides(text: string, { end: from }: Read, to: number, role: Role | undefined): Evidence[] {
  if (!role) return []
  const rest = text.slice(from, to)
  const own = (
    aspect: keyof Role['fields'],
    read: { start: number; end: number; value: string } | undefined,
  ): Evidence[] => {
    const field = role.fields[aspect]
    return field && read
      ? [{ field: field.name, value: read.value, start: from + read.start, end: from + read.end, rank: 2 }]
      : []
  }
  const [address] = findAddresses(rest)
  const [email] = findEmails(rest)
  const [phone] = findPhones(rest)
  const head = rest.slice(
    0,
    Math.min(rest.length, ...[address, email, phone].flatMap((one) => (one ? [one.start] : []))),
  )
  const parts = [
    ...head.matchAll(/,\s(?<v>[^,;\n@\d(]{3,60}(?:, (?:Inc|LLC|LLP|P\.C|P\.A|Corp|Ltd)\b\.?)?)(?=,|;|\s\(|\s*$)/dg),
  ].flatMap((match) => {
    const at = match.indices?.groups?.v
    return at ? [{ start: at[0], end: at[1], value: match.groups?.v ?? '' }] : []
  })
  const called = parts.find(({ value }) => isTitle(value))
  const firm = parts.find((one) => one !== called && /^\p{Lu}/u.test(one.value))
  return [
    ...own('title', called),
    ...own('company', firm),
    ...own('address', address && { ...address, value: address.words }),
    ...own('email', email && { ...email, value: email.address }),
    ...own('phone', phone && { ...phone, value: phone.number }),
  ]
}

/** Lines that name a party alone, over lines that tell of it. */
function headingsIn(text: string, { roleOf }: Labels): { at: number; role: Role }[] {
  const found: { at: number; role: Role }[] = []
  let at = 0
  for (const one of text.split('\n')) {
    const label = heading.exec(one)?.groups?.label
    const role = label ? roleOf.get(fold(label)) : undefined
    if (role && one.length < 60) found.push({ at, role })
    at += one.length + 1
  }
  return found
}
