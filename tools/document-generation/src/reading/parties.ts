import { findEmails, findPhones, nameAt, type Span } from '@casewright/law'
import { addressesIn } from './addresses.ts'
import type { Role } from './asked.ts'
import { denied, type Evidence } from './evidence.ts'
import { whoBy } from './label-meaning.ts'
import type { Contacts, Mention } from './mention-reader.ts'
import { mentionsIn } from './mentions.ts'
import { placeWords } from './role-nouns.ts'
import { spokenRole } from './sides.ts'
import { type Unit, unitAt } from './units.ts'

const capital = (words: string, lowerCase: boolean) =>
  lowerCase
    ? words
        .replace(/(?<![\p{L}\d’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/\b(Llc|Llp|Lp|Pllc)\b/g, (form) => form.toUpperCase())
    : words.replace(/\s+/g, ' ')

/** A number or an email of somebody else: 'call him at', 'their phone'. */
const ofThem = /\b(?:his|her|their|him|them|contractor|references?|refs?|supervisor|landlord|employer|call)\b/i

/** Names, titles, firms, addresses and ways to reach somebody, each to the one whom the sentence speaks of. */
export function fromParties(
  text: string,
  units: readonly Unit[],
  roles: readonly Role[],
  lowerCase: boolean,
  isTalk = false,
): Evidence[] {
  if (roles.length === 0) return []
  const contacts: Contacts = { addresses: addressesIn(text), emails: findEmails(text), phones: findPhones(text) }
  const mentions = mentionsIn(text, roles, contacts, lowerCase, isTalk)
  settle(mentions)
  const found: Evidence[] = []
  const put = (
    role: Role | undefined,
    aspect: keyof Role['fields'],
    value: string,
    { start, end }: Span,
    rank: Evidence['rank'],
  ) => {
    const field = role?.fields[aspect]
    if (field) found.push({ field: field.name, value, start, end, rank })
  }
  const taken = new Set<number>()
  for (const mention of mentions) {
    const role = roles.find(({ id }) => id === mention.role)
    if (!role) continue
    const { name, rank } = mention
    // 'A complaint to Sunvale Solar, they are at 1900 Desert Inn Road': more than one is no person.
    const many =
      role.fields.company &&
      role.id === 'recipient' &&
      /^[\s,(]{1,3}(?:they['’]re|they are|their|its|attn|attention)\b/i.test(text.slice(name.end, name.end + 12))
    const body = (name.body || many) && role.fields.company && !role.fields.name?.label.match(/company/i)
    put(role, body ? 'company' : 'name', capital(name.words, lowerCase), name, rank)
    if (mention.title) put(role, 'title', text.slice(mention.title.start, mention.title.end), mention.title, rank)
    if (mention.company) put(role, 'company', capital(mention.company.words, lowerCase), mention.company, rank)
    for (const [aspect, one] of [
      ['address', mention.address],
      ['phone', mention.phone],
      ['email', mention.email],
    ] as const) {
      if (!one) continue
      taken.add(one.start)
      put(role, aspect, 'address' in one ? one.address : 'number' in one ? one.number : one.words, one, rank)
    }
  }
  const own = selfSays(text, roles, lowerCase)
  found.push(...own)
  // 'I'm the manager at Ridgeline Packaging, 740 Foundry Road': where the firm is, its people are.
  const speaker = roles.find((role) => role.self)
  for (const one of own)
    for (const address of contacts.addresses)
      if (one.field === speaker?.fields.company?.name && /^,?\s(?:at\s)?$/.test(text.slice(one.end, address.start))) {
        taken.add(address.start)
        put(speaker, 'address', address.words, address, 3)
      }
  const anchors = anchorsIn(text, roles, mentions)
  const ways: ['address' | 'phone' | 'email', Span & { value: string }][] = [
    ...contacts.addresses.map(
      (one) => ['address', { ...one, value: one.words }] as ['address', Span & { value: string }],
    ),
    ...contacts.phones.map((one) => ['phone', { ...one, value: one.number }] as ['phone', Span & { value: string }]),
    ...contacts.emails.map((one) => ['email', { ...one, value: one.address }] as ['email', Span & { value: string }]),
  ]
  for (const [aspect, one] of ways) {
    if (taken.has(one.start) || denied(text, one.start)) continue
    // Where somebody stays is not where they live.
    if (aspect === 'address' && /\bstay(?:ing)?\b[^.\n]*$/i.test(text.slice(Math.max(0, one.start - 80), one.start)))
      continue
    const byMail = aspect === 'email' ? ownerOfMail(one.value, mentions) : null
    const role =
      byMail ??
      (isStrangers(text, one.start, anchors, units, roles, lowerCase)
        ? null
        : (nearest(anchors, one.start, aspect, units) ?? ofSelfAlone(text, one.start, aspect, roles, units)))
    put(
      roles.find(({ id }) => id === role),
      aspect,
      one.value,
      one,
      byMail ? 2 : 3,
    )
  }
  return found
}

/** The part of the one who writes, where nobody else has a phone or an email: 'Tel 716-555-0150' at the end of notes. */
function ofSelfAlone(
  text: string,
  at: number,
  aspect: 'address' | 'phone' | 'email',
  roles: readonly Role[],
  units: readonly Unit[],
): string | null {
  const [one, ...more] = roles.filter(({ fields }) => fields[aspect])
  const others = ofThem.test(text.slice(unitAt(units, at)?.start ?? at, at))
  return aspect !== 'address' && one?.self && more.length === 0 && !others ? one.id : null
}

/** Two parts and two names: who has the one leaves the other. A short name takes the part of the full one. */
function settle(mentions: Mention[]): void {
  const known = new Map<string, string>()
  for (const { name, role } of mentions) if (role) known.set(name.words, role)
  for (const mention of mentions) mention.role ??= known.get(mention.name.words) ?? null
}

/** What somebody says of themselves: 'I work as a paralegal at X', 'on behalf of X', 'I live at'. */
function selfSays(text: string, roles: readonly Role[], lowerCase: boolean): Evidence[] {
  const self = roles.find((role) => role.self)
  if (!self) return []
  const found: Evidence[] = []
  const { title, company } = self.fields
  const upper = lowerCase ? '\\p{L}' : '\\p{Lu}'
  const says = new RegExp(
    `\\b(?:I am|I['’]m|I work as|I serve as|I work|I am employed as)\\s(?:(?:the|an?|currently)\\s){0,2}(?<title>(?!employed|writing|\\p{Lu}\\p{Ll}+\\.? \\p{Lu}\\p{Ll}+)[\\p{L}][\\p{L}&’'/-]*(?:\\s(?!at\\b|of\\b|for\\b|with\\b|in\\b|from\\b|and\\b|who\\b|over\\b)[\\p{L}&’'/-]+){0,4}(?:\\sof\\s[\\p{Ll}]+(?:\\s(?!at\\b|for\\b|with\\b)[\\p{Ll}]+){0,2})?)\\s(?:over\\s)?(?:at|for|of|with)\\s(?:the\\s)?(?<company>${upper}[\\p{L}\\d&’'.-]*(?:\\s(?:${upper}[\\p{L}\\d&’'.-]*|of(?:\\sthe)?(?=\\s\\p{Lu})|&|and(?=\\s\\p{Lu}[\\p{L}]+\\s(?:LLC|LLP|Inc|Co)))){0,6})`,
    'gud',
  )
  for (const match of text.matchAll(says)) {
    const [titleAt, companyAt] = [match.indices?.groups?.title, match.indices?.groups?.company]
    if (denied(text, match.index + 1) || !titleAt || !companyAt) continue
    const firm = (match.groups?.company ?? '').replace(/(?<![.,])[.,]+$/, '')
    if (title)
      found.push({ field: title.name, value: match.groups?.title ?? '', start: titleAt[0], end: titleAt[1], rank: 3 })
    if (company)
      found.push({ field: company.name, value: firm, start: companyAt[0], end: companyAt[0] + firm.length, rank: 3 })
  }
  const firms = new RegExp(
    `\\b(?:on behalf of|I work (?:for|at)|we are|my (?:company|firm|employer) is|I own|I run|our company is|from us at)\\s(?:the\\s)?(?<company>${"\\p{Lu}[\\p{L}\\d&’'-]*(?:\\s(?:\\p{Lu}[\\p{L}\\d&’'-]*|of(?:\\sthe)?(?=\\s\\p{Lu})|&))*(?:,? (?:Inc|LLC|Ltd|Corp|Co|LLP)\\b\\.?)?"})`,
    'gud',
  )
  if (company)
    for (const match of text.matchAll(firms)) {
      const place = match.indices?.groups?.company
      if (!place || denied(text, match.index)) continue
      const firm = (match.groups?.company ?? '').replace(/(?<!Inc|Co|Corp|Ltd)[.,]{1,3}$/, '')
      found.push({ field: company.name, value: firm, start: place[0], end: place[0] + firm.length, rank: 4 })
    }
  return found
}

interface Anchor {
  at: number
  end: number
  role: string | null
}

/** Every word that says of whom a sentence speaks. */
function anchorsIn(text: string, roles: readonly Role[], mentions: readonly Mention[]): Anchor[] {
  const anchors: Anchor[] = []
  const speaker = roles.find((role) => role.self)?.id ?? spokenRole(text, roles)
  for (const { id, nouns } of roles)
    for (const noun of [...nouns, ...(placeWords[id] ?? [])])
      for (const match of text.matchAll(new RegExp(`\\b${noun.replace(/\s/g, '\\s')}(?:['’]s)?\\b`, 'gi')))
        anchors.push({ at: match.index, end: match.index + match[0].length, role: id })
  const names = new Map<string, string | null>()
  for (const { name, role, company } of mentions) {
    const parts = name.words.replace(/^(?:Dr|Mr|Ms|Mrs|Prof)\.?\s/, '').split(/[\s,]+/)
    const short = name.body ? [parts.slice(0, 2).join(' '), parts[0]] : [parts[0], parts.at(-1)]
    for (const words of new Set([name.words, company?.words, ...short])) {
      if (
        !words ||
        words.length < 3 ||
        /^(?:The|City|Bank|University|Department|County|State|Judge|Professor)$/.test(words)
      )
        continue
      names.set(words, names.has(words) && names.get(words) !== role ? null : role)
    }
  }
  for (const [words, role] of names)
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
      anchors.push({ at, end: at + words.length, role })
  for (const match of text.matchAll(/\b(?:I|[Mm]e|[Mm]y|mine|[Oo]ur|us|[Ww]e)\b/g))
    anchors.push({ at: match.index, end: match.index + match[0].length, role: speaker })
  anchors.sort((one, other) => one.at - other.at || other.end - one.end)
  // 'His', 'her' and 'their' are those of whom was last spoken.
  // Of a letter that names nobody else it is to whom it goes.
  let last: string | null = roles.find(({ id }) => id === 'recipient')?.id ?? null
  const spoken: Anchor[] = []
  let n = 0
  for (const match of text.matchAll(/\b(?:his|hers?|theirs?|its|he|she|they|him|them|who)\b/gi)) {
    while (n < anchors.length && (anchors[n]?.at ?? 0) < match.index) {
      const one = anchors[n++] as Anchor
      if (one.role !== speaker && !isPlace(one.role)) last = one.role
    }
    spoken.push({ at: match.index, end: match.index + match[0].length, role: last })
  }
  return [...anchors, ...spoken].sort((one, other) => one.at - other.at || other.end - one.end)
}

const isPlace = (role: string | null) => role === 'premises' || role === 'site' || role === 'deliveryPlace'

const linked =
  /^[\s,(:]{0,4}(?:(?:of|at|in|from|on|who|now|lives?|living|resides?|residing|is|located|with|an?|address|offices?|and|his|her|their)\b[\s,:]{0,3}){0,5}$/i

/** Whether somebody else is named right before a place, of whom it is not known what part they have. */
function isStrangers(
  text: string,
  at: number,
  anchors: readonly Anchor[],
  units: readonly Unit[],
  roles: readonly Role[],
  lowerCase: boolean,
): boolean {
  if (lowerCase) return false
  if (isOfOtherLabel(text, at, roles)) return true
  const from = Math.max(unitAt(units, at)?.start ?? 0, at - 160)
  const last = anchors.filter(({ end, at: start }) => end <= at && start >= from).at(-1)
  const gap = text.slice(last?.end ?? from, at)
  return [...gap.matchAll(/(?<=^|[\s(“"])\p{Lu}/gu)].some((match) => {
    const one = nameAt(text, (last?.end ?? from) + match.index)
    return one !== null && one.end <= at && (one.body || /\s/.test(one.words)) && linked.test(text.slice(one.end, at))
  })
}

/** 'Agent: Clark Fork, Inc. (Montana), 120 Ryman St.': a line that its label gives to somebody who has no part. */
export function isOfOtherLabel(text: string, at: number, roles: readonly Role[]): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const label = /^[ \t]*(?:[-*•–][ \t]+)?(?<label>\p{L}[\p{L} ’'-]{2,24}):[ \t]+(?=\p{Lu})/u.exec(line)
  const called = label?.groups?.label ?? ''
  const isPart = whoBy(called, roles) ?? roles.some(({ nouns }) => nouns.includes(called.toLowerCase()))
  return othersLabel.test(called) && !isPart
}
const othersLabel =
  /^(?:(?:leasing |managing |listing |escrow |insurance |registered )?agent|broker|guarantor|co-?signer|bank|lender|lien ?holder|insurer|carrier|hauler|mover|subcontractor|subconsultant|architect|inspector|mediator|arbitrator|emergency contact|references?|occupants?|witness(?:es)?|attorney|lawyer|counsel|accountant|payee|escrow|title company|previous \p{L}+|prior \p{L}+|old \p{L}+)s?$/iu

const onlyAddress =
  /^[^\p{L}\d]{0,6}(?:(?:our|my|their|his|her|the|its|we|they|I|he|she|it)(?:['’](?:re|m|s))? )?(?:offices?|address(?: is)?|at|in|of|are at|is at|am at|located at)?[^\p{L}\d]{0,6}$/iu

/** Of whom the words before a place speak: the last one named in the same sentence. */
function nearest(
  anchors: readonly Anchor[],
  at: number,
  aspect: 'address' | 'phone' | 'email',
  units: readonly Unit[],
): string | null {
  const unit = unitAt(units, at)
  const from = Math.max(unit?.start ?? 0, at - 220)
  const before = anchors.filter(
    (one) => one.end <= at && one.at >= from && (aspect === 'address' || !isPlace(one.role)),
  )
  const one = before.at(-1)
  if (!one) {
    // 'Phone 555-0142.' goes on about whom the sentence before it speaks, if that is one alone.
    const earlier = unit && units[units.indexOf(unit) - 1]
    if (!unit || !earlier || earlier.block !== unit.block) return null
    // '1033 Elderberry, Peoria, 61604.': an address that is a sentence of its own.
    if (aspect === 'address' && !onlyAddress.test(unit.text.slice(0, at - unit.start))) return null
    const spoken = anchors.filter((each) => each.at >= earlier.start && each.end <= earlier.end && !isPlace(each.role))
    const [whose, ...others] = new Set(spoken.map(({ role }) => role))
    return others.length === 0 ? (whose ?? null) : null
  }
  return one.role
}

/** Whose name an address has in it: 'd.okafor@…' is Okafor's. */
function ownerOfMail(address: string, mentions: readonly Mention[]): string | null {
  const local = (address.split('@')[0] ?? '').toLowerCase()
  const owners = new Set(
    mentions.flatMap(({ name, role }) => {
      if (name.body || !role) return []
      const parts = name.words
        .toLowerCase()
        .split(/[\s.]+/)
        .filter((word) => word.length > 3)
      return parts.some((part) => local.includes(part)) ? [role] : []
    }),
  )
  return owners.size === 1 ? ([...owners][0] ?? null) : null
}
