import { inWords, monthNames } from '@casewright/law'
import { longDate } from '@casewright/templates'

/** In figures, what is written in words: 'nine' and 'ninth'. */
const numbers: Record<string, string> = Object.fromEntries(
  Array.from({ length: 100 }, (_, n) => [inWords(n) ?? '', String(n)]),
)
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
for (const [n, word] of ordinals.split(' ').entries()) numbers[word] = String(n + 1)
/** Words that tell nothing by themselves, and those that say what is to be written. */
const small = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun the a an and or but if so of to in on at by for with from as is are was were be been being am do does did done has have had will would shall should can could may might must not no nor yes it its this that these those there here he she they we i you his her their our your my me him them us who whom whose what which when where why how all any each every both some more most other such only own same than then too very just also per about into over under up out off after before during until till while because since between against through again once etc via plus want wants wanted need needs needed like get gets got give gives make makes made say says said put let lets know please pls draft prepare write letter agreement contract document notice form note notes client party parties matter case re attn regarding thing things stuff way one two going goes go okay ok well yeah right really actually basically sure fine good new old'.split(
    ' ',
  ),
)
const unit =
  /^(?:seconds?|minutes?|min|hours?|days?|weeks?|months?|years?|percent|miles?|acres?|feet|foot|inches|square|gallons?|people|copies|pages|units?|times)$/i

/** Words as they are compared: numbers in figures, times without stops. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/(?<=\d) ?([ap])\.?m\b\.?/g, '$1m')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\b(?<whole>\d{1,12})\.00?\b(?!\d)/g, '$<whole>')
    .replace(/\b[a-z]{3,11}\b/g, (word) => (word === 'one' ? word : (numbers[word] ?? word)))
    .replace(/\b(?<day>\d{1,2})(?:st|nd|rd|th)\b/g, '$<day>')
    .replace(/(?<=\d)%/g, ' percent')

/** What a word is compared by: 'terminates' and 'termination' alike. */
const stemOf = (word: string): string =>
  word
    .replace(/['’]s$/, '')
    .slice(0, 5)
    .replace(/(?:es|s|e|y|ed)$/, '')

/** A document by its words, to ask whether others stand in it. */
export interface Standing {
  text: string
  words: readonly string[]
  known: ReadonlySet<string>
  stems: ReadonlySet<string>
  digits: string
  /** Of words that begin with a capital and stand together: 'GC' of General Counsel. */
  initials: readonly string[]
}

/** @param document its plain text, whose numbers of sections are no figures of it */
export function standingIn(document: string): Standing {
  const text = plain(document.replace(/^[ \t]*\d{1,2}\.(?:\d{1,2}(?= )| )/gm, ''))
  const words = text.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []
  return {
    text,
    words: [...new Set(words)],
    known: new Set(words.map((word) => word.replace(/'s$/, ''))),
    stems: new Set(words.flatMap((word) => word.split('-').map(stemOf))),
    digits: document.replace(/\D/g, ''),
    initials: (document.match(/(?<!\p{L})\p{Lu}\p{L}{1,30}(?:[ -]\p{Lu}\p{L}{1,30}){1,8}/gu) ?? []).map((run) =>
      run
        .split(/[ -]/)
        .map((word) => word.charAt(0))
        .join(''),
    ),
  }
}

/** '3/4/26' and 'June 10' in the ways in which a document has them. */
const dayStands = (token: string, { text }: Standing): boolean => {
  const [month = '', day = '', year = ''] = token.split('/')
  const named = monthNames[Number(month) - 1]
  if (!named) return text.includes(token)
  const long = year
    ? longDate(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    : `${named} ${Number(day)}`
  return text.includes(token) || text.includes(long.toLowerCase())
}

const tokens = /\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|[\p{L}\d$#][\p{L}\d'’&@.:,-]*[\p{L}\d]|[\p{L}\d]/gu
const isFigure = (token: string) => /\d/.test(token)
const isName = (token: string, before: string) => /^\p{Lu}/u.test(token) && before !== ''

const figureStands = (token: string, next: string, standing: Standing): boolean => {
  if (/^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(token)) return dayStands(token, standing)
  const figures = token.replace(/\D/g, '')
  if (figures.length >= 7 && standing.digits.includes(figures)) return true
  const word = plain(token).replace(/^[$#]/, '')
  if (unit.test(next)) {
    const stem = next.toLowerCase().replace(/s$/, '')
    return (
      standing.text.includes(`${word} ${stem}`) ||
      standing.text.includes(`${word}-${stem}`) ||
      (/^\d{3,}$/.test(word) && standing.known.has(word))
    )
  }
  return (
    standing.known.has(word) ||
    standing.text.includes(word) ||
    // 'x4410' is extension 4410.
    (/^[a-z]\d{3,}$/.test(word) && standing.known.has(figures))
  )
}
/** 'GC' is said where a document has 'General Counsel'. */
const initialsStand = (token: string, { initials }: Standing): boolean =>
  /^\p{Lu}{2,4}$/u.test(token) && initials.some((one) => one.includes(token))

/** The clauses of a sentence: what commas, stops within it and brackets part. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/^(?:\(?\d{1,2}[.)]\s)?\s*[\p{L} /&.'’#-]{1,40}[:=](?=\s)/u, '')
    .replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/u, '')
    .split(/[;()\n]|,(?!\d{3}| (?:19|20)\d\d\b)|(?<=\p{Ll}{3})\.\s|:\s|\s[-–—]+\s|\s(?=(?:and|but|or)\s)/u)
    .map((one) => one.replace(/^\s*(?:and|but|or)\s+/i, '').trim())
    .filter((one) => /[\p{L}\d]/u.test(one))

/** Whether a word of a clause says something by itself. */
const tells = (token: string) =>
  isFigure(token) || (token.length > 2 && !small.has(token.toLowerCase().split(/['’]/)[0] ?? ''))

/**
 * Clauses of a sentence that do not stand in a document: with a figure or a name that it has nowhere, or with hardly a word
 * of it.
 * @param isComposed whether a rule says the sentence in its own words: then only figures and names are asked for
 */
export function missingIn(sentence: string, standing: Standing, isComposed = false): string[] {
  return clausesOf(sentence).filter((clause) => {
    const all = clause.match(tokens) ?? []
    const content = all.flatMap((token, n) => {
      const isSure = isFigure(token) || isName(token, all[n - 1] ?? '')
      return tells(token) ? [{ isSure, isThere: stands(token, all[n + 1] ?? '', standing) }] : []
    })
    const sure = content.filter(({ isSure }) => isSure)
    if (sure.some(({ isThere }) => !isThere)) return true
    const missing = content.filter(({ isThere }) => !isThere)
    return !isComposed && sure.length === 0 && missing.length > 1 && missing.length >= content.length * 0.6
  })
}

const stands = (token: string, next: string, standing: Standing): boolean =>
  isFigure(token)
    ? figureStands(token, next, standing)
    : standing.known.has(token.toLowerCase().replace(/['’]s$/, '')) ||
      standing.stems.has(stemOf(plain(token))) ||
      standing.words.some((word) => word.startsWith(token.toLowerCase())) ||
      initialsStand(token, standing)

/** How much of what a sentence tells stands in a text: 1 for all of it, 0 where it tells nothing by itself. */
export function shareIn(sentence: string, standing: Standing): number {
  const all = sentence.match(tokens) ?? []
  const told = all.flatMap((token, n) => (tells(token) ? [stands(token, all[n + 1] ?? '', standing)] : []))
  return told.length === 0 ? 0 : told.filter(Boolean).length / told.length
}

const terms =
  /\$ ?\d|\d(?: ?%| percent| ?(?:days?|weeks?|months?|years?|hours?)\b)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}\b|^\W*(?:(?:please|also|and|oh),? )*(?:no|never|do not|don['’]?t) \p{L}/iu
/** Whether words said beside a document have a sum, a period or a day, or forbid something: they may be meant for it. */
export const tellsTerms = (words: string): boolean => terms.test(words)
