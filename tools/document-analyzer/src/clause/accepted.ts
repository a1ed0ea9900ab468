import type { Review } from '@casewright/core'
import type { Analyzed } from '../output.ts'
import { acceptedOf, type Change } from '../text/decisions.ts'
import { type ClauseLine, linesOf, putOf } from './lines.ts'

/** What a person accepted; of a clause that is put in, its lines with their numbers. */
export interface Accepted extends Change {
  lines?: ClauseLine[]
}

/** What decisions are made into: the text of a document, and how a clause is written there. */
export type Into = Pick<Analyzed, 'content' | 'insertAt' | 'form' | 'clauses'>

/** What was accepted, in the order of the text; new clauses in the order that contracts have them, numbered as they come. */
export const acceptedIn = (reviews: readonly Review[], { content, insertAt, form, clauses = [] }: Into): Accepted[] => {
  const accepted = acceptedOf(reviews, content.length)
  // Analyzed before it was known how the document writes its clauses: the words come as they were accepted.
  if (!form) return accepted
  const isPut = ({ start, end }: Change) => start === insertAt && end === insertAt
  const rank = ({ finding }: Change) => {
    const at = clauses.findIndex((clause) => clause.finding === finding)
    return at < 0 ? clauses.length : at
  }
  const put = accepted.filter(isPut).sort((one, other) => rank(one) - rank(other))
  const titles = new Map(clauses.map(({ finding, title }) => [finding, title]))
  const lines = linesOf(
    form,
    put.map(({ finding, text }) => putOf(text, titles.get(finding))),
  )
  const written = put.map((change, at): Accepted => ({ ...change, lines: lines[at] ?? [] }))
  const before = accepted.filter((one) => !isPut(one) && one.start < insertAt)
  const behind = accepted.filter((one) => !isPut(one) && one.start >= insertAt)
  return [...before, ...written, ...behind]
}

/** A line in words. */
const wordsOfLine = ({ parts }: ClauseLine): string => parts.map(({ text }) => text).join('')

/** The paragraphs that are put in: a clause's lines, or those of other words. */
export const paragraphsOf = ({ lines, text }: Accepted): { text: string; isTitle: boolean }[] =>
  lines
    ? lines.map((line) => ({ text: wordsOfLine(line), isTitle: line.isTitle }))
    : text
        .split(/\n+/)
        .filter((words) => words.trim())
        .map((words) => ({ text: words, isTitle: false }))
