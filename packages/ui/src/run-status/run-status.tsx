import { hasEnded, type RunView } from '@casewright/core/client'
import type { ReactNode } from 'react'
import { Notice } from '../notice/notice.tsx'
import { PagesSoFar } from '../pages-so-far/pages-so-far.tsx'
import { progressOfRun, stepsOfRun } from '../steps/run-steps.ts'
import { Steps } from '../steps/steps.tsx'

export interface RunStatusProps {
  /** The run on the page; null before the first. */
  run: RunView | null
  /** What is being done, such as 'Analyzing the case'. Left out, no steps are shown: the panel has a place of its own. */
  label?: string
  /** What becomes of it when the page is left. */
  note?: string
  onCancel?: () => void
  /** What still stands after a failure, and what to do; by the run's end where the two differ. */
  afterError?: ReactNode | { failed: ReactNode; cancelled: ReactNode }
}

const isByEnd = (words: RunStatusProps['afterError']): words is { failed: ReactNode; cancelled: ReactNode } =>
  typeof words === 'object' && words !== null && 'cancelled' in words

/** How a run stands, but for its result: a lost connection, its steps while it works, and why it ended without one. */
export const RunStatus = ({ run, label, note, onCancel, afterError }: RunStatusProps) => {
  if (!run) return null
  const isWorking = !hasEnded(run.state)
  const end = run.state === 'cancelled' ? 'cancelled' : 'failed'
  return (
    <>
      {run.connection === 'lost' && (
        <Notice tone="partial" title="The connection is lost.">
          The work continues on the server. This page reconnects by itself.
        </Notice>
      )}
      {isWorking && label !== undefined && (
        <Steps label={label} steps={stepsOfRun(run)} value={progressOfRun(run)} note={note} onCancel={onCancel} />
      )}
      {isWorking && label !== undefined && <PagesSoFar pages={run.partial?.pages ?? []} />}
      {!isWorking && run.error && (
        <Notice tone={end === 'cancelled' ? 'info' : 'error'} title={run.error.message}>
          {isByEnd(afterError) ? afterError[end] : afterError}
        </Notice>
      )}
    </>
  )
}
