import type { KeptDocument } from '@casewright/core/client'
import { Button, Dialog } from '@casewright/ui'
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
    <Dialog
      isOpen
      role="alertdialog"
      title="Delete this document?"
      onOpenChange={(open) => open || onClose(false)}
      footer={
        <>
          <Button onPress={() => onClose(false)}>Keep</Button>
          <Button
            variant="danger"
            busy={deletion.isPending}
            busyLabel="Deleting..."
            onPress={() => deletion.mutate(document, { onSuccess: () => onClose(true) })}
          >
            Delete
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p>
          <b className={css.words}>{title}</b>
        </p>
        <p>
          {version === 1 ? 'It is erased.' : `All its ${version} versions are erased.`} This cannot be undone. Results
          in your history stay there.
        </p>
      </div>
    </Dialog>
  )
}
