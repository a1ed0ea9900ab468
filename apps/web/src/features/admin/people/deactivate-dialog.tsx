import type { ListedPerson } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MattersThen } from './matters-left.tsx'
import * as css from './people.css.ts'
import { useDeactivate } from './use-people.ts'

/** Asks before somebody is deactivated, and says what that means. */
export function DeactivateDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const deactivate = useDeactivate()
  const { id, name, email, role } = person
  return (
    <ConfirmDialog
      title={`Deactivate ${name}?`}
      email={email}
      action="Deactivate"
      busyLabel="Deactivating..."
      danger
      failure="Nothing was changed."
      mutation={deactivate}
      onPassword={(password) =>
        deactivate.mutate(
          { id, password },
          {
            onSuccess: () => {
              toast({ title: 'Done', description: `${name} is deactivated.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>Effective immediately:</p>
      <ul className={css.list}>
        <li>They are signed out everywhere and cannot sign in.</li>
        <li>Their API keys are refused.</li>
        {role === 'administrator' && <li>Their pending invitations are revoked.</li>}
      </ul>
      <MattersThen person={person} />
      <p>
        Their history and documents remain, and their running work continues. You can reactivate them; transferred
        matters stay with their new owners.
      </p>
    </ConfirmDialog>
  )
}
