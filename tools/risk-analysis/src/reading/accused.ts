import type { CaseType } from '../case-types.ts'

/** Facts of the accused that a description may give about others as well: what was found or measured, a record. */
const ofAccused: readonly string[] = ['physical-evidence', 'record', 'under-limit', 'no-intent', 'video-for-defense']
const third =
  '(?:victims?|complainants?|complaining witness(?:es)?|witness(?:es)?|informants?|snitch|accusers?|passengers?|co-?defendants?|roommates?|friends?|brothers?|sisters?|cousins?|girlfriend|boyfriend|wife|husband|mother|father|uncle|aunt|neighbou?rs?|drivers?|dealers?|owners?|pawn ?shop|somebody else|someone else|another (?:man|woman|person|driver|car|house)|other (?:man|woman|guy|driver|men|people))'
const anyThird = new RegExp(`\\b${third}\\b`, 'i')
/** Who measures and finds is no third person, unless it is about them. */
const official =
  /\b(?:officers?|deput(?:y|ies)|troopers?|detectives?|agents?)\b(?:['’]s (?:own )?(?:record|convictions?|arrest|blood|breath|BAC|alcohol)|[^.;,]{0,24}\b(?:blew|tested|calm|steady|walking|has (?:a|two|three) ))/i

/** Whether a fact that would be counted for or against the accused is told in a sentence that is about somebody else. */
export const isOfThirdPerson = (id: string, type: CaseType, sentence: string): boolean =>
  type === 'criminal' && ofAccused.includes(id) && (anyThird.test(sentence) || official.test(sentence))
