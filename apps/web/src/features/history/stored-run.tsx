import type { RunView } from '@casewright/core/client'
import { Notice, ResultView, Spinner } from '@casewright/ui'
import { useNavigate } from 'react-router-dom'
import { formatMoment } from '../../lib/dates.ts'
import { addressOfTool, useRegistry } from '../../tools/registry.ts'
import { ToolView } from '../../tools/tool-view.tsx'
import * as css from './stored-run.css.ts'

/** A run drawn by its tool; where the tool is gone, by what is in it. */
export function StoredRun({ run, runKey }: { run: RunView; runKey: string }) {
  const navigate = useNavigate()
  const { tools, isPending } = useRegistry()
  if (isPending) return <Spinner label="Loading the result..." />
  const tool = tools.find(({ id }) => id === run.tool)
  return (
    <>
      <p className={css.origin}>
        {tool && <a href={addressOfTool(tool)}>{tool.title}</a>}
        <span>{formatMoment(run.createdAt)}</span>
      </p>
      {tool ? (
        <ToolView stored tool={tool} runKey={runKey} run={run} onReset={() => void navigate(addressOfTool(tool))} />
      ) : (
        <>
          <h1>{run.label}</h1>
          <Notice title="The tool of this result is not installed any more.">
            The result is shown as it was kept.
          </Notice>
          <ResultView schema={{}} value={run.output} />
        </>
      )}
    </>
  )
}
