// What notes for a letter tell the one who writes it.
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { editedAgain, type Readable } from '../edits.ts'
import { toYou } from '../letters/to-you.ts'
import { type Unit, unitsOf } from '../reading.ts'
import { candidateIn } from './candidate.ts'
import type { Envelope } from './envelope.ts'
import { envelopeOf } from './envelope-of.ts'
import { letterDay } from './letter-day.ts'
import { mendedIn } from './mended.ts'
import { isAsking, isLeftOut, isMaking, saidIn, unsaidIn } from './orders.ts'
import { ordersIn } from './orders-in.ts'
import { partyIn } from './party-in.ts'
import { resigningIn } from './resigning.ts'
import { sheetOf } from './sheet.ts'
import { strike } from './strike.ts'

/** Notes of which is taken what they tell the one who writes. */
export interface Brief {
  whole: Readable
  filled: Filled[]
  envelope: Envelope
  /** Whether the notes tell somebody else to write. */
  isTold: boolean
  /** Whether a letter is to be written, and no form. */
  isLetter: boolean
  /** Sentences that the letter has to say. */
  says: readonly string[]
  /** The day that the letter bears, in ISO 8601. */
  day?: string
}

/** A letter that was pasted has its own head and end. */
const pasted = /(?:^|\n)[ \t]{0,4}Dear\b[^\n]{1,60}[,:][ \t]*\n/

/** 'This is for the Lakeshore Scholarship, the $3,000 one, due March 1.' */
const applied =
  /^(?:this is|it['’]s) for the (?<what>[^,]{3,80}?)(?:,? (?:the|a) (?<sum>\$[\d,]+) one)?(?:,? (?:which is )?due [^.]{3,40})?[.]?$/iu

/** Who resigns from a job at a firm writes to the firm. */
function withEmployer({ recipient, places }: Envelope, units: readonly Unit[]): void {
  const resigning = resigningIn(units, undefined)
  if (!resigning?.where || recipient.company) return
  const { name = '', company = name, address } = partyIn(resigning.where)
  if (company) recipient.company = company
  if (address) recipient.address ??= address
  places.push({ start: resigning.unit.start, end: resigning.unit.end, side: 'recipient' })
}

/** Notes for a letter, without what is said to the one who writes it: who writes to whom, how it is to sound, and what is not to be said. */
export function briefOf(template: Template, given: Readable, today: string): Brief | null {
  if (!sheetOf(template) || pasted.test(given.text)) return null
  const isApplication = template.id === 'grant-application'
  // Who applies by a form is not told by a letter.
  if (
    isApplication &&
    !unitsOf(given.text).some(({ text }) => isAsking(text) && isMaking(text) && /\bletter\b/i.test(text))
  )
    return null
  const mended = mendedIn(given)
  const { isDictated } = mended
  let { whole } = mended
  const day = letterDay(whole.text, today)
  if (day)
    whole = editedAgain(whole, [
      strike({ start: day.start, end: day.end + (/^\./.test(whole.text.slice(day.end)) ? 1 : 0) }, 'dated'),
    ])
  const units = unitsOf(whole.text)
  const envelope = envelopeOf(template.id, whole.text, units, isMaking)
  if (template.id === 'business-letter') withEmployer(envelope, units)
  const put = (field: string, value: string | undefined, place?: Unit) => {
    const known = template.fields.find(({ name }) => name === field)
    if (known && value)
      told.push({ field, label: known.label, value, by: 'text', ...(place && { from: whole.given(place) }) })
  }
  const told: Filled[] = []
  if (template.id === 'recommendation-letter') {
    const candidate = candidateIn(units)
    envelope.asked.push(...candidate.asked)
    const unit = units.find(({ text }) => candidate.name !== undefined && text.includes(candidate.name))
    put('candidateName', candidate.name, unit)
    put('candidateFor', candidate.what, candidate.told[0] ?? unit)
    if (!envelope.sender.company) put('recommenderInstitution', candidate.place)
    if (candidate.name) put('recommendation', 'recommend')
    for (const one of candidate.told) envelope.told.set(one, '')
  }
  if (template.id === 'thank-you-letter')
    for (const unit of units) {
      const thanked = saidIn(unit.text)?.match(/^Thank you for (?<what>.{4,300}?)[.]?$/su)?.groups?.what
      if (!thanked || told.length > 0) continue
      put('occasion', toYou(toYou(thanked, 'he'), 'she'), unit)
      envelope.told.set(unit, '')
    }
  const before = whole
  const filled =
    sheetOf(template)?.(envelope).map((one): Filled => {
      const places = envelope.places.filter(({ side }) => side === one.side)
      const own = places.flatMap(({ start, end }) => {
        const at = before.text.slice(start, end).indexOf(one.value)
        return at < 0 ? [] : [{ start: start + at, end: start + at + one.value.length }]
      })
      const place = own[0] ?? places[0]
      return {
        field: one.field,
        label: one.label,
        value: one.value,
        by: 'text',
        ...(place && { from: before.given(place) }),
      }
    }) ?? []
  filled.push(...told)
  if (isApplication) {
    put('writtenAs', 'letter')
    filled.push(...told)
    told.length = 0
  }
  if (isApplication)
    for (const unit of units) {
      const found = applied.exec(unit.text)?.groups
      if (found?.what)
        envelope.told.set(unit, `I am applying for the ${found.sum ? `${found.sum} ` : ''}${found.what}.`)
    }
  const resigning = template.id === 'business-letter' ? resigningIn(units, envelope.sender.title) : null
  if (resigning) {
    envelope.told.set(resigning.unit, resigning.says)
    const known = template.fields.find(({ name }) => name === 'subject')
    if (known)
      filled.push({
        field: known.name,
        label: known.label,
        value: 'Resignation',
        by: 'text',
        from: before.given(resigning.unit),
      })
  }
  const orders = ordersIn(template.id, whole.text, units, envelope)
  const isTold = units.some(
    ({ text }) => isLeftOut(text) || unsaidIn(text) !== null || (isMaking(text) && text.split(/\s+/).length > 2),
  )
  // Notes that tell nobody to write are read as they are.
  if (!isTold && !isDictated) return null
  return {
    whole: editedAgain(whole, orders),
    filled,
    envelope,
    says: resigning ? [resigning.says] : [],
    isLetter: !isApplication || envelope.recipient.name !== undefined || envelope.recipient.company !== undefined,
    isTold,
    ...(day && { day: day.iso }),
  }
}
