import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { type Quantity, quantitiesOf, shown, within } from '../support/quantities.ts'
import { sentenceAt, sentenceEnd, stretchesOf } from '../support/stretches.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

/** Between a total and its first part. */
const opens =
  /\b(?:as follows|consist(?:s|ing) of|compris(?:es|ed of|ing)|made up of|representing|composed of|being the sum of|divided (?:into|as)|allocated|apportioned|broken down|in the following manner|in (?:the following|\w{2,12}(?: \(\d{1,2}\))?) (?:equal |separate )?(?:installments?|instalments?|payments?|parts|stages|phases|tranches|checks?|wires?|transfers?|draws|deposits|portions|shares|sums|amounts|steps))\b/i
/** 'shall be paid: (1)': a colon and the first of a list. */
const opensList =
  /\b(?:paid|payable|due|allocated|distributed|disbursed|divided|apportioned)\b[^.;:]{0,40}:\s{0,4}\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[).]\s[^.;]{0,60}$/i
const ofWhich = /\bof which\b/i
const totals = /\b(?:totals?|totaling|aggregates?|in all)\b[^.;:]{0,30}$/i
const inAll = /^\s(?:in all|in total|in the aggregate)\s?:/
const nothingLeft = /\b(?:whole|balance|remaind\w{1,3}|remaining|rest)\b/i
/** Words with which a list is not all, or a figure is not a part. */
const open =
  /\b(?:includ(?:es|ing)|approximately|about|at least|not (?:to )?exceed\w{0,3}|no more than|up to|together with|in addition|interest|tax(?:es)?|per|each|every|minimum|maximum|less|minus|if|provided|unless|adjust\w{0,5}|either|or)\b|\b(?:an?|every) (?:month|week|quarter|year)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}\)?) (?:\w{1,12} ){0,2}(?:installments?|payments?) of\b|\bplus\b(?!\s{0,3}[$€£\d])/i
/** What is withheld from a payment is a part of it. */
const harmless =
  /\bless (?:[a-z]+ ){0,3}(?:withholdings?|deductions)\b|\b(?:without|free of) interest\b|\b(?:on or (?:before|about)|or (?:its|his|her|their) \w{1,12}|less than|non-tax\w{0,4}|interest in)\b/gi
const isOpen = (words: string): boolean => open.test(words.replace(harmless, ' '))

const later = /[.;]\s{1,4}(?:The\s)?(?:first|second|third|fourth|final|last|one|another|initial)\b/i

/** The total, then its parts: '$90,000, payable as follows: $30,000 on signing, …'. */
const after = (document: CheckedDocument, stretch: Span, found: readonly Quantity[]): Contradiction[] => {
  const words = ownPages(document)
  return found.flatMap((total, at): Contradiction[] => {
    const first = found.slice(at + 1).find(({ unit }) => unit === total.unit)
    if (!first || first.start - total.end > 260) return []
    const lead = words.slice(total.end, first.start)
    const sentence = sentenceEnd(document, first.start, stretch)
    const listed = sentence < stretch.end && /[:;]\s/.test(words.slice(total.end, sentence + 1))
    const more = later.test(words.slice(total.end - 1, stretch.end)) || listed
    const end = more ? stretch.end : sentence
    const region = words.slice(total.end, end)
    const headed =
      inAll.test(lead) ||
      (/^(?:\s(?:in all|in total|in the aggregate))?\s?:/.test(lead) &&
        totals.test(words.slice(Math.max(0, total.start - 40), total.start)))
    // '$45,000: $20,000 on signing, …'
    const direct = /^\s?:\s{1,3}$/.test(lead)
    if (
      !(
        headed ||
        direct ||
        opens.test(lead) ||
        opensList.test(lead) ||
        (ofWhich.test(lead) && nothingLeft.test(region))
      )
    )
      return []
    const parts = found.slice(at + 1).filter(({ unit, start }) => unit === total.unit && start < end)
    const last = parts.at(-1)
    const said = words.slice(startOf(document, total, stretch), last ? Math.min(end, last.end + 25) : end)
    const area = total.unit === 'square feet'
    if (isOpen(area ? said.replace(/\b(?:approximately|about)\b/gi, ' ') : said)) return []
    if (area && Math.abs(sumOf(parts) / total.value - 1) < 0.01) return []
    return told(total, parts)
  })
}

/** Before a total that follows its parts. */
const closes =
  /(?:[,;.(:–—]|\band)\s{0,4}(?:(?:for|or|with|making|being|together|i\.e\.,?)\s)?(?:(?:a|an|the)\s)?(?:(?:grand|combined|aggregate|overall)\s)?(?:total(?:s|ing|ling)?|aggregat(?:e|ing))\b[^.;$€£\d%]{0,40}$/i

/** '96 hours at $140: $13,440': the product behind it is the part. */
const isRate = (words: string, { start, end }: Span): boolean =>
  /\b(?:at|@|of|x|×)\s{1,3}$/i.test(words.slice(Math.max(0, start - 6), start)) &&
  /^\s{0,2}(?:an? \w{3,10}|each|per \w{3,10})?\s{0,2}[:=]\s{0,3}[$€£]/.test(words.slice(end, end + 30))

/** The parts, then their total: 'an initial deposit of $1 and an additional deposit of $2, for total deposits of $3'. */
const before = (document: CheckedDocument, stretch: Span, found: readonly Quantity[]): Contradiction[] => {
  const words = ownPages(document)
  return found.flatMap((total, at): Contradiction[] => {
    if (!closes.test(words.slice(Math.max(stretch.start, total.start - 70), total.start))) return []
    const like = found.slice(0, at).filter((part) => part.unit === total.unit && !isRate(words, part))
    while (like[0] && like[0].value >= total.value) like.shift()
    const [first] = like
    if (!first || isOpen(words.slice(startOf(document, first, stretch), total.start))) return []
    return told(total, like)
  })
}

/** Words before a figure that are of its sentence. */
const startOf = (document: CheckedDocument, { start }: Span, stretch: Span): number =>
  Math.max(stretch.start, Math.min(sentenceAt(document, start)?.start ?? 0, start), start - 40)

const told = (total: Quantity, parts: readonly Quantity[]): Contradiction[] => {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || !missesTotal(parts, total)) return []
  return [
    {
      places: [total, { start: first.start, end: last.end }],
      message: `${counted(parts.length)} add up to ${shown(sumOf(parts), total.unit)}; the total is stated as ${shown(total.value, total.unit)}.`,
    },
  ]
}

/** '… shall pay the fixed fee in four payments: …', where the fee is stated before. */
const ofNamed =
  /\bthe ((?:[\w-]{3,14} )?(?:fee|price|sum|amount|payment|consideration|contribution|compensation)s?)\b[^.;$€£\d]{0,80}$/i
const earlier = 4000

/** The parts of what was stated further above. */
const ofTotalAbove = (document: CheckedDocument, stretch: Span, found: readonly Quantity[]): Contradiction[] => {
  const words = ownPages(document)
  const [first] = found.filter(({ unit }) => unit === 'USD')
  if (!first) return []
  const lead = words.slice(Math.max(stretch.start, first.start - 200), first.start).replace(/\s/g, ' ')
  const parts = found.filter(({ unit }) => unit === 'USD')
  const name = opens.test(lead) ? ofNamed.exec(lead.slice(0, lead.search(opens)))?.[1] : undefined
  if (!name || name.split(' ').length < 2 || isOpen(words.slice(stretch.start, parts.at(-1)?.end))) return []
  const floor = Math.max(0, stretch.start - earlier)
  const stated = within(quantitiesOf(document), { start: floor, end: stretch.start }).filter(
    ({ start, unit }) => unit === 'USD' && isNamed(words.slice(Math.max(0, start - 60), start), name),
  )
  const [total] = stated
  return total && stated.every(({ value }) => value === total.value) ? told(total, parts) : []
}

const isNamed = (before: string, name: string): boolean => {
  const line = before.replace(/\s/g, ' ').toLowerCase()
  const at = line.lastIndexOf(name.toLowerCase())
  return (
    at >= 0 &&
    /^\s?(?::|of|is|shall be|equal to|in the amount of|,)?\s?(?:of )?(?:us)?$/.test(line.slice(at + name.length))
  )
}

/** Totals in running words and lists that their parts do not make. */
export const sumsListed = (document: CheckedDocument): Contradiction[] => {
  const all = quantitiesOf(document)
  return stretchesOf(document).flatMap((stretch) => {
    const found = within(all, stretch)
    if (found.length < 2 || found.length > 60) return []
    const told = [...after(document, stretch, found), ...before(document, stretch, found)]
    return told.length > 0 ? told : ofTotalAbove(document, stretch, found)
  })
}
