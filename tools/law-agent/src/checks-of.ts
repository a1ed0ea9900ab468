import type { CitationCheck } from '@casewright/core'
import type { Answered, Proposition } from './output.ts'

/** The propositions of a model, in the order in which they are shown. */
export const propositionsOf = ({ written }: Pick<Answered, 'written'>): Proposition[] =>
  written ? [...written.premises, ...written.paragraphs.flat()] : []

/** The numbers of the references whose passages are shown as the answer, each once. */
const shownReferences = ({ passages }: Pick<Answered, 'passages'>): number[] => [
  ...new Set(passages.map(({ reference }) => reference)),
]

/**
 * The citations of a result, each once, in the order in which they are shown: those of the question, those of the
 * answer. The first is note 1.
 */
export function checksOf(
  output: Pick<Answered, 'questionCitations' | 'written' | 'passages' | 'references'>,
): CitationCheck[] {
  const written = propositionsOf(output).map(({ check }) => check)
  const found = shownReferences(output).flatMap((number) => output.references[number - 1]?.check ?? [])
  const all = [...output.questionCitations, ...written, ...(written.length > 0 ? [] : found)]
  return [...new Map(all.toReversed().map((check) => [check.text, check])).values()].toReversed()
}
