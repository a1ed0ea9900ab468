import type { CitationCheck } from '@casewright/core'
import type { QuickAnswer } from './output.ts'

type Parts = Pick<QuickAnswer, 'written' | 'passages' | 'asked'>

/** The citations of an answer, each once. */
export function checksOf({ written, passages, asked }: Parts): CitationCheck[] {
  const checks: CitationCheck[] = [
    ...asked,
    ...passages.map(({ status }) => status),
    ...(written?.paragraphs ?? []).flatMap(({ citations }) => citations),
  ]
  return [...new Map(checks.map((check) => [check.text, check])).values()]
}
