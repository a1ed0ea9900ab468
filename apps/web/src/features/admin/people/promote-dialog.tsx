import type { ListedPerson } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { usePromote } from './use-people.ts'

/** Asks before somebody becomes an administrator, and says what that means. */
export function PromoteDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const promote = usePromote()
  return (
    <ConfirmDialog
      title={`Make ${person.name} an administrator?`}
      email={person.email}
      action="Make an administrator"
      busyLabel="Changing..."
      failure="Nothing was changed."
      mutation={promote}
      onPassword={(password) =>
        promote.mutate(
          { id: person.id, password },
          {
            onSuccess: () => {
              toast({ title: 'Done', description: `${person.name} is an administrator now.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      Administrators can see this page and the rest of administration, invite and deactivate users, create new password
      links, and change settings for everyone. They cannot see other users’ work.
    </ConfirmDialog>
  )
}
