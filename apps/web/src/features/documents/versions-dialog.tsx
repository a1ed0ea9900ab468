import type { KeptDocument, OpenedDocument, RegistryTool } from '@casewright/core/client'
import { Button, ButtonLink, type Column, Dialog, Notice, Spinner, Table } from '@casewright/ui'
import { sentenceOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/dates.ts'
import { addressOfKept } from '../../tools/kept-address.ts'
import * as css from './documents.css.ts'
import { useRestore } from './use-changes.ts'
import { useVersions } from './use-documents.ts'

type Version = OpenedDocument['versions'][number]

interface VersionsDialogProps {
  document: KeptDocument
  /** Its tool; absent where it is not installed any more. */
  tool: RegistryTool | undefined
  onClose: () => void
}

/** The versions of a document: each can be opened, and an old one made the newest again. */
export function VersionsDialog({ document, tool, onClose }: VersionsDialogProps) {
  const { data, error, isFetching, refetch } = useVersions(document.id)
  const restore = useRestore()
  const restoring = restore.isPending ? restore.variables.version : undefined
  const columns: Column<Version>[] = [
    {
      id: 'version',
      title: 'Version',
      kind: 'authority',
      cell: ({ version, title }) => (
        <span className={css.version}>
          <span className={css.number}>{version}</span>
          <span>
            {title} {version === data?.version && <span className={css.newest}>Newest</span>}
          </span>
        </span>
      ),
    },
    { id: 'at', title: 'Kept', kind: 'when', cell: ({ at }) => formatMoment(at) },
    {
      id: 'action',
      title: 'Actions',
      cell: ({ version }) => (
        <span className={css.actions}>
          {tool && (
            <ButtonLink
              size="small"
              variant="quiet"
              href={addressOfKept(tool, document.id, version === data?.version ? undefined : version)}
              aria-label={`Open version ${version}`}
            >
              Open
            </ButtonLink>
          )}
          {version !== data?.version && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Restore version ${version}`}
              isDisabled={restore.isPending && restoring !== version}
              busy={restoring === version}
              busyLabel="Restoring..."
              onPress={() => restore.mutate({ id: document.id, version })}
            >
              Restore
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <Dialog
      isOpen
      size="wide"
      eyebrow="Versions"
      title={data?.title ?? document.title}
      onOpenChange={(open) => open || onClose()}
    >
      <p className={css.about}>Restoring copies an old version to a new one; nothing is overwritten.</p>
      {error && (
        <Notice
          tone="error"
          title="The versions could not be loaded."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {sentenceOf(error, error.message)}
        </Notice>
      )}
      {!data && !error && <Spinner label="Loading the versions..." />}
      {data && (
        <Table
          caption="Versions of this document"
          isCaptionHidden
          rows={data.versions}
          rowKey={({ version }) => String(version)}
          columns={columns}
        />
      )}
    </Dialog>
  )
}
