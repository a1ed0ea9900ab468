import type { PanelProps, RunView } from '@casewright/core/client'
import type { manifest } from '../manifest.ts'
import type { Answered, Summary } from '../output.ts'

export type Props = PanelProps<typeof manifest>
type AnyRun = RunView<Summary | Answered>
export type SummaryRun = RunView<Summary>
export type AnswerRun = RunView<Answered>

export const isSummary = (run: AnyRun): run is SummaryRun => run.action === 'summarize'
export const isAnswer = (run: AnyRun): run is AnswerRun => run.action === 'ask'

export interface DocumentRun {
  /** Of a run beside the shown one; undefined for the shown one itself. */
  key?: string
  run: SummaryRun
}

/** The documents on the page, in the order in which they were given. One is shown. */
export function documentsOf({ run, beside }: Pick<Props, 'run' | 'beside'>): DocumentRun[] {
  const shown: DocumentRun[] = run && isSummary(run) ? [{ run }] : []
  const others = beside.runs.flatMap(({ key, run: one }) => (isSummary(one) ? [{ key, run: one }] : []))
  return [...shown, ...others].sort((one, other) => one.run.createdAt.localeCompare(other.run.createdAt))
}
