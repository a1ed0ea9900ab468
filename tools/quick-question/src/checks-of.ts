import type { CitationCheck } from '@casewright/core'
import type { QuickAnswer } from './output.ts'

type Parts = Pick<QuickAnswer, 'written' | 'asked'>

/** The citations of a question and of what a model wrote, each once; the passages have checks of their own. */
export function checksOf({ written, asked }: Parts): CitationCheck[] {
  const checks = [...asked, ...(written?.paragraphs ?? []).flatMap(({ citations }) => citations)]
  return [...new Map(checks.map((check) => [check.text, check])).values()]
}
