import type { KeptDocument } from '@casewright/core/client'
import { AskDialog } from '../../components/form/ask-dialog.tsx'
import * as css from './documents.css.ts'
import { useDelete } from './use-changes.ts'

interface DeleteDialogProps {
  document: KeptDocument
  /** @param wasDeleted the entry is gone, and the focus with it */
  onClose: (wasDeleted: boolean) => void
}

/** Asks before a document is erased, and says what goes with it. */
export function DeleteDialog({ document, onClose }: DeleteDialogProps) {
  const deletion = useDelete()
  const { title, version } = document
  return (
    <AskDialog
      title="Delete this document?"
      keep="Keep"
      action="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onAct={() => deletion.mutate(document, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(false)}
    >
      <p>
        <b className={css.words}>{title}</b>
      </p>
      <p>
        {version === 1 ? 'It will be deleted.' : `All ${version} versions will be deleted.`} This cannot be undone.
        Results in your history are kept.
      </p>
    </AskDialog>
  )
}
