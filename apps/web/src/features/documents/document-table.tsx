import type { KeptDocument, RegistryTool } from '@casewright/core/client'
import { counted } from '@casewright/core/client'
import { Button, type Column, MenuButton, Table } from '@casewright/ui'
import { Ellipsis } from 'lucide-react'
import { lines, open, small } from '../../components/list/list-page.css.ts'
import { formatMoment } from '../../lib/dates.ts'
import { useMatter } from '../../matters/use-matters.ts'
import { addressOfKept } from '../../tools/kept-address.ts'
import * as css from './documents.css.ts'
import { RenameForm } from './rename-form.tsx'

export type Act = 'rename' | 'versions' | 'move' | 'delete'

interface DocumentTableProps {
  documents: readonly KeptDocument[]
  tools: readonly RegistryTool[]
  /** The id of the one whose name is being changed. */
  renaming: string | undefined
  onRenamed: (id: string) => void
  onAct: (act: Act, document: KeptDocument) => void
}

const acts: readonly { id: Act; label: string }[] = [
  { id: 'rename', label: 'Rename' },
  { id: 'versions', label: 'Versions' },
  { id: 'move', label: 'Move to a matter' },
  { id: 'delete', label: 'Delete' },
]

const Title = ({ document, tool }: { document: KeptDocument; tool: RegistryTool | undefined }) =>
  tool ? (
    <a href={addressOfKept(tool, document.id)} data-document={document.id} className={open}>
      {document.title}
    </a>
  ) : (
    document.title
  )

function InMatter({ id }: { id: string | null }) {
  const { data: matter, isPending } = useMatter(id)
  if (id === null || isPending) return null
  return <span className={small}>Matter: {matter ? matter.name : 'one you are not a member of'}</span>
}

/** The documents that a person keeps: each opens in its tool. */
export function DocumentTable({ documents, tools, renaming, onRenamed, onAct }: DocumentTableProps) {
  const toolOf = ({ tool }: KeptDocument) => tools.find(({ id }) => id === tool)
  const columns: Column<KeptDocument>[] = [
    {
      id: 'title',
      title: 'Name',
      kind: 'authority',
      cell: (document) =>
        renaming === document.id ? (
          <RenameForm document={document} onClose={() => onRenamed(document.id)} />
        ) : (
          <span className={lines}>
            <Title document={document} tool={toolOf(document)} />
            <InMatter id={document.matter} />
          </span>
        ),
    },
    {
      id: 'tool',
      title: 'Tool',
      cell: (document) => <span className={css.whole}>{toolOf(document)?.title ?? 'No longer installed'}</span>,
    },
    { id: 'changed', title: 'Changed', kind: 'when', cell: ({ updatedAt }) => formatMoment(updatedAt) },
    {
      id: 'versions',
      title: 'Versions',
      cell: (document) => (
        <span className={css.control}>
          <Button
            size="small"
            variant="quiet"
            aria-label={`${counted(document.version, 'version')} of ${document.title}`}
            onPress={() => onAct('versions', document)}
          >
            {counted(document.version, 'version')}
          </Button>
        </span>
      ),
    },
    {
      id: 'acts',
      title: 'Actions',
      kind: 'action',
      cell: (document) => (
        <span className={css.menu}>
          <MenuButton
            label={`Actions for ${document.title}`}
            icon={<Ellipsis aria-hidden="true" />}
            items={acts}
            onAction={(act) => onAct(act as Act, document)}
          />
        </span>
      ),
    },
  ]
  return <Table caption="Your documents" isCaptionHidden rows={documents} rowKey={({ id }) => id} columns={columns} />
}
