import { isTalk } from '../chat.ts'
import type { Side } from '../in-third-person/speaker.ts'
import { doer, partyOf } from './does.ts'

type Part = 'payer' | 'payee'
/** The party that each word by which somebody is called means. */
export interface Meant {
  parts: ReadonlyMap<Called, Part>
  /** The notes. */
  text: string
}
/** Words that somebody is called by, and as what: 'I' and 'we' are one speaker. */
const called = ['I', 'you', 'he', 'she', 'they'] as const
export type Called = (typeof called)[number]
const asCalled = (word: string): Called => (/^(?:i|we)$/i.test(word) ? 'I' : (word.toLowerCase() as Called))
const subject =
  /(?<![\p{L}’'-])(?<who>I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:ll|re|m|d|ve|s))? (?<does>[^.;!?\n]{2,60})/gu
/** Nobody of the two, or both. */
const both = /^(?:both|all|each|two|can(?:not|['’]t)? agree|split|agree|mediate|arbitrate|disagree|fight|sign)\b/i

/** How often each is said to do what the one and the other party does. */
function votesIn(type: string, text: string): Map<Called, Record<Part, number>> {
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

/** Who else may be 'he' or 'she' behind it. */
const oneElse =
  /\b(?:husband|wife|mom|mother|dad|father|son|daughter|brother|sister|friend|boss|lawyer|attorney|accountant|agent|broker|manager|neighbou?r|cousin|uncle|aunt|assistant|inspector|surveyor|vet|mechanic|lady|kid|girlfriend|boyfriend|doctor|judge|roommate|helper|officer|president|director|owner|supplier|horse|mare|gelding|filly|colt|dog|puppy|cat|kitten|parrot|pony|cow|bull)\b/i
/** Who or what else may be 'they' behind it. */
const moreElse =
  /\b(?:guests?|visitors?|staff|crew|guys|subs|freelancers|employees|workers|engineers|members|children|kids|police|city|county|bank|carrier|subcontractors|contractors|horses|dogs|cats|animals|trees|drums|files|machines?|boxes|bales|photos|units|tests|windows|keys)\b/i
const isElse = (one: Called, words: string): boolean =>
  one === 'he' || one === 'she' ? oneElse.test(words) : one === 'they' && moreElse.test(words)

const mutual =
  /\bmutual\b|\bboth (?:ways?|directions?|sides?|of us|parties|disclose|show|share)|\b(?:we|each) (?:both )?(?:trade|swap|exchange)|\beach other\b|\btwo[- ]way\b|\bcoming to us\b/i

/** What each word of a text means, where all that is said of it is done by one party alone. */
export function meantIn(type: string, text: string): Meant {
  const meant = new Map<Called, Part>()
  // Where each discloses to the other, nobody is the one who receives.
  if (type === 'non-disclosure-agreement' && mutual.test(text)) return { parts: meant, text }
  if (isTalk(text) || text.length > 40_000) return { parts: meant, text }
  const votes = votesIn(type, text)
  for (const [one, { payer, payee }] of votes)
    if (payer > 0 !== payee > 0) meant.set(one, payer > 0 ? 'payer' : 'payee')
  const own = meant.get('I')
  // Nobody is spoken to who is the speaker.
  for (const one of called) if (one !== 'I' && own && meant.get(one) === own) meant.delete(one)
  return { parts: meant, text }
}

/** Who does what in one sentence: each word with its party, or nothing where one of them is not certain. */
export function inSentence(
  type: string,
  words: string,
  { parts, text }: Meant,
  said = words,
): Map<Called, Side> | null {
  const sides = new Map<Called, Side>()
  const told = votesIn(type, words)
  // Whoever was named in the sentence before may be meant; of a sentence that is not found, anybody in the notes.
  const at = text.indexOf(said.slice(0, 20))
  const before = at < 0 ? text : (/[^.!?\n]{0,160}[.!?\n]?\s{0,3}$/u.exec(text.slice(0, at))?.[0] ?? '')
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
    const part = parts.get(one)
    const { payer = 0, payee = 0 } = told.get(one) ?? {}
    if (!part || (part === 'payer' ? payee : payer) > 0) return null
    const isToldSo = (part === 'payer' ? payer : payee) > 0
    // 'You know', 'you remember': whoever writes is spoken to.
    if (one === 'you' && !isToldSo) return null
    if (isElse(one, words.slice(0, index)) || (!isToldSo && isElse(one, before))) return null
    sides.set(one, { party: partyOf(type, part), name: '', names: [], isPerson: one === 'he' || one === 'she' })
  }
  const all = [...sides.values()].map(({ party }) => party)
  // Two words for one party are not told apart.
  return new Set(all).size === all.length ? sides : null
}
