// Who writes and who reads, as notes for a letter tell it in their head line and in sentences of their own.
import { capital } from '../../capital.ts'
import { merge, type Party } from '../brief/party.ts'
import { strike } from '../brief/strike.ts'
import { representedIn } from '../client-said.ts'
import type { Edit } from '../edits.ts'
import type { Unit } from '../reading.ts'
import { contactsIn, others, ownInfo, reachBehind, runs, signs } from './contacts.ts'
import { headLineOf, type Role, type Segment, segmentsOf } from './head-line.ts'
import { isAll, whoIn } from './who-is.ts'

export interface People {
  sender: Party
  recipient: Party
  client?: string
  /** How the head line names what the letter is for: whom it recommends, a position, what is thanked for. */
  forWhat: string[]
  about?: string
  /** 'By certified mail'. */
  sentBy?: string
  copies?: string
  /** What somebody resigns from, where the head line names it. */
  leaves?: string
  /** Who writes is more than one, or a firm. */
  isPlural: boolean
  kind?: string
  edits: Edit[]
  places: { start: number; end: number; side: 'sender' | 'recipient' | 'client' }[]
}

const roleOf: Partial<Record<Role, 'sender' | 'recipient'>> = {
  to: 'recipient',
  boss: 'recipient',
  lives: 'recipient',
  owns: 'recipient',
  from: 'sender',
}
/** Who signs, at the end of notes: 'Dale Fournier, Fournier Tree Service, 802-555-0158', '- Cody Brandvold'. */
const signature =
  /^[\s–—-]{0,4}(?:(?:thanks|thank you|thx|best|sincerely|regards|signed(?: by)?|from|yours),? )*[–—-]{0,2}\s?(?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}\.)?(?: (?:and )?\p{Lu}[\p{L}.’'-]+){1,3}(?:,.*)?)$/isu
const certified =
  /^(?:please )?(?:send|mail) (?:it|this|the letter)(?: by| via)? (?<way>certified(?: mail)?|overnight|registered mail|first[- ]class mail|email|regular mail)[^.]{0,40}$/i
/** Who is represented, in a sentence of its own. */
const represents =
  /^(?:(?:our|my) clients?(?:['’]s? names?)? (?:is|are)|(?:we|I|this firm|this office|our firm) represents?(?: our clients?,?)?) (?<who>\p{Lu}[^,.]{2,60})$/iu
/** 'It’s for Emeka Strand, who is applying to the apprentice program of Oak Tools.' */
const recommended =
  /^(?:it|this|the letter)(?:['’]s| is) for (?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3})(?:, who(?:['’]s| is) (?:applying|trying|up) (?:to|for) (?<what>.{4,160}))?$/iu
/** 'Address it to the selection committee.' */
const addressed =
  /^(?:[Pp]lease )?(?:[Aa]ddress|[Dd]irect|[Ss]end) (?:it|this|the letter) to (?:the )?(?<who>(?:\p{Ll}+ ){0,2}(?:committee|board|office|department|manager))$/u
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

/**
 * Who writes to whom, and the edits that leave out of the text what tells only that.
 * @param hasClient whether the letter itself says who is represented: else the sentence that says so stays
 */
export function peopleIn(units: readonly Unit[], hasClient = true): People {
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
    const whom = recommended.exec(bare)?.groups
    if (
      whom?.who &&
      !people.forWhat.some((one) => /^\p{Lu}/u.test(one)) &&
      /^recommend|^reference/i.test(people.kind ?? '')
    ) {
      people.forWhat.unshift(whom.who, ...(whom.what ? [whom.what] : []))
      drop(unit, 'recipient')
      continue
    }
    const board = addressed.exec(bare)?.groups?.who
    if (board && !people.recipient.name) {
      people.recipient.name = board.replace(/(?:^| )\p{Ll}/gu, (one) => one.toUpperCase())
      drop(unit, 'recipient')
      continue
    }
    const client = represents.exec(bare)?.groups?.who
    if (client && !people.client && /^\p{Lu}/u.test(client)) {
      people.client = client
      if (hasClient) {
        drop(unit, 'client')
        continue
      }
    }
    const way = certified.exec(bare)?.groups?.way
    if (way) {
      people.sentBy ??= `By ${/^certified$/i.test(way) ? 'certified mail' : way}`
      drop(unit, 'recipient')
      continue
    }
    const copy = /\.? \(?cc:? (?<who>\p{Lu}[^\n]{2,80}?)\)?$/iu.exec(bare)
    if (copy?.groups?.who && /^\p{Lu}/u.test(copy.groups.who)) people.copies ??= copy.groups.who
    const sign = (signs.exec(copy ? bare.slice(0, copy.index) : bare) ?? ownInfo.exec(bare))?.groups?.who
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
      const before = structuredClone({ sender: people.sender, recipient: people.recipient })
      const isRead = segments.every(({ role, words: own }) => role === 'rest' || put(people, role, own))
      if (isRead) {
        const left = segments
          .filter(({ role }) => role === 'rest')
          .map(({ words: own }) => `${capital(own)}.`)
          .join(' ')
        drop(unit, roleOf[first.role] ?? 'sender', left)
        continue
      }
      Object.assign(people, before)
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
        continue
      }
    }
    const behind = reachBehind.exec(unit.text)
    if (behind && behind.index > 12) {
      const own = contactsIn(behind[0])
      if (own) {
        merge(people.sender, own)
        people.edits.push(strike({ start: unit.start + behind.index, end: unit.end }, 'filler', '.'))
      }
    }
  }
  people.client ??= representedIn(units.map(({ text }) => text).join('\n'))?.words
  if (people.client === undefined) delete people.client
  if (people.sender.title === '') delete people.sender.title
  return people
}
