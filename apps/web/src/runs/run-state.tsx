import type { RunSummary } from '@casewright/core/client'
import { Ban, Check, CircleAlert, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import * as css from './run-state.css.ts'
import { stateWords } from './state-words.ts'

const icons: Record<RunSummary['state'], LucideIcon> = {
  queued: Clock,
  running: Hourglass,
  done: Check,
  failed: CircleAlert,
  cancelled: Ban,
}

/** Where a run stands, as icon and word. */
export function RunState({ state }: { state: RunSummary['state'] }) {
  const Icon = icons[state]
  return (
    <span className={css.state} data-state={state}>
      <Icon aria-hidden="true" />
      {stateWords[state]}
    </span>
  )
}
