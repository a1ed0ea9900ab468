import type { MatterDocument } from '@casewright/api/client'
import type { RegistryTool } from '@casewright/core/client'
import { type Column, EmptyState, formatBytes, Table } from '@casewright/ui'
import { open, quiet } from '../../components/list/list-page.css.ts'
import { formatMoment } from '../../lib/dates.ts'
import { addressOfKept } from '../../tools/kept-address.ts'
import { useRegistry } from '../../tools/registry.ts'
import { Contents } from './contents.tsx'
import { useMatterDocuments } from './use-contents.ts'

function Title({ document: { kind, id, title }, tool }: { document: MatterDocument; tool: RegistryTool | undefined }) {
  if (kind === 'upload')
    return (
      <a href={`/api/documents/${id}/file`} data-entry={id} className={open} download>
        {title}
      </a>
    )
  if (!tool) return title
  return (
    <a href={addressOfKept(tool, id)} data-entry={id} className={open}>
      {title}
    </a>
  )
}

/** The files and the saved documents that lie in a matter. */
export function MatterDocuments({ id }: { id: string }) {
  const { tools } = useRegistry()
  const toolOf = (document: MatterDocument) => tools.find((tool) => tool.id === document.tool)
  const columns: Column<MatterDocument>[] = [
    {
      id: 'title',
      title: 'Name',
      kind: 'authority',
      cell: (document) => <Title document={document} tool={toolOf(document)} />,
    },
    {
      id: 'kind',
      title: 'Type',
      cell: (document) => (
        <span className={quiet}>
          {document.kind === 'upload'
            ? `File to download (${formatBytes(document.bytes ?? 0)})`
            : `Opens in ${toolOf(document)?.title ?? 'a tool that is no longer installed'}`}
        </span>
      ),
    },
    { id: 'who', title: 'By', cell: ({ owner }) => <span className={quiet}>{owner.name}</span> },
    { id: 'when', title: 'Changed', kind: 'when', cell: ({ at }) => formatMoment(at) },
  ]
  return (
    <Contents
      what="document"
      query={useMatterDocuments(id)}
      empty={
        <EmptyState headingLevel={2} title="No documents in this matter yet">
          Choose ‘Work in this matter’, and files you upload and documents you save will be listed here.
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          caption="Documents in this matter"
          isCaptionHidden
          rows={rows}
          rowKey={(document) => document.id}
          columns={columns}
        />
      )}
    </Contents>
  )
}
