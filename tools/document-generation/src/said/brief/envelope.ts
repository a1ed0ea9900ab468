import { anyCase } from '@casewright/law'
import type { Unit } from '../reading.ts'
import { type Party, partyIn } from './party.ts'

/** Who writes, who signs, who reads and for whom it is written, with the places of the notes that say so. */
export interface Envelope {
  sender: Party
  recipient: Party
  client?: string
  greeting?: string
  /** 'By certified mail and email'. */
  sentBy?: string
  /** A lawyer signs it. */
  byLawyer: boolean
  /** What sentences that ask for the paper name. */
  asked: string[]
  places: { start: number; end: number; side: 'sender' | 'recipient' | 'client' | 'greeting' }[]
  /** Units that say nothing else, with what is left to say of them. */
  told: Map<Unit, string>
}

const bullet = String.raw`^[\s*•–-]{0,5}`
const softly = '(?:(?:ok|okay|so|oh|um|uh|and|also|but|please|well|hey|hi|dear um)[,\\s]{1,3}){0,4}'
/** Capitals of names are told from other letters in all of them. */
const at = (words: string) => new RegExp(`${bullet}${anyCase(softly + words)}`, 'u')
/** Mailboxes of the writer’s own office: nobody writes a letter there. */
const office =
  /^(?:the )?(?:office|front office|front desk|drafting desk|writing desk|paralegal|legal assistant|assistant|my assistant|staff|team|me|you|admin|reception|secretary|word processing)\b[.!]?$/i
const kinds = '(?:letter|note|complaint|demand|offer|desist|resignation|thanks|thank[- ]you|email)'

const labels = {
  sender: at(
    '(?:from|sender|writer|my name|complainant|customer|recommender)\\s{0,2}:\\s{0,3}(?:me,\\s{0,3})?(?<who>.+)$',
  ),
  recipient: at(
    '(?:to|recipient|addressee|who gave|donor|giver|given by|send (?:it )?to|goes to|address(?:ed)? to|mail (?:it )?to|letter to|reader)\\s{0,2}:\\s{0,3}(?<who>.+)$',
  ),
  greeting: at('(?:greeting|salutation)\\s{0,2}:\\s{0,3}(?:dear )?(?<who>.{1,120}?)[,:.]?$'),
  signer: at(
    "(?:(?:I(?:[’']ll| will)? |we )?sign(?:s|ed|er|ing)?(?: it| this)?(?: as| by)?|signature)\\s{0,2}:?\\s{1,3}(?<who>\\p{Lu}.+)$",
  ),
}
const spoken = {
  recipient: [
    at(
      "(?:it|this|the letter|letter)(?: one)?(?:[’']s| is)? ?(?:(?:goes|going|should go|needs to go|has to go|should be addressed|should be sent|addressed|to be sent)(?: out)? )?to (?:the (?=\\p{Lu}))?(?<who>\\p{L}.{1,220}?)(?= and (?:they|it|I|we)\\b|$)",
    ),
    at('(?:address|send|direct|mail) (?:it|this|the letter) to (?<who>.+)$'),
    at("(?:she|he)(?:[’']s| is) (?<who>\\p{Lu}[^,]{2,50}(?:, | at ).+)$"),
    at('my (?:boss|manager|supervisor|landlord|landlady) is (?<who>(?:dr |Dr\\.? )?\\p{Lu}.+)$'),
    at('(?:attention|attn)\\.?:? (?<attn>(?:the )?.+)$'),
    at(
      'the (?<post>(?:\\p{L}+ ){0,2}(?:manager|president|owner|director|chair|principal|supervisor)) is (?<who>\\p{Lu}.+)$',
    ),
  ],
  sender: [
    at('from me,? (?<who>\\p{Lu}.+)$'),
    at("(?:I[’']m|I am|my name is|my name[’']s|this is) (?<who>\\p{Lu}.+)$"),
    at('I live at (?<who>\\d.+)$'),
    at("I[’']m (?<title>the \\p{Ll}[\\p{Ll} -]{2,40})[.]?$"),
  ],
}
/** Of the sentence that asks for the paper. */
const asked = {
  signer: /\b(?:[Ff]or (?:my signature|me to sign)|I(?:['’]ll| will)? sign)\b,? \((?<who>[^)]{1,220})\)/u,
  client: /\)?,? (?:for|on behalf of) (?:our |my )?(?:client,? )?(?<who>\p{Lu}[^()]{1,220}?)[.]?$/u,
  recipient: new RegExp(
    `(?<![\\p{L}])${anyCase(kinds)}(?: letter)?(?: is)? to (?:the (?=\\p{Lu}))?(?<who>(?!the writer|my|a\\b|an\\b|(?:resign|quit|complain|thank|ask|say|tell|leave)\\b)[\\p{L}\\d].{1,220}?)(?= from me\\b|,? (?:\\d{1,4}|one|two) (?:words?|pages?)\\b| for the \\p{Lu}| and (?:they|it|I|we)\\b|,? (?:about|regarding|because)\\b|[.?!]?$)`,
    'u',
  ),
  me: /\bfrom me\b/i,
}
const signedBy = /[,(]? ?\(?\bsign(?:s|ed)?(?: by|:) (?<who>\p{Lu}[^)]{1,220})\)?$/u
const dear = /["“]Dear (?<who>[^"”]{2,60}?)[.,:]{0,2}["”]/u
const lawyers = /\b(?:our client|my client|law (?:firm|office)|PLLC|attorney|LLP|counsel)\b/i

/** 'My old landlord, Brookmeade Properties': what somebody is to whoever speaks. */
const apposed = /^(?:my|our|the|his|her) (?:\p{Ll}+ ){0,2}\p{Ll}+, (?=\p{Lu})/u

/** Whether all that a stretch says of somebody was read, so that nothing of it is lost. */
function isWhole(party: Party, given: string): boolean {
  const said = given.replace(apposed, '')
  if (
    party.more !== undefined ||
    said.length > 220 ||
    !/\p{Lu}/u.test(said) ||
    /^(?:my|our|his|her|their|an?|some)\b/i.test(said)
  )
    return false
  const known = Object.values(party).join(' ').toLowerCase()
  const words = said.replace(
    /,? (?:by|via) (?:certified|first|regular|overnight|express|e-?mail|hand|fax|mail)\b.*/i,
    '',
  )
  return (words.match(/[\p{L}\d]+/gu) ?? []).every((word) => known.includes(word.toLowerCase()) || small.test(word))
}
const small =
  /^(?:me|the|at|of|in|and|attn|attention|doing|business|as|d|b|a|dba|our|my|phone|cell|email|att|she|he|s|out|over|to|owner|with|from)$/i

/** How a letter goes out, at the end of where it goes. */
const sent = /,? (?<way>by (?:certified|first[- ]class|registered|overnight|express)[^.;]{0,60})[.]?$/iu

const merge = (own: Party, more: Party): void => {
  for (const key of ['name', 'title', 'company', 'address', 'phone', 'email'] as const)
    if (more[key]) own[key] ??= more[key]
}

/**
 * Who writes to whom, of the sentences and lines that say so.
 * @param asks whether a sentence asks for the paper
 */
export function envelopeOf(
  id: string,
  text: string,
  units: readonly Unit[],
  asks: (words: string) => boolean,
): Envelope {
  const envelope: Envelope = { sender: {}, recipient: {}, byLawyer: false, asked: [], places: [], told: new Map() }
  const { sender, recipient, places, told } = envelope
  let header: Party | null = null
  const note = (unit: Unit, side: Envelope['places'][number]['side'], left = '') => {
    places.push({ start: unit.start, end: unit.end, side })
    told.set(unit, [told.get(unit) ?? '', left].filter(Boolean).join(' '))
  }
  for (const unit of units) {
    const words = unit.text
    const way = unit.text.length < 300 ? sent.exec(words)?.groups?.way : undefined
    if (way) envelope.sentBy ??= `B${way.slice(1).replace(/\.$/, '')}`
    const isLabel = /^[\s*•–-]{0,5}[\p{L} ’']{2,24}:/u.test(words)
    const to = labels.recipient.exec(words)?.groups?.who
    if (to && office.test(to.trim())) {
      told.set(unit, '')
      continue
    }
    if (to) {
      const party = partyIn(to)
      if (isWhole(party, to)) {
        merge(recipient, party)
        note(unit, 'recipient')
      }
      continue
    }
    const hail = labels.greeting.exec(words)?.groups?.who ?? dear.exec(words)?.groups?.who
    if (hail) {
      envelope.greeting ??= hail
      note(unit, 'greeting')
      continue
    }
    const sign = labels.signer.exec(words)?.groups?.who ?? (isLabel ? signedBy.exec(words)?.groups?.who : undefined)
    if (sign) {
      const party = partyIn(sign, true)
      const { name, title, company } = party
      if (name && isWhole(party, sign)) {
        // Who signs for a firm is who writes.
        const of = labels.sender.exec(words)?.groups?.who
        if (of) merge(sender, partyIn(of.replace(signedBy, '')))
        if (sender.name && sender.name !== name && !sender.company && !header) sender.company = sender.name
        sender.name = name
        if (title) sender.title = title
        if (company) sender.company ??= company
        header = null
        note(unit, 'sender')
        continue
      }
    }
    const from = labels.sender.exec(words)?.groups?.who
    if (from) {
      const party = partyIn(from)
      const { more, ...rest } = party
      const isTold = more !== undefined && /^(?:an?|the) /.test(more) && (party.company ?? party.name) !== undefined
      if (!isWhole(isTold ? rest : party, isTold ? from.replace(more, '') : from)) continue
      if (!sender.name) {
        merge(sender, party)
        header = party
      }
      const who = party.company ?? party.name
      note(unit, 'sender', party.more && who && /^(?:an?|the) /.test(party.more) ? `${who} is ${party.more}.` : '')
      continue
    }
    if (asks(words)) {
      const signer = asked.signer.exec(words)
      if (signer?.groups?.who) {
        const party = partyIn(signer.groups.who, true)
        if (!isWhole(party, signer.groups.who)) continue
        merge(sender, party)
        envelope.asked.push(signer.groups.who)
        const client = asked.client.exec(words.slice(signer.index + signer[0].length - 1))?.groups?.who
        if (client) {
          envelope.client = client
          envelope.asked.push(client)
          envelope.byLawyer = true
          places.push({ start: unit.start, end: unit.end, side: 'client' })
        }
        places.push({ start: unit.start, end: unit.end, side: 'sender' })
      } else {
        const reader = asked.recipient.exec(words)?.groups?.who
        const party = partyIn(reader ?? '')
        if (reader && !office.test(reader) && isWhole(party, reader)) {
          merge(recipient, party)
          envelope.asked.push(reader)
          places.push({ start: unit.start, end: unit.end, side: 'recipient' })
        }
      }
      continue
    }
    const reader = spoken.recipient.map((one) => one.exec(words)?.groups).find(Boolean)
    if (reader) {
      const said = reader.attn ?? reader.who ?? ''
      const party = partyIn(reader.attn ? `Attn: ${said}` : said.replace(apposed, ''))
      const isPost = reader.attn !== undefined && !party.name && party.title !== undefined
      if (!isPost && !isWhole(party, said)) continue
      if (reader.post) party.title = reader.post.replace(/(?:^| )\p{Ll}/gu, (one) => one.toUpperCase())
      if (isPost) {
        recipient.title ??= party.title
        note(unit, 'recipient')
        continue
      }
      if (party.name || party.company) {
        if (party.name && recipient.name && !recipient.company && recipient.name !== party.name)
          recipient.company = recipient.name
        if (party.name) recipient.name = party.name
        merge(recipient, party)
        note(unit, 'recipient')
        continue
      }
    }
    const client = /^(?:[Oo]ur|[Mm]y|[Tt]he) client(?:['’]s name)? is (?:called )?(?<who>\p{Lu}[^.]{2,60}?)[.]?$/u.exec(
      words,
    )?.groups?.who
    if (client && !envelope.client && id === 'demand-letter') {
      envelope.client = client
      envelope.byLawyer = true
      note(unit, 'client')
      continue
    }
    const writer = spoken.sender.map((one) => one.exec(words)?.groups).find(Boolean)
    if (!writer) continue
    if (writer.title) {
      sender.title ??= writer.title.replace(/^the /, '').replace(/^\p{Ll}| \p{Ll}/gu, (one) => one.toUpperCase())
      note(unit, 'sender')
      continue
    }
    const party = partyIn(writer.who ?? '', true)
    if (!isWhole(party, writer.who ?? '')) continue
    if (party.name || party.address || (party.company && !sender.name)) {
      merge(sender, party)
      note(unit, 'sender')
    }
  }
  envelope.byLawyer ||= lawyers.test(text) && envelope.client !== undefined
  return envelope
}
