import { conditions, negations } from './classes.ts'
import { hasVerb, readWords } from './clause.ts'
import { governorOf } from './lead.ts'
import type { LeadKind } from './lead-kind.ts'
import { deniedAfter, saidAfter } from './lead-phrases.ts'
import {
  claiming,
  claims,
  conditional,
  hedging,
  otherCourts,
  others,
  rejecting,
  saying,
  undoing,
} from './lead-words.ts'
import type { Place } from './place.ts'
import { between, sentenceEnd, sentenceStart } from './sentences.ts'
import { type Words, wordsOf } from './words.ts'

export type CutKind = LeadKind | 'question'

/** Words of the sentence that a quotation leaves out before or after it, and that change what it says. */
export interface CutOff extends Place {
  kind: CutKind
}

/**
 * What a quotation that begins or ends inside a sentence was cut out from under: a denial, a condition, a question,
 * or somebody else's claim. Null where nothing of its sentence changes what it says, or the court adopts what another claims.
 * @param asks the quotation itself ends with a question mark
 */
export function cutOff(words: Words, { from, to }: Place, asks: boolean): CutOff | null {
  const begun = sentenceStart(words, from)
  const ends = sentenceEnd(words, from)
  const tail = readWords(words, to, Math.min(ends, to + 16)).read
  const after = to < ends ? saidAfter(tail) : null
  if (after && !isAdopted(words, ends)) return { kind: after.kind, from: to, to: to + after.to }
  if (begun === from) return null
  const { read: lead, last: mark } = readWords(words, begun, from)
  const quoted = readWords(words, from, Math.min(to, ends, from + 80)).read
  const inParentheses = lead.length < from - begun
  const found = governorOf(lead, mark, quoted)
  if (found) {
    if (found.kind === 'claim' && isAdopted(words, ends)) return null
    return inParentheses
      ? { kind: found.kind, from: begun, to: from }
      : { kind: found.kind, from: begun + found.from, to: begun + found.to }
  }
  const isSubject = lead.length === 1 && lead[0]?.word === 'that'
  const denied = isSubject && to < ends ? deniedAfter(tail) : null
  if (denied) return { kind: denied.kind, from: to, to: to + denied.to }
  const says = hasVerb(quoted) || lead.at(-1)?.word === 'that'
  const isQuestion = !asks && says && to <= ends && between(words, ends - 1).includes('?')
  return isQuestion ? { kind: 'question', from: begun, to: from } : null
}

/** Whether the writer's own words before a quotation govern it as the source's do. */
export function isCarried(leadIn: string, kind: CutKind): boolean {
  const read = wordsOf(leadIn)
  const words = read.words.slice(read.words.length > 0 ? sentenceStart(read, read.words.length - 1) : 0)
  const has = (...classes: ReadonlySet<string>[]) => words.some((word) => classes.some((one) => one.has(word)))
  if (kind === 'claim')
    return (
      has(claiming, claims, rejecting) ||
      (has(saying) && (has(others) || otherCourts.test(words.join(' ')))) ||
      /\baccording to\b/i.test(leadIn)
    )
  if (kind === 'negation')
    return words.some(
      (word, at) =>
        (negations.has(word) || rejecting.has(word) || conditions.has(word) || word.endsWith("n't")) &&
        !words.slice(at + 1, at + 4).some((next) => undoing.has(next)),
    )
  return has(conditional, conditions, hedging, asking) || (has(requiring) && has(proving))
}

/** 'He must prove that …' says what 'unless he proves that …' says. */
const requiring = new Set(
  'must shall need needs needed burden require requires required requirement requirements requiring necessary essential prerequisite prerequisites'.split(
    ' ',
  ),
)
const proving = new Set(
  'prove proves proven proving proof show shows shown showing establish establishes demonstrate demonstrates plead pleads allege alleges'.split(
    ' ',
  ),
)

const asking = new Set('question questions ask asks asked asking issue inquiry test depends turns'.split(' '))

const agrees =
  /^[\s”"’')\]\d]*(?:we|i) (?:agree|think so|adopt|accept|concur)\b|^[\s”"’')\]\d]*(?:this|that|the) (?:contention|argument|position|view) is (?:sound|correct|right|well taken)\b/iu

/** 'Petitioner contends that … We agree.' */
const isAdopted = (words: Words, ends: number): boolean =>
  agrees.test(words.text.slice((words.end[ends - 1] ?? 0) + 1, (words.end[ends - 1] ?? 0) + 90))
