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
      title={`Take off the second factor of ${person.name}?`}
      email={person.email}
      action="Take off"
      busyLabel="Taking off..."
      danger
      failure="The second factor was not taken off."
      mutation={takeOff}
      onPassword={(password) =>
        takeOff.mutate(
          { id: person.id, password },
          {
            onSuccess: () => {
              toast({ title: 'Done', description: `${person.name} signs in with the password alone now.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      For somebody who lost their phone or passkey. Their authenticator app, passkeys and backup codes do not count any
      more: until they set up new ones, the password alone signs in. Make sure that it is really they who ask.
    </ConfirmDialog>
  )
}
