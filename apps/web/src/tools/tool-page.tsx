import type { RegistryTool } from '@casewright/core/client'
import { useRuns } from '../runs/runs-context.ts'
import { ToolView } from './tool-view.tsx'
import { useToolRun } from './use-tool-run.ts'

interface ToolPageProps {
  tool: RegistryTool
  /** Of a page tool with tabs, the one that is open. */
  tab?: string
  onTab?: (tab: string) => void
}

/** A tool with its last run, which stays when the page is left. */
export function ToolPage({ tool, tab, onTab }: ToolPageProps) {
  const runs = useRuns()
  const run = useToolRun(tool.id)
  return (
    <ToolView tool={tool} runKey={tool.id} run={run} tab={tab} onTab={onTab} onReset={() => runs.forget(tool.id)} />
  )
}
