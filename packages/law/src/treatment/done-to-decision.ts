import { adverbs, between, decisions, determiner, parts, pronouns } from './lexicon.ts'
import { sign, type Token } from './line.ts'

/** Words before which a participle is an attribute, and done by nobody: 'a properly limited search', 'so limited'. */
const attributed =
  /^(?:a|an|the|this|its|their|his|her|our|such|any|no|so|more|less|very|too|most|rather|quite|of|on|with)$/
/** How far the object of a verb may begin behind it. */
const nearest = 6

/** What a decision has: 'questioned the correctness of X'. */
const qualities = /^(?:correctness|soundness|validity|wisdom|basis|premises|underpinnings|reach|scope)$/

const isPhrase = (word: string): boolean =>
  qualities.test(word) || between.has(word) || parts.has(word) || decisions.has(word) || adverbs.has(word)

/**
 * Whether a verb that is said of anything is here said of a decision: "limited" of a search, and "rejected" of a claim,
 * say nothing of the case that is named beside it.
 * @param from where the helpers of a passive begin; null: active
 */
export function isDoneToDecision(tokens: readonly Token[], i: number, from: number | null): boolean {
  return from === null ? isObject(tokens, i) && !isAttribute(tokens, i) : isSubject(tokens, from, i)
}

function isAttribute(tokens: readonly Token[], i: number): boolean {
  if (!/ed$/.test(tokens[i]?.word ?? '')) return false
  let at = i - 1
  while (at > 0 && adverbs.has(tokens[at]?.word ?? '')) at--
  return attributed.test(tokens[at]?.word ?? '')
}

/** 'Limited X', 'rejected the reasoning of X', 'confine that decision'. What was 'rejected in X' is something else. */
function isObject(tokens: readonly Token[], i: number): boolean {
  if (tokens[i + 1]?.word === 'in') return false
  for (let at = i + 1; at < tokens.length && at <= i + nearest; at++) {
    const word = tokens[at]?.word ?? ''
    if (word === sign) return !isOwned(tokens, at)
    if (decisions.has(word) && determiner.test(tokens[at - 1]?.word ?? '')) return true
    if (pronouns.has(word)) return isToFacts(tokens, at)
    if (!isPhrase(word)) return false
  }
  return false
}

/** 'X’s claim' is no decision, and 'X’s holding' is. */
function isOwned(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.word !== "'" || tokens[at + 2]?.word !== 's') return false
  return !tokens.slice(at + 3, at + 7).some(({ word }) => parts.has(word) || decisions.has(word))
}

/** 'X has been limited', 'the holding of X is confined', 'that case was limited'. */
function isSubject(tokens: readonly Token[], from: number, i: number): boolean {
  let at = from - 1
  while (at > 0 && /^[,()"“”'’\-–—]$/.test(tokens[at]?.word ?? '')) at--
  const word = tokens[at]?.word ?? ''
  if (word === sign) return true
  if (pronouns.has(word)) return isToFacts(tokens, i)
  return decisions.has(word) || parts.has(word) || qualities.test(word)
}

/** 'It' may be anything, unless it has facts of its own. */
const isToFacts = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 6).some(({ word }) => word === 'facts')
