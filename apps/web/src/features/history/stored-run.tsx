import { hasEnded, type RunView } from '@casewright/core/client'
import { Notice, PageOffers, ResultView, Spinner } from '@casewright/ui'
import { useNavigate } from 'react-router-dom'
import { addressOfTool, useRegistry } from '../../tools/registry.ts'
import { ToolView } from '../../tools/tool-view.tsx'
import { AnothersRun } from './anothers-run.tsx'
import { RunHead } from './run-head.tsx'
import { RunProvenance } from './run-provenance.tsx'

/** A run drawn by its tool; where the tool is gone, by what is in it. Prints as a memo. */
export function StoredRun({ run, runKey }: { run: RunView; runKey: string }) {
  const navigate = useNavigate()
  const { tools, isPending } = useRegistry()
  if (isPending) return <Spinner label="Loading the result..." />
  const tool = tools.find(({ id }) => id === run.tool)
  return (
    <>
      <RunHead run={run} tool={tool} />
      {run.owner && <AnothersRun run={run} />}
      {/* While it is at work, a panel offers to end it: that is its owner's. */}
      {run.owner && !hasEnded(run.state) ? null : tool ? (
        <PageOffers value={true}>
          <ToolView stored tool={tool} runKey={runKey} run={run} onReset={() => void navigate(addressOfTool(tool))} />
        </PageOffers>
      ) : (
        <>
          <h1>{run.label}</h1>
          <Notice title="The tool for this result is no longer installed.">The result is shown as it was saved.</Notice>
          <ResultView schema={{}} value={run.output} />
        </>
      )}
      <RunProvenance run={run} />
    </>
  )
}
