import type { LackedLaw } from '@casewright/core'
import { courtOf, jurisdictions } from '@casewright/law'
import type { Segment } from '../index/segments.ts'
import { isOtherLanguage } from '../text/language.ts'
import { stateSubjectNamed } from '../vocabulary/subjects-in.ts'
import type { AskedFor } from './asked.ts'
import { codeOfSomeState, sectionAlone } from './codes-named.ts'
import { countryNamed } from './countries.ts'
import { asksOfForeignLaw } from './foreign.ts'
import { asksOfLocalRule } from './local-rule.ts'
import { asksForNews } from './news.ts'
import { asksOfOwnMatter } from './own-matter.ts'
import type { Scope } from './scope.ts'
import type { Weighed } from './score.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
const both = new Intl.ListFormat('en-US')
/** Who writes more words than this tells what happened. */
const wordsOfFacts = 5
/** More states than this are counted, and not named. */
const mostNames = 6

/** The kinds that a segment holds of each jurisdiction and court, which never change. */
const held = new WeakMap<Segment, ReadonlySet<string>>()

const heldBy = (segment: Segment): ReadonlySet<string> => {
  const known = held.get(segment)
  if (known) return known
  const found = new Set<string>()
  for (let slot = 0; slot < segment.documents; slot++) {
    found.add(`${segment.names[segment.jurisdictions[slot] as number]} ${segment.names[segment.kinds[slot] as number]}`)
    found.add(`court ${segment.names[segment.courts[slot] as number]}`)
  }
  held.set(segment, found)
  return found
}

/** The states whose statutes are held. */
export const statesHeld = (segments: readonly Segment[]) =>
  jurisdictions.filter(
    ({ code, kind }) => kind !== 'federal' && segments.some((one) => heldBy(one).has(`${code} statute`)),
  )

/** What is said of a question of state law, where the query names no state. @param subject in lower case */
export const missingOfState = (segments: readonly Segment[], subject: string): string =>
  `This is read as a question of state law (${subject}), and it names no state. ${nameTheState(segments)}`

/** The same of a subject on which states have most of the law. */
const missingOfSubject = (segments: readonly Segment[], subject: string): string =>
  `Most law on “${subject}” is that of the states, and the query names no state. ${nameTheState(segments)}`

function nameTheState(segments: readonly Segment[]): string {
  const names = statesHeld(segments).map(({ name }) => name)
  const held =
    names.length === 0
      ? 'the library has no statutes of any state'
      : names.length > mostNames
        ? `the library has statutes of ${names.length} states`
        : `the library has statutes of ${both.format(names)}`
  return `Name the state; ${held}. Add law in Law library.`
}

/** What a library has nothing of, of the states and courts that a query names. */
export function lacksOf(segments: readonly Segment[], { jurisdictions: codes, courts }: Scope): LackedLaw[] {
  const holds = (id: string) => segments.some((segment) => heldBy(segment).has(id))
  const ofStates = codes.flatMap((code) =>
    Object.entries(kindsOfLaw).map(([kind, name]) => ({ id: `${code} ${kind}`, name: `${nameOf(code)} ${name}` })),
  )
  const ofCourts = courts.map((id) => ({ id: `court ${id}`, name: `decisions of the ${nameOfCourt(id)}` }))
  return [...ofStates, ...ofCourts].filter(({ id }) => !holds(id))
}

const kindsOfLaw = { statute: 'statutes', case: 'court decisions' }

/** The same in a sentence; empty where the library holds some of each. */
export function notHeldOf(segments: readonly Segment[], scope: Scope): string {
  const isLacked = new Set(lacksOf(segments, scope).map(({ id }) => id))
  const lacks = new Map<string, string[]>()
  for (const code of scope.jurisdictions) {
    const kinds = Object.entries(kindsOfLaw).flatMap(([kind, name]) => (isLacked.has(`${code} ${kind}`) ? [name] : []))
    const kind = kinds.join(' or ')
    if (kind) lacks.set(kind, [...(lacks.get(kind) ?? []), nameOf(code)])
  }
  const ofCourts = scope.courts.filter((id) => isLacked.has(`court ${id}`)).map(nameOfCourt)
  const what = [...lacks].map(([kind, names]) => `no ${either.format(names)} ${kind}`)
  if (ofCourts.length > 0) what.push(`no decisions of the ${either.format(ofCourts)}`)
  return what.length > 0 ? `The library has ${both.format(what)}.`.replace(/\.\.$/, '.') : ''
}

const nameOfCourt = (id: string) => courtOf(id)?.abbreviation ?? id
const nameOf = (code: string) => jurisdictions.find((one) => one.code === code)?.name ?? code

/** In a sentence, what a library lacks that might answer, as far as its contents tell. @param text as it was written */
export function missingFor(
  segments: readonly Segment[],
  { words, empty }: AskedFor,
  { counts }: Weighed,
  scope: Scope,
  text: string,
): string {
  if (isOtherLanguage(text)) return 'The authorities here are in English. Ask in English.'
  if (empty) return 'The query has no words that say what it is about. Add some.'
  if (asksOfForeignLaw(text))
    return 'This asks for the law of another country. The library holds law of the United States.'
  if (asksOfLocalRule(text))
    return 'This asks for a fee, a permit, an office or a rule of a place, which no authority here says. Ask the office, or add the law of the place in Law library.'
  if (asksForNews(text))
    return 'This asks what is new. The library has only what was added to it: look on the website of the court or the agency, and add what you find in Law library.'
  if (asksOfOwnMatter(text))
    return 'This asks for a fact, such as what happened or will happen in a matter, or who holds an office, which no authority says. Look in its papers, or ask what the law says of it.'
  const notHeld = notHeldOf(segments, scope)
  if (notHeld) return `${notHeld} Add them in Law library.`
  if (sectionAlone(text))
    return 'No section here has this number. It may be of any code: name it, as in 42 U.S.C. § 1983, or add it in Law library.'
  if (scope.jurisdictions.length === 0) {
    const country = countryNamed(text)
    if (country)
      return `This names ${country}, and the library holds no law of other countries. If the law of the United States is meant, ask in the terms of a court.`
    const subject = codeOfSomeState(text) ?? stateSubjectNamed(text)
    if (subject) return missingOfSubject(segments, subject)
  }
  const unknown = words.flatMap((word) => (word.some((stem) => (counts.get(stem) ?? 0) === 0) ? [word] : []))
  if (unknown.length > 0 && unknown.length === words.length)
    return 'None of these words is in the library. Check the spelling, or use the terms that a court would use.'
  if (words.length > wordsOfFacts)
    return 'No authority here has most of these facts, but what is nearest may answer. Ask for the legal question that they raise, in the terms of a court, or add the law that you need in Law library.'
  return 'The library has no authority on this point. Use the terms that a court would use, or add the law that you need in Law library.'
}
