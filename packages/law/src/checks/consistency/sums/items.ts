import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import { stretchesOf } from '../support/stretches.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

/** A list that says how a total is divided or paid. */
const opens =
  /\b(?:as follows|in (?:the following|this) (?:way|manner)|consist(?:s|ing) of|compris(?:es|ed of)|made up of|divided|allocated|apportioned|(?:paid|payable|due|distributed|disbursed) (?:in|at|on)\b[^.;]{0,40})\b[^.;$]{0,40}:?\s{0,4}$|\b(?:paid|payable)\s?:\s{0,4}$/i
/** The total is only one figure of several, or no whole. */
const openTotal =
  /\b(?:up to|at least|not (?:to )?exceed|approximately|about|minimum|maximum|includ\w+|plus|per|each|annual\w*|monthly)\b/i
/** Where an item of a list begins, with a sum as its first words. */
const item =
  /(?:^|\n|[;:,.]\s|\band\s|\bthen\s)\s{0,8}(?:\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)|(?:[a-z]|\d{1,2})[.)])\s{1,3}(?:the sum of |a payment of |an? (?:initial|first|second|final) payment of )?(?=[$€£])/gi
const anyItem = /(?:^|\n|[;:,]\s|\band\s)\s{0,8}(?:\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)|(?:[a-z]|\d{1,2})[.)])\s/gi
/** Directly behind the sum of an item, what makes it no fixed part. */
const openItem =
  /^[^,;]{0,60}\b(?:if|unless|provided|to the extent)\b|^\s?(?:\/|or\b|plus\b|per\b|each\b|a (?:month|week|year|quarter|day)\b|(?:every|times|multiplied|monthly|annually|weekly|quarterly)\b|(?:for|on) each\b)/i

const partsOf = (words: string, all: readonly Quantity[], region: Span, unit: string): Quantity[] | null => {
  const text = words.slice(region.start, region.end)
  const starts = [...text.matchAll(item)].map(({ index, 0: lead }) => region.start + index + lead.length)
  if (starts.length < 2 || [...text.matchAll(anyItem)].length !== starts.length) return null
  const parts = starts.flatMap((at) => all.find(({ start }) => start === at) ?? [])
  const isPlain = parts.every(
    (part) => part.unit === unit && !openItem.test(words.slice(part.end, part.end + 80).replace(/\s/g, ' ')),
  )
  return parts.length === starts.length && isPlain ? parts : null
}

/** Lists whose items each begin with a sum, whatever else they say of it, and do not make the total before them. */
export const itemsMissTotal = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document)
  return stretchesOf(document).flatMap((stretch): Contradiction[] => {
    const found = within(all, stretch)
    const [first, ...others] = found.filter(({ unit }) => unit === 'USD')
    if (!first || others.length < 2 || others.length > 40) return []
    const next = others[0]?.start ?? 0
    const lead = words.slice(first.end, next).replace(/\s/g, ' ')
    const listed = /^(.*?)(?:\((?:a|i|1)\)|(?:a|1)[.)])\s{1,3}[a-z ]{0,40}$/i.exec(lead)?.[1]
    if (listed === undefined || lead.length > 240 || !opens.test(listed)) return []
    if (openTotal.test(words.slice(Math.max(stretch.start, first.start - 50), next).replace(/\s/g, ' '))) return []
    const parts = partsOf(words, all, { start: first.end, end: stretch.end }, first.unit)
    const [one, last] = [parts?.[0], parts?.at(-1)]
    if (!parts || !one || !last || !missesTotal(parts, first)) return []
    return [
      {
        places: [first, { start: one.start, end: last.end }],
        message: `${counted(parts.length)} add up to ${shown(sumOf(parts), first.unit)}; the total is stated as ${shown(first.value, first.unit)}.`,
      },
    ]
  })
}
