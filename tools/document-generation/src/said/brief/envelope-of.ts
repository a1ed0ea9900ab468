// Who writes to whom, read line by line.
import type { Unit } from '../reading.ts'
import type { Envelope } from './envelope.ts'
import { asked, dear, labels, lawyers, office, sent, signedBy, spoken } from './envelope-labels.ts'
import { merge, type Party } from './party.ts'
import { partyIn } from './party-in.ts'
import { apposed, isWhole } from './whole-party.ts'

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
      const both = asked.both.map((one) => one.exec(words)?.groups).find(Boolean)
      const [writer, addressee] = [partyIn(both?.from ?? '', true), partyIn(both?.to ?? '')]
      if (both?.from && both.to && isWhole(writer, both.from) && isWhole(addressee, both.to)) {
        merge(sender, writer)
        merge(recipient, addressee)
        envelope.asked.push(both.from, both.to)
        for (const side of ['sender', 'recipient'] as const) places.push({ start: unit.start, end: unit.end, side })
        continue
      }
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
