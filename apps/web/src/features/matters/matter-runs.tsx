import type { MatterRun } from '@casewright/api/client'
import { type Column, EmptyState, Table } from '@casewright/ui'
import { open, quiet } from '../../components/list/list-page.css.ts'
import { formatMoment } from '../../lib/dates.ts'
import { kindOf } from '../../runs/kind.ts'
import { RunState } from '../../runs/run-state.tsx'
import { Contents } from './contents.tsx'
import { useMatterRuns } from './use-contents.ts'

const columns: Column<MatterRun>[] = [
  {
    id: 'label',
    title: 'Query',
    kind: 'authority',
    cell: ({ id, label }) => (
      <a href={`/history/${id}`} data-entry={id} className={open}>
        {label}
      </a>
    ),
  },
  { id: 'tool', title: 'Type', cell: ({ tool }) => <span className={quiet}>{kindOf(tool)}</span> },
  { id: 'who', title: 'By', cell: ({ owner }) => <span className={quiet}>{owner.name}</span> },
  { id: 'state', title: 'State', cell: ({ state }) => <RunState state={state} /> },
  { id: 'when', title: 'Date', kind: 'when', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** What the members of a matter asked of the tools in it. */
export const MatterRuns = ({ id }: { id: string }) => (
  <Contents
    what="run"
    query={useMatterRuns(id)}
    empty={
      <EmptyState headingLevel={2} title="No runs in this matter yet">
        Choose ‘Work in this matter’, and your runs will be listed here. To move an existing run here, open it from your
        history.
      </EmptyState>
    }
  >
    {(rows) => (
      <Table caption="Runs in this matter" isCaptionHidden rows={rows} rowKey={(run) => run.id} columns={columns} />
    )}
  </Contents>
)
