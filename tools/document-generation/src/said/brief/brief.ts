import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { type Edit, editedAgain, type Readable } from '../edits.ts'
import { toYou } from '../letters/to-you.ts'
import { type Unit, unitsOf } from '../reading.ts'
import { breathIn } from './breath.ts'
import { candidateIn } from './candidate.ts'
import { type Envelope, envelopeOf } from './envelope.ts'
import { datesIn, joinedIn } from './joined.ts'
import { ofThanksLabel } from './labels-of-thanks.ts'
import { letterDay } from './letter-day.ts'
import { moneySaidIn } from './money-said.ts'
import { isAsking, isIdle, isLeftOut, isMaking, mannerIn, saidIn, saysOnly, unsaidIn } from './orders.ts'
import { partyIn } from './party.ts'
import { resigningIn } from './resigning.ts'
import { secretIn, tellsSum, topicsOf } from './secrets.ts'
import { sheetOf } from './sheet.ts'

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
const hello =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon)),? )?\p{Lu}\p{Ll}+,?$|^(?:hi|hello|hey|good (?:morning|afternoon))(?: there| all)?[,!.]?$/iu
const bye =
  /^(?:[Mm]any )?(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Bb]est|[Rr]egards|[Bb]est regards|[Cc]heers)(?: (?:so much|again|in advance|a lot))?[,.! –-]{0,3}(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2})?[.!]?$/u
const rights = /^(?:no|wait|actually)[,.]? (?:soften|change|fix|scratch|strike|forget|tone) (?:that|it|this)\b/i
const heading = /\b(?:letter|note|cease and desist|complaint|demand|reference|application|thank[- ]you|resignation)\b/i

const strike = ({ start, end }: { start: number; end: number }, why: Edit['why'], as = ''): Edit => ({
  start,
  end,
  as,
  why,
})

/** Sentences to the one who writes, and what they leave out, with the sentences that are to be said as they are to be said. */
function ordersIn(id: string, text: string, units: readonly Unit[], envelope: Envelope): Edit[] {
  const edits = new Map<Unit, Edit>()
  const topics: Set<string>[] = []
  const others: { names: RegExp; as: string }[] = []
  const brackets = [...text.matchAll(/\([^()]{1,400}\)/g)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }))
  for (const [n, unit] of units.entries()) {
    const words = unit.text
    // What is in brackets is read with them.
    if (
      brackets.some(
        ({ start, end }) => (start <= unit.start && unit.start < end) || (start < unit.end && unit.end < end),
      )
    )
      continue
    // 'No, soften that. Say we would move it': what puts right what was said is read with it.
    if (rights.test(words) || rights.test(units[n - 1]?.text ?? '')) continue
    const left = envelope.told.get(unit)
    if (left !== undefined) {
      edits.set(unit, strike(unit, 'filler', left))
      continue
    }
    const unsaid = unsaidIn(words)
    if (unsaid !== null) {
      const instead = insteadIn(words)
      if (instead) others.push(instead)
      else {
        topics.push(topicsOf(unsaid))
        for (const one of units) if (one !== unit && tellsSum(unsaid, one.text)) edits.set(one, strike(one, 'private'))
      }
      edits.set(unit, strike(unit, 'private'))
      // 'Leave out Kayla’s name. She was nice.'
      if (/\bnames?\b/iu.test(unsaid))
        for (let at = n + 1; /^(?:She|He)\b/.test(units[at]?.text ?? ''); at++)
          edits.set(units[at] as Unit, strike(units[at] as Unit, 'private'))
      continue
    }
    if (edits.has(unit)) continue
    if (
      isLeftOut(words) ||
      (id !== 'business-letter' && /^that(?:['’]s| is)\b/i.test(words) && edits.get(units[n - 1] as Unit)?.as === '')
    )
      edits.set(unit, strike(unit, 'private'))
    else if (
      (isMaking(words) && (!isAsking(words) || saysOnly(words, envelope.asked))) ||
      isIdle(words) ||
      (n < 2 && hello.test(words)) ||
      (n === 0 && words.split(/\s+/).length < 9 && heading.test(words) && !words.includes(':')) ||
      (n > units.length - 3 && bye.test(words))
    )
      edits.set(unit, strike(unit, 'order'))
    else {
      const notice =
        id === 'business-letter'
          ? /^that(?:['’]s| is) (?<time>\p{L}+ (?:weeks|months))[.]?$/iu.exec(words)?.groups?.time
          : undefined
      const said =
        (notice ? `That is ${notice}’ notice.` : null) ??
        saidIn(words) ??
        (id === 'thank-you-letter' ? ofThanksLabel(words) : null)
      const way = mannerIn(words)
      if (said !== null) edits.set(unit, strike(unit, 'filler', said))
      else if (way) edits.set(unit, strike({ start: unit.start + way.index, end: unit.end }, 'order', '.'))
    }
  }
  for (const unit of units) {
    const own = edits.get(unit)
    if (own && own.as === '') continue
    for (const one of topics) {
      const struck = secretIn(unit, one)
      if (!struck) continue
      if (struck.start === unit.start) edits.set(unit, strike(unit, 'private'))
      else if (own?.as)
        edits.set(unit, { ...own, as: `${own.as.slice(0, own.as.length - (unit.end - struck.start))}.` })
      else edits.set(unit, strike(struck, 'private'))
    }
  }
  const renamed = others.flatMap(({ names, as }) =>
    units.flatMap((unit) =>
      edits.has(unit)
        ? []
        : [...unit.text.matchAll(names)].map(({ index, 0: words }) =>
            strike(
              { start: unit.start + index, end: unit.start + index + words.length },
              'filler',
              index === 0 ? as.charAt(0).toUpperCase() + as.slice(1) : as,
            ),
          ),
    ),
  )
  return [...edits.values(), ...renamed]
}

const called = /,? (?:and )?(?:just|only) (?:say|put|write|call (?:him|her|them)) (?<as>[^.,;]{2,40})[.]?$/i
/** 'Don’t name Mr. Fuentes or the Garzas, just say two clients': whom other words stand for. */
function insteadIn(words: string): { names: RegExp; as: string } | null {
  const found = called.exec(words)
  const names = found
    ? [...words.slice(0, found.index).matchAll(/(?<=[\p{L},.] )(?!Mr\b|Ms\b|Mrs\b|Dr\b|I\b)\p{Lu}\p{Ll}{2,}/gu)].map(
        ([name]) => name.replace(/(?<=\p{Ll}{3})s$/u, ''),
      )
    : []
  if (!found?.groups?.as || names.length === 0) return null
  const one = `(?:[Tt]he )?(?:(?:Mr|Ms|Mrs|Dr)\\.? )?(?:${names.join('|')})s?(?: (?:family|firm|company))?`
  return {
    names: new RegExp(`(?<!\\p{L})${one}(?:(?:,|,? and|,? or) ${one})*(?!\\p{L})`, 'gu'),
    as: found.groups.as.trim(),
  }
}

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
  const isDictated = /\b(?:im|dont|ive|ill|its to)\b/.test(given.text) || breathIn(given.text).length > 3
  let whole = editedAgain(given, isDictated ? joinedIn(given.text) : [])
  whole = editedAgain(whole, breathIn(whole.text))
  whole = editedAgain(whole, isDictated ? moneySaidIn(whole.text) : [])
  whole = editedAgain(
    whole,
    [...whole.text.matchAll(/\b(?:Attn|ATTN|attn|Att)\.(?= )/g)].map(({ index, 0: words }) =>
      strike({ start: index, end: index + words.length }, 'filler', 'Attn:'),
    ),
  )
  whole = editedAgain(whole, isDictated ? datesIn(whole.text) : [])
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
