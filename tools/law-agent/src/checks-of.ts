import { type CitationCheck, sameCited } from '@casewright/core/client'
import type { Answered, Proposition } from './output.ts'

/** The propositions of a model, in the order in which they are shown. */
export const propositionsOf = ({ written }: Pick<Answered, 'written'>): Proposition[] =>
  written ? [...written.premises, ...written.paragraphs.flat()] : []

/** The citations that somebody wrote: those of the question, and those of a model. */
export const writtenChecksOf = (output: Pick<Answered, 'questionCitations' | 'written'>): CitationCheck[] =>
  once([...output.questionCitations, ...propositionsOf(output).map(({ check }) => check)])

const once = (checks: readonly CitationCheck[]): CitationCheck[] =>
  [...new Map(checks.toReversed().map((check) => [check.text, check])).values()].toReversed()

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
  const isWritten = propositionsOf(output).length > 0
  return once([...writtenChecksOf(output), ...(isWritten ? [] : foundChecksOf(output))])
}

/** Whether nobody wrote a citation: the search itself found the authority, and that it is there checks nobody's words. */
export const isOnlyFound = (output: Parameters<typeof checksOf>[0], one: CitationCheck): boolean =>
  writtenChecksOf(output).every((check) => !sameCited(check, one))

/** Those of the authorities that a search found and whose passages are shown. */
export const foundChecksOf = (output: Pick<Answered, 'passages' | 'references'>): CitationCheck[] =>
  shownReferences(output).flatMap((number) => output.references[number - 1]?.check ?? [])
