import type { RegistryTool, RunView } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useRuns } from '../runs/runs-context.ts'
import { failureToast } from './failure-toast.ts'
import { usePanelProps } from './panel-props.ts'
import { panelOf } from './panels.ts'

/** A panel that is on the page tells a failure at once, in its own words; so long is waited for it. */
const panelSpeaks = 100
/** So long for one that has to be loaded first. Then the failure is told in words of ours. */
const panelLoads = 3_000

class Silent extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Draws a panel where nobody sees it, until it has told that its run failed. */
function Unseen({ tool, run, onTold }: { tool: RegistryTool; run: RunView; onTold: (id: string) => void }) {
  const runs = useRuns()
  const { toast } = useToast()
  const props = usePanelProps({ tool, run, runKey: tool.id, onReset: () => {} })
  const Panel = panelOf(tool)
  useEffect(() => {
    const late = setTimeout(() => {
      const own = failureToast(tool.title, run.error)
      if (!runs.isTold(run.id) && runs.tellOnce(run.id, own.title)) toast(own)
      onTold(run.id)
    }, panelLoads)
    return () => clearTimeout(late)
  }, [onTold, run, runs, toast, tool])
  return (
    <div hidden>
      <Silent>
        <Suspense fallback={null}>
          <Panel {...props} start={() => {}} cancel={() => {}} />
        </Suspense>
      </Silent>
    </div>
  )
}

/** Tells of runs that fail while the person is on another page of the workspace: once, in the tool's own words. */
export function UnseenFailures() {
  const runs = useRuns()
  const client = useQueryClient()
  const [failed, setFailed] = useState<readonly RunView[]>([])
  const forget = useCallback((id: string) => setFailed((all) => all.filter((run) => run.id !== id)), [])
  useEffect(
    () =>
      runs.onFailure((run) => {
        setTimeout(() => {
          if (!runs.isTold(run.id)) setFailed((all) => (all.some(({ id }) => id === run.id) ? all : [...all, run]))
        }, panelSpeaks)
      }),
    [runs],
  )
  const known = client.getQueryData<{ tools: RegistryTool[] }>(['/api/tools'])
  return failed.map((run) => {
    const tool = known?.tools.find(({ id }) => id === run.tool)
    return tool && <Unseen key={run.id} tool={tool} run={run} onTold={forget} />
  })
}
