import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'
import { unitAt, unitsOf } from '../reading/units.ts'
import type { Side } from './in-third-person/speaker.ts'
import { inThirdPerson } from './in-third-person/third-person.ts'
import { isOfClient } from './own-demands.ts'

const client: Side = { party: 'our client', name: '', names: [], isPerson: true }
const told = /^(?:facts|basis|demand|nextStep)$/
const speaks = /(?<![\p{L}’'-])(?:I|me|my|mine|we|us|our|ours)(?![\p{L}-])/u

/** Each sentence as a letter on behalf of whoever said it has it; one that cannot be put so stays as it is. */
function onBehalf(value: string): string {
  let [out, at] = ['', 0]
  for (const { start, end, text } of unitsOf(value)) {
    const { words, isOpen } = speaks.test(text) ? inThirdPerson(text, { we: client, I: client, they: null }) : noChange
    out += value.slice(at, start) + (isOpen ? text : words.charAt(0).toUpperCase() + words.slice(1))
    at = end
  }
  return out + value.slice(at)
}
const noChange = { words: '', isOpen: true }

/** Who gave a quote or sent a bill writes no letter: 'she got a quote from Sound Kitchens'. */
const isThird =
  /\b(?:quotes?|quotation|estimates?|bids?|invoices?|bills?|proposals?|receipts?|checks?|e-?mails?|texts?|calls?|letters?) from (?:the )?$/i
function isOfThird(text: string, { field, value }: Filled): boolean {
  const at = /^(?:attorney|firm)Name$/.test(field) ? text.indexOf(value) : -1
  return at > 0 && isThird.test(text.slice(Math.max(0, at - 40), at))
}

/**
 * A demand in the words of the one who is owed, as their lawyer writes it: 'our client paid $4,000' for 'I paid four
 * thousand'. The letterhead is the firm's: where the client lives is no part of it.
 */
export function forTheClient({ id, fields }: Template, text: string, given: readonly Filled[]): Filled[] {
  const filled = id === 'demand-letter' ? given.filter((one) => !isOfThird(text, one)) : [...given]
  const has = (field: string) => filled.some((one) => one.field === field)
  if (id !== 'demand-letter' || !has('clientName') || has('attorneyName') || !isOfClient(text)) return filled
  const company = fields.find(({ name }) => name === 'recipientCompany')
  const isTheirs = calledBy(theirs, text)
  const own = filled.flatMap((one): Filled[] => {
    if (!/^firm(?:Name|Address|Phone|Email)$/.test(one.field)) return [one]
    // No firm speaks: a firm that is named is the other side, unless the client calls it theirs.
    const isFirm = one.field === 'firmName' && isBody(one.value) && !(one.from && isTheirs(one.from))
    const isOther = isFirm && company && !has('recipientCompany')
    return isOther ? [{ ...one, field: company.name, label: company.label }] : []
  })
  return own.map((one) => {
    const value = told.test(one.field) && !composed.test(one.value) ? onBehalf(one.value) : one.value
    return value === one.value ? one : { ...one, value, own: one.value }
  })
}

/** What a client says before the name of their own company. */
const theirs =
  /\b(?:(?:I|we)(?: (?:own|run|operate|started|manage|work (?:for|at))|['’](?:m|re) (?:with|from)| am (?:with|from)| are (?:with|from))|(?:my|our) (?:\p{L}{2,14} ){0,2}(?:company|firm|business|shop|store|practice)|(?:I(?:['’]m| am)) (?:an?|the) (?:\p{L}{2,14} )?(?:owner|president|manager|member|partner|founder) of)\b[^.;\n]{0,24}$/iu

/** Whether words stand before a place in its sentence. */
function calledBy(words: RegExp, text: string, units = unitsOf(text)): (place: Place) => boolean {
  return ({ start }) => words.test(text.slice(unitAt(units, start)?.start ?? start, start))
}

/** What is written for the letter speaks for the firm. */
const composed = /^If that is not done by then, we\b/

/** Of a demand in the client's own words: an address that the client calls theirs is not the other side's. */
export function withOthersAddress(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const has = (field: string) => found.some((one) => one.field === field)
  const known = template.fields.find(({ name }) => name === 'recipientAddress')
  if (template.id !== 'demand-letter' || !known || !has('clientName') || has('attorneyName') || !isOfClient(text))
    return [...found]
  const units = unitsOf(text)
  const own = calledBy(speaks, text, units)
  const kept = found.filter(({ field, from }) => field !== known.name || !from || !own(from))
  if (kept.some(({ field }) => field === known.name)) return kept
  const [one, ...more] = addressesIn(text).filter(
    (address) => !own(address) && calledBy(ofOffice, text, units)(address),
  )
  if (!one || more.length > 0) return kept
  const { start, end, words: value } = one
  return [...kept, { field: known.name, label: known.label, value, by: 'text', from: { start, end } }]
}
/** What says of an address that it is of the one who is written to. */
const ofOffice =
  /\b(?:office|their|they|his|her|he|she|it|its|shop|store|headquarters|address|located)\b[^.;\n]{0,40}$/i
