import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import type { Span } from '../span/span.ts'
import { anyCase } from '../words/any-case.ts'
import { apart, outside } from './apart.ts'
import { writtenAddresses } from './written-addresses.ts'

export interface FoundAddress extends Span {
  /** As written, line breaks and all. */
  words: string
  /** The state as the address names it, and where. */
  state?: Span
  /** Whether it has a street or box and a place after it, and not a street alone. */
  full: boolean
}

const states = jurisdictions.filter(({ kind }) => kind !== 'federal')
const longest = (words: string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')
/** Full names however they are written; short forms in capitals alone: 'or' and 'in' are words. */
const state = `(?:${anyCase(longest(states.map(({ name }) => name)))}|${longest(states.flatMap(({ abbreviation, code }) => [abbreviation, code.toUpperCase()]))})(?![\\p{L}])`
const small = anyCase(
  '(?!(?:for|and|or|in|to|from|at|is|on|with|by|of|the|starting|who|as|days?|units?|not|my|his|her|their|its|a|an|per|until|phone|email|people|hours?|years?|months?|weeks?|dollars|percent|from|since)\\b)',
)

const ways =
  '(?:County|State|Farm|Rural|Township) (?:Road|Route|Highway) \\d{1,4}|Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Terrace|Ter|Circle|Cir|Square|Sq|Highway|Hwy|Plaza|Trail|Trl|Loop|Row|Alley|Pike|Turnpike|Wharf|Quay|Broadway|Crescent|Crossing|Ridge|Point|Walk|Commons?|Heights|Esplanade|Expressway|Route \\d{1,4}'
const gap = '(?:[ \\t]{1,3}|[ \\t]{0,3},[ \\t]{0,3}|,?[ \\t]{0,3}\\r?\\n[ \\t]{0,3})'
const unit = `(?:${gap}${anyCase('(?:(?:Suite|Ste\\.?|Apartment|Apt\\.?|Unit|Room|Rm\\.?|Floor|Fl\\.?|Building|Bldg\\.?|Box)\\s#?[\\w-]{1,8}|#\\s?[\\w-]{1,8}|\\d{1,3}(?:st|nd|rd|th)\\sfloor)')})`
const owner = anyCase('(?:County|State|Farm|Rural|Township|US|U\\.S\\.)')
/** '4410 County Road 12', '300 Route 9', '44 County Road K': the number or the capital is of the way. */
const numbered = `[ \\t](?:${owner}[ \\t]${anyCase('(?:Road|Rd\\.?|Highway|Hwy\\.?|Trunk)')}[ \\t][A-Z]{1,2}(?=,)|(?:${owner}[ \\t])?${anyCase('(?:Road|Rd\\.?|Route|Rte\\.?|Highway|Hwy\\.?)')}[ \\t]\\d{1,4}\\b)`
const side = anyCase('(?:[NSEW]|[NS][EW])')
const ordinal = `\\d{1,3}${anyCase('(?:st|nd|rd|th)')}`
const street = `\\d{1,6}(?:-\\d{1,5})?(?:\\s1/2)?[A-Za-z]?(?:${numbered}|(?:[ \\t](?:${side}\\.?|${ordinal}|${small}[\\p{L}][\\p{L}.’'-]{0,24})){0,5}[ \\t](?:${anyCase(ways)})\\b\\.?(?:[ \\t](?:${side}|${anyCase('North|South|East|West')})\\b\\.?)?)`
const box = anyCase('P\\.?\\s?O\\.?\\sBox\\s\\d{1,7}')
const townWord = `${small}[\\p{L}][\\p{L}.’'-]{1,24}`
const town = `${townWord}(?:[ \\t]${townWord}){0,3}?`
const zip = '\\d{5}(?:-\\d{4})?'
/** Without a state the town has a capital: '500 Main St, invoice 45402' names none. */
const capital = `\\p{Lu}[\\p{L}.’'-]{1,24}`
const townAlone = `${capital}(?:[ \\t]${capital}){0,2}${gap}${zip}(?![\\d-])`
const place = `${gap}(?:${anyCase('in')}[ \\t])?(?:${town}(?:${gap}(?<state>${state})(?:${gap}${zip}(?!\\d))?)|${townAlone})`
const boxPlace = `${gap}${townWord}(?:[ \\t]${townWord}){0,2},?[ \\t]${zip}(?![\\d-])`
/** A street without a word for a way, such as '14 Mill Race': an address only with all that follows. */
const named = `\\d{1,6}(?:[ \\t]${side}\\b\\.?)?(?:[ \\t](?:${ordinal}\\b|${small}[\\p{L}][\\p{L}.’'-]{1,24})){1,4}${unit}{0,2}(?=,[ \\t]${town},?[ \\t]${state}[ \\t]${zip}(?!\\d))`
const pattern = new RegExp(
  `(?<![\\d$#.,/-])(?:${named}|${street}${unit}{0,2}|${box})(?:(?<place>${place})|(?<=${box})(?<boxed>${boxPlace}))?`,
  'gud',
)

const statesAtEnd = new RegExp(`(?<=[ \\t,\\n])(?<state>${state})(?:${gap}${zip})?$`, 'ud')

/**
 * Every postal address of the United States in `text`, in order: a street with its number or a box, and the town, state
 * and ZIP code that follow it. A street alone is included, with `full` false. Beside the written forms, it reads the
 * forms in which people give an address for a document: without capitals, or on several lines.
 */
export function findAddresses(text: string): FoundAddress[] {
  const given = asGiven(text)
  const others = outside(given, apart(writtenAddresses(text)))
  return [...given, ...others.map((span) => asFound(text, span))].sort((one, other) => one.start - other.start)
}

function asFound(text: string, { start, end }: Span): FoundAddress {
  const words = text.slice(start, end)
  const at = statesAtEnd.exec(words)?.indices?.groups?.state
  return {
    start,
    end,
    words,
    ...(at ? { state: { start: start + at[0], end: start + at[1] } } : {}),
    full: at !== undefined || /\d{5}(?:-\d{4})?$/.test(words),
  }
}

function asGiven(text: string): FoundAddress[] {
  return [...text.matchAll(pattern)].map((match) => {
    const at = match.indices?.groups?.state
    const end = match.index + match[0].length
    // A stop after the last word of an address ends the sentence, not the abbreviation of a way in its middle.
    const words = text.slice(match.index, end).replace(/(?<!\b(?:St|Ave|Rd|Blvd|Dr|Ln|Ct|Pl|D\.C|N\.Y|N\.J))\.$/, '')
    return {
      start: match.index,
      end: match.index + words.length,
      words,
      ...(at ? { state: { start: at[0], end: at[1] } } : {}),
      full: match.groups?.place !== undefined || match.groups?.boxed !== undefined,
    }
  })
}
