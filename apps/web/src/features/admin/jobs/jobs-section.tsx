import type { Job } from '@casewright/api/client'
import { EmptyState, Notice, Segmented, StatPill } from '@casewright/ui'
import { useState } from 'react'
import { More } from '../../../components/list/more.tsx'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { lengthOf } from '../../../lib/length.ts'
import { row } from '../admin.css.ts'
import { JobDialog } from './job-dialog.tsx'
import { JobTable } from './job-table.tsx'
import { isStuck } from './job-words.ts'
import { type JobDeed, type JobState, useJobs } from './use-jobs.ts'

const views = [
  { id: 'all', title: 'All' },
  { id: 'queued', title: 'Waiting' },
  { id: 'running', title: 'Working' },
  { id: 'failed', title: 'Failed' },
] as const

/** `/admin/jobs`: what waits, works or failed. */
export function JobsSection() {
  const [state, setState] = useState<JobState>('all')
  const [asked, setAsked] = useState<{ deed: JobDeed; job: Job } | null>(null)
  const query = useJobs(state)
  const { data } = query
  const [first] = data?.pages ?? []
  const jobs = data?.pages.flatMap((page) => page.jobs)
  return (
    <div className={css.settings}>
      <SectionHead
        title="Jobs"
        lead="Everyone’s waiting, running and failed runs. You see whose they are and their status, not their content."
      />
      {!data && <Loading query={query} label="Loading the jobs..." failure="The jobs could not be loaded." />}
      {first && (
        <section aria-label="Runs" className={css.section}>
          <p className={row}>
            <StatPill value={String(first.counts.queued)} label="waiting" />
            <StatPill value={String(first.counts.running)} label="working" />
            <StatPill value={String(first.counts.failed)} label="failed" />
            {first.oldestWait !== null && (
              <span className={css.note}>The oldest has been waiting {lengthOf(first.oldestWait)}.</span>
            )}
          </p>
          {isStuck(first) && (
            <Notice tone="partial" title="Runs are waiting, and none is being processed.">
              Check that a worker process is running. A process started with ROLE=web does not process runs.
            </Notice>
          )}
          <div className={css.stack}>
            <Segmented label="Show runs" options={views} value={state} onChange={(id) => setState(id as JobState)} />
          </div>
          <More query={query} count={jobs?.length ?? 0} of={['run']} entry="[data-job]" label="Show earlier">
            {jobs?.length === 0 ? (
              <EmptyState headingLevel={2} title={state === 'failed' ? 'No failed runs' : 'No waiting runs'}>
                {state === 'failed'
                  ? 'Runs that fail are listed here until they are deleted.'
                  : 'Runs are listed here until they end.'}
              </EmptyState>
            ) : (
              <JobTable jobs={jobs ?? []} onAsk={(deed, job) => setAsked({ deed, job })} />
            )}
          </More>
        </section>
      )}
      {asked && <JobDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
