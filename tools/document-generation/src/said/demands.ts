import { businessDaysAfter, findAmounts, findSpokenDates, nameAt, numberWords, valueOfWords } from '@casewright/law'
import { dollars, type Template, toDraft } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import { shifted } from './days.ts'

const asker =
  "(?:we|I|she|he|they|it|(?:the |our |my )?client|(?:Mr|Ms|Mrs|Dr)\\. \\p{Lu}[\\p{L}'’-]+|\\p{Lu}[\\p{L}'’-]+)"
/** What is asked for by whom the letter speaks for: 'we want the $18,400 back'. */
const wants = new RegExp(
  `^(?:(?:so|and|now|basically|bottom line|ok|okay)[,:]? ){0,2}${asker}(?:['’]d| would| will| now| is| are|['’]re|['’]s|['’]m){0,2} (?:wants?|demands?|demanding|asks? for|asking for|seeks?|seeking|insists? on|expects?|needs?)(?: back)? (?!to (?:know|complain|be|say|send|sue|make|write|get|keep)\\b|(?:you\\b|(?:an?|the|another) (?:\\p{L}+ ){0,2}(?:letter|draft)|an? (?:firm|strong|polite)|this\\b|it\\b))(?<ask>.+)$`,
  'isu',
)
/** The same without saying who asks, of a sum: 'want $11,500 in 14 days'. */
const wantsSum =
  /^(?:(?:so|and|now|basically|bottom line|ok|okay)[,:]? ){0,2}(?:wants?|wanting|demand(?:s|ing)?|ask(?:s|ing)? for|seek(?:s|ing)?)(?: back)? (?<ask>(?:(?:payment of|back|her|his|their|our|my|the|a|other|rest of|remaining|balance of|full|refund of|all of) ){0,4}\$\d.*)$/is
/** 'Demand letter to Oak LLC for Amy Tran': for whom it is written. */
const forWhom =
  /\b(?:letter|ltr|demand) (?:to|against) [^;\n]{2,80}?,? (?:for|on behalf of) (?:(?:our|my|the) )?(?:client,? )?(?=\p{Lu})/u
const owed =
  /^(?:(?:so|and|ok|okay)[,:]? ){0,2}(?:total (?:owed|due|demand(?:ed)?|damages)|(?:the )?(?:amount|sum) (?:owed|due|demanded|we want)|(?:he|she|it|they) owes?(?: (?:us|her|him|them|our client))?)(?: (?:is|comes to|of))?:? (?<ask>\$[\d,]+(?:\.\d\d)?(?: (?:in total|altogether|total|in all))?)[.]?$/iu
/** 'So ninety-five hundred is what I want': the sum that is asked for, in words or in figures. */
const wanted = new RegExp(
  `(?<!\\p{L})(?<sum>\\$?\\d[\\d,]{0,9}(?:\\.\\d\\d)?|${numberWords})(?: dollars| bucks)? (?:total )?(?:is|are|was) (?:all |exactly |just )?(?:what|how much) (?:we|I|she|he|they)(?:['’](?:d|m|re|s))?(?: would| am| are| is)? (?:wants?|like|demand|ask|owed|asking|after|seeking|expect)`,
  'iu',
)
const within = new RegExp(
  `,? ?\\b(?:within|in|no later than|not later than) (?:the next )?(?<count>\\d{1,3}|${numberWords}) (?<kind>calendar |business |working )?(?<unit>days?|weeks?)\\b(?: (?:of|from|after) (?:the date of )?(?:this|the|our) letter| from (?:today|the date of this letter|now)| (?:of|after|from) receipt)?`,
  'iu',
)
/** 'Or we sue.' */
const orElse =
  /,? (?:or(?: else)?|otherwise) (?:we|I|she|he|they|our client)(?:['’]ll| will| are going to| is going to|['’]re going to)? (?<what>sues?|file(?:s)?(?: suit| a lawsuit| a complaint)?|goes? to court|(?:takes?|see) (?:you|them|him|her) (?:to|in) court|start(?:s)? (?:a lawsuit|suit))\b[.!]?/iu
const byDate = /,? ?\b(?:by|before|no later than|not later than|until|til|till) (?:the )?$/iu
const total =
  /\b(?:so|total(?:s|ing|s? of)?|for a total of|altogether|in all|which (?:is|makes|comes to)|comes to|=|that['’]s)[,:]? $/iu
const paymentAlone =
  /^(?:(?:the|a|her|his|their|my|our|full|refund|payment|reimbursement|return|repayment|of|for|back|money|plus|minus|less|and|so|that['’]?s|which is|total(?:s|ing)?|altogether|in all|nothing|all|be|paid|to|it|owed|due|us|them|dollars?|rest|remaining|still|which|me)[\s,.:;]*)*$/iu

/** Where suit is filed: 'or we sue in Montgomery County Common Pleas'. */
const where =
  /^ (?:in|before) (?:the )?(?=\p{Lu}|[^.;,\n]{0,40}\b(?:court|county)\b)[^.;,\n]{2,60}?(?=,? (?:and|or|plus) |[.;,\n]|$)/iu

/** What amounts come to that are asked for one beside the other: '$13,375 back plus the $3,712.40'. */
function together(ask: string, amounts: readonly { start: number; end: number; value: number }[]): string | undefined {
  const isJoined = amounts.every(
    ({ start }, at) =>
      at === 0 ||
      /^[^.;$]{0,40}\b(?:plus|and|as well as)(?: the| her| his| another)? $/i.test(
        ask.slice(amounts[at - 1]?.end, start),
      ),
  )
  if (amounts.length < 2 || !isJoined || /\b(?:minus|less|or|not)\b/i.test(ask)) return undefined
  return dollars(String(Math.round(amounts.reduce((sum, { value }) => sum + value, 0) * 100) / 100))
}

/** 'Give her fourteen days.', 'if he pays in 21 days', 'they have ten business days': how long the other side has. */
const given = new RegExp(
  `\\b(?:give (?:him|her|them|it|\\p{Lu}\\p{L}+)|(?:he|she|they|it) (?:has|have|gets?|should have|must)|(?:if|unless) (?:he|she|they|it) (?:pays?|returns?|refunds?|fix(?:es)?|answers?|do(?:es)?)(?: (?:me|us|it|this|in full|up))?(?: (?:with)?in)?|(?:pay|comply|answer|respond|deadline)(?: (?:is|of|with)?in| is| of|:)?)(?: (?:just|only|another|the next))? (?<count>\\d{1,3}|${numberWords}) (?<kind>calendar |business |working )?(?<unit>days?|weeks?)\\b(?! ago| (?:late|later|before|after|notice))`,
  'iu',
)
/** 'I’d go to court.', 'otherwise we sue': a sentence of its own on what follows. */
const follows =
  /^(?:(?:just|only|and|so|or|but|then|otherwise|if not|else)[, ]{1,2}){0,3}(?:that )?(?:I|we)(?:['’](?:d|ll|m|re)| would| will| am going to| are going to)? (?:going to )?(?:go to (?:small claims )?court|sue(?: (?:him|her|them|it))?|take (?:him|her|them|it|this) to (?:small claims )?court|file (?:suit|a (?:lawsuit|case|claim|complaint)(?: in (?:small claims )?court)?))[.!]?$/iu

/** The day that ends so much time from a day on; undefined for what no letter gives. */
function dayAfter(from: string, { count = '', kind = '', unit = '' }: Record<string, string | undefined>) {
  const days = (valueOfWords(count) ?? Number(count)) * (/^w/i.test(unit) ? 7 : 1)
  if (!from || !(days > 0 && days < 1000)) return undefined
  return /^[bw]/i.test(kind) ? businessDaysAfter(from, days) : shifted(from, days)
}

/** Nothing but a mark or the end follows. */
const isAlone = /^\s?(?:[.,;(\n]|$)/

export interface Demanded {
  filled: Filled[]
  /** The sentences that tell it, which tell nothing else. */
  units: Unit[]
}

/**
 * What a demand letter demands, by when, and what follows otherwise, of sentences that say so in one breath: 'we want the
 * $18,400 back plus $9,150, so $27,550, within 14 days or we sue'.
 * @param today the day of the letter, from which its days are counted, in ISO 8601
 */
export function demandedIn({ id, fields }: Template, units: readonly Unit[], today: string): Demanded {
  const filled: Filled[] = []
  const told: Unit[] = []
  if (id !== 'demand-letter') return { filled, units: told }
  const put = (field: string, value: string | undefined, unit: Place) => {
    const known = fields.find(({ name }) => name === field)
    if (known && value && !filled.some((one) => one.field === field))
      filled.push({ field, label: known.label, value, by: 'text', from: { start: unit.start, end: unit.end } })
  }
  for (const unit of units) {
    const sum = wanted.exec(unit.text)?.groups?.sum?.trim()
    const value = sum && (/\d/.test(sum) ? Number(sum.replace(/[$,]/g, '')) : valueOfWords(sum))
    if (value) {
      put('amount', dollars(String(value)), unit)
      continue
    }
    const timed = given.exec(unit.text)
    if (timed) {
      const start = unit.start + timed.index
      put('deadline', dayAfter(today, timed.groups ?? {}), { start, end: start + timed[0].length })
    }
    if (follows.test(unit.text)) {
      put('nextStep', 'If that is not done by then, we intend to file suit.', unit)
      told.push(unit)
      continue
    }
    const lead = forWhom.exec(unit.text)
    const whom = lead && nameAt(unit.text, lead.index + lead[0].length)
    if (whom && /\s/.test(whom.words) && isAlone.test(unit.text.slice(whom.end)))
      put('clientName', whom.words, { start: unit.start + whom.start, end: unit.start + whom.end })
    const asked = (wants.exec(unit.text) ?? wantsSum.exec(unit.text) ?? owed.exec(unit.text))?.groups?.ask
    if (!asked) continue
    let ask = asked.replace(/[.!]$/, '')
    const otherwise = orElse.exec(ask)
    const behind = otherwise ? ask.slice(otherwise.index + otherwise[0].length) : ''
    const court = where.exec(behind)?.[0] ?? ''
    // Whether a letter threatens more than a suit is for its lawyer: 'or we sue and complain to the state'.
    const further = behind.slice(court.length).replace(/[\s.,;!]{1,6}$/, '')
    if (otherwise) ask = ask.slice(0, otherwise.index)
    const period = within.exec(ask)
    const last = period && dayAfter(today, period.groups ?? {})
    const dates = findSpokenDates(ask).filter(({ iso, start }) => iso !== null && byDate.test(ask.slice(0, start)))
    const [date] = dates
    if (last) {
      put('deadline', last, unit)
      ask = ask.replace(period[0], '')
    } else if (date?.iso) {
      put('deadline', date.iso, unit)
      ask = `${ask.slice(0, date.start).replace(byDate, '')}${ask.slice(date.end)}`
    }
    const amounts = findAmounts(ask)
    const whole = amounts.find(({ start }) => total.test(ask.slice(Math.max(0, start - 30), start)))
    const [only] = amounts.length === 1 ? amounts : []
    const demanded = whole?.words ?? only?.words ?? together(ask, amounts)
    const rest = amounts.reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), ask)
    if (demanded) put('amount', demanded, unit)
    if (demanded && paymentAlone.test(rest)) put('demand', `Payment of ${demanded}`, unit)
    else {
      const words = ask
        .replace(/^(?:them|him|her|you|it|(?:the )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?) to /u, '')
        .replace(/[\s,;]{1,6}$/, '')
        .trim()
      if (words) put('demand', words.charAt(0).toUpperCase() + words.slice(1), unit)
    }
    if (otherwise)
      put(
        'nextStep',
        `If that is not done by then, we intend to file suit${court}.${further && ` ${toDraft(further)}`}`,
        unit,
      )
    told.push(unit)
  }
  return { filled, units: told }
}

/** The fields of a demand letter with what is demanded told once: as the demand, and not among what happened. */
export function withoutDemand({ id }: Template, filled: readonly Filled[]): Filled[] {
  const sum = filled.find(({ field }) => field === 'amount')?.value
  if (id !== 'demand-letter' || !sum) return [...filled]
  const isTold = (words: string) => words.includes(sum) && (wants.test(words) || wantsSum.test(words))
  return filled.map((one) => {
    const told = one.field === 'facts' ? unitsOf(one.value).filter(({ text }) => isTold(text)) : []
    const value = told
      .reduce((words, { text }) => words.replace(text, ''), one.value)
      .replace(/ {2,}/g, ' ')
      .trim()
    return told.length > 0 && value !== '' ? { ...one, value } : one
  })
}
