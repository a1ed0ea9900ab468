import type { Job } from '@casewright/api/client'
import { Badge, Button, type Column, Table } from '@casewright/ui'
import * as css from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { useRegistry } from '../../../tools/registry.ts'
import { act, id as idStyle } from '../admin.css.ts'
import { errorOf, stateWords } from './job-words.ts'
import type { JobDeed } from './use-jobs.ts'

const tones = { queued: 'neutral', running: 'brass', failed: 'mismatch' } as const

const timeOf = ({ state, createdAt, startedAt, endedAt }: Job): string => {
  if (state === 'failed') return `Ended ${formatMoment(endedAt ?? createdAt)}`
  if (state === 'running') return `Began ${formatMoment(startedAt ?? createdAt)}`
  return `Since ${formatMoment(createdAt)}`
}

/** Runs by what they are of, not by what they are about. */
export function JobTable({ jobs, onAsk }: { jobs: Job[]; onAsk: (deed: JobDeed, job: Job) => void }) {
  const { tools } = useRegistry()
  const titleOf = (tool: string) => tools.find(({ id }) => id === tool)?.title ?? tool
  const columns: Column<Job>[] = [
    {
      id: 'run',
      title: 'Run',
      kind: 'name',
      cell: ({ id, tool, action }) => (
        <span className={css.lines} data-job={id} tabIndex={-1}>
          {titleOf(tool)}
          <span className={idStyle}>
            {action}, {id}
          </span>
        </span>
      ),
    },
    { id: 'person', title: 'Person', cell: ({ personName }) => personName },
    {
      id: 'state',
      title: 'State',
      cell: (job) => (
        <span className={css.lines}>
          <span>
            <Badge tone={tones[job.state]}>{stateWords[job.state]}</Badge>
          </span>
          <span className={css.small}>{timeOf(job)}</span>
          {job.errorCode && <span className={css.small}>{errorOf(job.errorCode)}</span>}
        </span>
      ),
    },
    { id: 'attempt', title: 'Attempts', kind: 'number', cell: ({ attempt }) => attempt },
    {
      id: 'act',
      title: 'Action',
      kind: 'action',
      cell: (job) => {
        if (job.state !== 'failed')
          return (
            <span className={act}>
              <Button size="small" aria-label={`Cancel the run ${job.id}`} onPress={() => onAsk('cancel', job)}>
                Cancel
              </Button>
            </span>
          )
        return (
          job.mode === 'queued' && (
            <span className={act}>
              <Button size="small" aria-label={`Start again the run ${job.id}`} onPress={() => onAsk('retry', job)}>
                Start again
              </Button>
            </span>
          )
        )
      },
    },
  ]
  return <Table caption="Runs" isCaptionHidden rows={jobs} rowKey={({ id }) => id} columns={columns} />
}
