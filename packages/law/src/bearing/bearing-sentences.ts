import { courtsOpinionAt } from '../opinions/courts-opinion.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Span } from '../span/span.ts'
import { fewestTerms } from './fewest-terms.ts'
import { ruleFirst, standsAlone, statesRule } from './states-rule.ts'
import { separateAt, toldOfOthers } from './told-of-others.ts'
import { termFinder } from './words.ts'

/** Sentences of a text that bear on a question. */
export interface Bearing extends Span {
  /** Stands outside the opinion of the court. */
  aside: boolean
  /** States law, and not what happened, in words that are clear by themselves. */
  isRule: boolean
  /** Whose concurrence or dissent it is of: 'Harlan, concurring'. */
  by?: string
}

interface Chosen extends Bearing {
  words: string
  score: number
}

/** A passage, in characters: a sentence that is longer is cut at a word. */
const mostCharacters = 700
/** A sentence that is shorter gets the next one. */
const short = 110
/** A sentence that states a rule says more than one that tells what happened. */
const ofRule = 1.3
/** The first passage states a rule where one has so much of the question as the best one has. */
const near = 0.6

/**
 * The sentences of a text that have the most of a question's words, those of the opinion of the court before others. A rare
 * word of the text says more than a common one. The first states a rule where one of about as many of the words does. Of a
 * case none is what somebody else says, as the court tells it.
 * @param at where a search found it: its whole sentences, where none has enough of the words
 */
export function bearingSentences(
  text: string,
  isCase: boolean,
  terms: readonly string[],
  most: number,
  at?: Span,
): Bearing[] {
  const chosen = terms.length > 0 ? chosenOf(text, isCase, terms) : []
  if (chosen.length === 0 && at) return whole(text, at).slice(0, most)
  const least = (chosen[0]?.score ?? 0) * near
  const close = chosen.filter(({ score, aside }) => score >= least && !aside)
  const first = ruleFirst(close, ({ words }) => words)[0]
  const ordered = first ? [first, ...chosen.filter((one) => one !== first)] : chosen
  return ordered.slice(0, most).map(({ words, score, ...one }) => one)
}

/** The sentences that a place is in, whole, one that states a rule first. */
function whole(text: string, at: Span): Bearing[] {
  const sentences = sentencesOf({ text }).filter(({ start, end }) => start < at.end && end > at.start)
  const full = sentences.filter(({ start }) => start >= at.start)
  return ruleFirst(full.length > 0 ? full : sentences, ({ text: words }) => words).map((sentence) => ({
    ...spanOf(text, sentence, sentences[sentences.indexOf(sentence) + 1]),
    aside: false,
    isRule: statesRule(sentence.text) && standsAlone(sentence.text),
  }))
}

function chosenOf(text: string, isCase: boolean, terms: readonly string[]): Chosen[] {
  const source = { text }
  const opinion = isCase ? courtsOpinionAt(source) : { start: 0, end: text.length }
  const sentences = sentencesOf(source).filter(({ contents }) => !contents)
  const told = isCase ? toldOfOthers(sentences) : new Set()
  const writer = isCase ? separateAt(source) : () => null
  const termsIn = termFinder(terms)
  const having = sentences.map((sentence) => termsIn(sentence.text))
  const weights = terms.map((_, term) => {
    const count = having.reduce((sum, found) => sum + (found.has(term) ? 1 : 0), 0)
    return Math.log(1 + sentences.length / (1 + count))
  })
  const least = Math.min(fewestTerms(terms.length), 3)
  return sentences
    .flatMap((sentence, at) => {
      const found = having[at] ?? new Set()
      if (found.size < least || sentence.text.length < 40) return []
      if (told.has(sentence)) return []
      const by = writer(sentence.start)
      const aside = by !== null || sentence.start < opinion.start || sentence.end > opinion.end
      const sum = [...found].reduce((total, term) => total + (weights[term] ?? 0), 0)
      const isRule = statesRule(sentence.text)
      const score = sum * (isRule ? ofRule : 1) * (aside ? 0.5 : 1)
      const shown = { aside, isRule: isRule && standsAlone(sentence.text), ...(by !== null && { by }) }
      return [{ ...spanOf(text, sentence, sentences[at + 1]), ...shown, score, words: sentence.text }]
    })
    .sort((one, other) => other.score - one.score)
}

function spanOf(text: string, sentence: Sentence, next: Sentence | undefined): Span {
  const { start } = sentence
  const withNext = sentence.text.length < short && next && next.paragraph === sentence.paragraph
  const end = withNext ? next.end : sentence.end
  if (end - start <= mostCharacters) return { start, end }
  const space = text.lastIndexOf(' ', start + mostCharacters)
  return { start, end: space > start ? space : start + mostCharacters }
}
