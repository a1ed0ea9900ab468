import { isOnlyClaimed } from './cues.ts'
import { adverbs, between, decisions, modals, parts, type Verb } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { objectOf, relativeObject } from './object.ts'
import { isSign, type Memory } from './rows.ts'
import { after, type Bare, before, doneBy, isNowIn, placed, selfless, told } from './said.ts'
import { ends, type TreatmentKind } from './treatment.ts'
import { type Attitude, attitude, clauseOf } from './who.ts'

/** A dissent's soft words are its own reading: 'the Court discards the approach of X'. */
const softened = ({ certainty }: Verb, isSeparate: boolean): number =>
  isSeparate && certainty < 0.9 ? certainty * 0.85 : certainty

/** What somebody does to a decision: "we overrule X", "in overruling X", "the overruling of X". */
export function active(
  sentence: readonly Token[],
  i: number,
  written: Verb,
  isSeparate: boolean,
  memory: Memory,
): Bare | null {
  const verb = isOfNoCourt(sentence, i) && ends.has(written.kind) ? { ...written, kind: declined } : written
  const tokens = isInString(sentence, i) ? upToSemicolon(sentence, i) : sentence
  const { word } = tokens[i] as Token
  const form = /ed$/.test(word)
    ? 'past'
    : /ing$/.test(word)
      ? 'ing'
      : /(?:al|ion|ment|ings)$/.test(word)
        ? 'noun'
        : 'present'
  const isQuestion = tokens.at(-1)?.word === '?'
  const named = objectOf(tokens, i + 1, memory) ?? (form === 'present' ? relativeObject(tokens, i) : null)
  if (!named || isPlace(tokens, i) || (form === 'past' && isDoneThere(tokens, i + 1))) return null
  // The 'no longer' of 'no longer adhere to' is a part of the verb, and denies nothing.
  const words = verb.isRefusal
    ? before(tokens, i).replace(
        /(?:\bcan )?(?:\bno longer(?: (?:do|can|will) we)?|\b(?:do|does|will|can) not|\bcannot|\b(?:declin|refus)\w* to|\bunable to)(?: \w+)?$/,
        '',
      )
    : before(tokens, i)
  if (isQuestion) return { ...told(verb.kind, named, verb.certainty * 0.7), by: 'this', isDenied: true }
  const by = agentOf(tokens, i)
  if (by !== undefined && form !== 'noun') {
    if (
      /\b(?:not|never|neither|nor|declined|refused)\b/.test(after(tokens, by.at, i - by.at)) ||
      noneDid.test(words) ||
      isOnlyClaimed(clauseOf(` ${before(tokens, by.at)}`))
    )
      return { ...told(verb.kind, named, verb.certainty * 0.9), by: selfless(by, named), isDenied: true }
    return { ...told(verb.kind, named, verb.certainty * 0.9), by: selfless(by, named) }
  }
  const isOpening =
    form === 'ing' &&
    (i === 0 ||
      (i === 1 && /^(?:in|by)$/.test(tokens[0]?.word ?? '')) ||
      (/^(?:in|by)$/.test(tokens[i - (adverbs.has(tokens[i - 1]?.word ?? '') ? 2 : 1)]?.word ?? '') &&
        tokens[named.at + 1]?.word === 'we'))
  const how = isAttribute(tokens, i)
    ? 'another'
    : isOpening
      ? opening(tokens, named.at + 1, isSeparate)
      : attitude(words, form, isSeparate, isNowIn(tokens, i))
  if (typeof how === 'object' && 'authority' in how)
    return { ...told(verb.kind, named, verb.certainty * 0.95), by: selfless(how, named) }
  if (how === 'another') {
    const later = doneBy(tokens, named.at + 1)
    return {
      ...told(verb.kind, named, verb.certainty * 0.9),
      by: selfless(later ?? null, named),
      isDenied: noneDid.test(words),
    }
  }
  // 'I see no reason to overrule X, as the Court does today.'
  const isCourts = isSeparate && !how.does && asCourt.test(after(tokens, named.at + 1, 9))
  return placed(verb.kind, named, softened(verb, isSeparate), isCourts ? { does: true, certainty: 0.92 } : how)
}

const declined: TreatmentKind = 'declined to follow'
const noCourts = /^(?:states?|jurisdictions?|commentators?|scholars?|writers?|treatises?|critics)$/
/** 'Several States have abandoned the rule of X': what they think of it changes no decision. */
function isOfNoCourt(tokens: readonly Token[], i: number): boolean {
  let at = i - 1
  while (at > 0 && at > i - 6 && (adverbs.has((tokens[at] as Token).word) || modals.has((tokens[at] as Token).word)))
    at--
  return noCourts.test(tokens[at]?.word ?? '') && !/^united$/.test(tokens[at - 1]?.word ?? '')
}

/** 'No case since X has overruled Y.' */
const noneDid =
  /\b(?:no|none of (?:our|the|these|those)) (?:\w+ )?(?:cases?|decisions?|courts?|opinions?)\b(?: \S+){0,8} (?:has|have|had|ever)(?: \w+ly)?$/

const asCourt =
  /^(?:, )?as (?:the (?:court|majority|plurality)|it|they) (?:now |today )?(?:does|do|has done|have done)\b/

/** What is done to arguments and practices as often as to decisions. */
const ofAnything = /^(?:reject|disapprov|repudiat|disavow|criticiz|question|limit|confin|distinguish|follow|explain)/
const alike = /^(?:similar|same|such|identical|comparable|analogous|like|equivalent|parallel|another|different)$/

/** "We rejected similar logic in X": X is where it was done, and not what it was done to, as in "the reasoning in X". */
function isPlace(tokens: readonly Token[], i: number): boolean {
  if (!ofAnything.test((tokens[i] as Token).word)) return false
  const at = tokens.findIndex(({ word }, k) => k > i && word === sign)
  if (at < i + 3 || tokens[at - 1]?.word !== 'in') return false
  const head = (tokens[at - 2] as Token).word
  if (
    /^(?:in|by) (?:its|our|the|their|this court's) (?:\w+ )?(?:decision|opinion|judgment|ruling)s? in$/.test(
      after(tokens, at - 4, 4),
    )
  )
    return true
  const isUsed =
    /^(?:used|applied|employed|articulated|enunciated|announced|followed|taken)$/.test(head) &&
    tokens.slice(i + 1, at - 2).some(({ word }) => parts.has(word) || decisions.has(word))
  const isOfDecision = isUsed || parts.has(head) || decisions.has(head) || between.has(head) || adverbs.has(head)
  return !isOfDecision || tokens.slice(i + 1, at - 2).some(({ word }) => alike.test(word))
}

/** 'See A, overruling B; C, overruling D': in a string of citations each says what it did up to its semicolon. */
const isInString = (tokens: readonly Token[], i: number): boolean => {
  let at = i - 1
  while (at > 0 && (adverbs.has((tokens[at] as Token).word) || /^(?:in|part|effect)$/.test((tokens[at] as Token).word)))
    at--
  return isSign(tokens[at]) && /(?:ing|ed)$/.test((tokens[i] as Token).word)
}
const upToSemicolon = (tokens: readonly Token[], i: number): readonly Token[] => {
  const end = tokens.findIndex(({ word }, k) => k > i && word === ';')
  return end < 0 ? tokens : tokens.slice(0, end)
}

const there =
  /^(?:(?:, )?in (?:whole or )?(?:part|its entirety) (?:, )?|(?:, )?sub silentio (?:, )?)?(?:in|by) (?!(?:part|toto|its|whole|effect|substance)\b)/
/**
 * "The objection was overruled in X", "the statute overturned in X", "overruled by X", and "X, overruled, Y" as histories have
 * it: what stands behind is where it was done or who did it, and not what it was done to.
 */
const isDoneThere = (tokens: readonly Token[], at: number): boolean =>
  there.test(`${after(tokens, at, 8)} `) || (tokens[at]?.word === ',' && isSign(tokens[at + 1]))

/** "The now overruled rule of X" is of the past. */
const isAttribute = (tokens: readonly Token[], i: number): boolean => {
  if (!/ed$/.test((tokens[i] as Token).word)) return false
  let at = i - 1
  while (at > 0 && adverbs.has((tokens[at] as Token).word)) at--
  return /^(?:the|this|that|its|a|an|of|court's)$/.test(tokens[at]?.word ?? '')
}

/** "In overruling X, we do not hold": who does it is the subject of what follows. */
function opening(
  tokens: readonly Token[],
  at: number,
  isSeparate: boolean,
): Attitude | 'another' | { authority: number | null } {
  let i = at
  while (i < tokens.length && i < at + 8 && !/^(?:,|we|i)$/.test((tokens[i] as Token).word)) i++
  const next = tokens[i]?.word === ',' ? tokens[i + 1] : tokens[i]
  if (next?.word === sign) return { authority: next.authority ?? null }
  if (next?.word === 'we' || next?.word === 'i') return { does: true, certainty: 0.95 }
  if (isNowIn(tokens, i)) return { does: true, certainty: 0.9 }
  if (isSeparate && next?.word === 'the') return { does: true, certainty: 0.85 }
  return next && /^(?:the|this|that)$/.test(next.word) ? 'another' : { does: true, certainty: 0.6 }
}

/** Another decision that acts: "Y overruled X", "in Y, we overruled X", "by overruling X in Y" is read after the object. */
function agentOf(tokens: readonly Token[], i: number): { authority: number | null; at: number } | undefined {
  let at = i - 1
  while (
    at >= 0 &&
    at > i - 6 &&
    (adverbs.has((tokens[at] as Token).word) ||
      modals.has((tokens[at] as Token).word) ||
      /^(?:did|which|court)$/.test((tokens[at] as Token).word))
  )
    at--
  const isAfter = /ing$/.test(tokens[i]?.word ?? '') || tokens.slice(at + 1, i).some(({ word }) => word === 'which')
  if (tokens[at]?.word === sign && (isAfter || !/^(?:in|under|of)$/.test(tokens[at - 1]?.word ?? '')))
    return { authority: tokens[at]?.authority ?? null, at }
  // 'In Y, we overruled X': the sentence or its clause begins with it.
  for (let k = i - 1; k > 0 && k > i - 40; k--) {
    const { word } = tokens[k] as Token
    if (word === ';') break
    const first = tokens[k - 2]?.word
    if (
      word === sign &&
      tokens[k - 1]?.word === 'in' &&
      (first === undefined || first === ';' || first === ',' || first === 'later')
    )
      return /(?:ed|ing)$/.test(tokens[i]?.word ?? '') && !isNowIn(tokens, i)
        ? { authority: tokens[k]?.authority ?? null, at: k }
        : undefined
  }
  return undefined
}
