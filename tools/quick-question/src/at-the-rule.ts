import type { FoundAuthority, Law } from '@casewright/core'
import { bearingSentences, termPlaces, termsOf } from '@casewright/law'

/** Of the first so many, one that is of the court. */
const mostLooked = 4

/**
 * An authority at the sentence of its text that says most on the question, one that states a rule before others, as the law
 * agent chooses it; as it was found where the library does not hold the text.
 */
export async function atTheRule(
  question: string,
  found: FoundAuthority,
  law: Pick<Law, 'read'>,
): Promise<FoundAuthority> {
  const { passage } = found
  if (!passage?.authority) return found
  const text = (await law.read(passage.authority).catch(() => null))?.text ?? ''
  if (text.slice(passage.start, passage.end) !== passage.words) return found
  const terms = termsOf(question)
  const best = bearingSentences(text, found.kind === 'case', terms, mostLooked, passage).find(({ aside }) => !aside)
  if (!best) return found
  const { start, end } = best
  const words = text.slice(start, end)
  const line = words.replace(/\s/g, ' ')
  return {
    ...found,
    passage: { ...passage, start, end, words },
    snippet: { text: line, marks: termPlaces(terms, line) },
  }
}
