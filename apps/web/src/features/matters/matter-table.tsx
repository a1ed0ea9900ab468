import type { MatterSummary } from '@casewright/api/client'
import { Badge, type Column, Table } from '@casewright/ui'
import { open, quiet } from '../../components/list/list-page.css.ts'
import { formatDay } from '../../lib/dates.ts'

const columns: Column<MatterSummary>[] = [
  {
    id: 'name',
    title: 'Name',
    kind: 'authority',
    cell: ({ id, name }) => (
      <a href={`/matters/${id}`} data-matter={id} className={open}>
        {name}
      </a>
    ),
  },
  { id: 'number', title: 'Number', cell: ({ number }) => number && <span className={quiet}>{number}</span> },
  { id: 'owner', title: 'Owner', cell: ({ owner }) => <span className={quiet}>{owner?.name}</span> },
  { id: 'members', title: 'Members', kind: 'number', cell: ({ members }) => members.toLocaleString('en-US') },
  { id: 'runs', title: 'Runs', kind: 'number', cell: ({ runs }) => runs.toLocaleString('en-US') },
  { id: 'opened', title: 'Opened', kind: 'when', cell: ({ openedAt }) => formatDay(openedAt) },
  {
    id: 'state',
    title: 'State',
    cell: ({ closedAt }) => (closedAt ? <Badge>Closed</Badge> : <Badge tone="brass">Open</Badge>),
  },
]

/** The matters of a person. */
export const MatterTable = ({ matters }: { matters: readonly MatterSummary[] }) => (
  <Table caption="Your matters" isCaptionHidden rows={matters} rowKey={({ id }) => id} columns={columns} />
)
