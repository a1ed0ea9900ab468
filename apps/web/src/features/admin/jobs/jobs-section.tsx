import { counted, type Job } from '@casewright/core/client'
import { Button, EmptyState, Notice, Segmented, Spinner, StatPill } from '@casewright/ui'
import { useState } from 'react'
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts'
import { SectionHead } from '../../settings/section-head.tsx'
import * as css from '../../settings/settings.css.ts'
import { row } from '../admin.css.ts'
import { JobDialog } from './job-dialog.tsx'
import { JobTable } from './job-table.tsx'
import { isStuck, lengthOf } from './job-words.ts'
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
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobs(state)
  const { list, remember } = useFocusOnMore(data?.pages.length ?? 0, '[data-job]')
  const [first] = data?.pages ?? []
  const jobs = data?.pages.flatMap((page) => page.jobs)
  return (
    <div className={css.settings}>
      <SectionHead
        title="Jobs"
        lead="Runs that wait, work or failed, of everybody. You see whose they are and how they stand, not what they are about."
      />
      {error && !data && (
        <Notice
          tone="error"
          title="The jobs could not be loaded."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <Spinner label="Loading the jobs..." />}
      {first && (
        <section aria-label="Runs" className={css.section}>
          <p className={row}>
            <StatPill value={String(first.counts.queued)} label="waiting" />
            <StatPill value={String(first.counts.running)} label="working" />
            <StatPill value={String(first.counts.failed)} label="failed" />
            {first.oldestWait !== null && (
              <span className={css.note}>The oldest has waited {lengthOf(first.oldestWait)}.</span>
            )}
          </p>
          {isStuck(first) && (
            <Notice tone="partial" title="Runs wait, and none is being worked on.">
              Look whether a server process that works on runs is running: one that was started with ROLE=web takes
              none.
            </Notice>
          )}
          <div className={css.stack}>
            <Segmented
              label="Which runs are shown"
              options={views}
              value={state}
              onChange={(id) => setState(id as JobState)}
            />
          </div>
          {jobs?.length === 0 ? (
            <EmptyState headingLevel={2} title={state === 'failed' ? 'No run has failed' : 'Nothing waits here'}>
              {state === 'failed'
                ? 'Runs that fail are listed here until they are deleted.'
                : 'Runs are listed here from when they are taken until they end.'}
            </EmptyState>
          ) : (
            <div ref={list}>
              <JobTable jobs={jobs ?? []} onAsk={(deed, job) => setAsked({ deed, job })} />
            </div>
          )}
          {hasNextPage && (
            <div>
              <Button
                busy={isFetchingNextPage}
                busyLabel="Loading..."
                onPress={() => {
                  remember(jobs?.length ?? 0)
                  void fetchNextPage()
                }}
              >
                Show earlier
              </Button>
            </div>
          )}
          <p role="status" className="visually-hidden">
            {counted(jobs?.length ?? 0, 'run')} shown.
          </p>
        </section>
      )}
      {asked && <JobDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
