import type { Template } from '@casewright/templates'
import { localDay } from '../generate/local-day.ts'
import type { Filled } from '../output.ts'
import { meansIn } from '../reading/label-meaning.ts'
import { sidesIn } from '../reading/sides.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { afterLeads, withoutOwnLabel } from './after-leads.ts'
import { asLetter } from './as-letter.ts'
import { isTalk } from './chat.ts'
import { drawn } from './draw/draw.ts'
import type { Who } from './draw/who.ts'
import { editedAgain, type Readable } from './edits.ts'
import { forTheClient, withOthersAddress } from './for-the-client.ts'
import { fromMail } from './mail.ts'
import { withoutNames } from './only-names.ts'
import { readWith } from './read-with.ts'
import { readable } from './readable.ts'
import { settlementTalkIn } from './settlement-talk.ts'
import { restOf, type Term } from './terms.ts'
import { usualIn } from './usual.ts'

/** What rules find in a text, with places in the text as it was given. */
export interface Said {
  filled: Filled[]
  terms: Term[]
  /** The text as it was read. */
  whole: Readable
  /** The field where words wait that have no place of their own. */
  rest: string | undefined
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What was said, once: without what another of them says whole. */
const withoutParts = (all: readonly string[]): string[] => {
  const words = all.map(
    (one) =>
      ` ${plain(one)
        .toLowerCase()
        .replace(/[.!?]$/, '')} `,
  )
  return all.filter((_, n) =>
    words.every((other, m) => m === n || !other.includes(words[n] ?? '') || (other === words[n] && n < m)),
  )
}

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

const speaks = /(?<![\p{L}’'-])(?:I|me|my|mine|we|us|our|ours|he|she|him|they|them|their)(?![\p{L}-])/iu

/** 'She pays power, I': who does something else is no part of it. */
const withoutCut = (one: Filled): Filled => ({
  ...one,
  value: one.value.replace(/(?:^|,? (?:and |but )?|, )(?:I|we|he|she|they)$/i, ''),
})

/** What a passage of a contract was read as, without the 'I' and 'we' of whoever said it. */
const inItsWords = (template: Template, one: Filled, who: Who): Filled => {
  const composed = one.field === 'paymentTerms' ? drawn(template.id, one.field, one.value, who, one.value) : null
  const told = composed ? { ...one, value: composed } : toldInIt(template, one, who)
  const goods = one.field === 'goods' ? sold.exec(told.value)?.groups?.goods : undefined
  return goods ? { ...told, value: goods.charAt(0).toUpperCase() + goods.slice(1) } : told
}
/** 'The Seller is selling the Seller’s 2016 tractor to the Buyer, 9 Oak St': what is sold is the tractor. */
const sold =
  /^The (?:Seller (?:is selling|sells|will sell|is going to sell|agrees to sell|has agreed to sell)|Buyer (?:is buying|buys|will buy|is going to buy|agrees to buy)) (?:the (?:Seller|Buyer)[’']s |its |his |her |their )?(?<goods>[^.]+?)(?:,? (?:to|from) the (?:Buyer|Seller)\b[^.]*)?[.]?$/su
const toldInIt = ({ fields }: Template, one: Filled, who: Who): Filled =>
  speaks.test(one.value) &&
  fields.some(
    ({ name, type }) =>
      name === one.field &&
      /^text(?:area)?$/.test(type) &&
      !/(?:Address|Name|Party|Place|Title)$|^premises$/.test(name),
  )
    ? { ...one, value: who.told(one.value) }
    : one

const ofPayment = /^(?:paymentTerms|payTerms|repayment|expenses)$/
/** What is paid and when, in its whole sentence, where only a part of that was read: nothing of it stands elsewhere. */
function toldWhole(
  { tab }: Template,
  found: readonly Filled[],
  terms: readonly Term[],
): { found: Filled[]; terms: Term[] } {
  const taken = new Set<Term>()
  const whole = found.map((one): Filled => {
    const { from } = one
    if (tab !== 'contracts' || !from || !ofPayment.test(one.field)) return one
    const term = terms.find(
      ({ field, start, end, held }) => field === 'additionalTerms' && !held && start <= from.start && from.end <= end,
    )
    if (!term) return one
    taken.add(term)
    return { ...one, value: term.words, from: { start: term.start, end: term.end } }
  })
  return { found: whole, terms: terms.filter((term) => !taken.has(term)) }
}

/** The fields of a text that was spoken or pasted, and what of it is in none of them. */
export function readSaid(template: Template, text: string, today = localDay()): Said {
  const given = readable(text, template.tab, meansIn(template), today, sidesIn(template))
  const plainly = editedAgain(
    given,
    template.id === 'demand-letter' ? settlementTalkIn(given.text) : usualIn(template, given.text),
  )
  const { whole, units, found: all, terms: said, who } = readWith(template, plainly, today, isTalk(text))
  const { found: read, terms } = toldWhole(template, withOthersAddress(template, whole.text, all), said)
  const found =
    template.tab === 'contracts'
      ? read.map((one) => inItsWords(template, withoutCut(one), who)).filter(({ value }) => value !== '')
      : read
  const byField = Map.groupBy(
    terms.filter(({ held }) => !held),
    ({ field }) => field,
  )
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
    const isList = field.holds === 'list'
    const joined = told ?? (isList ? [...new Set(all)] : withoutParts(all)).join(isList ? '\n' : ' ')
    const value = asLetter(template, field.name, joined)
    if (value === '') return []
    const one: Filled = {
      ...(own ?? { field: field.name, label: field.label, by: 'text' as const }),
      value,
      ...(place && { from: whole.given(place) }),
    }
    return [afterLeads(template, withoutOwnLabel(template, one))]
  })
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  const told = forTheClient(template, whole.text, [
    ...withoutNames(template, units, filled),
    ...fromMail(template, text, filled),
  ]).toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0))
  return {
    filled: told,
    terms: terms.map((term) => ({ ...term, ...whole.given(term) })),
    whole,
    rest: restOf(template),
  }
}
