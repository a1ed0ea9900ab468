import { isCitation } from './citation-words.ts'
import { conditions, coordinators, isAdverb, limits, negations, openers, referring, slotOf } from './classes.ts'
import { hasVerb, readWords, startsClause } from './clause.ts'
import { conditionIn } from './governing.ts'
import type { Joint, Part } from './parts.ts'
import { sentenceEnd, sentenceStart } from './sentences.ts'
import type { Words } from './words.ts'

export type Joined = 'sentences' | 'reference' | 'condition' | 'speaker'

/**
 * Whether two parts may stand together though a sentence ends between them: each must be a sentence, or a clause that
 * stands for itself, and the quotation must show them as two.
 * @param begins where the part before begins, or its sentence
 * @returns null where they may
 */
export function joinedSentences(
  words: Words,
  begins: number,
  from: number,
  to: number,
  joint: Joint,
  next: Part,
): Joined | null {
  const ended = sentenceEnd(words, from - 1)
  const begun = sentenceStart(words, to)
  const isWhole = ended === from
  if (!isWhole && !(joint.ends || (next.capital && begun === to))) return 'sentences'
  if (begun === to ? !next.capital && !joint.ends : !(next.capital || (isWhole && joint.ends))) return 'sentences'
  const tail = isWhole ? null : faultOfTail(words, begins, from, ended)
  if (tail) return tail
  const lead = begun === to ? null : faultOfLead(words, begun, to)
  if (lead) return lead
  const pronoun = words.words[to] ?? ''
  if (!referring.has(pronoun) || begun <= ended || isCitation(words.text.slice(words.end[from - 1], words.start[to])))
    return null
  // The sentence left out speaks of the same one already.
  return words.words.slice(ended, sentenceEnd(words, ended)).includes(pronoun) ? null : 'reference'
}

/** The end of a sentence left out: what is kept must have its verb, and what is left out must be a phrase of its own. */
function faultOfTail(words: Words, begins: number, from: number, ended: number): Joined | null {
  const kept = readWords(words, Math.max(begins, sentenceStart(words, from - 1)), from).read
  const { read: left, inside } = readWords(words, from, ended)
  if (isCitation(words.text.slice(words.end[from - 1], words.end[ended - 1]))) return null
  if (conditionIn([...left, ...inside].slice(0, 60))) return 'condition'
  const last = kept.at(-1)?.word ?? ''
  const parts =
    left[0] !== undefined &&
    (left[0].mark !== '' ||
      slotOf(left[0].word) !== null ||
      openers.has(left[0].word) ||
      isAdverb(left[0].word) ||
      left[0].word === 'to')
  const isFragment = begins > sentenceStart(words, from - 1) && left[0]?.mark !== ''
  return (hasVerb(kept) || isFragment) && parts && slotOf(last) === null ? null : 'sentences'
}

/** The beginning of a sentence left out: what is kept must be a clause of its own that nobody else says and nothing limits. */
function faultOfLead(words: Words, begun: number, to: number): Joined | null {
  const { read: left, last } = readWords(words, begun, to)
  const next = readWords(words, to, Math.min(sentenceEnd(words, to), to + 20)).read
  if (isCitation(words.text.slice(words.start[begun], words.start[to]))) return null
  if (left.some(({ word }) => conditions.has(word) || negations.has(word) || limits.has(word))) return 'condition'
  const ends = left.at(-1)?.word ?? ''
  if (ends === 'that') return left.some(({ word }) => word === 'we' || word === 'i' || word === 'it') ? null : 'speaker'
  const parted =
    last !== '' || coordinators.has(ends) || left.every(({ word }) => isAdverb(word) || coordinators.has(word))
  return parted && startsClause(next) ? null : 'sentences'
}
