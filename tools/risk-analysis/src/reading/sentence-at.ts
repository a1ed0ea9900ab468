import { type Span, sentencesOf } from '@casewright/law'

/** Finds the sentence in which a place of a text stands. */
export function sentenceFinder(text: string): (at: number) => Span {
  const sentences = sentencesOf({ text })
  return (at) => sentences.findLast(({ start }) => start <= at) ?? { start: 0, end: text.length }
}
