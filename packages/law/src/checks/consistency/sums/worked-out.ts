import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'

const open =
  /\b(?:approximately|about|estimated|up to|not (?:to )?exceed\w{0,3}|at least|not less than|minimum|maximum|plus|including|discount\w{0,3}|tax(?:es)?|balloon|increas\w{1,3}|prorat\w{1,3}|adjust\w{0,5}|except|or (?:more|less)|deposit|interest|first year|thereafter)\b/i
const isNear = (one: number, other: number): boolean => one / other > 0.5 && one / other < 2
const isMoney = ({ unit }: Quantity): boolean => unit === 'USD' || unit === 'EUR' || unit === 'GBP'
const cents = 0.011

const counted = new RegExp(
  `(?<![\\w$.,])(?:(${numberWords})(?: \\((\\d{1,5})\\))?|(\\d{1,5})) (?:[\\p{L}-]{2,20} ){1,4}(?:at|of|@|x|×|for)(?: (?:a|the) (?:price|rate|fee|cost) of)? \\(?$`,
  'iu',
)
const apiece =
  /^\)? ?(?:each|apiece|per (?!year|annum|month|week)[\p{L}-]{3,14}|a (?:piece|unit|visit|session|day|night|head|person|copy))\b/iu
const total =
  /(?:\btotal(?:s|ing)?(?: (?:of|price|fee|sum|cost|amount))?(?: of)?|\bin all|\baltogether|\bcomes? to|\bequals?|=|\bthat is,?|\bor|\bamounting to|\bi\.e\.,?|,) ?\(?$/i
const totalBehind = /^\)? (?:in total|in all|altogether|total)\b/i

/** 'Three visits at $450 each, $1,300 in total'. */
const pieces = (words: string, sums: readonly Quantity[], start: number): Contradiction[] =>
  sums.flatMap((price, at): Contradiction[] => {
    const stated = sums[at + 1]
    const lead = words.slice(Math.max(0, price.start - start - 110), price.start - start)
    const [, written = '', doubled, digits] = counted.exec(lead) ?? []
    const count = Number(doubled ?? digits ?? valueOfWords(written) ?? 0)
    if (!(count > 1) || !stated || !apiece.test(words.slice(price.end - start, price.end - start + 30))) return []
    const between = words.slice(price.end - start, stated.start - start)
    if (between.length > 70 || !(total.test(between) || totalBehind.test(words.slice(stated.end - start)))) return []
    const right = Math.round(count * price.value * 100) / 100
    if (Math.abs(right - stated.value) <= cents || !isNear(right, stated.value)) return []
    return [
      {
        places: [price, stated],
        message: `${count} times ${shown(price.value, price.unit)} is ${shown(right, price.unit)}; the paper says ${shown(stated.value, stated.unit)}.`,
      },
    ]
  })

const parts: Readonly<Record<string, number>> = {
  quarterly: 4,
  monthly: 12,
  semimonthly: 24,
  'semi-monthly': 24,
  biweekly: 26,
  'bi-weekly': 26,
  weekly: 52,
  semiannual: 2,
  'semi-annual': 2,
}
const inParts =
  /\b(?:in|by|of)(?: (?:equal|four|two|twelve|consecutive|advance),?){0,2} (quarterly|monthly|semi-?monthly|bi-?weekly|weekly|semi-?annual)(?:,? (?:equal|consecutive))? (?:installments?|payments?|amounts?|draws?)(?: of| in the amount of|:)? \(?$/i
const yearly = /\b(?:annual(?:ly)?|yearly)\b[^.;$]{0,60}$/i
const perYear = /^\W{0,2}(?:per|a|each|every) (?:year|annum)\b|^ (?:annually|yearly)\b/i

/** 'Annual rent of $36,000, payable in quarterly installments of $8,000'. */
const installments = (words: string, sums: readonly Quantity[], start: number): Contradiction[] =>
  sums.flatMap((part, at): Contradiction[] => {
    const year = sums[at - 1]
    if (!year || sums.length > 3) return []
    const often = inParts
      .exec(words.slice(Math.max(0, part.start - start - 90), part.start - start))?.[1]
      ?.toLowerCase()
    const times = often ? parts[often] : undefined
    const isYear =
      yearly.test(words.slice(Math.max(0, year.start - start - 80), year.start - start)) ||
      perYear.test(words.slice(year.end - start, year.end - start + 20))
    if (!times || !isYear) return []
    const right = times * part.value
    const slack = times * (Number.isInteger(part.value) ? 1 : cents)
    if (Math.abs(right - year.value) <= slack || !isNear(right, year.value)) return []
    return [
      {
        places: [year, part],
        message: `${times} times ${shown(part.value, part.unit)} is ${shown(right, part.unit)}; the year is stated as ${shown(year.value, year.unit)}.`,
      },
    ]
  })

/** '$18,000, of which 40% is due on signing ($7,200) and 20% on acceptance ($3,000)'. */
const sharesOf = (words: string, all: readonly Quantity[], start: number): Contradiction[] => {
  const sums = all.filter(isMoney)
  const [whole] = sums.toSorted((one, other) => other.value - one.value)
  const pairs = all.flatMap((share, at): { share: Quantity; sum: Quantity }[] => {
    const [last, next] = [all[at - 1], all[at + 1]]
    if (share.unit !== '%') return []
    const follows =
      next && isMoney(next) && /^[^.;%$]{0,50}[(,:=] ?$/.test(words.slice(share.end - start, next.start - start))
    const leads = last && isMoney(last) && /^ \($/.test(words.slice(last.end - start, share.start - start))
    return leads && last ? [{ share, sum: last }] : follows && next ? [{ share, sum: next }] : []
  })
  if (!whole || pairs.length < 2 || pairs.some(({ sum }) => sum === whole)) return []
  const off = ({ share, sum }: { share: Quantity; sum: Quantity }) =>
    Math.abs((share.value * whole.value) / 100 - sum.value) > Math.max(1, whole.value * 0.0002)
  const wrong = pairs.filter(off)
  const [one] = wrong
  // Where most of them are right, the one that is not is a slip.
  if (!one || wrong.length > 1) return []
  return [
    {
      places: [one.share, one.sum].toSorted((a, b) => a.start - b.start),
      message: `${shown(one.share.value, '%')} of ${shown(whole.value, whole.unit)} is ${shown((one.share.value * whole.value) / 100, whole.unit)}; the paper says ${shown(one.sum.value, one.sum.unit)}.`,
    },
  ]
}

/** Pieces, installments and shares that do not come to what is stated for them. */
export const workedOutWrong = (document: CheckedDocument): Contradiction[] => {
  const text = ownPages(document)
  return document.sentences.flatMap((sentence): Contradiction[] => {
    if (sentence.contents || sentence.end - sentence.start > 900) return []
    const all = within(quantitiesOf(document), sentence)
    if (all.length < 2 || all.length > 12) return []
    const words = text.slice(sentence.start, sentence.end).replace(/\s/g, ' ')
    const shares = sharesOf(words, all, sentence.start)
    if (shares.length > 0 || open.test(words)) return shares
    const sums = all.filter(isMoney)
    return [...pieces(words, sums, sentence.start), ...installments(words, sums, sentence.start)]
  })
}
