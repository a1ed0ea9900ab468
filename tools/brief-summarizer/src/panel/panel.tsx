import { definePanel, hasEnded } from '@casewright/core/client'
import type { manifest } from '../manifest.ts'
import { Choose } from './choose.tsx'
import { Documents } from './documents.tsx'
import * as css from './panel.css.ts'
import { SummaryResult } from './result.tsx'
import { isSummary } from './runs.ts'
import { useFailures } from './use-failures.ts'
import { Working } from './working.tsx'

/** The brief summarizer's page: give documents, watch them being read, see what stands in them, ask about them. */
export const panel = definePanel<typeof manifest>(function BriefSummarizer(props) {
  useFailures(props)
  const run = props.run && isSummary(props.run) ? props.run : null
  return (
    <div className={css.page}>
      <Documents {...props} />
      {run?.state === 'done' && run.output ? (
        <SummaryResult key={run.id} run={run} output={run.output} props={props} />
      ) : run && !hasEnded(run.state) ? (
        <Working run={run} onCancel={props.cancel} />
      ) : (
        <Choose props={props} run={run} />
      )}
    </div>
  )
})
