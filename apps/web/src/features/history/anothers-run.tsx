import { hasEnded, type RunView } from '@casewright/core/client'
import { Notice, Steps, stepsOfRun } from '@casewright/ui'
import * as css from './run-head.css.ts'

/** Says whose run it is; while it is at work its steps are all there is. */
export function AnothersRun({ run }: { run: RunView }) {
  const name = run.owner?.name ?? 'Another member'
  return (
    <div className={css.anothers}>
      <Notice title={`This is ${name}’s run.`}>
        You can see it because you are a member of its matter. {name} alone can change or delete it.
      </Notice>
      {!hasEnded(run.state) && (
        <Steps label={run.label} steps={stepsOfRun(run)} note="The result will appear here when it is ready." />
      )}
    </div>
  )
}
