import type { CitationCheck } from '@casewright/core'
import type { Reference } from '../output.ts'
import type { Question } from './question.ts'

/** What a lawyer has to know of the question before the answer: what it cites and nobody has, and whose law is missing. */
export const warningsOf = (
  question: Question,
  checks: readonly CitationCheck[],
  references: readonly Reference[],
  relied: readonly CitationCheck[] = [],
): string[] => [
  ...checks.flatMap(ofCitation),
  ...ofRetired(references, checks, 'the question rests'),
  ...ofRetired(references, relied, 'the answer rests'),
  ...ofStates(question, references),
]

function ofCitation({ text, status, reason, found, treatment }: CitationCheck): string[] {
  if (status === 'verified') return []
  // What became of it comes before whether its text is at hand.
  if (treatment && !found) return [`The question rests on ${text}. ${treatment.says} ${reason}`]
  if (status === 'not-found')
    return [`The question rests on ${text}. It was not found: ${reason} Nothing below confirms that it exists.`]
  if (status === 'mismatch')
    return [`The question cites ${text}, but the source has it otherwise: ${reason} See the citation check.`]
  if (status === 'ambiguous') return [`The question cites ${text}, which is not clear: ${reason}`]
  return found
    ? [`${text} could be checked only in part: ${reason}`]
    : [`The question rests on ${text}. Whether it exists could not be checked: ${reason}`]
}

/** Of what a question or an answer rests on, that it is no longer good law comes before everything else. */
const ofRetired = (references: readonly Reference[], checks: readonly CitationCheck[], who: string): string[] =>
  references.flatMap(({ id, title, caution }) =>
    caution && checks.some(({ found }) => found?.id === id) ? [`${title}, on which ${who}: ${caution}`] : [],
  )

function ofStates({ states }: Question, references: readonly Reference[]): string[] {
  if (references.length === 0) return []
  const missing = states.filter(({ code }) => !references.some(({ jurisdiction }) => jurisdiction === code))
  if (missing.length === 0) return []
  const names = missing.map(({ name }) => name).join(' and ')
  return [`None of the authorities found is from ${names}. What binds there may be different.`]
}
