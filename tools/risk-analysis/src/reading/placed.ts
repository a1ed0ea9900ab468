import type { CaseType } from '../case-types.ts'
import { isCounterpart } from './counterpart.ts'
import { fits } from './roles.ts'
import type { Side } from './side.ts'
import type { Owner } from './whose.ts'

/** Whom a claimant has against them in such a case, and whom a client who is sued has, where no word says more. */
const usual: Partial<Record<CaseType, { sued: RegExp; sues: RegExp }>> = {
  'personal-injury': {
    sued: /\b(?:other driver|trucker|truck|bus|van|driver|store|hotel|restaurant|hospital|clinic|practice|surgeon|dentist|doctor|physician|[a-z]+ologist|obstetrician|midwife|pharmacist|nurse|resident|contractor|manager|owner|company|landlord|casino|airline|gym|rink|stable|resort|outfitter|park)\b/i,
    sues: /\b(?:patient|victim|pedestrian|cyclist|guest|shopper|customer|passenger|tenant|widow|widower|decedent|family)\b/i,
  },
  employment: {
    sued: /\b(?:employer|company|firm|manager|supervisor|boss|hr|human resources|vice president|ceo|director|foreman|owner|agency|department)\b/i,
    sues: /\b(?:employee|worker|ex-employee|former \w+)\b/i,
  },
  other: {
    sued: /\b(?:officers?|deput(?:y|ies)|troopers?|guards?|wardens?|sheriff|police|city|county|town|department|district|principal|jailers?)\b/i,
    sues: /\b(?:student|detainee|arrestee|inmate|prisoner|protester|resident)\b/i,
  },
}
const mine = /\b(?:our|my|clients?['’]?s?|we|us|i|me)\b/i
const theirs =
  /\b(?:ex|husband|wife|spouse|landlord|employer|boss|manager|supervisor|landlady|neighbou?r|contractor|doctor|surgeon|ex-husband|ex-wife)\b/i
const ownStaff =
  /\b(?:our|client['’]s) (?:own )?(?:[\w-]+ ){0,3}(?:manager|president|ceo|cfo|owner|officer|employee|engineer|supervisor|nurse|doctor|surgeon|anesthesiologist|physician|driver|clerk|foreman|technician|expert|witness|director|deput(?:y|ies)|bookkeeper|agent|salesman|inventor|designer|chief|lieutenant|sergeant|paramedic|principal|teacher)/i

const ownPeople =
  /^(?:the|a|one) (?:[\w-]+ )?(?:sergeant|lieutenant|officer|deputy|chief|captain|trooper|warden|guard|jailer|nurse|manager|supervisor|clerk|foreman|principal|superintendent|technician|store manager|shift leader)$/i
/** One client, and nothing that is called 'they' on their side. */
const isOne = (text: string) => /\b(?:our|my) client\b/i.test(text) && !/\b(?:our|my) clients\b/i.test(text)
/** A parent who writes of the other one. */
const isTeller = (text: string, side: Side) =>
  side.own.every((one) => !/father|mother/.test(one)) && /\b(?:I|my)\b/.test(text)
const ofKin =
  /\b(?:his|her|their|my|[\w-]{1,30}['’]s) (?:new |own |older |younger |former )?(?:sister|brother|boyfriend|girlfriend|fianc[ée]+|friend|cousin|aunt|uncle|parents?|roommate|son|daughter)\b|\b(?:his|her|their|[\w-]{1,30}['’]s) (?:new )?(?:husband|wife)\b|\b[\w-]{1,30}['’]s (?:mother|father|mom|dad)\b/i
const words = (phrase: string) => phrase.split(/[^\w-]+/).filter(Boolean)

/**
 * With whom somebody is placed by the words for them alone: 'our own property manager', 'the plaintiff’s inventor'. A pronoun is
 * `undefined`, and somebody whom nothing places `unsure`.
 */
export function placedIn(phrase: string, type: CaseType, side: Side, text: string): Owner {
  const [whose = phrase] = phrase.split(/['’]s? (?=\S)/)
  if (side.isUsual && isCounterpart(phrase, type)) return 'other'
  // Of whom a client has, only their staff are theirs.
  if (side.isUsual && /\bclients?['’]s? \w/i.test(phrase) && !ownStaff.test(phrase)) return 'unsure'
  if (ownStaff.test(phrase) || /\b(?:our|my|the) clients?\b|^clients?\b/i.test(whose)) return 'own'
  const some = /^(?:one|two|three|some|both|all|most|each|several) of (?<whom>.+)$/i.exec(whose.trim())?.groups?.whom
  if (some)
    return /^(?:them|these|those)$/i.test(some) ? (isOne(text) ? 'other' : 'unsure') : placedIn(some, type, side, text)
  // 'Mom’s sister' is neither parent.
  if (type === 'family' && ofKin.test(phrase)) return 'unsure'
  if (/^(?:he|she|it|they|who)$/i.test(whose.trim())) return undefined
  // Of a client who is one, 'their own engineer' is of the others.
  if (/^their own\b/i.test(whose.trim())) return isOne(text) ? 'other' : 'unsure'
  if (type === 'family' && /\b(?:dad|father|mom|mother)\b/i.test(phrase) && isTeller(text, side)) return 'other'
  if (/^(?:his|her|their|its)\b/i.test(whose.trim())) return 'unsure'
  const has = (patterns: readonly string[]) =>
    patterns.some((pattern) => words(whose).some((word) => fits(pattern, word)))
  const [own, other] = [has(side.own), has(side.other)]
  if (own !== other) return own ? 'own' : 'other'
  if (/^my\b/i.test(whose.trim()) && side.isUsual) return theirs.test(whose) ? 'other' : 'unsure'
  if (mine.test(whose)) return 'own'
  // Of a city or a hospital that is sued, the sergeant and the nurse are its own.
  if (!side.isUsual && ownPeople.test(whose) && ['other', 'personal-injury', 'employment'].includes(type)) return 'own'
  const roles = usual[type]
  if (!roles || own) return 'unsure'
  return (side.isUsual ? roles.sued : roles.sues).test(whose) ? 'other' : 'unsure'
}
