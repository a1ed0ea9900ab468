import type { RegistryTool } from '@casewright/core/client'
import { Spinner } from '@casewright/ui'
import { useRuns } from '../../runs/runs-context.ts'
import { ToolView } from '../../tools/tool-view.tsx'
import { useOpened } from '../../tools/use-opened.ts'
import { OpenedNotice } from './opened-notice.tsx'
import { useToolRun } from './use-tool-run.ts'

interface ToolPageProps {
  tool: RegistryTool
  /** Of a page tool with tabs, the one that is open. */
  tab?: string
  onTab?: (tab: string) => void
}

/** A tool with its last run, which stays when the page is left, or with the saved document that the address names. */
export function ToolPage({ tool, tab, onTab }: ToolPageProps) {
  const runs = useRuns()
  const run = useToolRun(tool.id)
  const kept = useOpened()
  return (
    <>
      <OpenedNotice tool={tool} at={kept} />
      {kept.isPending ? (
        <Spinner label="Opening the document..." />
      ) : (
        <ToolView
          tool={tool}
          runKey={tool.id}
          run={run}
          tab={tab}
          onTab={onTab}
          kept={kept}
          onReset={() => runs.forget(tool.id)}
        />
      )}
    </>
  )
}
