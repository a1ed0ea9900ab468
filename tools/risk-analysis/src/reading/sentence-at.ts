import { type Span, sentencesOf } from '@casewright/law'

/** Finds the sentence in which a place of a text stands. */
export function sentenceFinder(text: string): (at: number) => Span {
  const sentences = sentencesOf({ text })
  return (at) => sentences.findLast(({ start }) => start <= at) ?? { start: 0, end: text.length }
}

/** The text with some of its sentences blank, as long as before. */
export function withoutSentences(text: string, drops: (sentence: string) => boolean): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of sentencesOf({ text })) {
    if (!drops(text.slice(start, end))) continue
    parts.push(text.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  return from === 0 ? text : [...parts, text.slice(from)].join('')
}
