import type { LawQuery, ScopeChip } from '@casewright/core'
import { courtOf, type FederalCode, federalCode, isPartOfFacts, jurisdictions } from '@casewright/law'
import { codesNamed, statesCited } from './codes-named.ts'

const supremeCourt = 'U.S. Supreme Court'
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ')
const circuit =
  /\b(?:the )?(?:(?:u\.?s\.? )?court of appeals for the )?(?:(\d{1,2})(?:st|nd|rd|th|d)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|d\.?c\.?|federal)) cir(?:cuit|\.)?(?!\w)/gi
const supreme =
  /\b(?:scotus\b|u\.?\s?s\.? supreme court\b|united states supreme court\b|supreme court of the united states\b)/gi
/** A state in the name of a case is a party. */
const beforeParty = / v(?:s|ersus)?\.? (?:the )?(?:state of )?$/i
const afterParty = /^(?:['’]s)?(?: \p{Lu}\S*){0,3} v(?:s|ersus)?\.? /u
const nearby = 60
const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .toSorted((one, other) => other.name.length - one.name.length)
const byName = new Map(states.map((state) => [state.name.toLowerCase(), state]))
// A name goes on with a capital: 'New York Times'. What follows a state as its law does not.
const state = new RegExp(
  `\\b(?:(?:under|in|of) )?(?:the law of |state of )?(${states.map(({ name }) => name.replaceAll('.', '\\.')).join('|')})(?:['’]s)?\\b(?! (?:Times|Post|Mirror|Life|University|Avenue|Street)\\b)`,
  'gi',
)
/** Behind all else 'United States' says whose law is meant, unless the words before make it part of what is asked. */
const federal = /\bunited states(?: law| code)?$/i
const asked =
  /^\S*$|\b(?:the|a|of|in|by|to|at|on|and|or|for|from|with|against|outside|within|into|v\.?|vs\.?|sue|suing|sued)$/i
const year = '((?:17|18|19|20)\\d{2})'
const years: [RegExp, (one: string, other?: string) => Pick<LawQuery, 'from' | 'to'>][] = [
  [
    new RegExp(`\\b(?:between|from) ${year} (?:and|to|through|until) ${year}\\b`, 'gi'),
    (from, to) => ({ from: `${from}-01-01`, to: `${to}-12-31` }),
  ],
  [new RegExp(`\\bafter ${year}\\b`, 'gi'), (from) => ({ from: `${Number(from) + 1}-01-01` })],
  [new RegExp(`\\bsince ${year}\\b`, 'gi'), (from) => ({ from: `${from}-01-01` })],
  [new RegExp(`\\b(?:before|prior to) ${year}\\b`, 'gi'), (to) => ({ to: `${Number(to) - 1}-12-31` })],
  [
    new RegExp(`\\b(?:decided|enacted|passed) in ${year}\\b`, 'gi'),
    (at) => ({ from: `${at}-01-01`, to: `${at}-12-31` }),
  ],
]

/** A year behind the other words says when it was decided. 1983 and its like are sections of the civil rights laws. */
const yearBehind = new RegExp(
  `(?<!\\b(?:sections?|secs?\\.?|rules?|title|u\\.?s\\.?c\\.?|code|form|act|no\\.?|in|of|under|for|by|to|from|until|and|or|the)|[§$.,/-]|^) \\(?(?!198(?:[1-3]|5|8)\\b)${year}\\)?[?.]?$`,
  'i',
)

/** Where a query asks to look, as far as its own words say so. */
export interface Scope {
  chips: ScopeChip[]
  jurisdictions: readonly string[]
  courts: readonly string[]
  /** How the parts of the codes are cited that the query names. */
  codes: readonly string[]
  dates: Pick<LawQuery, 'from' | 'to'>
  /** A year behind the other words: what was decided in it is preferred. */
  year?: string
  /** The query without the words that say it. */
  text: string
}

/**
 * Reads states, courts, codes and years in the words of a query. What is in `unscoped` stays a word like others; the
 * states, courts and codes in `scoped` come first, as if the words named them.
 * @param whole the query with its citations, which may say whose code is meant
 */
export function readScope(query: LawQuery, whole = query.text): Scope {
  const off = new Set(query.unscoped ?? [])
  const chips: ScopeChip[] = []
  const take = (id: string, label: string): boolean => {
    if (off.has(id)) return false
    if (!chips.some((one) => one.id === id)) chips.push({ id, label })
    return true
  }
  let text = query.text
  const courts: string[] = []
  const places: string[] = []
  const added: FederalCode[] = []
  for (const id of query.scoped ?? []) {
    const [kind, name = ''] = id.split(/:(.*)/s)
    const isFree = !query.courts?.length && (kind === 'court' || !query.jurisdictions?.length)
    const court = kind === 'court' && isFree ? courtOf(name) : null
    if (court && take(id, court.id === 'scotus' ? supremeCourt : court.abbreviation)) courts.push(court.id)
    const state = kind === 'jurisdiction' && isFree ? placeOfCode(name) : undefined
    if (state && take(id, state)) places.push(name)
    const code = federalCode(id)
    if (code && take(id, code.label)) added.push(code)
  }
  if (!query.courts?.length) {
    text = text.replace(circuit, (written, number?: string, name?: string) => {
      const word = name?.toLowerCase().replaceAll('.', '')
      const id = number
        ? `ca${number}`
        : word === 'dc'
          ? 'cadc'
          : word === 'federal'
            ? 'cafc'
            : `ca${ordinals.indexOf(word ?? '') + 1}`
      const court = courtOf(id)
      if (!court || !take(`court:${id}`, court.abbreviation)) return written
      courts.push(id)
      return ' '
    })
    text = text.replace(supreme, (written) => {
      if (!take('court:scotus', supremeCourt)) return written
      courts.push('scotus')
      return ' '
    })
  }
  if (!query.jurisdictions?.length && !query.courts?.length)
    text = text.replace(state, (written, name: string, at: number, all: string) => {
      const found = byName.get(name.toLowerCase())
      const isParty =
        beforeParty.test(` ${all.slice(Math.max(0, at - nearby), at)}`) ||
        afterParty.test(all.slice(at + written.length, at + written.length + nearby))
      if (found && !isParty && isPartOfFacts(all, at, at + written.length)) return ' '
      if (!found || isParty || !take(`jurisdiction:${found.code}`, found.name)) return written
      places.push(found.code)
      return ' '
    })
  if (!query.jurisdictions?.length && !query.courts?.length)
    for (const code of statesCited(whole))
      if (!places.includes(code) && take(`jurisdiction:${code}`, nameOf.get(code) ?? code)) places.push(code)
  const codes = [...added, ...codesNamed(whole).filter(({ id, label }) => take(id, label))]
  const isFree = !query.jurisdictions?.length && !query.courts?.length && courts.length + places.length === 0
  const before = isFree ? text.trim().replace(federal, '').trim() : text
  if (
    isFree &&
    before !== text.trim() &&
    !asked.test(before.slice(-nearby)) &&
    take('jurisdiction:us', 'United States')
  ) {
    places.push('us')
    text = before
  }
  let dates: Scope['dates'] = {}
  if (!query.from && !query.to)
    for (const [pattern, read] of years)
      text = text.replace(pattern, (written, one: string, other?: string) => {
        const found = read(one, typeof other === 'string' ? other : undefined)
        const label = written[0]?.toUpperCase() + written.slice(1)
        if (!take(`dates:${found.from ?? ''}:${found.to ?? ''}`, label)) return written
        dates = { ...dates, ...found }
        return ' '
      })
  const named = dates.from || dates.to || query.from || query.to ? undefined : yearBehind.exec(text.trim())?.[1]
  const isYear = named !== undefined && take(`year:${named}`, named)
  if (isYear) text = text.trim().replace(yearBehind, '')
  return {
    chips,
    ...(isYear && { year: named }),
    jurisdictions: [...new Set(places)],
    courts: [...new Set(courts)],
    codes: codes.flatMap(({ cited }) => cited),
    dates,
    text: text.replace(/\s+/g, ' ').trim(),
  }
}

/** What a chip calls a state, or federal law; undefined where the code is of neither. */
const placeOfCode = (code: string): string | undefined => (code === 'us' ? 'United States' : nameOf.get(code))

const nameOf = new Map(states.map(({ code, name }) => [code, name]))

/** Whether a text names a state that the query names: federal law on a law of that state is no law of another. */
export const isOnPlace = (scope: Pick<Scope, 'jurisdictions'>, text: string): boolean =>
  scope.jurisdictions.some((code) => text.includes(nameOf.get(code) ?? '\0'))

const federalRules = /^Fed\. R\. /
const saysFederal = /\b(?:federal|fed\. ?r\.|frcp|fre|diversity|removed|removal|erie|district court|circuit)\b/i

/** Whether a rule binds federal courts alone, where a query asks for the law of a state and names no federal court. */
export const isOfFederalCourts = ({ jurisdictions, courts, codes, text }: Scope, citation: string): boolean =>
  jurisdictions.length > 0 &&
  !jurisdictions.includes('us') &&
  courts.length + codes.length === 0 &&
  federalRules.test(citation) &&
  !saysFederal.test(text)

/** The states and courts of a scope, by their names. */
export const placesNamed = ({ courts, jurisdictions }: Pick<Scope, 'courts' | 'jurisdictions'>): string[] => [
  ...courts.map((id) => (id === 'scotus' ? 'the U.S. Supreme Court' : `the ${courtOf(id)?.abbreviation ?? id}`)),
  ...jurisdictions.map((code) => nameOf.get(code) ?? 'the United States'),
]
