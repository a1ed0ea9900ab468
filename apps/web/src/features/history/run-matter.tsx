import type { RunView } from '@casewright/core/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FilingDialog } from '../../matters/filing-dialog.tsx'
import { useMatter } from '../../matters/use-matters.ts'
import * as css from './run-head.css.ts'

/** The matter that a run lies in, and its owner's way to another. */
export function RunMatter({ run }: { run: RunView }) {
  const client = useQueryClient()
  const [isMoving, setMoving] = useState(false)
  const { data: matter, isPending } = useMatter(run.matter)
  // Who left the matter has the run still, and the matter's name no more.
  const name = matter?.name ?? (isPending ? '...' : 'One you are not a member of')
  if (run.owner && !run.matter) return null
  return (
    <div className={css.fact} data-print={run.matter ? undefined : 'never'}>
      <dt>Matter</dt>
      <dd>
        {run.matter === null ? 'None' : matter ? <a href={`/matters/${matter.id}`}>{name}</a> : name}
        {!run.owner && (
          <button type="button" className={css.move} aria-haspopup="dialog" onClick={() => setMoving(true)}>
            {run.matter === null ? 'Move to a matter' : 'Move'}
          </button>
        )}
        {isMoving && (
          <FilingDialog
            path="/api/runs/:id/matter"
            id={run.id}
            lead="Members of the matter can see this run and the documents used only by it."
            current={run.matter}
            onFiled={() => void client.invalidateQueries({ queryKey: ['/api/runs'] })}
            onClose={() => setMoving(false)}
          />
        )}
      </dd>
    </div>
  )
}
