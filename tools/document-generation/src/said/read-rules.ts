import { longDate, type Template } from '@casewright/templates'
import { capital } from '../capital.ts'
import type { Filled } from '../output.ts'
import { assigned } from '../reading/assign/assign.ts'
import { isLowerCase } from '../reading/lower-case.ts'
import type { Told } from '../reading/passages.ts'
import { readFields } from '../reading/read-fields.ts'
import { type Unit, unitAt, unitsOf } from '../reading/units.ts'
import { demandedIn } from './demands.ts'
import { isNoDescription } from './described.ts'
import { asPaid } from './further/paying-parties.ts'
import { withKindsOfEntity } from './kinds-of-entity.ts'
import { partOfCover } from './letters/positions.ts'
import { toldInLetter } from './letters/told.ts'
import { lentIn } from './loans.ts'
import { hiredTo, moreIn } from './more.ts'
import { withoutPlaces } from './no-place.ts'
import { ownDemand } from './own-demands.ts'
import { signersIn } from './signers.ts'
import { labeledState } from './state-chosen.ts'
import { isTerm } from './subjects.ts'
import { applicantOfOrganization, besideNames, withCouples, withoutLeads, withWholeNames } from './whole-names.ts'
import { withCards } from './with-cards.ts'
import { withFirm } from './writers-firm.ts'

/** Whether words are the whole sentence in which it is told what somebody is hired for. */
const tellsWhole = (text: string, { from }: Filled, { from: what }: Filled): boolean =>
  from !== undefined &&
  what !== undefined &&
  from.start < what.start &&
  what.end <= from.end &&
  !text.slice(from.start, what.start).includes('\n')

/** Whether words were read as a field that they say more than: that goods come as they are, or who pays for what. */
export const saysMore = ({ fields }: Template, { field, value }: Filled) =>
  (field === 'tenantUtilities' &&
    /\b(?:landlord|owner|tenant|includ\w+|rent covers|we (?:pay|cover)|I (?:pay|cover))\b|\b(?:LL|TT)\b/i.test(
      value,
    )) ||
  (fields.some(({ name }) => name === 'warrantyTerms') && /^(?:\w+ ){0,3}as[- ]is\b|^no warrant/i.test(value))

/** A sentence that tells only who writes, or to whom: 'This goes to customer care at Hale Air, 900 Kansas Ave.' */
const isAddressed = (words: string) =>
  words.split(/\s+/).length < 30 &&
  /^(?:(?:so|and|okay|ok),? )?(?:from|to|(?:this|it|the letter|the complaint)(?: one)? (?:goes|is going|should go|has to go|is addressed|needs to go) (?:out )?to|(?:send|address|direct) (?:it|this) to|applicant(?:['’]s| is|:)|(?:this is|it['’]?s) \p{Lu}[\p{L}.'’ -]{2,40} calling)\b/iu.test(
    words,
  )

/** Whether a sentence says only who writes, or what a letter is about. */
const isHead = (words: string) =>
  words.split(/\s+/).length < 16 && /^(?:from\b|re\b|sign|(?:the )?subject\b|it['’]?s (?:all )?about\b)/i.test(words)

const withoutHeads = (one: Filled, heads: readonly { text: string }[]): Filled => {
  const value = heads.reduce((words, { text }) => words.replace(text, '').replace(capital(text), ''), one.value)
  return value === one.value ? one : { ...one, value: value.replace(/ {2,}/g, ' ').trim() }
}

const license =
  /^,? (?:(?:state|his|her|their|with|and) ){0,2}(?:lic(?:en[sc]e)?|reg(?:istration)?)\b\.?(?: (?:no|number|num|is|#))*\.? ?#?(?=[\w-]{0,12}\d)[\w-]{3,20}/i

/** 'Finger Lakes Carpentry, license number 30-1142': the number of a contractor's license is told with the contractor. */
function withLicense(text: string, one: Filled): Filled {
  const more =
    one.field === 'contractor' && one.from ? license.exec(text.slice(one.from.end, one.from.end + 60))?.[0] : undefined
  if (!more || !one.from || one.value !== text.slice(one.from.start, one.from.end)) return one
  return { ...one, value: one.value + more, from: { start: one.from.start, end: one.from.end + more.length } }
}

const serial =
  /^,? \(?(?:serial|VIN|S\/N|SN|model|lot|tag|title|plate)(?: (?:no\.?|num(?:ber)?))?\.?:? ?#?(?=[\w-]{0,23}\d)[\w-]{3,24}\)?/i

/** 'The 2022 Cat 320 excavator, serial CAT0320': what marks a thing is told with it. */
function withSerial(text: string, one: Filled): Filled {
  if (!/^(?:collateral|goods)$/.test(one.field) || !one.from || !text.slice(0, one.from.end).endsWith(one.value))
    return one
  const more = serial.exec(text.slice(one.from.end, one.from.end + 60))?.[0]
  return more
    ? { ...one, value: one.value + more, from: { start: one.from.start, end: one.from.end + more.length } }
    : one
}

const partOfHouse =
  /\b(?:the|an?|my|our) (?<what>(?:\p{Ll}+[ -]){1,3}(?:unit|apartment|room|condo|duplex|studio|suite|floor|flat|bedroom|half|side))(?: located| is)? (?:at|of|on|in) $/iu

/** 'The upstairs unit at 219 Maple St': which part of a house is let. */
function withPartOfHouse(text: string, one: Filled): Filled {
  if (one.field !== 'premises' || !one.from || /\b(?:unit|apt|apartment|suite|#)\b/i.test(one.value)) return one
  const what = partOfHouse.exec(text.slice(Math.max(0, one.from.start - 60), one.from.start))?.groups?.what
  return what ? { ...one, value: `${one.value} (${what})` } : one
}

/** 'Tenant is Hannah Obi and her boyfriend Marcus Bell will live there': who rents is no other occupant. */
function withoutTenant(one: Filled, found: readonly Filled[]): Filled {
  const tenant = one.field === 'occupants' ? found.find(({ field }) => field === 'tenantName')?.value : undefined
  const at = tenant ? one.value.indexOf(tenant) : -1
  if (!tenant || at < 0) return one
  const rest = one.value.slice(at + tenant.length).replace(/^,? ?(?:and|with|plus|&),? /, '')
  const lead = one.value.slice(0, at)
  return rest !== '' && /^(?:(?:the )?tenants?(?: is| are|:)? )?$/i.test(lead) ? { ...one, value: rest } : one
}

/** 'I’m the owner, Shirley Babineau': who owns is who applies. */
function ownerWhoApplies(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const owner = found.find(({ field }) => field === 'owner')
  const known = template.fields.find(({ name }) => name === 'applicantName')
  if (!owner?.from || !known || found.some(({ field }) => field === known.name)) return []
  const before = text.slice(Math.max(0, owner.from.start - 40), owner.from.start)
  return /\b(?:I['’]m|I am|me)\b[^.;\n]{0,24}\bowner,? $/i.test(before)
    ? [{ ...owner, field: known.name, label: known.label }]
    : []
}

const isParty = /(?:Name|Party|Address)$/

/** Whether a field is told in one breath, or the day of a note is taken from the day on which it is due. */
export const isToldOtherwise = (told: readonly Filled[], { field, value }: Filled): boolean =>
  told.some(
    (one) =>
      one.field === field ||
      // Who writes a demand of their own is no attorney, and nobody for whom one is written is asked to pay.
      (/^(?:attorney|firm|recipient)Name$/.test(field) && one.field === 'clientName' && one.value === value) ||
      (field === 'startDate' &&
        ((one.field === 'endDate' && one.value === value) ||
          (one.field === 'repayment' && one.value.includes(`beginning on ${longDate(value)}`)))),
  )

/** What rules alone find in a text that is read: places are of this text. */
export interface Ruled {
  units: Unit[]
  found: Filled[]
  /** Of them, what a demand letter says that it demands, and a note of how it is repaid. */
  demanded: readonly Filled[]
}

/** The fields that rules find in a text without fillers and what was taken back. */
export function readRules(template: Template, text: string, today: string, fieldOf?: Told, isTalk = false): Ruled {
  const work = hiredTo(template, text)
  const read = [
    ...readFields(template, text, (unit) => partOfCover(template, unit) ?? fieldOf?.(unit), isTalk).filter(
      (one) => one.field !== work?.field || !tellsWhole(text, one, work),
    ),
  ]
  if (work && !read.some(({ field }) => field === work.field)) read.push(work)
  const units = unitsOf(text, isLowerCase(text))
  const more = moreIn(template, text, read)
  // An address that a label gives to the premises is not where the tenant lived before.
  const isMoved = ({ field, from }: Filled) =>
    field === 'tenantAddress' &&
    more.some(
      (one) => one.field === 'premises' && from && one.from && one.from.start <= from.start && from.end <= one.from.end,
    )
  const heads = units.filter(
    (unit) =>
      (isHead(unit.text) || (isAddressed(unit.text) && template.tab !== 'contracts')) &&
      [...more, ...read.filter(({ field }) => field === 'subject' || isParty.test(field))].some(
        ({ from }) => from && from.start < unit.end && unit.start < from.end,
      ),
  )
  const all = [...read, ...more]
  const told = template.id === 'promissory-note' ? lentIn(template, units, all) : demandedIn(template, units, today)
  const letter = toldInLetter(template, text, units, all)
  const demanded = {
    filled: [...told.filled, ...ownDemand(template, text, all), ...letter.filled],
    units: [...told.units, ...letter.units],
  }
  const isCut = (one: Filled) => {
    const unit = one.from && unitAt(units, one.from.start)
    const names = [...read, ...more].some(
      ({ field, from }) => isParty.test(field) && from && unit && from.start < unit.end && unit.start < from.end,
    )
    return isNoDescription(template, one, unit?.text, names)
  }
  const isDemanded = (one: Filled) => isToldOtherwise(demanded.filled, one)
  const found = [
    ...demanded.filled,
    ...read
      .filter((one) => !saysMore(template, one) && !isMoved(one) && !isDemanded(one))
      .map((one) => withoutHeads(one, [...heads, ...demanded.units])),
    ...more.filter((one) => !isCut(one) && !isDemanded(one)),
  ].filter(({ field, value }) => value !== '' && !(value.length < 2 && /(?:Name|Party)$/.test(field)))
  for (const [n, one] of found.entries())
    found[n] = withPartOfHouse(text, withoutTenant(withSerial(text, withLicense(text, one)), found))
  found.push(...ownerWhoApplies(template, text, found))
  found.push(...applicantOfOrganization(template, text, found))
  found.splice(
    0,
    found.length,
    ...withKindsOfEntity(
      template,
      text,
      withCouples(text, withoutLeads(withWholeNames(text, withFirm(template, text, found)))),
    ),
  )
  found.push(...besideNames(template, text, found))
  found.splice(0, found.length, ...asPaid(template, text, units, found))
  found.push(...signersIn(template, text, found))
  found.push(...withCards(template, text, found))
  found.push(...labeledState(template, text, found))
  found.push(...assigned(template, text, units, found, today, (words) => isTerm(template, words)))
  const cut = found.map(({ from, ...one }) =>
    read.some(
      (each) =>
        each.field === one.field &&
        each.value !== one.value &&
        each.from?.start === from?.start &&
        each.from?.end === from?.end,
    )
      ? one
      : { ...one, ...(from && { from }) },
  )
  return { units, found: withoutPlaces(template, text, cut), demanded: demanded.filled }
}
