import { longDate, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { personAt } from './strangers.ts'

/** Values by the name of their field. */
export type Values = Readonly<Record<string, string | undefined>>

/** What a sentence says, by field. */
export interface Telling {
  values: Values
  /** Whether the sentence says nothing else, so that it stands nowhere else. */
  isWhole: boolean
}

/** What a sentence is read with. */
export interface Around {
  template: Template
  text: string
  units: readonly Unit[]
  /** What was read of the text before. */
  found: readonly Filled[]
  /** The day of the document, in ISO 8601. */
  today: string
  /** Words as a contract says them, with the parties as it calls them. */
  told: (words: string) => string
}

/** Reads one sentence; `null` where it says nothing that this reader knows. */
export type Reader = (unit: Unit, around: Around) => Telling | null

/** A value that cannot be what its field asks for, by the words around it. */
export type Misread = (one: Filled, unit: Unit | undefined, around: Around) => boolean

/** What is read of a type of document besides what all are read by. */
export interface Readers {
  readers: readonly Reader[]
  /** Of them, those that also read an order to the writer, which stands in no document: 'I need an opposition brief.' */
  ofOrders?: readonly Reader[]
  isMisread?: Misread
  /** Whether words that wait for a place say nothing that stands in none. */
  isNoTerm?: (words: string, around: Around) => boolean
  /** What follows from all that was read: 'Payment of $7,450' from the sum alone. */
  finish?: (found: readonly Filled[], around: Around) => Values
}

/** A reader of sentences that say one thing whole, by a pattern with named groups. */
export const sentence =
  (pattern: RegExp, as: (groups: Record<string, string>, around: Around) => Values | null): Reader =>
  (unit, around) => {
    const match = pattern.exec(unit.text)
    const values = match && as({ ...match.groups } as Record<string, string>, around)
    return values ? { values, isWhole: true } : null
  }

/** A reader of words within a sentence that may say more. */
export const within =
  (pattern: RegExp, as: (groups: Record<string, string>, around: Around) => Values | null): Reader =>
  (unit, around) => {
    const match = pattern.exec(unit.text)
    const values = match && as({ ...match.groups } as Record<string, string>, around)
    return values ? { values, isWhole: false } : null
  }

export const stopped = (words: string): string => (/[.!?”"]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)
/** A sentence with a semicolon as two: a semicolon parts the items of a list. */
export const inSentences = (words: string): string =>
  words.replace(/; (?:and |but )?(\p{L})/gu, (_, first: string) => `. ${first.toUpperCase()}`)
export const valueAt = (found: readonly Filled[], field: string): string =>
  found.find((one) => one.field === field)?.value ?? ''

const figuresIn = (words: string): string[] =>
  (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) =>
    one
      .replaceAll(',', '')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.00$/, ''),
  )
/** Whether every figure of a sentence stands in a value; '2027-03-15' has those of 'March 15, 2027'. */
export function hasFigures(text: string, values: readonly (string | undefined)[]): boolean {
  const said = new Set(values.flatMap((value) => figuresIn(value ?? '')))
  // '3/31/2026' is said where March 31, 2026 is.
  const rest = text.replace(
    /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
    (day, month: string, date: string, year: string) => {
      const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      return values.some((value) => value?.includes(iso) || value?.includes(longDate(iso))) ? '' : day
    },
  )
  return figuresIn(rest.replace(/^\W*\d{1,2}[.)] /, '')).every((one) => said.has(one))
}

/** The things of a list that is said in a sentence: at commas, semicolons and the last 'and'. */
export function thingsIn(words: string): string[] {
  const bare = words.trim().replace(/[.;]$/, '')
  // What stands in brackets is one thing: 'the panel (Rusk, Amaro)'.
  const kept = bare
    .replace(/\([^()]*\)/g, (inside) => inside.replace(/[,;]/g, (mark) => (mark === ',' ? '\u0001' : '\u0002')))
    .replace(/(?<=\b\p{Lu}\p{Ll}{2,8} \d{1,2}),(?= \d{4}\b)/gu, '\u0001')
  const parts = (/;/.test(kept) ? kept.split(/;\s*/) : kept.split(listBreaks)).map((part) =>
    part.replaceAll('\u0001', ',').replaceAll('\u0002', ';'),
  )
  return parts.flatMap((part) => {
    const one = part
      .replace(/^(?:and|or|plus|as well as)\s+/i, '')
      .replace(/^\(?\d{1,2}[.)]\s*/, '')
      .trim()
    return one === '' ? [] : [one]
  })
}
/** 'a, b or c'. */
export const orIn = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
const listBreaks = /,\s+(?!(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|PLLC|P\.C|P\.A|Jr|Sr|\d{4})\b)(?:and\s+)?/

/** The last two of a list without a comma before its 'and': 'emails and policies'. */
export function partedAtLast(things: readonly string[]): string[] {
  if (things.length < 2) return [...things]
  const last = things.at(-1) ?? ''
  const two = /^(?<one>\S+(?: \S+){0,3}) and (?<other>\S+(?: \S+){0,3})$/.exec(last)?.groups
  return two?.one && two.other ? [...things.slice(0, -1), two.one, two.other] : [...things]
}

/** 'Her divorce' of a client is 'your divorce' in a letter to that client; behind another person nobody knows whom a pronoun means. */
export function toReader(words: string): string {
  const at = personAt(words)
  return at < 0 ? asReader(words) : asReader(words.slice(0, at)) + words.slice(at)
}
const asReader = (words: string): string =>
  words
    .replace(
      /\b(?:her|his|their|its)(?= (?!(?:in|on|with|at|for|to|and|or|by|against|from|about|as)\b)\p{L})/giu,
      'your',
    )
    .replace(/\b(?:her|him|them)\b/gi, 'you')
    .replace(/\b(?:she|he|they)(?=\b)/gi, 'you')
    .replace(/\byou (?:is|was)\b/gi, (said) => (/was/i.test(said) ? 'you were' : 'you are'))
    .replace(
      /\byou (signs|pays|wants|owns|has)\b/gi,
      (_, verb: string) => `you ${verb === 'has' ? 'have' : verb.slice(0, -1)}`,
    )

const street =
  /^,? (?<address>(?:\d{1,6}[A-Z]? |P\.?O\.? Box )[^.;:()\n]{4,90}?(?:(?<=\b(?:St|Ave|Rd|Dr|Blvd|Ln|Ct|Pl|N|S|E|W|Apt|Ste))\.[^.;:()\n]{2,60}?)?)(?=\.(?:\s|$)|;|\n|$|,? (?:to|who|which|phone|tel|wants?|is|was|has)\b|, (?!\p{Lu})|\. |\()/u
/** The address that stands right behind a name. */
export const addressBehind = (text: string, name: string): string => {
  const at = text.indexOf(name)
  return (at < 0 ? undefined : street.exec(text.slice(at + name.length))?.groups?.address?.trim()) ?? ''
}
