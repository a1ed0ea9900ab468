import type { ListedPerson } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useTakeOffFactors } from './use-people.ts'

/** Asks before somebody's authenticator app and passkeys are taken off, and says what that means. */
export function FactorsDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const takeOff = useTakeOffFactors()
  return (
    <ConfirmDialog
      title={`Reset ${person.name}’s second factor?`}
      email={person.email}
      action="Take off"
      busyLabel="Resetting..."
      danger
      failure="The second factor was not reset."
      mutation={takeOff}
      onPassword={(password) =>
        takeOff.mutate(
          { id: person.id, password },
          {
            onSuccess: () => {
              toast({ title: 'Done', description: `${person.name} can now sign in with just a password.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      For a user who lost their phone or passkey. Their authenticator app, passkeys and backup codes stop working, and
      they can sign in with just their password until they set up new ones. Make sure the request really came from them.
    </ConfirmDialog>
  )
}
