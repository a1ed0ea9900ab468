import type { RegistryTool } from '@casewright/core/client'
import { useRuns } from '../runs/runs-context.ts'
import { ToolView } from './tool-view.tsx'
import { useToolRun } from './use-tool-run.ts'

/** A tool with its last run, which stays when the page is left. */
export function ToolPage({ tool }: { tool: RegistryTool }) {
  const runs = useRuns()
  const run = useToolRun(tool.id)
  return <ToolView tool={tool} runKey={tool.id} run={run} onReset={() => runs.forget(tool.id)} />
}
