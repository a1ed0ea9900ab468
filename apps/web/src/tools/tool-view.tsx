import { hasEnded, type PanelProps, type RegistryTool, type RunView } from '@casewright/core/client'
import { Spinner, useToast } from '@casewright/ui'
import { Suspense, useState } from 'react'
import { useRuns } from '../runs/runs-context.ts'
import { forgetPanel, panelOf } from './panels.ts'
import { ToolBoundary } from './tool-boundary.tsx'
import { WhereItGoes } from './where-it-goes.tsx'

interface ToolViewProps {
  tool: RegistryTool
  /** Where its run stands in the store. */
  runKey: string
  run: RunView | null
  stored?: boolean
  onReset: () => void
}

/** A tool at work: its own panel, else form and result drawn from its schemas. */
export function ToolView({ tool, runKey, run, stored = false, onReset }: ToolViewProps) {
  const runs = useRuns()
  const { toast } = useToast()
  const [attempt, setAttempt] = useState(0)
  const Panel = panelOf(tool.id)
  const props: PanelProps = {
    tool,
    run: run as PanelProps['run'],
    pending: run !== null && !hasEnded(run.state),
    stored,
    start: (action, input, { file } = {}) => {
      if (!stored) void runs.start(runKey, { tool, action, input, file })
    },
    cancel: () =>
      void runs.cancel(runKey).catch((error: Error) => {
        toast({ title: 'Cancelling failed', description: error.message, destructive: true })
      }),
    reset: onReset,
    toast: (content) => void toast(content),
  }
  const retry = () => {
    forgetPanel(tool.id)
    setAttempt(attempt + 1)
  }
  return (
    <ToolBoundary key={attempt} title={tool.title} onRetry={retry}>
      <Suspense fallback={<Spinner label={`Loading ${tool.title}...`} />}>
        <Panel {...props} />
        {!stored && <WhereItGoes />}
      </Suspense>
    </ToolBoundary>
  )
}
