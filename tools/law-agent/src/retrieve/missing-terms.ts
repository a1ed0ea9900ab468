import { termFinder } from '@casewright/law'
import { ofTheStory } from '../question/of-the-story.ts'
import type { Read } from './passages.ts'

/** The words of a question that none of the authorities has, in its text or in what is known of it. */
export function missingTerms(terms: readonly string[], reads: readonly Read[]): string[] {
  if (reads.length === 0) return []
  const termsIn = termFinder(terms)
  const had = new Set(
    reads.flatMap(({ found: { title, holding = '', keyPoints = [], snippet, passage }, text }) => [
      ...termsIn([title, holding, ...keyPoints, snippet?.text ?? '', passage?.words ?? '', text ?? ''].join(' ')),
    ]),
  )
  return terms.filter((term, at) => !had.has(at) && !ofTheStory(term))
}
