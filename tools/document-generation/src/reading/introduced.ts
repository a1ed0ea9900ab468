import { type FoundName, isBody, nameAt } from '@casewright/law'
import type { Role } from './asked.ts'
import { isTitle } from './letter-shape.ts'
import type { Contacts, Mention } from './mention-reader.ts'
import { partiesOf } from './sides.ts'
import { serves } from './trades.ts'

type Read = (one: FoundName, role: string | null, rank: Mention['rank']) => Mention

/** Words after which a name is that of somebody else than the one who applies or writes. */
const ofOther =
  /\b(?:to|at|attn|attention|dear|with|c\/o|contractors?|references?|refs?|supervisors?|bank|lender|landlord|hotel|call|judge|justice|funder|agency|dept|department|school|spouse|wife|husband|son|daughter|insured|neighbor|vs?|about|under|reports? to|owes?|v\.|mr|ms|mrs|dr)\W{0,3}(?:(?:is|are|was|the|for)\W{1,3}){0,2}$/i
const place =
  /^(?:(?:Apartment|Apt|Unit|Suite|Floor|Room|Lot|Block|Parcel|Exhibit|Section|Rule|Act|Interstate|Highway|Route)\b|(?:North|South|East|West|New|San|Los|Las|Fort|St|Saint|Mount) \p{Lu}\p{Ll}+$)/u
/** Who has a hand in a deal and is no party of it: 'the hauler Klickitat Flatbed Inc', 'paid to the factor'. */
const bystander =
  /\b(?:haulers?|carriers?|movers?|shippers?|brokers?|factors?|insurers?|insurance (?:company|agent)|subcontractors?|subconsultants?|subs?|suppliers? of (?:his|her|their|its)|guarantors?|co-?signers?|escrow(?: agent)?|title company|inspectors?|appraisers?|architects?|engineers?|accountants?|bookkeepers?|cpa|lawyers?|attorneys?|counsel|mediators?|arbitrators?|notary|witness(?:es)?|managers?|agents?|bank|lien ?holders?|(?:his|her|their|our|my|its|the) (?:lender|landlord|employer|doctor|brother|sister|mother|father|friend|cousin|uncle|aunt|neighbor|boss|partner)|payable to|paid (?:directly |direct |straight )?to|pay (?:directly |direct )?to|check to|(?:directly|straight|direct) to|copy to|cc|c\/o|care of|claims? against|against|vs?|not (?:a )?party|competitors?)\W{1,4}(?:(?:is|are|was|the|for|called|named)\W{1,3}){0,2}$/iu
const closes =
  /(?<![A-Za-z])(?:Inc|Incorporated|LLC|L\.L\.C|Corp|Corporation|Ltd|LLP|L\.L\.P|LP|L\.P|PLLC|P\.C|PC|P\.A|LPA|N\.A)\.?$/
/** 'Harbor Point IT LLC out of Tacoma': where somebody is. */
const inTown = /\b(?:out of|based in|located in|here in|over in|up in|down in|headquartered in|from here in) $/i

interface Named {
  name: FoundName
  mention: Mention
}

/** Every name of a text that may be a party's, once, with what is said of it in the same breath. */
function everybody(text: string, contacts: Contacts, read: Read, found: readonly Mention[]): Named[] {
  const all: Named[] = []
  const known = new Set<string>()
  let reach = 0
  for (const { index } of text.matchAll(/(?<=^|[\s(“"])[\p{Lu}\d]/gu)) {
    if (index < reach || contacts.addresses.some(({ start, end }) => index >= start && index < end)) continue
    // Of 'between A and B Inc.' the two are known already.
    const name = found.find((one) => one.role === null && one.name.start === index)?.name ?? nameAt(text, index)
    if (!name || known.has(name.words)) continue
    reach = name.end
    known.add(name.words)
    const mention = read(name, null, 4)
    const isTown = !isBody(name.words) && inTown.test(text.slice(Math.max(0, index - 24), index))
    if (!place.test(name.words) && !isTitle(name.words) && !isTown) all.push({ name, mention })
  }
  return all
}

const hasDetails = ({ address, phone, email }: Mention) => Boolean(address ?? phone ?? email)
const isPerson = ({ words, body }: FoundName) =>
  !body &&
  !isBody(words) &&
  /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}\p{Lu}[\p{L}.'’-]*(?:,? (?:Jr|Sr|Esq|M\.?D|Ph\.?D)\.?)?$/u.test(words)

/** The words of its sentence before a place, with a label on a line of its own above it. */
function leadTo(text: string, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const before = text.slice(Math.max(line, at - 160), at)
  const sentence = before.slice(Math.max(...['. ', '! ', '? ', '; '].map((mark) => before.lastIndexOf(mark))) + 1)
  const above = /(?:^|\n)(?<label>[^\n]{2,40}):[ \t]*\n$/.exec(text.slice(Math.max(0, line - 44), line))?.groups?.label
  return sentence.trim() === '' && above ? `${above}: ` : sentence
}

/**
 * Who is known by nothing but what stands beside their name: an applicant who is introduced by their details alone, 'Jorge
 * Pina, 1420 Mesa St., 915-555-0101', and of two parties the one who is left where the other is known.
 */
export function introduced(
  text: string,
  roles: readonly Role[],
  contacts: Contacts,
  found: readonly Mention[],
  read: Read,
): Mention[] {
  // Names are looked at one by one: whoever gives this much text names the parties.
  if (text.length > 20_000) return []
  const has = (id: string) => found.some(({ role }) => role === id)
  const others = new Set(found.flatMap(({ role, name }) => (role ? [name.words] : [])))
  const self = roles.find((one) => one.self)
  if (self) {
    if (has(self.id)) return []
    const letter = roles.some(({ id }) => id === 'recipient')
    const own = everybody(text, contacts, read, found).find(({ name, mention }) => {
      if (others.has(name.words) || !hasDetails(mention) || !/\s/.test(name.words)) return false
      const before = leadTo(text, name.start)
      if (ofOther.test(before) || (letter && name.body)) return false
      // In a letter somebody with an address is as likely to be written to.
      return !letter || (isPerson(name) && name.start > text.length / 2)
    })
    return own ? [{ ...own.mention, role: self.id, rank: 4 }] : []
  }
  const sides = partiesOf(roles)
  const open = sides.filter(({ id }) => !has(id))
  if (sides.length !== 2 || open.length === 0) return []
  const candidates = everybody(text, contacts, read, found).filter(
    ({ name, mention }) =>
      !others.has(name.words) &&
      !bystander.test(leadTo(text, name.start)) &&
      ![...others].some((one) => one.includes(name.words) || name.words.includes(one)) &&
      (closes.test(name.words) ||
        Boolean(mention.address) ||
        (name.body && name.start < 400) ||
        (isPerson(name) && name.start < 160)),
  )
  const sure = candidates.filter(({ name, mention }) => closes.test(name.words) || mention.address)
  return assigned(open, sure.length >= open.length ? sure : candidates)
}

/** Gives two names to two parts, or one to one: by what they are, else not at all. */
function assigned(open: readonly Role[], candidates: readonly Named[]): Mention[] {
  const as = (one: Named, role: Role): Mention => ({ ...one.mention, role: role.id, rank: 4 })
  const [first, second] = candidates
  const [a, b] = open
  if (!first || !a) return []
  if (!b) return candidates.length === 1 ? [as(first, a)] : []
  if (!second || candidates.length > 2) return []
  const person = open.find(({ id }) => /^(?:employee|consultant|tenant)$/.test(id))
  const other = open.find((one) => one !== person)
  if (person && other && first.name.body !== second.name.body)
    return first.name.body ? [as(first, other), as(second, person)] : [as(first, person), as(second, other)]
  const provider = open.find(({ id }) => id === 'provider')
  const client = open.find((one) => one !== provider)
  if (provider && client && serves.test(first.name.words) !== serves.test(second.name.words))
    return serves.test(first.name.words)
      ? [as(first, provider), as(second, client)]
      : [as(second, provider), as(first, client)]
  // Of a mutual agreement the order is all.
  if (a.id === 'first' && b.id === 'second') return [as(first, a), as(second, b)]
  return []
}
