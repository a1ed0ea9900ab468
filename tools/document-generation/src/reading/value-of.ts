import {
  type Amount,
  dayNumber,
  findAddresses,
  findAmounts,
  findEmails,
  findPhones,
  findSpokenDates,
  jurisdictionOf,
  type Span,
  trimmed,
} from '@casewright/law'
import { dollars, optionValue, type TemplateField } from '@casewright/templates'
import type { Asked } from './asked.ts'
import { literal } from './literal.ts'

/** A value and where its words stand. */
export interface Read extends Span {
  value: string
}

const per =
  /^\s?(?:an?|per|each|\/)\s?(?:year|yr|annum|hour|hr|month|mo|quarter|week|day|page|visit|session|trip|job|event|class|lesson|load|head|pound|lb|ton|bushel|bale|gallon|piece|case|box|dozen|acre|foot|yard|unit|cord|pallet|push|plow|mowing|cut|stop|window|door|room|house|lot|call|ticket|user|seat|word|image|photo|song|mile|plant|tree|animal|dog|cat|horse|child|student|guest|plate|bag|can|drum|barrel|shift|show|gig|set|delivery|drop|pickup|run|haul|cleaning|inspection|report|draft|article|post|lead|test|sample|treatment|service)\b(?:\s(?:per|for each|at each)\s\p{Ll}{3,20})?|^\s(?:annually|yearly|monthly|quarterly|weekly|daily|hourly|apiece|each(?=\s*(?:[.,;\n]|$)))/iu
/** Fields that say per what they are paid; rent, for one, is a month's in its template. */
const perUnit = /^(?:salary|fee|salaryExpected|rate|contractValue|price)$/

/** 'The monthly fee is $2,400': per what it is paid, before the amount. */
const perBefore =
  /\b(?<how>hourly|daily|weekly|monthly|quarterly|annual|yearly) (?:\p{L}{3,12} )?(?:fee|rate|price|payment|retainer|charge|cost|salary|pay|amount)(?: (?:is|of|will be|at))?[:=]? ?$/iu
const units: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  quarterly: 'a quarter',
  annual: 'a year',
  yearly: 'a year',
}

/** An amount as it is put into a field: as written, in figures where it was in words, and per what where that belongs to it. */
export function moneyOf(text: string, amount: Amount, field: Pick<TemplateField, 'name'>): Read {
  const thousands = /^\s?[kK]\b/.exec(text.slice(amount.end, amount.end + 3))?.[0] ?? ''
  let end = amount.end + thousands.length
  let value = amount.words.replace(/\s+/g, ' ')
  if (thousands) value = dollars(String(amount.value * 1000))
  else if (amount.inWords && !amount.inFigures) value = dollars(String(amount.value))
  else if (amount.inFigures && amount.inWords) value = dollars(String(amount.value))
  const unit = perUnit.test(field.name) ? (per.exec(text.slice(end, end + 40))?.[0] ?? '') : ''
  end += unit.length
  const how =
    unit === '' && perUnit.test(field.name)
      ? perBefore.exec(text.slice(Math.max(0, amount.start - 48), amount.start))?.groups?.how
      : undefined
  if (how) value += ` ${units[how.toLowerCase()]}`
  return {
    start: amount.start,
    end,
    value:
      value +
      unit
        .replace(/^\//, ' a ')
        .replace(/\s+/g, ' ')
        .replace(/ a (?=hour|hr)/, ' an '),
  }
}

const dateOf = (text: string, offset: number): Read | null => {
  const date = findSpokenDates(text).find(({ iso }) => iso !== null)
  return date?.iso ? { start: offset + date.start, end: offset + date.end, value: date.iso } : null
}

const nothing =
  /^(?:tbd|tba|unknown|n\/?a|none yet|to be (?:determined|decided|confirmed)|not (?:known|given|sure|decided)(?: yet)?|\?+|_+|-+|\[.*\]|blank)\.?$/i
const noneIsNone = /^(?:none|no|nil)\.?$/i

/** What a label's words give its field; null where they give nothing that it can hold. */
export function readValue({ field, holds }: Asked, text: string, from: number, to: number): Read | null {
  const marks = /^\s*[-–—>→]{1,3}(?=\s)/u.exec(text.slice(from, to))?.[0].length ?? 0
  const ends = / {1,3}\/\s{0,5}$/u.exec(text.slice(from, to))?.[0].length ?? 0
  const { start, end } = trimmed(text, from + marks, Math.max(from + marks, to - ends))
  const words = text.slice(start, end)
  if (words === '' || nothing.test(words)) return null
  if (noneIsNone.test(words) && holds !== 'passage') return null
  const whole = { start, end, value: words }
  switch (holds) {
    case 'date':
      return dateOf(words, start)
    case 'email': {
      const [found] = findEmails(words)
      return found ? { start: start + found.start, end: start + found.end, value: found.address } : null
    }
    case 'phone': {
      const [found] = findPhones(words)
      return found ? { start: start + found.start, end: start + found.end, value: found.number } : null
    }
    case 'money': {
      const [found] = findAmounts(words)
      if (found) return moneyOf(text, { ...found, start: start + found.start, end: start + found.end }, field)
      const bare = /^\d[\d,]*(?:\.\d{1,2})?(?![\d%])/.exec(words)?.[0]
      return bare ? { start, end: start + bare.length, value: bare } : null
    }
    case 'state': {
      const bare = words
        .replace(/^(?:the )?(?:laws? of )?(?:the )?(?:state of )?/i, '')
        .replace(/(?<!\s)\s+law\.?$|\.$/i, '')
      const state = jurisdictionOf(bare) ?? jurisdictionOf((bare.split(/[,;(]/)[0] ?? '').trimEnd())
      const said = words
        .slice(0, words.search(/[,;(]/) < 0 || jurisdictionOf(bare) ? words.length : words.search(/[,;(]/))
        .trimEnd()
      return state && state.kind !== 'federal' ? { start, end: start + said.length, value: state.name } : null
    }
    case 'select':
      return null
    case 'ssn': {
      const found = /\d{3}-?\d{2}-?\d{4}/.exec(words)
      return found ? { start: start + found.index, end: start + found.index + found[0].length, value: found[0] } : null
    }
    case 'passport': {
      const found = /\b(?=[A-Z\d]*\d)[A-Z\d]{6,12}\b/i.exec(words)
      return found ? { start: start + found.index, end: start + found.index + found[0].length, value: found[0] } : null
    }
    case 'name':
    case 'company':
    case 'title':
      return nameIn(words, start, holds)
    case 'phrase': {
      const value = words.replace(/(?<=[^.])\.$/, '')
      return { start, end: start + value.length, value: alone(field.name, value) }
    }
    default:
      return whole
  }
}

/** '90-day' as '90 days', and the day on which rent is due as a figure, since each stands alone in its document. */
export function alone(name: string, value: string): string {
  if (name === 'rentDay') return String(dayNumber(value) || value)
  const time = /^([\p{L}\d]+(?:[\s-](?!an?\b)[\p{L}]+)?)[\s-](day|week|month|year)$/iu.exec(value)
  return time && !/^(?:1|one|an?)$|\b(?:an?|per|each)$/i.test(time[1] ?? '') ? `${time[1]} ${time[2]}s` : value
}

/** Where a sentence ends behind a name, and no short form stands. */
export const nextSentence =
  /(?<=\p{Ll}{4})(?<!\b(?:Corp|Assn|Bros|Dept|Univ|Prof|Capt|Supt|Messrs|Assoc|Elec|Mech|Constr|Mgmt))\.\s+(?=\p{Lu})/u
/** Where it is told what somebody does: 'Ann Lee lent her brother $400'. */
const told =
  /(?<=^\p{Lu}[\p{L}.’'-]{0,20}(?: [\p{L}.&’'-]{1,20}){0,4} \p{Lu}[\p{L}.’'-]{1,20})\s(?=(?:lent|loaned|owes?|owed|is|was|has|had|paid|bought|sold|wants?|wanted|needs?|hired|lives|says|said|rents|rented|agreed|will|would|did|does|gave|sent|claims|works?)\s\p{L})/u

/** A name at the head of a label's words: before an address, a title or a way to reach them. */
function nameIn(words: string, start: number, holds: 'name' | 'company' | 'title'): Read | null {
  const stops = [...findAddresses(words), ...findEmails(words), ...findPhones(words)].flatMap(({ start: at }) =>
    at > 0 ? [at] : [],
  )
  let cut = Math.min(words.length, ...stops)
  const bracket = words.search(/\s[([]/)
  if (bracket > 0) cut = Math.min(cut, bracket)
  if (holds !== 'title') {
    const comma = words
      .slice(0, cut)
      .search(
        /,(?!\s?(?:Inc|Incorporated|Limited|LLC|L\.L\.C|Corp|Co|Ltd|LLP|LP|PLLC|P\.C|PC|P\.A|LPA|N\.A|Jr|Sr|II|III|Esq|M\.?D|Ph\.?D)\b)|;|\n/,
      )
    if (comma > 0) cut = Math.min(cut, comma)
    const stop = words
      .slice(0, cut)
      .search(/(?<=\b(?:LLC|LLP|PLLC|Corp|Inc|Ltd|Co))\.\s+(?=\d|\p{Lu}[\p{L} ]{1,20}[:=]|The\b|[Ii]t\b)/u)
    if (stop > 0) cut = Math.min(cut, /(?:Corp|Inc|Ltd|Co)$/.test(words.slice(0, stop)) ? stop + 1 : stop)
    for (const pattern of [nextSentence, told]) {
      const end = words.slice(0, cut).search(pattern)
      if (end > 0) cut = Math.min(cut, end)
    }
    const reach = words.slice(0, cut).search(/\s(?:at|located at|of|from)\s(?=\d)|\s[-–—]\s/)
    if (reach > 0) cut = Math.min(cut, reach)
  }
  const value = words
    .slice(0, cut)
    .replace(/(?<![\s,;:])[\s,;:]+$/, '')
    .replace(/(?<!\b(?:Inc|Corp|Co|Ltd|Jr|Sr|Esq|L\.L\.C|P\.C|P\.A|N\.A))\.$/, '')
  if (value === '' || value.length > 120 || nothing.test(value) || !/\p{L}/u.test(value)) return null
  return { start, end: start + value.length, value }
}

const patterns = new Map<string, RegExp>()
/** An option with or without its hyphens, and 'recommended' for 'recommend'. */
function spelled(option: string): RegExp {
  const known = patterns.get(option)
  if (known) return known
  const words = option
    .split(/[\s-]+/)
    .map(literal)
    .join('[\\s-]?')
  const pattern = new RegExp(`(?<![\\p{L}-])${words}(?:ed|ing)?(?![\\p{L}-])`, 'iu')
  if (patterns.size < 1000) patterns.set(option, pattern)
  return pattern
}

/** The option that words name; the longest where one is part of another. */
export function optionIn(field: TemplateField, words: string): { option: string; at: number; length: number } | null {
  const found = (field.options ?? []).flatMap((option) => {
    const match = spelled(option).exec(words)
    return match ? [{ option, at: match.index, length: match[0].length }] : []
  })
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  if (!longest) return null
  const others = found.filter(({ at, length }) => at + length <= longest.at || at >= longest.at + longest.length)
  return others.length > 0 ? null : longest
}

export const optionRead = (field: TemplateField, words: string, offset: number): Read | null => {
  const found = optionIn(field, words)
  return found
    ? { start: offset + found.at, end: offset + found.at + found.length, value: optionValue(found.option) }
    : null
}
