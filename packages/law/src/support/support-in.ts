import type { SupportOutcome } from '@casewright/core'
import type { Span } from '../span/span.ts'
import { type Difference, deniesOther, differenceOf, mayDiffer } from './contradiction.ts'
import { type Fit, fitOf } from './fit.ts'
import type { HeldText } from './held-text.ts'
import { isOneSided } from './one-sided.ts'
import { numberOf } from './polarity.ts'
import { type Word, wordsOf } from './reading.ts'
import { otherWordsIn } from './replaced.ts'

/** The passage of an authority that comes nearest to what is stated. */
export interface Support {
  outcome: SupportOutcome
  /** From 0 to 1, to rank by. */
  score: number
  /** Where the passage stands in the text of the authority. */
  passage: Span
  /** The words of the passage that are stated. */
  marks: Span[]
  difference?: Difference
  /** Its words are alike, and one side denies or reverses what the other does not. */
  isOpen?: true
  /** What it says in place of what is stated, amid the same words. */
  instead?: { stated: string; found: string }
  /** It asks whether that is so, and does not say it. */
  isQuestion?: true
  /** It is none of the places that count more, and nothing there comes near. */
  isElsewhere?: true
}

/** Sentences that are looked at closely, and the longest passage of several, in UTF-16 units. */
const mostCandidates = 16
const mostNear = 6
const longestPassage = 900

/** What a passage on the page of the pin cite has ahead of others. */
const nearCounts = 0.03

/** Fitted to sentences of opinions that quote each other, and to others: see docs/evaluation.md. */
const weights = { coverage: 0.45, together: 0.25, focus: 0.15, run: 0.15 }
export const scoreOf = ({ coverage, together, focus, run }: Fit): number =>
  weights.coverage * coverage + weights.together * together + weights.focus * focus + weights.run * run
const [supports, relates] = [0.55, 0.25]
/** Fewer different telling words stand together in much that says something else. */
const fewestStated = 3
/** Of the weight of what is stated, how much a passage that supports it must have. */
const covers = 0.6

/** The passage nearest to what is stated, and what it says of it. `near`: places that count more, such as a page. */
export function supportIn(held: HeldText, statement: string, near: readonly Span[] = []): Support | null {
  const plain = withoutBrackets(statement)
  const stated = wordsOf(plain)
  const passages = passagesFor(held, stated, near)
  const [best] = passages
  if (!best) return null
  const there = passages.find(({ isWithin }) => isWithin)
  const support = judged(held, best, plain, stated)
  return {
    ...support,
    ...(near.length > 0 &&
      support.outcome === 'supported' &&
      !best.isNear &&
      (there?.score ?? 0) < relates && { isElsewhere: true }),
  }
}

/** The passages that come nearest to what is stated, the best first, none over another. Empty: none comes near. */
export function supportsIn(held: HeldText, statement: string, most: number): Support[] {
  const plain = withoutBrackets(statement)
  const stated = wordsOf(plain)
  const found: { from: number; to: number; support: Support }[] = []
  for (const candidate of passagesFor(held, stated)) {
    if (found.length === most || candidate.score < relates) break
    const { from, to } = candidate
    if (found.some((other) => from <= other.to && other.from <= to)) continue
    found.push({ from, to, support: judged(held, candidate, plain, stated) })
  }
  return found.map(({ support }) => support)
}

function judged(held: HeldText, best: Candidate, plain: string, stated: readonly Word[]): Support {
  const { from, to, score, coverage, words } = best
  const passage = { start: held.sentences[from]?.start ?? 0, end: held.sentences[to]?.end ?? 0 }
  const difference = differenceIn(held, { from, to }, plain, stated)
  const own = new Set(stated.flatMap(({ stem, tells }) => (tells ? stem : [])))
  const isAlike = score >= supports && coverage >= covers && hasNumbers(stated, words)
  const sentence = isAlike && !difference ? closest(held, best, stated) : undefined
  const nearest = sentence?.words
  const isDenied = sentence && isUncertain(held, sentence, plain, stated)
  const instead = nearest && !isDenied ? otherWordsIn(stated, nearest) : null
  const isOpen =
    isDenied || (sentence && !instead && isOneSided(statedSide(plain, stated), foundSide(held, sentence))) || undefined
  const isQuestion = sentence && !isOpen && !instead && asks(held, sentence) && !asked.test(plain) ? true : undefined
  const isSupported = nearest && !isOpen && !instead && !isQuestion && own.size >= fewestStated
  const outcome = difference ? 'contradicted' : isSupported ? 'supported' : score >= relates ? 'related' : 'none'
  return {
    outcome,
    score,
    passage,
    marks: words.flatMap(({ start, end, stem }) => (own.has(stem) ? [{ start, end }] : [])),
    ...(difference && { difference }),
    ...(isOpen && { isOpen }),
    ...(instead && { instead }),
    ...(isQuestion && { isQuestion }),
  }
}

/** Whether one side denies or reverses what the other says plainly. */
const isUncertain = (held: HeldText, sentence: Sentence, statement: string, stated: readonly Word[]): boolean =>
  mayDiffer(stated, sentence.words) || deniesOther(statedSide(statement, stated), foundSide(held, sentence))

type Sentence = HeldText['sentences'][number]
const statedSide = (text: string, words: readonly Word[]) => ({ text, words, offset: 0 })
const foundSide = ({ source }: HeldText, { start, end, words }: Sentence) => ({
  text: source.text.slice(start, end),
  words,
  offset: start,
})

/** '[T]he deed' and 'substantial[ly]' are words. */
const withoutBrackets = (statement: string): string =>
  statement.replace(/\[(\p{L}{1,12})\](?=\p{L})|(?<=\p{L})\[(\p{L}{1,12})\]/gu, '$1$2')

interface Candidate {
  from: number
  to: number
  score: number
  coverage: number
  /** A part of it stands at a place that counts more, or all of it. */
  isNear: boolean
  isWithin: boolean
  words: readonly Word[]
}

/** Passages of one to three sentences, the best first. */
function passagesFor(held: HeldText, stated: readonly Word[], near: readonly Span[] = []): Candidate[] {
  const sums = new Map<number, number>()
  for (const stem of new Set(stated.flatMap(({ stem, tells }) => (tells ? stem : [])))) {
    const weight = held.weightOf(stem)
    for (const at of held.having.get(stem) ?? []) sums.set(at, (sums.get(at) ?? 0) + weight)
  }
  const ranked = [...sums].sort(([, one], [, other]) => other - one)
  const isNearAt = (at: number) => {
    const one = held.sentences[at]
    return one !== undefined && near.some(({ start, end }) => one.start < end && start < one.end)
  }
  const first = [
    ...ranked.slice(0, mostCandidates),
    ...(near.length > 0
      ? ranked
          .slice(mostCandidates)
          .filter(([at]) => isNearAt(at))
          .slice(0, mostNear)
      : []),
  ]
  const seen = new Set<string>()
  const candidates = first.flatMap(([at]) =>
    [
      [at, at],
      [at, at + 1],
      [at - 1, at],
    ].flatMap(([from = 0, to = 0]): Candidate[] => {
      const [one, other] = [held.sentences[from], held.sentences[to]]
      const key = `${from} ${to}`
      if (
        !one ||
        !other ||
        seen.has(key) ||
        other.end - one.start > (from === to ? Number.POSITIVE_INFINITY : longestPassage)
      )
        return []
      seen.add(key)
      const words = held.sentences.slice(from, to + 1).flatMap((sentence) => sentence.words)
      const [isNear, isWithin] = [isNearAt(from) || isNearAt(to), isNearAt(from) && isNearAt(to)]
      const fit = fitOf(stated, words, held.weightOf)
      return [
        {
          from,
          to,
          words,
          isNear,
          isWithin,
          coverage: fit.coverage,
          score: scoreOf(fit) + (isNear ? nearCounts : 0) - Math.min(one.discount, other.discount),
        },
      ]
    }),
  )
  return candidates.sort((one, other) => other.score - one.score)
}

function differenceIn(
  held: HeldText,
  { from, to }: Pick<Candidate, 'from' | 'to'>,
  statement: string,
  stated: readonly Word[],
): Difference | null {
  for (const { start, end, words } of held.sentences.slice(from, to + 1)) {
    const text = held.source.text.slice(start, end)
    const found = differenceOf(
      { text: statement, words: stated, offset: 0 },
      { text, words, offset: start },
      held.weightOf,
    )
    if (found) return found
  }
  return null
}

const asks = ({ source }: HeldText, { end }: Span): boolean =>
  /\?["”’)\]\d\s]{0,6}$/.test(source.text.slice(end - 8, end))
/** What is stated is itself that something is asked. */
const asked = /\?|\b(?:whether|ask(?:s|ed|ing)?|question(?:s|ed)?|consider(?:s|ed)?|issue)\b/i

/** The sentence of a passage that has most of what is stated. */
function closest(
  held: HeldText,
  { from, to }: Pick<Candidate, 'from' | 'to'>,
  stated: readonly Word[],
): HeldText['sentences'][number] | undefined {
  const [first, ...others] = held.sentences.slice(from, to + 1)
  const coverage = (words: readonly Word[]) => fitOf(stated, words, held.weightOf).coverage
  return others.reduce((best, one) => (coverage(one.words) > coverage(best?.words ?? []) ? one : best), first)
}

/** A number that is stated and not found is not supported, whatever the other words. */
function hasNumbers(stated: readonly Word[], found: readonly Word[]): boolean {
  const there = new Set(found.flatMap((word) => numberOf(word) ?? []))
  return stated.every((word) => {
    const number = /\d/.test(word.word) ? numberOf(word) : undefined
    return number === undefined || there.has(number)
  })
}
