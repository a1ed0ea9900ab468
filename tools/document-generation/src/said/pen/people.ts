// Who writes and who reads, as notes for a letter tell it in their head line and in sentences of their own.
import { findEmails, findPhones } from '@casewright/law'
import { addressSaidIn } from '../brief/address-said.ts'
import { merge, type Party } from '../brief/party.ts'
import { partyIn } from '../brief/party-in.ts'
import { strike } from '../brief/strike.ts'
import { apposed } from '../brief/whole-party.ts'
import { givenNames } from '../cased/given-names.ts'
import type { Edit } from '../edits.ts'
import { asTitle, titleOf } from '../letters/titles.ts'
import type { Unit } from '../reading.ts'
import { headLineOf, type Role, type Segment, segmentsOf } from './head-line.ts'

export interface People {
  sender: Party
  recipient: Party
  client?: string
  /** How the head line names what the letter is for: whom it recommends, a position, what is thanked for. */
  forWhat: string[]
  about?: string
  /** 'By certified mail'. */
  sentBy?: string
  /** What somebody resigns from, where the head line names it. */
  leaves?: string
  /** Who writes is more than one, or a firm. */
  isPlural: boolean
  kind?: string
  edits: Edit[]
  places: { start: number; end: number; side: 'sender' | 'recipient' | 'client' }[]
}

const couple = /^(?<name>\p{Lu}[\p{L}’'-]+ (?:and|&) \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?<rest>(?:,.*)?)$/su
/** 'Their hiring manager, Mr. Joe Lindqvist', 'the property manager of Linden Arms, Ms. Tracy Volk'. */
const posted =
  /^(?:the|their|my|our|your|its) (?<post>[\p{Ll} -]{4,40}?)(?: (?:of|at|for) (?<firm>\p{Lu}[^,]{2,50}))?, (?=(?:(?:Mr|Mrs|Ms|Dr)\b|\p{Lu}))/u

/** What somebody is to who writes, and no title. */
const relation = /\b(?:landlord|landlady|boss|tenant|neighbor|member|owner)$/i
/** 'Medical director of Canyon View Family Clinic in Ogden'. */
const titledFirm =
  /^(?<post>.{3,60}?) (?:of|at|for|with) (?:the )?(?<firm>\p{Lu}.+?)(?: in (?<town>\p{Lu}[\p{L} .,]+))?$/u

/** A title and the firm that it is at, where both were read as one name. */
function parted(party: Party): Party {
  const found = titledFirm.exec(party.company ?? '')?.groups
  const post = found?.post?.replace(/^(?:an?|the) /i, '') ?? ''
  if (!found?.firm || !party.company || titleOf(post.toLowerCase())?.title !== post.toLowerCase()) return party
  const own = { ...party, company: found.firm }
  own.title ??= asTitle(post.toLowerCase())
  if (found.town) own.address ??= found.town
  return own
}

/** Whether what was read has all of what was said, but for small words. */
function isAll(party: Party, said: string): boolean {
  const known = Object.values(party).join(' ').toLowerCase()
  const left = (said.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter(
    (word) =>
      !known.includes(word) &&
      !/^(?:the|and|for|our|old|new|out|attn|attention|retired|from|over|who|she|landlord|landlady|boss|manager|phone|cell|email|number|here|down|with|spelled)$/.test(
        word,
      ),
  )
  return left.length < 2
}

/** Reads somebody of words, with what they are before their name. */
export function whoIn(said: string, isSelf = false): Party {
  const words = said
    .replace(/,? \((?:retired|ret\.)\)/i, '')
    .replace(/,? (?:no name|I don['’]?t (?:know|have) (?:the|a|his|her|their) name)\b.*/i, '')
    .replace(/^me,? (?=\p{Lu})/u, '')
  const at = desk.exec(words)?.groups
  if (at?.desk && at.firm)
    return { ...whoIn(at.firm), name: at.desk.replace(/(?:^| )\p{Ll}/gu, (one) => one.toUpperCase()) }
  const two = couple.exec(words)?.groups
  if (two?.name) {
    const rest = partyIn(`Ada Poe${two.rest ?? ''}`)
    return { ...rest, name: two.name }
  }
  const post = posted.exec(words)
  const isPost =
    post?.groups?.post !== undefined &&
    titleOf(post.groups.post)?.title === post.groups.post &&
    !relation.test(post.groups.post)
  const own = partyIn(isPost && post ? words.slice(post[0].length) : words.replace(apposed, ''), isSelf)
  if (isPost && post?.groups?.post) {
    own.title ??= asTitle(post.groups.post)
    if (post.groups.firm) own.company ??= post.groups.firm
  }
  // 'Brightline Appliance, customer care': a desk of it.
  if (own.more && !own.title && /^(?:attn:? )?[\p{Ll} -]{4,30}$/u.test(own.more) && own.company && !own.name) {
    own.title = asTitle(own.more)
    delete own.more
  }
  const isGiven = (words: string | undefined) => givenNames.has((words?.split(' ')[0] ?? '').toLowerCase())
  if (own.name && own.company && !isGiven(own.name) && isGiven(own.company) && !/^(?:Mr|Ms|Mrs|Dr)\b/.test(own.name))
    [own.name, own.company] = [own.company, own.name]
  // 'The Wexford Inn' is called so.
  if (own.company && said.includes(`The ${own.company}`)) own.company = `The ${own.company}`
  return parted(own)
}

const roleOf: Partial<Record<Role, 'sender' | 'recipient'>> = {
  to: 'recipient',
  boss: 'recipient',
  lives: 'recipient',
  owns: 'recipient',
  from: 'sender',
}
const contacts =
  /\b(?:my|our|the|his|her|their|new|home|work|cell|mobile|phone|tel(?:ephone)?|email|e-mail|address|number|no|is|at|or|and|me|us|call|reach|mail|write to|contact|info|best|you can|can|be reached|there|best way|name|for|dr?)\b/giu
const others =
  /\b(?:his|her|their|the \p{Ll}+['’]s|\p{Lu}\p{L}+['’]s|the \p{Ll}+ office['’]?s?)(?: \p{Ll}+)? (?:address|office|number|phone|email|office address|mailing address)\b|^(?:he|she|they)(?:['’](?:s|re)| is| are| live)/iu

/** Ways to reach somebody, where a sentence or line tells nothing else. */
function contactsIn(words: string): Party | null {
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

/** Who signs, at the end of notes: 'Dale Fournier, Fournier Tree Service, 802-555-0158', '- Cody Brandvold'. */
const signature =
  /^[\s–—-]{0,4}(?:(?:thanks|thank you|thx|best|sincerely|regards|signed(?: by)?|from|yours),? )*[–—-]{0,2}\s?(?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}\.)?(?: (?:and )?\p{Lu}[\p{L}.’'-]+){1,3}(?:,.*)?)$/isu
const signs =
  /^(?:I(?:['’]ll| will)? sign|I(?:['’]m| am) signing|sign(?:ed|ature)?|it['’]?s signed)(?: it| this)?(?: as| by| from)?[,:]? (?<who>.+)$/iu
const runs =
  /^(?:I|we) (?:run|own|manage|am the owner of|operate) (?<firm>\p{Lu}[^.,]{2,50})(?:, I(?:['’]m| am) (?<who>\p{Lu}.+))?$/iu
const ownInfo =
  /^(?:(?:here(?:['’]s| is) )?(?:my|our|contact) (?:contact )?(?:info(?:rmation)?|details|name)(?: is|['’]s)?|name(?:['’]s| is)):? (?<who>.+)$/iu
const desk =
  /^(?:the )?(?<desk>(?:\p{Lu}\p{L}+ ){0,2}(?:Committee|Board|Department|Office|Team|Desk))(?:,| (?:at|of)) (?:the )?(?<firm>\p{Lu}.+)$/u
const certified =
  /^(?:please )?(?:send|mail) (?:it|this|the letter)(?: by| via)? (?<way>certified(?: mail)?|overnight|registered mail|first[- ]class mail|email|regular mail)[^.]{0,40}$/i
const cc = /^(?:cc|copy to):? /i

function put(people: People, role: Role, said: string): boolean {
  const side = roleOf[role]
  if (!side) return false
  const party = whoIn(said, side === 'sender')
  // What somebody owns is a firm.
  if (role === 'owns' && party.name && !party.company) {
    party.company = party.name
    delete party.name
  }
  if (!party.name && !party.company && !party.address && !party.title) return false
  if (!isAll(party, said)) return false
  const own = people[side]
  if (side === 'recipient' && party.name && own.name && own.name !== party.name) {
    if (!own.company && !/ /.test(own.name)) own.company = own.name
    else if (own.company || role !== 'boss') return false
    own.name = party.name
  }
  if (side === 'sender' && party.name && own.company === undefined && own.name && own.name !== party.name) {
    own.company = own.name
    own.name = party.name
  }
  merge(own, party)
  return true
}

/** Who writes to whom, and the edits that leave out of the text what tells only that. */
export function peopleIn(units: readonly Unit[]): People {
  const people: People = { sender: {}, recipient: {}, forWhat: [], isPlural: false, edits: [], places: [] }
  const drop = (unit: Unit, side: People['places'][number]['side'], left = '') => {
    people.edits.push(strike(unit, 'filler', left))
    people.places.push({ start: unit.start, end: unit.end, side })
  }
  const take = (unit: Unit, segments: readonly Segment[]): void => {
    const left: string[] = []
    let side: People['places'][number]['side'] = 'recipient'
    for (const { role, words } of segments) {
      if (role === 'leaves' && /\bresign/i.test(people.kind ?? '')) people.leaves = words
      else if (role === 'for' && /^me\b/i.test(words)) put(people, 'from', words)
      else if (role === 'for' && /^(?:my|our) client,? /i.test(words))
        people.client = words.replace(/^(?:my|our) client,? /i, '')
      else if (role === 'for' && /,? (?:our|my) client\b/i.test(words))
        people.client = words.replace(/,? (?:our|my) client\b.*/i, '')
      else if (role === 'for' || role === 'who') people.forWhat.push(words)
      else if (role === 'about') people.about ??= words
      else if (role === 'saw') left.push(`I saw the position${words.replace(/\)$/, '')}.`)
      else if (role === 'rest' || !put(people, role, words))
        left.push(`${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`)
      if (role === 'from') side = 'sender'
    }
    drop(unit, side, left.filter((one) => one.length > 2).join(' '))
  }
  for (const [n, unit] of units.entries()) {
    const words = unit.text.replace(/^[\s*•]{0,4}/, '')
    const bare = words.replace(/[.\s]{1,3}$/, '')
    const head = n < 3 && !people.kind ? headLineOf(words) : null
    if (head) {
      people.kind = head.kind
      if (/\bfrom us\b/i.test(words)) people.isPlural = true
      take(unit, head.segments)
      continue
    }
    if (cc.test(words)) continue
    const header = /^(?:From|FROM|Re|RE|Subject|SUBJECT): (?<what>.+)$/u.exec(bare)
    if (header?.groups?.what && n < 4) {
      if (/^from/i.test(bare)) {
        if (!put(people, 'from', header.groups.what)) continue
      } else people.about ??= header.groups.what
      drop(unit, 'sender')
      continue
    }
    const run = runs.exec(bare)?.groups
    if (run?.firm) {
      people.sender.company ??= run.firm
      if (run.who) put(people, 'from', run.who)
      people.sender.title ??= /^(?:I|we) (?:run|own|am the owner)/i.test(bare) ? 'Owner' : ''
      drop(unit, 'sender')
      continue
    }
    if (/^to whom it may concern\b/i.test(bare)) {
      people.edits.push(strike(unit, 'order'))
      continue
    }
    const client = /^(?:our|my) client(?:['’]s name)? is (?<who>\p{Lu}[^,.]{2,60})$/iu.exec(bare)?.groups?.who
    if (client && !people.client && /^\p{Lu}/u.test(client)) {
      people.client = client
      drop(unit, 'client')
      continue
    }
    const way = certified.exec(bare)?.groups?.way
    if (way) {
      people.sentBy ??= `By ${/^certified$/i.test(way) ? 'certified mail' : way}`
      drop(unit, 'recipient')
      continue
    }
    const sign = (signs.exec(bare) ?? ownInfo.exec(bare))?.groups?.who
    if (sign && /^\p{Lu}/u.test(sign) && put(people, 'from', sign)) {
      drop(unit, 'sender')
      continue
    }
    const reach = contactsIn(words)
    if (reach) {
      const side = others.test(words) ? 'recipient' : 'sender'
      merge(people[side], reach)
      drop(unit, side)
      continue
    }
    const segments = segmentsOf(words, 0)
    const [first] = segments
    if (
      first &&
      /^(?:to|from|boss|lives|owns)$/.test(first.role) &&
      !/^(?:To whom)\b/i.test(words) &&
      segments.every(({ role }) => role !== 'for')
    ) {
      const before = JSON.stringify(people)
      const isRead = segments.every(({ role, words: own }) => role === 'rest' || put(people, role, own))
      if (isRead) {
        const left = segments
          .filter(({ role }) => role === 'rest')
          .map(({ words: own }) => `${capital(own)}.`)
          .join(' ')
        drop(unit, roleOf[first.role] ?? 'sender', left)
        continue
      }
      const { sender, recipient } = JSON.parse(before) as People
      Object.assign(people, { sender, recipient })
    }
    const last = n >= units.length - 2 ? signature.exec(bare)?.groups?.who : undefined
    if (last && words.split(' ').length < 16) {
      const party = whoIn(last, true)
      if (
        party.name &&
        !party.more &&
        (!people.sender.name || people.sender.name === party.name) &&
        party.name !== people.recipient.name
      ) {
        merge(people.sender, party)
        drop(unit, 'sender')
      }
    }
  }
  if (people.sender.title === '') delete people.sender.title
  return people
}
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
