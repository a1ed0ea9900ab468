import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'

/** The words of a sentence as they stand, with its figures. */
interface Said {
  words: string
  start: number
  found: Quantity[]
}

const cents = 0.011
const money = ({ unit }: Quantity): boolean => unit === 'USD' || unit === 'EUR' || unit === 'GBP'
const open =
  /\b(?:interest|approximately|about|estimated|up to|not (?:to )?exceed\w{0,3}|no more than|at least|minimum|maximum|plus|including|down payment|final|first|initial|balloon|increas\w{1,3}|prorat\w{1,3}|pro rata|discount\w{0,3}|adjust\w{0,5}|cap|capped|retainer|tax(?:es)?|commissions?|or (?:more|less))\b/i

const before = ({ words, start }: Said, one: Quantity, length: number): string =>
  words.slice(Math.max(0, one.start - start - length), one.start - start)
const after = ({ words, start }: Said, one: Quantity, length: number): string =>
  words.slice(one.end - start, one.end - start + length)

/** Days and lacks that say nothing of the sum. */
const harmless = /\b(?:first|last|final) day\b|\b(?:without|no|free of) interest\b/gi
const isOpen = (words: string): boolean => open.test(words.replace(harmless, ' '))

const tells = (places: readonly Quantity[], message: string): Contradiction[] => [{ places, message }]

const count = new RegExp(
  `\\b(?:(\\d{1,3})|(${numberWords})(?:\\s\\(\\d{1,3}\\))?)\\s(?:(?:equal|consecutive|successive|monthly|weekly|quarterly|annual|bi-?weekly|semi-?monthly)[\\s,]{1,2}(?:and\\s)?){0,3}(?:installments?|instalments?|payments?)\\s(?:of|in the amount of)\\s$`,
  'i',
)
const total =
  /\b(?:total(?:ing)?(?: (?:of|sum|amount|fee|price))?(?: of)?|balance of|sum of|aggregate (?:of|amount of))\s$/i

/** '$24,000, payable in': what is divided into the installments. */
const divided =
  /^(?: (?:per|a|each) (?:year|annum)|,? annually| \([^()]{1,40}\))?,? (?:(?:which )?(?:is|are|shall be|to be|will be) )?(?:payable|paid|due) (?:\w{1,12} )?in $/i

/** 'twelve installments of $2,500 each, for a total of $32,000'. */
const installments = (said: Said): Contradiction[] => {
  const sums = said.found.filter(money)
  if (sums.length !== 2 || isOpen(said.words)) return []
  return sums.flatMap((each): Contradiction[] => {
    const [, digits, written = ''] = count.exec(before(said, each, 90)) ?? []
    const times = Number(digits ?? valueOfWords(written) ?? 0)
    const stated = sums.find((one) => one !== each)
    if (times < 2 || !stated || stated.unit !== each.unit) return []
    const lead = before(said, each, 90)
    const between = said.words.slice(
      stated.end - said.start,
      each.start - said.start - lead.length + lead.search(count),
    )
    if (!total.test(before(said, stated, 40)) && !(stated.end < each.start && divided.test(between))) return []
    const right = times * each.value
    // A last payment may be smaller by less than a cent for each of them.
    if (Math.abs(right - stated.value) <= Math.max(cents * times, 0.011) || !isNear(right, stated.value)) return []
    return tells(
      [stated, each],
      `${times} payments of ${shown(each.value, each.unit)} come to ${shown(right, each.unit)}; the total is stated as ${shown(stated.value, each.unit)}.`,
    )
  })
}

const isNear = (one: number, other: number): boolean => one / other > 0.5 && one / other < 2

const yearly = /^\W{0,3}(?:\/\s?(?:yr|year)|(?:per|a|each) (?:year|annum)|annually|yearly)\b/i
const monthly = /^\W{0,3}(?:\/\s?(?:mo|month)|(?:per|a|each) (?:calendar )?month|monthly)\b/i
const monthlyBefore =
  /\bmonthly (?:installments|instalments|payments|rate|(?:base )?rent)(?: of|\s?:| is)\s$|\b(?:billed|payable|paid|invoiced) monthly (?:at|in (?:the )?amounts? of)\s$/i
const yearlyBefore = /\b(?:annual|yearly)\b[^.;$€£\d]{0,70}$/i

/** '$60,000 per year, in monthly installments of $5,500'. */
const months = (said: Said): Contradiction[] => {
  const sums = said.found.filter(money)
  const [one, two] = sums
  if (sums.length !== 2 || !one || !two || isOpen(said.words) || said.found.some(({ unit }) => unit === '%')) return []
  const isYear = (sum: Quantity) => yearly.test(after(said, sum, 24)) || yearlyBefore.test(before(said, sum, 50))
  const isMonth = (sum: Quantity) => monthly.test(after(said, sum, 24)) || monthlyBefore.test(before(said, sum, 50))
  const year = isYear(one) ? one : isYear(two) ? two : undefined
  const month = sums.find((sum) => sum !== year && isMonth(sum))
  if (!year || !month || two.start - one.end > 120) return []
  const right = Math.round(month.value * 1200) / 100
  const slack = Number.isInteger(month.value) ? 12 : 0.13
  if (Math.abs(right - year.value) <= slack || !isNear(right, year.value)) return []
  return tells(
    [year, month],
    `Twelve times ${shown(month.value, month.unit)} is ${shown(right, month.unit)}; the year is stated as ${shown(year.value, year.unit)}.`,
  )
}

const paid = new RegExp(`\\b(?:(\\d{1,3})|(${numberWords})(?:\\s\\((\\d{1,3})\\))?)\\s(month|week|year)s?\\b`, 'i')

/** 'eight months of salary at $11,000 per month, for a total of $99,000'. */
const monthsPaid = (said: Said): Contradiction[] => {
  const [price, stated, third] = said.found.filter(money)
  if (!price || !stated || third || isOpen(said.words) || !total.test(before(said, stated, 40))) return []
  const lead = before(said, price, 80)
  const [, digits, written = '', doubled, unit = ''] = paid.exec(lead) ?? []
  const times = Number(digits ?? doubled ?? valueOfWords(written) ?? 0)
  if (times < 2 || !new RegExp(`^\\W{0,3}(?:per|a|each) ${unit}\\b`, 'i').test(after(said, price, 20))) return []
  const right = times * price.value
  if (Math.abs(right - stated.value) <= cents * times || !isNear(right, stated.value)) return []
  return tells(
    [price, stated],
    `${times} ${unit.toLowerCase()}s at ${shown(price.value, price.unit)} come to ${shown(right, price.unit)}; the total is stated as ${shown(stated.value, price.unit)}.`,
  )
}

const each =
  /^\W{0,3}(?:USD )?(?:per|a|an|\/|for each)\s?(?:rentable |usable )?(unit|share|hour|square foot|sq\.? ?ft)\b/i
const things: Readonly<Record<string, Quantity['unit']>> = {
  unit: 'units',
  share: 'shares',
  hour: 'hours',
  'square foot': 'square feet',
}

/** '5,000 units at $12.50 per unit, for a total of $65,000', and rent by the square foot, for a year or a month. */
const timesPrice = (said: Said): Contradiction[] => {
  if (isOpen(said.words)) return []
  const sums = said.found.filter(money)
  if (sums.length !== 2) return []
  return sums.flatMap((price): Contradiction[] => {
    const named = each.exec(after(said, price, 40))?.[1]?.toLowerCase()
    const unit = named && (things[named] ?? 'square feet')
    const sizes = said.found.filter((one) => one.unit === unit)
    const [size] = sizes
    const stated = sums.find((one) => one !== price)
    if (!size || sizes.length !== 1 || !stated || stated.unit !== price.unit) return []
    const whole = size.value * price.value
    const isRent = unit === 'square feet'
    const byMonth = monthly.test(after(said, stated, 24)) || monthlyBefore.test(before(said, stated, 40))
    const right = isRent && byMonth && !monthly.test(after(said, price, 60).replace(each, '')) ? whole / 12 : whole
    if (
      Math.abs(right - stated.value) <= (isRent ? Math.max(1, size.value * 0.006) : cents) ||
      !isNear(right, stated.value)
    )
      return []
    return tells(
      [stated, price],
      `${shown(size.value, size.unit)} at ${shown(price.value, price.unit)} each${right === whole ? '' : ' a year, divided by twelve,'} come to ${shown(Math.round(right * 100) / 100, price.unit)}; the paper says ${shown(stated.value, price.unit)}.`,
    )
  })
}

/** '10% of the price of $450,000, that is, $40,000'. */
const restates = /^\W{0,3}(?:\(|(?:that is|i\.e\.|or|which is|being|equal to|equals|namely)\b)/i
const base = /^\s(?:of )(?:the )?[^.;$€£\d%]{0,60}(?:of )?$/i

const percent = (said: Said): Contradiction[] =>
  said.found.flatMap((part, at): Contradiction[] => {
    const [whole, stated] = [said.found[at + 1], said.found[at + 2]]
    if (part.unit !== '%' || !whole || !stated || !money(whole) || stated.unit !== whole.unit) return []
    const to = (one: Quantity, other: Quantity) => said.words.slice(one.end - said.start, other.start - said.start)
    const link = to(whole, stated)
    if (!base.test(to(part, whole)) || link.length > 20 || !restates.test(link)) return []
    if (
      /\b(?:up to|at least|greater|lesser|not (?:to )?exceed|plus|or more|minimum|maximum|whichever)\b/i.test(
        said.words,
      )
    )
      return []
    const right = Math.round(part.value * whole.value) / 100
    if (Math.abs(right - stated.value) <= Math.max(1, whole.value * 0.0001) || !isNear(right, stated.value)) return []
    return tells(
      [part, stated],
      `${shown(part.value, '%')} of ${shown(whole.value, whole.unit)} is ${shown(right, whole.unit)}; the paper says ${shown(stated.value, whole.unit)}.`,
    )
  })

/** A sentence, or two where the second goes on with the first. */
const saidIn = (document: CheckedDocument, { start, end }: Sentence): Said => ({
  start,
  words: ownPages(document).slice(start, end).replace(/\s/g, ' '),
  found: within(quantitiesOf(document), { start, end }),
})

/** Rates and amounts that do not come to what is stated for them. */
export const productsMissed = (document: CheckedDocument): Contradiction[] => {
  const { sentences } = document
  // Rent, area and price may stand in three short sentences.
  return sentences.flatMap((sentence, at): Contradiction[] => {
    if (sentence.contents || sentence.end - sentence.start > 1500) return []
    const alone = saidIn(document, sentence)
    if (alone.found.length === 0 || alone.found.length > 8) return []
    const inOne = [installments, months, monthsPaid, timesPrice, percent].flatMap((rule) => rule(alone))
    if (inOne.length > 0) return inOne
    return [1, 2]
      .flatMap((back): Contradiction[] => {
        const first = sentences[at - back]
        if (first?.paragraph !== sentence.paragraph || sentence.end - first.start > 900) return []
        const said = saidIn(document, { ...sentence, start: first.start })
        return said.found.length > 5 ? [] : timesPrice(said)
      })
      .slice(0, 2)
  })
}
