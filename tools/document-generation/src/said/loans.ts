import {
  type Amount,
  findAmounts,
  findPercentages,
  findSpokenDates,
  monthNumber,
  monthPattern,
  numberWords,
  valueOfWords,
} from '@casewright/law'
import { longDate, type Template } from '@casewright/templates'
import { kin } from '../kin.ts'
import type { Filled, Place } from '../output.ts'
import type { Unit } from '../reading/units.ts'
import type { Demanded } from './demands.ts'

const late = /\b(?:late|overdue|past due|missed|misses|default(?:s|ed)?|penalty|unpaid after|bounced|pre-?pay\w*)\b/i
const noInterest =
  /\b(?:no interest|interest[- ]free|without (?:any )?interest|(?:zero|0)(?: ?%| percent)?(?: in)? interest|(?:not|n['’]t) (?:be )?(?:charge|charging|charged)(?: (?:him|her|them|me|us))?(?: any)? interest)\b/iu
/** 'No interest if he pays by December 25, otherwise 4%', '4% only if late': what holds on a condition is a term. */
const conditional = /\b(?:if|unless|otherwise|or else|only when|as long as|so long as|provided(?: that)?|in case)\b/i
const goesOn = /^(?:but |and )?(?:only (?:if|when)|otherwise|unless|if|or else|as long as|provided)\b/i
const qualified =
  /^(?:(?: simple| compound(?:ed)?| fixed| interest| annual(?:ly)?| APR| yearly| monthly| daily| a year| per year| each year| per annum| a month| per month)\b){0,4}/i
const sum = String.raw`\$\d[\d,]{0,14}(?:\.\d\d)?`
const each = String.raw`(?: ?(?:a|per|each|every|\/) ?(?<per>month|week|quarter|year|two weeks|other week)\b| (?<ly>monthly|weekly|quarterly|yearly|annually)\b)`
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|tenth|fifteenth|twentieth|last day)`
const onDay = `(?<on>,? (?:due |payable )?(?:on|by) the ${day}(?: (?:day )?of (?:each|every|the) month)?)?`
const begins = `(?:,? (?:and )?(?:starting|beginning|commencing|from|with the first (?:payment|one)(?: due)?|(?:the )?first (?:payment|one)(?: (?:is|being))?(?: due)?)(?: on| in)? )`
/** '$350 a month on the 1st', '$75 weekly'. */
const periodic = new RegExp(`(?<sum>${sum})${each}${onDay}`, 'iu')
/** '24 equal monthly payments of $410'. */
const counted = new RegExp(
  `(?<count>\\b\\d{1,3}|\\b${numberWords}) (?:equal |even |level )?(?<often>monthly|weekly|quarterly|yearly|annual) (?:payments|installments)(?: of| at|,)? (?<of>${sum})(?: each)?${onDay}`,
  'iu',
)
const beginsAt = new RegExp(begins, 'giu')
const monthAlone = new RegExp(`^(?:(?:this|next) )?(?:${monthPattern})(?: (?:of )?20\\d\\d)?\\b`, 'iu')
const oneSum =
  /\b(?:(?:in )?(?:one|a single) (?:lump sum|payment|shot)|lump sum|all at once|all in one (?:go|payment)|balloon payment)\b/iu
const dueBefore =
  /\b(?:due|payable|matur(?:es|ing|ity)(?: date)?(?: is)?|paid (?:off|back|in full)|pay(?:s|ing)? (?:it )?(?:all )?(?:off|back)|(?:repaid|repay|repays)|balance(?: is)?(?: due)?|in full|all(?: of it)?|the rest|final payment(?: is)?(?: due)?|by|before|until|no later than|not later than)[:,]? (?:on |by |before |no later than |in full (?:by|on) )?$/i
const datedBefore = /\b(?:dated|signed|made|effective|as of)(?: on| as of)? $/i
const firstBefore = new RegExp(`${begins}$`, 'iu')
const endOf = new RegExp(
  `\\b(?:by|before|at|until|no later than) (?:the )?end of (?:(?<month>${monthPattern}),? (?:of )?)?(?<year>20\\d\\d)\\b`,
  'iu',
)
const pledged =
  /\b(?:secured by|security (?:is|will be)|collateral(?: is| will be|:)|backed by|(?:puts?|putting|put) up|against|holds? the title to) (?<what>(?:his|her|their|its|my|our|the|an?) [^.;,\n$]{3,120}?)(?: as (?:collateral|security))?(?=[.;,\n]|$)/iu
const interestOnly =
  /\binterest[- ]only(?: payments?)?(?:,? (?:each|every|a|per) (?<per>month|quarter|year)\b|,? (?<ly>monthly|quarterly|yearly|annually)\b)|\b(?<often>monthly|quarterly|annual|yearly) (?:payments of )?interest[- ]only(?: payments?)?/iu
/** Payments of which nothing else was read. */
const parts = /\b(?:month\w*|week\w*|quarter\w*|installments?|payments|instalments?|half|rest|balance)\b/i
/** What only leads to a term of a loan and joins it to the next, or tells who lends to whom. */
const framing = new RegExp(
  String.raw`^(?:(?:he|she|it|they|we|I|I['’]m|we['’]re|the|this|that|is|are|was|will|shall|be|been|has|have|agreed|to|at|with|and|then|so|back|pay|pays|paid|paying|repay|repays|repaid|owes?|off|in|on|by|of|for|from|over|all|full|whole|thing|rest|balance|due|interest|rate|a|an|any|no|payments?|installments?|principal|until|which|['’](?:ll|s|m|re)|borrowers?|lenders?|loan(?:s|ed|ing)?|note|promissory|money|lend(?:s|ing)?|lent|borrow(?:s|ed|ing)?|my|our|his|her|their|client|dated|secured|${kin})(?:[\s,.:;]|$)+)*$`,
  'iu',
)
const deal = /\b(?:lend(?:s|ing)?|lent|loan(?:s|ed|ing)?|borrow(?:s|ed|ing)?|owes?|note)\b/i

const perWords: Record<string, string> = {
  monthly: 'month',
  weekly: 'week',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  'other week': 'two weeks',
}

/** The day of the month so many months after one, or the last of a shorter month. */
function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`
}

const lastOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** From when installments are paid, in words, and where that stands. */
function beginning(text: string): (Place & { words: string; iso?: string }) | undefined {
  for (const { 0: lead, index } of text.matchAll(beginsAt)) {
    const at = index + lead.length
    const date = findSpokenDates(text).find(({ start }) => start === at)
    if (date?.iso) return { start: index, end: date.end, words: `, beginning on ${longDate(date.iso)}`, iso: date.iso }
    const month = monthAlone.exec(text.slice(at))?.[0]
    if (month) return { start: index, end: at + month.length, words: `, beginning in ${month}` }
  }
  return undefined
}

/** How a loan is repaid, as a note says it, and where that stands. */
function repaid(text: string): { words: string; places: Place[]; ends?: string } | undefined {
  const only = interestOnly.exec(text)
  if (only) {
    const { per = '', ly, often } = only.groups ?? {}
    const period = perWords[(ly ?? often ?? per).toLowerCase()] ?? per.toLowerCase()
    return {
      words: `The Borrower shall pay only the interest each ${period} until all is due.`,
      places: [{ start: only.index, end: only.index + only[0].length }],
    }
  }
  const many = counted.exec(text)
  const found = many ?? periodic.exec(text)
  if (!found?.groups) return undefined
  const { count, often, of, sum: one, per, ly, on = '' } = found.groups
  const period = perWords[(often ?? ly ?? per ?? '').toLowerCase()] ?? per?.toLowerCase()
  const from = beginning(text)
  const day = on
    .replace(/^,? (?:due |payable )?(?:on|by) /i, ' on ')
    .replace(/ (?:day )?of (?:each|every|the) month$/i, '')
  const times = count ? ` in ${count} payments` : ''
  return {
    words: `The Borrower shall pay ${of ?? one} each ${period}${day}${times}${from?.words ?? ''}.`.replace(
      'each two weeks',
      'every two weeks',
    ),
    places: [{ start: found.index, end: found.index + found[0].length }, ...(from ? [from] : [])],
    ...(count && from?.iso && period === 'month'
      ? { ends: monthsAfter(from.iso, (valueOfWords(count) ?? Number(count)) - 1) }
      : {}),
  }
}

/** By when all of a loan is due, in ISO 8601, and where that stands. */
function due(text: string): (Place & { iso: string }) | undefined {
  const dates = findSpokenDates(text).flatMap(({ iso, start, end }) => {
    const before = text.slice(0, start)
    const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)
    return iso !== null && !/\b(?:if|unless)\b/i.test(clause) && dueBefore.test(before) && !firstBefore.test(before)
      ? [{ iso, start, end }]
      : []
  })
  const end = endOf.exec(text)
  const { year, month } = end?.groups ?? {}
  if (end && year)
    dates.push({
      iso: lastOf(Number(year), month ? (monthNumber(month) ?? 12) : 12),
      start: end.index,
      end: end.index + end[0].length,
    })
  return dates.toSorted((one, other) => (one.iso < other.iso ? 1 : -1))[0]
}

/** The words from a rate to the end of what it depends on, where it stands or falls with what somebody does. */
function dependsOn(text: string, at: number): (Place & { words: string }) | undefined {
  const start = Math.max(text.lastIndexOf(',', at), text.lastIndexOf(';', at)) + 1
  const stop = text.indexOf(';', at)
  const all = text.slice(start, stop < 0 ? text.length : stop)
  const [own = '', next = ''] = all.split(/,\s/)
  if (!conditional.test(own) && !goesOn.test(next)) return undefined
  const words = all
    .trim()
    .replace(/^(?:and|but|with|at) /i, '')
    .replace(/[.!?]$/, '')
  const told = words
    .replace(
      /\bthey (pay|repay|default|miss|fail)\b/gi,
      (_, verb: string) => `the Borrower ${verb}${verb === 'miss' ? 'es' : 's'}`,
    )
    .replace(/\b(?:he|she)(?:['’]s| is)? (?=(?:pays|repays|misses|defaults|fails|late|behind)\b)/gi, (said) =>
      /['’]s|is /i.test(said) ? 'the Borrower is ' : 'the Borrower ',
    )
  return { start, end: start + all.length, words: told.charAt(0).toUpperCase() + told.slice(1) }
}

/** What interest a loan bears, and where that stands; what is charged for a late payment is none. */
function interestIn(text: string): (Place & { words: string }) | undefined {
  const none = noInterest.exec(text)
  if (none) return dependsOn(text, none.index) ?? { start: none.index, end: none.index + none[0].length, words: 'None' }
  for (const { start, end } of findPercentages(text)) {
    const clause =
      text.slice(Math.max(text.lastIndexOf(',', start), text.lastIndexOf(';', start)) + 1, end + 40).split(/[,;]/)[0] ??
      ''
    if (late.test(clause)) continue
    const whole = dependsOn(text, start)
    if (whole) return whole
    const more = qualified.exec(text.slice(end))?.[0] ?? ''
    const words = `${text.slice(start, end)}${more.replace(/ interest\b/i, '')}`
    return { start, end: end + more.length, words }
  }
  return undefined
}

const inOne = 'The Borrower shall pay all that is owed in one payment.'
const spanOf = (match: RegExpExecArray): Place => ({ start: match.index, end: match.index + match[0].length })
const blankedAt = (text: string, places: readonly Place[]): string =>
  places.reduce((words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), text)

/** The one sum of a sentence about lending that is no installment. */
function sumLent(text: string, places: readonly Place[]): Amount | undefined {
  const [one, ...more] = findAmounts(text).filter(
    ({ start, end }) => !places.some((place) => place.start < end && start < place.end),
  )
  return more.length === 0 ? one : undefined
}

/**
 * What a promissory note says in sentences that tell it in one breath: interest, repayment, the last day, what secures it.
 * The date by which a loan is due is not the day of the note.
 * @param read what was read of it otherwise: parties, sums and dates
 */
export function lentIn({ id, fields }: Template, units: readonly Unit[], read: readonly Filled[]): Demanded {
  const filled: Filled[] = []
  const told: Unit[] = []
  if (id !== 'promissory-note') return { filled, units: told }
  const put = (field: string, value: string, from: Place) => {
    const known = fields.find(({ name }) => name === field)
    const own = filled.find((one) => one.field === field)
    if (own && field === 'endDate' && own.value < value) own.value = value
    if (known && !own) filled.push({ field, label: known.label, value, by: 'text', from })
  }
  for (const unit of units) {
    const { text, start } = unit
    const interest = interestIn(text)
    const payments = repaid(text)
    const last = due(text)
    const signed = findSpokenDates(text).find(
      (date) => date.iso !== null && datedBefore.test(text.slice(0, date.start)),
    )
    const security = pledged.exec(text)
    const lump = payments ? null : oneSum.exec(text)
    const at = (place: Place): Place => ({ start: start + place.start, end: start + place.end })
    const places: Place[] = [
      ...(interest ? [interest] : []),
      ...(payments?.places ?? []),
      ...(last ? [last] : []),
      ...(signed ? [signed] : []),
      ...(security ? [spanOf(security)] : []),
      ...(lump ? [spanOf(lump)] : []),
    ]
    const known = read.flatMap(({ field, from }) =>
      from && from.start >= start && from.end <= unit.end && /Name|Address|^amount$|Date$/.test(field)
        ? [{ start: from.start - start, end: from.end - start }]
        : [],
    )
    if (places.length === 0 && !deal.test(text)) continue
    const lent = deal.test(text) && !read.some(({ field }) => field === 'amount') ? sumLent(text, places) : undefined
    if (lent) known.push(lent)
    const isWhole = framing.test(
      blankedAt(text, [...places, ...known])
        .replace(/[\s,.:;]+/g, ' ')
        .trim(),
    )
    if (isWhole) told.push(unit)
    const whole = { start: unit.start, end: unit.end }
    const where = (place: Place) => (isWhole ? whole : at(place))
    if (interest) put('interest', interest.words, where(interest))
    if (payments) put('repayment', payments.words, where(payments.places[0] ?? unit))
    if (lump) put('repayment', inOne, where(spanOf(lump)))
    if (last) put('endDate', last.iso, where(last))
    else if (payments?.ends) put('endDate', payments.ends, where(payments.places[0] ?? unit))
    if (security?.groups?.what) put('collateral', security.groups.what, where(spanOf(security)))
    const amount = read.find(
      (one) => one.field === 'amount' && one.from && one.from.start >= start && one.from.end <= unit.end,
    )
    if (signed?.iso) put('startDate', signed.iso, where(signed))
    if (lent) put('amount', lent.words, where(lent))
    else if (isWhole && amount) put('amount', amount.value, whole)
  }
  const end = filled.find(({ field }) => field === 'endDate')
  if (end?.from && !units.some(({ text }) => parts.test(text))) put('repayment', inOne, end.from)
  return { filled, units: told }
}
