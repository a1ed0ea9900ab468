import { hasEnded, type PanelProps, type RegistryTool, type RunView } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useMemo } from 'react'
import { useUser } from '../lib/user.ts'
import { useWorkingMatter } from '../matters/working.ts'
import { besideKey } from '../runs/beside.ts'
import { useBeside, useRuns } from '../runs/runs-context.ts'
import { draftOf } from './draft.ts'
import { findKept, keep, keptFile } from './keep.ts'
import { refreshKept } from './kept-list.ts'
import { LawToAddContext } from './law-to-add-context.ts'
import { sealed } from './sealed.ts'
import { useListener } from './use-listener.ts'
import type { Opened } from './use-opened.ts'
import { useSpeech } from './use-speech.ts'
import { useTold } from './use-told.ts'

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
  /** The saved document that the address names; absent where a run of the history is shown. */
  kept?: Opened
  onReset: () => void
}

/** What a panel gets. A failure that was told before, when the panel was not there or drawn again, is not told again. */
export function usePanelProps({ tool, runKey, run, stored = false, tab, onTab, kept, onReset }: ShownRun): PanelProps {
  const runs = useRuns()
  const beside = useBeside(runKey)
  const { toast: show } = useToast()
  const client = useQueryClient()
  const { user } = useUser()
  const speech = useSpeech()
  const matter = useWorkingMatter()
  const listener = useListener(matter)
  const told = useTold(matter, listener !== null)
  const LawToAdd = useContext(LawToAddContext)
  const draft = useMemo(() => draftOf(user?.id ?? '', tool.id), [user?.id, tool.id])
  const failedId = run?.state === 'failed' ? run.id : undefined
  const toast = useCallback<PanelProps['toast']>(
    (content) => {
      const words = [content.title, content.description].join(': ')
      const isNew = !content.destructive || !failedId || runs.tellOnce(failedId, words)
      if (isNew) show(content)
    },
    [failedId, runs, show],
  )
  const cancel = (key: string) =>
    void runs.cancel(key).catch((error: Error) => {
      show({ title: 'Canceling failed', description: error.message, destructive: true })
    })
  return {
    tool,
    run: run as PanelProps['run'],
    pending: run !== null && !hasEnded(run.state),
    stored,
    tab,
    matter,
    navigateTab: onTab,
    start: (action, input, options) => {
      if (!stored) void runs.start(runKey, { tool, action, input, ...options })
    },
    cancel: () => cancel(runKey),
    reset: onReset,
    beside: {
      runs: beside.map(([key, view]) => ({ key, run: view as never })),
      start: (action, input, options) => {
        const key = besideKey(runKey)
        void runs.start(key, { tool, action, input, ...options })
        return key
      },
      cancel,
      drop: (key) => runs.forget(key),
      show: (key) => runs.show(key),
    },
    review: (item, decision) =>
      void runs.review(runKey, item, decision).catch((error: Error) => {
        show({ title: 'The decision was not saved', description: error.message, destructive: true })
      }),
    kept: {
      opened: kept?.opened?.tool === tool.id ? kept.opened : null,
      async save(document, of) {
        // A further version of another's document is a new one of one's own.
        const isAnothers = of !== undefined && kept?.opened?.id === of.id && kept.opened.owner !== undefined
        const saved = await keep(tool.id)(document, isAnothers ? undefined : of)
        refreshKept(client)
        if (of) kept?.wasKept(saved.id)
        return saved
      },
      close: () => kept?.close(),
      find: findKept,
      file: keptFile,
    },
    sealed,
    draft,
    speech,
    listener,
    told,
    LawToAdd,
    documentUrl: (id) => `/api/documents/${encodeURIComponent(id)}/file`,
    toast,
  }
}
