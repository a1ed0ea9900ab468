// How what was read stands in the document: in its own words, as far as it is fit to, and once.
import { listOf, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { gatedPower } from './as-power.ts'
import { gatedValue } from './clean/gate.ts'
import { drawn } from './draw/draw.ts'
import { scheduled } from './draw/schedules.ts'
import type { Who } from './draw/who.ts'
import { isOrderNotTo } from './kept-from-reader.ts'
import { whyBeside, whyNoPoint } from './of-the-deal.ts'
import { isNoPower } from './powers-said.ts'
import { restOf, type Term } from './terms.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What was said, once: without what another of them says whole. */
export const withoutParts = (all: readonly string[]): string[] => {
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
export function inOrder(units: readonly Unit[], value: string, said: readonly Term[]): string | null {
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
export const withoutCut = (one: Filled): Filled => ({
  ...one,
  value: one.value.replace(/(?:^|,? (?:and |but )?|, )(?:I|we|he|she|they)$/i, ''),
})

/** What a passage of a contract was read as, without the 'I' and 'we' of whoever said it. */
export const inItsWords = (template: Template, one: Filled, who: Who): Filled => {
  const composed = one.field === 'paymentTerms' ? drawn(template.id, one.field, one.value, who, one.value) : null
  const told = composed ? { ...one, value: composed } : toldInIt(template, one, who)
  const goods = one.field === 'goods' ? sold.exec(told.value)?.groups?.goods : undefined
  const named = goods ? goods.charAt(0).toUpperCase() + goods.slice(1) : told.value
  const plain = {
    ...told,
    value:
      one.field === 'goods'
        ? named.replace(/^The (?:Seller|Buyer)[’']s (?=[\p{Lu}\d])/u, '').replace(toWhom, '')
        : one.field === 'purpose'
          ? asPurpose(named)
          : named,
  }
  return composed ? plain : { ...plain, value: gatedAnswer(template, plain) }
}
/** 'Only for them to work up a quote.': a purpose goes on from what it is the purpose of. */
const asPurpose = (words: string): string =>
  words
    .replace(
      /^(?:we|they|he|she|I|\p{Lu})[^;]{8,240}?,? so (?:that )?(?:they|he|she|we|it|I|\p{Lu}[^,;]{2,40}?) can (?<what>[^.,;]{4,120})[.]?$/iu,
      'to $<what>',
    )
    .replace(
      /^(?:they|we|the parties|both sides|both parties|the two)(?: are|['’]re| will| want to| plan to| would like to)?(?: going to| planning to| about to)? (?:(?:swap|exchange|trade)(?:ing)?|(?<talk>(?:talk(?:ing)? about|discuss(?:ing)?|explor(?:e|ing)))) (?<what>(?!it\b|that\b)[^.]{4,200})[.]?$/iu,
      (...all) => {
        const { talk, what } = all.at(-1) as Record<string, string>
        return `${talk ? 'discussions about' : 'the exchange of'} ${what}`
      },
    )
    .replace(
      /^(?<only>only )?(?:for (?:them|him|her|us|it|the other (?:side|party)|the Recipient) to|so (?:that )?(?:they|he|she|we) can) (?<what>[^.]+)[.]?$/iu,
      (_, only: string | undefined, what: string) => `${only ? 'only ' : ''}to ${what}`,
    )
/** What names somebody or something is said as it is. */
const naming =
  /(?:Name|Party|Address|Signer|Place|Phone|Email|Company|Number|State|Law|County|Institution)$|^(?:premises|site|reference|(?!job)\p{L}+Title)$/u
const period =
  /(?<![\p{L}\d.])(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty)[ -](?:years?|months?)(?!\p{L})/iu
/** 'Coming on as lead technician': what somebody comes as. */
const asWhat =
  /^(?:(?:is |will be )?(?:coming (?:on|in|aboard)|joining(?: us| the \p{L}+)?|starting(?: out)?|hired|working|brought on|stepping in) )?(?:as |to be )(?:an? |our |the (?:new )?)?/iu
/** What is said of freight or of the price is no place. */
const noPlace = /\b(?:included|price|freight|shipping|extra|free|cost)\b/i
const isFine = /,? (?:is|are) (?:fine|ok|okay|allowed|permitted|acceptable|all right)[.]?$/i
/** An answer that stands in a contract, as far as it is fit to. */
function gatedAnswer(template: Template, { field, value }: Filled): string {
  const one = template.fields.find(({ name }) => name === field)
  if (field === 'jobTitle' && !/\p{Ll}/u.test(value) && value.length > 5)
    return value.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase())
  if (field === 'jobTitle')
    return value.replace(asWhat, '').replace(/,? (?:and )?reports (?:directly )?to /i, ', reporting to ')
  if (field === 'deliveryPlace' && noPlace.test(value)) return ''
  // 'March 6 2026 cash rest by check': a year whose day was cut off.
  if (field === 'paymentTerms' && /^(?:19|20)\d\d \p{Ll}/u.test(value)) return toDraft(value)
  if (!one || !/^text(?:area)?$/.test(one.type) || one.holds === 'money' || naming.test(field)) return value
  if (field === 'pets') return gatedValue(value.replace(isFine, ''))
  if (field === 'workSchedule') return gatedValue(scheduled(value))
  // In days nobody tells for how many years.
  if (field === 'years') return period.exec(value)?.[0] ?? (/\bdays?\b/i.test(value) ? '' : gatedValue(value))
  return one.holds === 'list'
    ? listOf(value)
        .filter((item) => !isNoPower(template, { field, value: item }))
        .map((item) => gatedPower(template, field, item))
        .join('\n')
    : gatedValue(value)
}
/** 'The Seller is selling the Seller’s 2016 tractor to the Buyer, 9 Oak St': what is sold is the tractor. */
const sold =
  /^The (?:Seller (?:is selling|sells|will sell|is going to sell|agrees to sell|has agreed to sell)|Buyer (?:is buying|buys|will buy|is going to buy|agrees to buy)) (?:the (?:Seller|Buyer)[’']s |its |his |her |their )?(?<goods>[^.]+?)(?:,? (?:to|from) the (?:Buyer|Seller)\b[^.]*)?[.]?$/su
/** 'A 2018 truck, VIN 1FT, to Kevin O’Brien, 45 Lake St': to whom it is sold is no part of it. */
const toWhom = /, (?:to|from) \p{Lu}[\p{L}.’'-]* \p{Lu}[\p{L}’'-]+(?:,.*)?$/su
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

const toWriter = 'Said to whoever writes. It stays beside the document.'
/** A term that does not read like one of the document is held beside it, with its reason. */
export function besideIf(template: Template, text: string, term: Term): Term {
  const isRest = term.field === restOf(template)
  if (term.held) return term
  if (isOrderNotTo(term.words)) return { ...term, held: true, why: toWriter }
  if (template.tab !== 'contracts' && !isRest) return term
  if (
    template.id === 'promissory-note' &&
    term.field === 'prepayTerms' &&
    !/\bpre-?pa|\bearly\b|\bahead\b|\boff\b|\bany ?time\b/i.test(term.words)
  )
    return besideIf(template, text, { ...term, field: restOf(template) ?? term.field })
  if (/^This Agreement does not create an? \p{Ll}/u.test(term.words)) return term
  const words = text.slice(term.start, term.end)
  const why = template.tab === 'contracts' ? whyBeside(template, words, isRest, term.words) : whyNoPoint(words)
  return why ? { ...term, held: true, why } : term
}

/** Where the rest of a sentence waits of which a field has a part. */
const waitsIn: Readonly<Record<string, readonly string[]>> = {
  paymentTerms: ['additionalTerms', 'payTerms'],
  payTerms: ['additionalTerms'],
  repayment: ['additionalTerms'],
  expenses: ['additionalTerms'],
}
/** What is paid and when, in its whole sentence, where only a part of that was read: nothing of it stands elsewhere. */
export function toldWhole(
  { id, tab }: Template,
  found: readonly Filled[],
  terms: readonly Term[],
): { found: Filled[]; terms: Term[] } {
  const taken = new Set<Term>()
  const whole = found.map((one): Filled => {
    const { from } = one
    // Who pays, how much and when are answers of their own in a settlement.
    if (tab !== 'contracts' || id === 'settlement-agreement' || !from) return one
    const waiting = waitsIn[one.field] ?? []
    const term = terms.find(
      ({ field, start, end, held }) => waiting.includes(field) && !held && start <= from.start && from.end <= end,
    )
    if (!term) return one
    taken.add(term)
    return { ...one, value: term.words, from: { start: term.start, end: term.end } }
  })
  return { found: whole, terms: terms.filter((term) => !taken.has(term)) }
}

/** '$4,100 each' of many is no price of all. */
export const eachOf = (one: Filled, text: string): Filled =>
  one.field === 'price' &&
  one.from &&
  /^ (?:ea|each|apiece|a ?piece|per (?:unit|piece|item))\b/i.test(text.slice(one.from.end, one.from.end + 12)) &&
  !/each/i.test(one.value)
    ? { ...one, value: `${one.value} each` }
    : one
export const bossBefore = /\b(?:reports? to|reporting to|supervisor|boss|manager)(?: is)?[:,]?\s{0,3}$/i
const lasting =
  /^The obligations of confidentiality continue for (?<years>[\p{L}\d]{1,8}) years? after each disclosure(?: and, for a trade secret, for as long as it remains one)?\.$/u
const asIs = /“AS IS\.”/
/** Vacation that a term on leave tells with more beside it is told there. */
export const withoutLeaveTwice = (filled: readonly Filled[]): Filled[] => {
  const leave = filled.find(({ field }) => field === 'leaveTerms')?.value.toLowerCase()
  return filled.filter(({ field, value }) => field !== 'vacation' || !leave?.includes(value.toLowerCase()))
}

/** Goods that are sold as they are have no warranty but the one that the clause gives. */
export const withoutWarranty = (filled: readonly Filled[]): Filled[] =>
  filled.some(({ field, value }) => field === 'warrantyTerms' && asIs.test(value))
    ? filled.filter(({ field }) => field !== 'warrantyPeriod')
    : [...filled]

/** How long a confidence lasts, once: the clause of the form says it with the number of years. */
export function withoutTwice({ id, fields }: Template, filled: readonly Filled[]): Filled[] {
  const terms = filled.find(({ field }) => field === 'protectionTerms')
  const known = fields.find(({ name }) => name === 'years')
  if (id !== 'non-disclosure-agreement' || !terms || !known) return [...filled]
  const own = filled.find(({ field }) => field === 'years')
  const all = terms.value.split('\n')
  const said = all.find((one) => lasting.test(one))
  const years = said && lasting.exec(said)?.groups?.years
  if (!years || (own && !own.value.startsWith(years))) return [...filled]
  const rest = all.filter((one) => one !== said)
  return [
    ...filled.filter((one) => one !== terms && one !== own),
    own ?? { ...terms, field: known.name, label: known.label, value: years },
    ...(rest.length > 0 ? [{ ...terms, value: rest.join('\n') }] : []),
  ]
}
