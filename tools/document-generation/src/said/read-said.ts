import type { Template } from '@casewright/templates'
import { localDay } from '../generate/local-day.ts'
import type { Filled } from '../output.ts'
import { assigned } from '../reading/assign/assign.ts'
import { meansIn } from '../reading/label-meaning.ts'
import { readFields } from '../reading/read-fields.ts'
import { type Unit, unitAt, unitsOf } from '../reading/units.ts'
import { asLetter } from './as-letter.ts'
import { isNoDescription } from './described.ts'
import type { Readable } from './edits.ts'
import { fromMail } from './mail.ts'
import { moreIn } from './more.ts'
import { readable } from './readable.ts'
import { isTerm } from './subjects.ts'
import { type Term, termsIn } from './terms.ts'
import { applicantOfOrganization, besideNames, withWholeNames } from './whole-names.ts'
import { withCards } from './with-cards.ts'
import { withFirm } from './writers-firm.ts'

/** What rules find in a text, with places in the text as it was given. */
export interface Said {
  filled: Filled[]
  terms: Term[]
  /** The text as it was read. */
  whole: Readable
}

/** Whether words were read as a field that they say more than: that goods come as they are, or who pays for what. */
const saysMore = ({ fields }: Template, { field, value }: Filled) =>
  (field === 'tenantUtilities' && /\b(?:landlord|owner|included|we (?:pay|cover)|I (?:pay|cover))\b/i.test(value)) ||
  (fields.some(({ name }) => name === 'warrantyTerms') && /^(?:\w+ ){0,3}as[- ]is\b|^no warrant/i.test(value))

/** Whether a sentence says only who writes, or what a letter is about. */
const isHead = (words: string) =>
  words.split(/\s+/).length < 16 && /^(?:from\b|re\b|sign|(?:the )?subject\b|it['’]?s (?:all )?about\b)/i.test(words)

const withoutHeads = (one: Filled, heads: readonly { text: string }[]): Filled => {
  const value = heads.reduce((words, { text }) => words.replace(text, ''), one.value)
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
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The body of a letter in the order in which it was said, where all of it is sentences of the text. */
function inOrder(units: readonly Unit[], value: string, said: readonly Term[]): string | null {
  if (said.length === 0) return null
  const body = plain(value)
  const own = units.filter(({ text }) => text.split(/\s+/).length > 2 && body.includes(plain(text)))
  if (plain(own.map(({ text }) => text).join(' ')) !== body) return null
  const all = [
    ...own.map(({ start, text, block }) => ({ start, words: plain(text), block })),
    ...said.map(({ start, words }) => ({ start, words, block: unitAt(units, start)?.block })),
  ]
  return all
    .toSorted((one, other) => one.start - other.start)
    .map(({ words, block }, n, list) => (n === 0 ? '' : block === list[n - 1]?.block ? ' ' : '\n\n') + words)
    .join('')
}

/** The fields of a text that was spoken or pasted, and what of it is in none of them. */
export function readSaid(template: Template, text: string, today = localDay()): Said {
  const whole = readable(text, template.tab, meansIn(template), today)
  const read = readFields(template, whole.text)
  const units = unitsOf(whole.text, !/\p{Lu}/u.test(whole.text))
  const more = moreIn(template, whole.text, read)
  // An address that a label gives to the premises is not where the tenant lived before.
  const isMoved = ({ field, from }: Filled) =>
    field === 'tenantAddress' &&
    more.some(
      (one) => one.field === 'premises' && from && one.from && one.from.start <= from.start && from.end <= one.from.end,
    )
  const heads = units.filter(
    (unit) =>
      isHead(unit.text) &&
      [...more, ...read.filter(({ field }) => field === 'subject')].some(
        ({ from }) => from && from.start < unit.end && unit.start < from.end,
      ),
  )
  const isCut = (one: Filled) => {
    const unit = one.from && unitAt(units, one.from.start)
    const names = [...read, ...more].some(
      ({ field, from }) => isParty.test(field) && from && unit && from.start < unit.end && unit.start < from.end,
    )
    return isNoDescription(template, one, unit?.text, names)
  }
  const found = [
    ...read.filter((one) => !saysMore(template, one) && !isMoved(one)).map((one) => withoutHeads(one, heads)),
    ...more.filter((one) => !isCut(one)),
  ].filter(({ field, value }) => value !== '' && !(value.length < 2 && /(?:Name|Party)$/.test(field)))
  for (const [n, one] of found.entries()) found[n] = withLicense(whole.text, one)
  found.push(...ownerWhoApplies(template, whole.text, found))
  found.push(...applicantOfOrganization(template, whole.text, found))
  found.splice(0, found.length, ...withWholeNames(whole.text, withFirm(template, whole.text, found)))
  found.push(...besideNames(template, whole.text, found))
  found.push(...withCards(template, whole.text, found))
  found.push(...assigned(template, whole.text, units, found, today, (words) => isTerm(template, words)))
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
  const terms = termsIn(template, whole.text, units, cut)
  const byField = Map.groupBy(terms, ({ field }) => field)
  const filled = template.fields.flatMap((field): Filled[] => {
    const own = found.find((one) => one.field === field.name)
    const said = byField.get(field.name) ?? []
    if (!own && said.length === 0) return []
    const place = own?.from ?? (said[0] && { start: said[0].start, end: said[0].end })
    const before = said.filter(({ start }) => own?.from && start < own.from.start)
    const after = said.filter((one) => !before.includes(one))
    const all = [...before.map(({ words }) => words), ...(own ? [own.value] : []), ...after.map(({ words }) => words)]
    if (own?.from && /\b\p{Lu}\.\p{Lu}$/u.test(own.value) && whole.text[own.from.end] === '.') all[before.length] += '.'
    if (own && after.length > 0 && field.holds !== 'list' && /[\p{L}\d)]$/u.test(own.value))
      all[before.length] = `${own.value}.`
    const told = own && template.tab === 'letters' ? inOrder(units, own.value, said) : null
    const joined = told ?? [...new Set(all)].join(field.holds === 'list' ? '\n' : ' ')
    const value = asLetter(template, field.name, joined)
    if (value === '') return []
    return [
      {
        ...(own ?? { field: field.name, label: field.label, by: 'text' as const }),
        value,
        ...(place && { from: whole.given(place) }),
      },
    ]
  })
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  const all = [...filled, ...fromMail(template, text, filled)].toSorted(
    (one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0),
  )
  return { filled: all, terms: terms.map((term) => ({ ...term, ...whole.given(term) })), whole }
}
