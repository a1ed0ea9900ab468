import {
  adverbs,
  bases,
  determiners,
  helping,
  isPastForm,
  prepositions,
  pronouns,
  subordinators,
  thirdPersons,
} from '../clean.ts'

const wordsOf = (phrase: string) => phrase.toLowerCase().match(/[\p{L}\d$][\p{L}\d$%’'.,&/-]*/gu) ?? []
const joins =
  /^(?:an?|per|each|every|of|for|in|on|to|from|with|by|at|beyond|outside|inside|over|under|after|before|during|between|within|per)$/

/** The words of a phrase up to what only tells of which: 'rounds of changes' is of rounds. */
function headOf(phrase: string): string[] {
  const all = wordsOf(phrase)
  const at = all.findIndex((word, n) => n > 0 && joins.test(word))
  return at < 0 ? all : all.slice(0, at)
}

const mass = /(?:[^s]ss|us|is|ness|ews)$/
/** Whether what a phrase names are several. */
function isSeveral(phrase: string): boolean {
  const head = headOf(phrase)
  const last = (head.at(-1) ?? '').replace(/[.,]$/, '')
  if (/^(?:an?|one|each|every|this|that|\p{L}+ing)$/u.test(head[0] ?? '')) return false
  return (
    head.includes('and') ||
    (/[^s'’]s$/.test(last) && !mass.test(last)) ||
    /^(?:people|children|men|women|both|all)$/.test(last)
  )
}

/** A word that makes a clause of the words that it stands in. */
const isDone = (word: string): boolean =>
  helping.has(word) ||
  subordinators.has(word) ||
  pronouns.has(word) ||
  thirdPersons.get(word) === 'sure' ||
  /^(?:them|him|her|us|me|it)$/.test(word) ||
  /^(?:stays?|remains?|becomes?|keeps?|gets?|starts|ends|renews|runs)$/.test(word)

/** Whether words are the name of a thing and nothing more: no verb, no clause, nobody who speaks. */
export function isThing(phrase: string): boolean {
  const all = wordsOf(phrase)
  const [first = ''] = all
  const last = all.at(-1) ?? ''
  return (
    all.length > 0 &&
    all.length < 13 &&
    !/^(?:no|not|none|only|and|or|but|so|to|this|that|these|those|then|also|plus|others?|more|rest|everything|anything|me|us|him|her|them|late|early|same|\p{L}+pped|\p{L}+tted)$/u.test(
      first,
    ) &&
    !prepositions.has(first) &&
    !subordinators.has(first) &&
    !pronouns.has(first) &&
    !all.some(isDone) &&
    !/^(?:and|or|of|the|an?)$/.test(last) &&
    !prepositions.has(last) &&
    !determiners.has(last) &&
    !adverbs.has(last) &&
    !(isPastForm(first) && all.length > 1 && prepositions.has(all[1] ?? '')) &&
    !(bases.has(first) && determiners.has(all[1] ?? ''))
  )
}

const bare =
  /^(?:\p{Ll}+ing|insurance|interest|information|smoking|parking|water|heat|gas|power|electricity|trash|travel|mileage|overtime|rent|time|work|pay|title|risk|shipping|freight|delivery|confidentiality|arbitration|mediation|liability|installation|training|dismissal|termination|renewal|health|medical|dental|vision|breakfast|lunch|snow|equipment|software|furniture|laundry|storage|internet)$/u
/** Whose something is, where that is no name. */
const ofRole =
  /^(?:mediator|arbitrator|owner|inspector|court|city|county|state|agent|broker|manager|board|company|carrier|insurer|driver|installer|vendor|contractor|judge|neighbor|doctor|guest|customer|patient)s?[’']s?$/
/** A phrase that begins a sentence: with its article, where it names one thing that can be counted. */
export function asSubject(phrase: string): string {
  const all = wordsOf(phrase)
  const [first = ''] = all
  const needs =
    !determiners.has(first) &&
    !/^\d/.test(first) &&
    !(first.startsWith('$') && all.length < 2) &&
    !(/[’']s?$/.test(first) && !ofRole.test(first)) &&
    !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(phrase) &&
    !/^\p{Lu}{2}/u.test(phrase) &&
    !isSeveral(phrase) &&
    !(bare.test(first) && headOf(phrase).length === 1) &&
    !bare.test(headOf(phrase).at(-1) ?? '')
  // '$250 pet fee': which fee that is, is told by how much it is.
  const said = needs ? `the ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}` : phrase
  return said.charAt(0).toUpperCase() + said.slice(1)
}
export const be = (phrase: string): string => (isSeveral(phrase) ? 'are' : 'is')

const tells =
  /^(?:is|are|has|have|will|shall|may|must|can|cannot|does|do|starts?|begins?|ends?|runs?|renews?|expires?|lasts?|stays?|remains?|covers?|includes?|applies|apply|goes|comes|passes|continues?|belongs?)$/
/** 'Health: starts March 1': the label is what the value tells of. */
export const startsWithVerb = (value: string): boolean => tells.test(value.toLowerCase().split(/[\s,;]+/)[0] ?? '')

/** 'Not included: …', 'Exclusions: …': without its label the words would say the opposite. */
export const turns = (label: string): boolean =>
  /(?<!\p{L})(?:not?|never|none|except|excl\p{L}{0,12}|exempt\p{L}{0,8}|without|beyond|extra|optional|un\p{L}{2,14}able|prohibited|forbidden|outside)(?!\p{L})/iu.test(
    label,
  )
