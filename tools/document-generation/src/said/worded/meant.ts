import { isTalk } from '../chat.ts'
import type { Side } from '../in-third-person/speaker.ts'
import { doer, partyOf } from './does.ts'

type Part = 'payer' | 'payee'
/** The party that each word by which somebody is called means. */
export type Meant = ReadonlyMap<Called, Part>
/** Words that somebody is called by, and as what: 'I' and 'we' are one speaker. */
const called = ['I', 'you', 'he', 'she', 'they'] as const
export type Called = (typeof called)[number]
const asCalled = (word: string): Called => (/^(?:i|we)$/i.test(word) ? 'I' : (word.toLowerCase() as Called))
const subject =
  /(?<![\p{L}’'-])(?<who>I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:ll|re|m|d|ve|s))? (?<does>[^.;!?\n]{2,60})/gu
/** Nobody of the two, or both. */
const both = /^(?:both|all|each|two|can(?:not|['’]t)? agree|split|agree|mediate|arbitrate|disagree|fight|sign)\b/i

/** How often each is said to do what the one and the other party does. */
export function votesIn(type: string, text: string): Map<Called, Record<Part, number>> {
  const votes = new Map<Called, Record<Part, number>>(called.map((one) => [one, { payer: 0, payee: 0 }]))
  for (const { groups } of text.matchAll(subject)) {
    const { who = '', does = '' } = groups ?? {}
    if (both.test(does)) continue
    const part = doer(type, does)
    const own = votes.get(asCalled(who))
    if (part && own) own[part]++
  }
  return votes
}

/** Who else may be meant by a pronoun that stands behind it. */
const others =
  /\b(?:husband|wife|mom|mother|dad|father|son|daughter|brother|sister|friend|boss|lawyer|attorney|accountant|agent|broker|manager|neighbou?r|cousin|uncle|aunt|assistant|inspector|surveyor|vet|mechanic|lady|kid|girlfriend|boyfriend|doctor|judge|roommate|helper|officer|president|director|owner|guests?|visitors?|supplier|vendor|carrier|bank|city|county|state|police|staff|crew|guys|subs|freelancers|employees|workers|engineers|members|children|kids|horses?|mare|dogs?|cats?|animals?|trees|units|tests|files|machines?)\b/i

const mutual =
  /\bmutual\b|\bboth (?:ways?|directions?|sides?|of us|parties|disclose|show|share)|\b(?:we|each) (?:both )?(?:trade|swap|exchange)|\beach other\b|\btwo[- ]way\b|\bcoming to us\b/i

/** What each word of a text means, where all that is said of it is done by one party alone. */
export function meantIn(type: string, text: string): Map<Called, Part> {
  const meant = new Map<Called, Part>()
  // Where each discloses to the other, nobody is the one who receives.
  if (type === 'non-disclosure-agreement' && mutual.test(text)) return meant
  if (isTalk(text) || text.length > 40_000) return meant
  const votes = votesIn(type, text)
  for (const [one, { payer, payee }] of votes)
    if (payer > 0 !== payee > 0) meant.set(one, payer > 0 ? 'payer' : 'payee')
  const own = meant.get('I')
  // Nobody is spoken to who is the speaker.
  for (const one of called) if (one !== 'I' && own && meant.get(one) === own) meant.delete(one)
  return meant
}

/** Who does what in one sentence: each word with its party, or nothing where one of them is not certain. */
export function inSentence(type: string, words: string, meant: ReadonlyMap<Called, Part>): Map<Called, Side> | null {
  const sides = new Map<Called, Side>()
  const told = votesIn(type, words)
  for (const { 0: word, index } of words.matchAll(
    /(?<![\p{L}’'-])(?:I|me|my|mine|[Ww]e|us|[Oo]urs?|[Yy]ou|[Yy]ours?|[Hh]e|him|[Hh]is|[Ss]he|[Hh]ers?|[Tt]hey|them|[Tt]heirs?)(?![\p{L}-])/gu,
  )) {
    const one: Called = /^(?:i|me|my|mine|we|us|ours?)$/i.test(word)
      ? 'I'
      : /^you/i.test(word)
        ? 'you'
        : /^(?:he|him|his)$/i.test(word)
          ? 'he'
          : /^(?:she|hers?)$/i.test(word)
            ? 'she'
            : 'they'
    const part = meant.get(one)
    const { payer = 0, payee = 0 } = told.get(one) ?? {}
    if (!part || (part === 'payer' ? payee : payer) > 0) return null
    // 'You know', 'you remember': whoever writes is spoken to.
    if (one === 'you' && (part === 'payer' ? payer : payee) === 0) return null
    if (one !== 'I' && one !== 'you' && others.test(words.slice(0, index))) return null
    sides.set(one, { party: partyOf(type, part), name: '', names: [], isPerson: one === 'he' || one === 'she' })
  }
  const all = [...sides.values()].map(({ party }) => party)
  // Two words for one party are not told apart.
  return new Set(all).size === all.length ? sides : null
}
