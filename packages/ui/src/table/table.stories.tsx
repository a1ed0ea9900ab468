import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { CitationBadge } from '../badge/citation-badge.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { type Column, Table } from './table.tsx'

const rows = [
  { name: 'Varghese v. China Southern Airlines', status: 'not-found', where: 'p. 6', count: 2 },
  { name: 'Martinez v. Delta Airlines', status: 'not-found', where: 'p. 7', count: 1 },
  { name: 'El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng', status: 'verified', where: 'p. 9', count: 12 },
] as const
type Entry = (typeof rows)[number]

const columns: Column<Entry>[] = [
  { id: 'no', title: 'No.', kind: 'ordinal', cell: (_, index) => index + 1 },
  { id: 'name', title: 'As written', kind: 'authority', cell: ({ name }) => <i>{name}</i> },
  { id: 'status', title: 'Status', cell: ({ status }) => <CitationBadge status={status} /> },
  { id: 'count', title: 'Times cited', kind: 'number', cell: ({ count }) => count },
  { id: 'where', title: 'Where', kind: 'when', cell: ({ where }) => where },
  {
    id: 'action',
    title: 'Remove',
    kind: 'action',
    cell: ({ name }) => <IconButton label={`Remove ${name}`} icon={<Trash2 aria-hidden="true" />} />,
  },
]

const Docket = Table<Entry>

const meta = {
  title: 'Table',
  component: Docket,
  args: { caption: 'Citations in the brief', columns, rows, rowKey: ({ name }) => name },
} satisfies Meta<typeof Docket>
export default meta
type Story = StoryObj<typeof meta>

export const DocketSheet: Story = {}
export const WithMoreBelow: Story = {
  args: { below: ({ status, name }) => status === 'not-found' && <p>No source has {name}.</p> },
}
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="No citations were found" /> } }
