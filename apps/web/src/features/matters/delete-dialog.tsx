import type { Matter } from '@casewright/api/client'
import { Button, Dialog } from '@casewright/ui'
import { name } from '../../components/people/people.css.ts'
import * as css from './matters.css.ts'
import { useDeleteMatter } from './use-changes.ts'

interface DeleteDialogProps {
  matter: Matter
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a matter is deleted, and says when it cannot be. */
export function DeleteDialog({ matter, onDeleted, onClose }: DeleteDialogProps) {
  const deletion = useDeleteMatter(matter.id)
  const isEmpty = matter.runs === 0 && matter.documents === 0
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isEmpty ? 'Delete this matter?' : 'This matter is not empty'}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>{isEmpty ? 'Keep' : 'Close'}</Button>
          {isEmpty && (
            <Button
              variant="danger"
              busy={deletion.isPending}
              busyLabel="Deleting..."
              onPress={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
            >
              Delete
            </Button>
          )}
        </>
      }
    >
      <div className={css.part}>
        <p>
          <b className={name}>{matter.name}</b>
        </p>
        <p>
          {isEmpty
            ? 'It is empty. It will be deleted for all of its members, along with its cost records. This cannot be undone.'
            : 'A matter can be deleted when it contains no runs or documents. Until then, you can close it: it stays readable but accepts no new work.'}
        </p>
      </div>
    </Dialog>
  )
}
