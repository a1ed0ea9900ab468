import { isOnlyClaimed } from './cues.ts'
import { adverbs, beings, modals, pronouns, type Verb } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { isSign, type Memory, type Named } from './rows.ts'
import { after, type Bare, before, doneBy, isNowIn, placed, selfless, told } from './said.ts'
import { attitudeOfState } from './state-attitude.ts'
import { subjectOf } from './subject.ts'
import { clauseOf } from './who.ts'

/** The word before 'and', a comma between them left out: 'should be, and now is'. */
const helperBefore = (tokens: readonly Token[], from: number): string =>
  (tokens[from - 2]?.word === ',' ? tokens[from - 3] : tokens[from - 2])?.word ?? ''

const alsoDone = /^(?:modified|disapproved|limited|qualified|disavowed|rejected|reversed)$/

/** The helpers before a participle: 'must now be regarded as'. */
export function chainBefore(tokens: readonly Token[], at: number): { from: number; words: string } {
  let from = at
  while (from > 0 && from > at - 14) {
    const { word } = tokens[from - 1] as Token
    // 'should be and now is overruled'
    const isJoined =
      word === 'and' && from < at && (beings.has(helperBefore(tokens, from)) || modals.has(helperBefore(tokens, from)))
    // 'is modified and overruled'
    if (word === 'and' && from < at + 1 && alsoDone.test(tokens[from - 2]?.word ?? '')) from -= 2
    else if (
      isJoined ||
      beings.has(word) ||
      modals.has(word) ||
      adverbs.has(word) ||
      (word === 'to' && tokens[from]?.word === 'be')
    )
      from--
    else if (word === 'extent' && tokens[from - 2]?.word === 'that') from -= 3
    else if (word === 'respect' && /^(?:that|this)$/.test(tokens[from - 2]?.word ?? '')) from -= 3
    else if (
      (word === 'part' && tokens[from - 2]?.word === 'in') ||
      (word === 'effect' && tokens[from - 2]?.word === 'in')
    )
      from -= 2
    else break
  }
  while (from < at && tokens[from]?.word === ',') from++
  return { from, words: after(tokens, from, at - from) }
}

/** What is said of a decision: "X is overruled", "X must be regarded as overruled by Y". */
export function ofState(
  tokens: readonly Token[],
  from: number,
  i: number,
  { kind, certainty }: Pick<Verb, 'kind' | 'certainty'>,
  isSeparate: boolean,
  memory: Memory,
  helpers?: string,
): Bare | null {
  const named = subjectOf(tokens, from, memory)
  if (!named) return null
  const subject =
    /^(?:is|was|has)$/.test(tokens[from]?.word ?? '') && isSign(tokens[named.at])
      ? lastOfRow(tokens, from, named)
      : named
  const by = doneBy(tokens, i + 1)
  const chain = helpers ?? after(tokens, from, i - from)
  const isNow = isNowIn(tokens, i)
  if (by !== undefined) {
    const isClaimed = isOnlyClaimed(clauseOf(` ${before(tokens, Math.min(from, subject.at))}`))
    return { ...told(kind, subject, certainty * 0.95), by: selfless(by, subject), isDenied: isClaimed }
  }
  // 'It must be discarded' may be said of much; 'it is overruled' is not.
  // The sentence began with the decision: 'To the extent that X holds otherwise, it is disapproved.'
  const isVague =
    certainty < 0.93 &&
    pronouns.has(tokens[from - 1]?.word ?? '') &&
    !tokens
      .slice(0, from)
      .some(
        ({ word }, k, all) => /^(?:extent|insofar|far)$/.test(word) && all.slice(k).some((one) => one.word === sign),
      )
  return placed(
    kind,
    subject,
    isInconsistent(tokens, from) ? Math.max(certainty, 0.88) : isVague ? certainty * 0.8 : certainty,
    attitudeOfState(before(tokens, Math.min(from, subject.at)), chain, isSeparate, isNow),
  )
}

/** 'As X says, 5 U.S. at 9, Y is overruled': a verb in the singular has one subject, unless 'the holding of X and Y' is it. */
function lastOfRow(tokens: readonly Token[], from: number, named: Named): Named {
  const { authorities, at } = named
  const isJoined = tokens.slice(at, from).some(({ word }) => word === 'and' || word === 'or' || word === '&')
  return authorities.length < 2 || isJoined ? named : { ...named, authorities: authorities.slice(-1) }
}

/** 'To the extent that X is inconsistent with what we hold, it cannot stand': measured by this decision, so nothing is vague. */
const isInconsistent = (tokens: readonly Token[], from: number): boolean => {
  const at = tokens.slice(0, from).findIndex(({ word }) => /^(?:extent|insofar|far)$/.test(word))
  const words = at < 0 ? [] : tokens.slice(at, from).map(({ word }) => word)
  // What an earlier decision measured by itself is told with 'it' and 'that', and without 'we'.
  return (
    words.some((word) => /^(?:inconsistent|contrary|conflicts?)$/.test(word)) &&
    words.some((word) => /^(?:we|our|now|today|herein)$/.test(word))
  )
}

/** "X, overruled by Y": the verb without a helper, and who did it after it. */
export function ofParticiple(tokens: readonly Token[], i: number, verb: Verb): Bare | null {
  const by = doneBy(tokens, i + 1)
  if (by === undefined) return null
  let end = i - 1
  while (
    end >= 0 &&
    end > i - 4 &&
    /^(?:[,(—–]|later|since|subsequently|partially|expressly)$/.test((tokens[end] as Token).word)
  )
    end--
  const token = tokens[end]
  if (token?.word !== sign) return null
  const named = { authorities: [token.authority ?? null], certainty: 1, at: end }
  return { ...told(verb.kind, named, verb.certainty), by: selfless(by, named) }
}
