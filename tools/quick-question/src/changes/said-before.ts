import { visibleText } from '@casewright/core'
import { findCitations, replaceCitations, sentencesOf } from '@casewright/law'
import type { EarlierTurn } from '../search-text.ts'

/** A sentence of an earlier answer, or words that it quoted. */
export interface SaidBefore {
  words: string
  /** What was cited in the same paragraph. */
  cited: string[]
  isQuoted: boolean
}

/** Of earlier answers, at most: what a page sends costs no more than that. */
const mostTurns = 3
const mostParagraphs = 24
const mostCited = 8
const [shortest, longest] = [20, 400]

/** Lines of ours that say nothing of the law. */
const ours = /^(?:The most relevant passages:|Nothing was found|Not answered by the passages|Earlier )/

/** The paragraphs of the latest answers, the latest first. They come from the page, and may be anything. */
export const paragraphsBefore = (earlier: readonly EarlierTurn[]): string[] =>
  earlier
    .slice(-mostTurns)
    .reverse()
    .flatMap(({ answer }) => visibleText(answer).split(/\n+/))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line && !ours.test(line))
    .slice(0, mostParagraphs)

/** What a paragraph cites in full. */
const citedIn = (paragraph: string): string[] => [
  ...new Set(
    findCitations(paragraph)
      .filter(({ kind }) => kind === 'case' || kind === 'law')
      .map(({ start, end }) => paragraph.slice(start, end).trim()),
  ),
]

export const citedBefore = (earlier: readonly EarlierTurn[]): string[] =>
  [...new Set(paragraphsBefore(earlier).flatMap(citedIn))].slice(0, mostCited)

/** The sentences of the latest answers, without citations and what stands in brackets. */
export const saidBefore = (earlier: readonly EarlierTurn[]): SaidBefore[] =>
  paragraphsBefore(earlier).flatMap((paragraph) => {
    const cited = citedIn(paragraph)
    const quoted = [...paragraph.matchAll(/“([^”]{1,2000})”/g)].map(([, words = '']) => words)
    const rest = replaceCitations(paragraph.replace(/“[^”]{1,2000}”/g, ' '), () => ' ').replace(
      /\[[^[\]]{0,200}\]/g,
      ' ',
    )
    return [
      ...quoted.flatMap((words) => sentences(words).map((one) => ({ words: one, cited, isQuoted: true }))),
      ...sentences(rest).map((one) => ({ words: one, cited, isQuoted: false })),
    ]
  })

const sentences = (text: string): string[] =>
  sentencesOf({ text })
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
    .filter(({ length }) => length >= shortest && length <= longest)
