import type { Run } from '@casewright/core'
import { CasewrightError } from '@casewright/core/client'
import type { CheckedDocument, FoundPassages } from './output.ts'

/** Whether a result is that of a check, and not of a search for passages. */
export const isChecked = (output: CheckedDocument | FoundPassages): output is CheckedDocument => 'citations' in output

/** @throws CasewrightError of a run that checked no document */
export function checkedRun<R extends Run<CheckedDocument | FoundPassages>>(run: R): R & Run<CheckedDocument> {
  if (run.output && isChecked(run.output)) return { ...run, output: run.output }
  throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
}
