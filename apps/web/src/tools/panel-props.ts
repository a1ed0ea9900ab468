import { hasEnded, type PanelProps, type RegistryTool, type RunView } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useCallback } from 'react'
import { useRuns } from '../runs/runs-context.ts'

export interface ShownRun {
  tool: RegistryTool
  /** Where its run stands in the store. */
  runKey: string
  run: RunView | null
  /** A run of the history: nothing can be started. */
  stored?: boolean
  /** Of a page tool with tabs, the one that is open. */
  tab?: string
  onTab?: (tab: string) => void
  onReset: () => void
}

/** What a panel gets. A failure that was told before, when the panel was not there or drawn anew, is not told again. */
export function usePanelProps({ tool, runKey, run, stored = false, tab, onTab, onReset }: ShownRun): PanelProps {
  const runs = useRuns()
  const { toast: show } = useToast()
  const failedId = run?.state === 'failed' ? run.id : undefined
  const toast = useCallback<PanelProps['toast']>(
    (content) => {
      const isNew = !content.destructive || !failedId || runs.tellOnce(failedId, content.title)
      if (isNew) show(content)
    },
    [failedId, runs, show],
  )
  return {
    tool,
    run: run as PanelProps['run'],
    pending: run !== null && !hasEnded(run.state),
    stored,
    tab,
    navigateTab: onTab,
    start: (action, input, { file } = {}) => {
      if (!stored) void runs.start(runKey, { tool, action, input, file })
    },
    cancel: () =>
      void runs.cancel(runKey).catch((error: Error) => {
        show({ title: 'Cancelling failed', description: error.message, destructive: true })
      }),
    reset: onReset,
    toast,
  }
}
