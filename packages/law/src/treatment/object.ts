/** X, the nearest before 'which' or 'that'. */ import {
  between,
  decisions,
  determiner,
  noDecisions,
  parts,
} from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { meant } from './meant.ts'
import { isSign, type Memory, type Named, rowAfter, rowBefore } from './rows.ts'

const isPhrase = (word: string): boolean => between.has(word) || parts.has(word) || decisions.has(word)

/** Where the object of a verb has ended without a decision in it. */
const stops = new Set(
  'by because when where if unless who we i he she they do does did is are was were has have had not ; : —'.split(' '),
)

/** The decisions that are the object of a verb at `at - 1`. */
export function objectOf(tokens: readonly Token[], at: number, memory: Memory): Named | null {
  let strange = 0
  for (let i = at; i < tokens.length && i < at + 18; i++) {
    const { word, isProper } = tokens[i] as Token
    if (word === sign) return rowAfter(tokens, descendantOf(tokens, i) ?? i)
    if (word === 'following') return listAfter(tokens, i)
    // 'Disapproved of unnecessary mistrials, see generally X.'
    if (word === 'see' && tokens[i - 1]?.word === ',' && strange > 0) return null
    if (
      word === 'by' &&
      /^(?:established|adopted|announced|created|formulated|stated|laid|down|forth)$/.test(tokens[i - 1]?.word ?? '')
    )
      continue
    if (
      stops.has(word) ||
      (isProper && (i === at || /^(?:of|in|and|or|,)$/.test(tokens[i - 1]?.word ?? '')) && !isPhrase(word))
    )
      return null
    if (i < at + 3 && /^(?:it|them|both)$/.test(word)) return meant(word, tokens, at, memory)
    if (noDecisions.has(word) && !(parts.has(word) && leadsOn(tokens, i + 1))) return null
    if (decisions.has(word) && /^(?:of|in)$/.test(tokens[i + 1]?.word ?? '')) continue
    if (decisions.has(word) && !leadsOn(tokens, i + 1)) {
      const lead = tokens.slice(Math.max(at, i - 4), i).map((token) => token.word)
      if (
        lead.some((one) => determiner.test(one)) ||
        (lead.includes('the') && /^(?:case|decision|precedent)s?$/.test(word))
      ) {
        // 'to overrule that decision': this opinion's own is never meant by 'this decision'.
        if (lead.includes('this') || (lead.includes('its') && !/^(?:holding|rule|doctrine|view)s?$/.test(word)))
          return null
        return meant(/^(?:those|these|both)$/.test(lead.at(-1) ?? '') ? 'those' : word, tokens, at, memory)
      }
      return null
    }
    if (parts.has(word) && tokens[i - 1]?.word === 'its' && i === at + 1) return meant('it', tokens, at, memory)
    if (word === 'that' && i > at + 3) return null
    if (!between.has(word) && !parts.has(word) && ++strange > 5) return null
  }
  return null
}

/** 'One of X's progeny, Y': Y, where it stands right behind. */
const descendantOf = (tokens: readonly Token[], at: number): number | null => {
  const words = tokens.slice(at + 1, at + 6).map(({ word }) => word)
  const skip = words.findIndex((word) => /^(?:progeny|descendants|offspring)$/.test(word))
  if (skip < 0 || skip > 2 || words[skip + 1] !== ',') return null
  return isSign(tokens[at + skip + 3]) && /^(?:one|some|several|two|many)$/.test(tokens[at - 2]?.word ?? '')
    ? at + skip + 3
    : null
}

/** 'The following decisions are overruled: X; Y; and Z.' */
export function listAfter(tokens: readonly Token[], at: number): Named | null {
  for (let i = at + 1; i < tokens.length && i < at + 30; i++)
    if (tokens[i]?.word === ':') {
      const first = tokens.findIndex((token, k) => k > i && k < i + 4 && isSign(token))
      return first < 0 ? null : { ...rowAfter(tokens, first), at: i }
    }
  return null
}

/** Whether the phrase goes on to name the decision: 'the rule of X', 'those portions of the opinions in X'. */
const leadsOn = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at; i < at + 6 && i < tokens.length; i++) {
    const { word } = tokens[i] as Token
    if (word === sign) return true
    if (!between.has(word) && !parts.has(word)) return false
  }
  return false
}

/** "X, which the Court now overrules": the object before its verb at `at`. */
export function relativeObject(tokens: readonly Token[], at: number): Named | null {
  for (let i = at - 1; i > 0 && i > at - 8; i--)
    if (/^(?:which|that)$/.test((tokens[i] as Token).word)) {
      const found = beforeRelative(tokens, i - 1)
      return found && i - found.at < 8 && /^(?:the|it|we|i|this|today's)$/.test(tokens[i + 1]?.word ?? '')
        ? found
        : null
    }
  return null
}

export const beforeRelative = (tokens: readonly Token[], from: number): Named | null => {
  for (let i = from; i >= 0 && i > from - 4; i--) if (isSign(tokens[i])) return rowBefore(tokens, i)
  return null
}
