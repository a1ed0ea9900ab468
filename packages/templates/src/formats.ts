import type { TemplateField } from './template.ts'
import { listOf, optionValue } from './values.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** '2026-12-01' as 'December 1, 2026'; what is no date of the calendar stays as it was written. */
export function longDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (!year || !month || !day) return value
  const real = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== value) return value
  return `${months[Number(month) - 1]} ${Number(day)}, ${Number(year)}`
}

/** '1200', '$1,200' or '1200.5 USD' as '$1,200' or '$1,200.50'; anything else stays as it was written. */
export function dollars(value: string): string {
  const [, whole, cents = ''] =
    /^(?:US)?\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,2})?\s*(?:USD|dollars)?$/i.exec(value) ?? []
  if (!whole) return value
  return `$${BigInt(whole.replace(/,/g, '')).toLocaleString('en-US')}${cents === '' ? '' : cents.padEnd(3, '0')}`
}

/** 'a, b, and c'. */
export const inSeries = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`

const honorific =
  /^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Rev|Hon)\.? |^(?:Professor|Chef|Detective|Judge|Justice|Senator|Representative|Coach|Mayor|Pastor|Father|Sister|Deacon|Rabbi|Chief|Sheriff|Captain|Lieutenant|Sergeant|Officer|Dean|Principal|Commissioner) /

/** 'Mr. Thomas A. Halloran' as 'Mr. Halloran'; a name of another form is used whole: no part of it is taken for another. */
export function salutation(name: string): string {
  const [title = ''] = honorific.exec(name) ?? []
  const [, last] = /^\p{Lu}[\p{L}.'’-]* (?:\p{Lu}\. )?(\p{Lu}[\p{L}'’-]+)$/u.exec(name.slice(title.length)) ?? []
  return title && last ? title + last : name
}

/** 'Alder Supply, Inc., an Ohio corporation' as 'Alder Supply, Inc.': a party's name without what it is, as one signs. */
export const nameOfParty = (value: string): string => value.replace(/, an? (?=\p{L})[^\n]{3,160}$/u, '')

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })

/** '1' as '1st', 'the 5th of each month' as '5th'. */
function ordinal(value: string): string {
  if (value.length > 60) return value
  const day = value.replace(/^the\s+/i, '').replace(/(?<!\s)\s+(?:day\s+)?of (?:the|each|every) month$/i, '')
  return /^\d{1,3}$/.test(day) ? `${Number(day)}${endings[ordinals.select(Number(day))]}` : day
}

/** '3' as '3 years', and '18 months' as it is. */
const years = (value: string) =>
  /year|month|week|day/i.test(value) ? value : `${value} ${/^(?:1|one)$/i.test(value) ? 'year' : 'years'}`

const oneLine = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
    .replace(/, ?,/g, ',')

/** By hand, as a pattern for what stands at the end looks at a long run of dots from each of them. */
function withoutStop(value: string): string {
  let end = value.length
  while (end > 0 && /[.\s]/.test(value.charAt(end - 1))) end--
  return value.slice(0, end)
}

const lowerFirst = (value: string) => value.charAt(0).toLowerCase() + value.slice(1)

/** How a value is written: by the form that a placeholder names, or as it is. */
export const formats: Record<string, (value: string, field: TemplateField | undefined) => string> = {
  date: longDate,
  money: dollars,
  upper: (value) => value.toUpperCase(),
  /** An address in the middle of a sentence. */
  line: oneLine,
  series: (value) => inSeries(listOf(value)),
  /** A select's option as it was shown. */
  option: (value, field) => field?.options?.find((option) => optionValue(option) === value) ?? value,
  lower: lowerFirst,
  /** How long: 'for 3 years', and 'since 2019' as it is. */
  duration: (value) => (/^(?:for|since|from|over the|during)\b/i.test(value) ? lowerFirst(value) : `for ${value}`),
  salutation,
  name: nameOfParty,
  /** Of 'Ann Lee, President' who signs, and as what. */
  person: (value) => value.split(',')[0]?.trim() ?? value,
  post: (value) => value.split(',').slice(1).join(',').trim(),
  ordinal,
  years,
  /** A sentence's last word: its stop is taken off, so that the template can put its own. */
  sentence: withoutStop,
}
