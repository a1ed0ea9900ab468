import type { CitationCheck } from '@casewright/core'
import type { Reference } from '../output.ts'
import type { Question } from './question.ts'

/** What a lawyer has to know of the question before the answer: what it cites and nobody has, and whose law is missing. */
export const warningsOf = (
  question: Question,
  checks: readonly CitationCheck[],
  references: readonly Reference[],
): string[] => [...checks.flatMap(ofCitation), ...ofStates(question, references)]

function ofCitation({ text, status, reason, found }: CitationCheck): string[] {
  if (status === 'verified') return []
  if (status === 'not-found')
    return [`The question rests on ${text}. It was not found: ${reason} Nothing below confirms that it exists.`]
  if (status === 'mismatch')
    return [`The question cites ${text}, but the source has it otherwise: ${reason} See the citation check.`]
  if (status === 'ambiguous') return [`The question cites ${text}, which is not clear: ${reason}`]
  return found
    ? [`${text} could be checked only in part: ${reason}`]
    : [`The question rests on ${text}. Whether it exists could not be checked: ${reason}`]
}

function ofStates({ states }: Question, references: readonly Reference[]): string[] {
  if (references.length === 0) return []
  const missing = states.filter(({ code }) => !references.some(({ jurisdiction }) => jurisdiction === code))
  if (missing.length === 0) return []
  const names = missing.map(({ name }) => name).join(' and ')
  return [`None of the authorities found is from ${names}. What binds there may be different.`]
}
