import type { RunSummary } from '@casewright/core/client'
import { Ban, Check, CircleAlert, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import * as css from './run-state.css.ts'

const shown: Record<RunSummary['state'], { word: string; Icon: LucideIcon }> = {
  queued: { word: 'Waiting', Icon: Clock },
  running: { word: 'At work', Icon: Hourglass },
  done: { word: 'Done', Icon: Check },
  failed: { word: 'Failed', Icon: CircleAlert },
  cancelled: { word: 'Cancelled', Icon: Ban },
}

/** 'Done', 'At work', ... */
export const wordOf = (state: RunSummary['state']): string => shown[state].word

/** Where a run stands, as icon and word. */
export function RunState({ state }: { state: RunSummary['state'] }) {
  const { word, Icon } = shown[state]
  return (
    <span className={css.state} data-state={state}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  )
}
