import type { ListedPerson } from '@casewright/core/client'
import { Button, Dialog, useToast } from '@casewright/ui'
import * as css from './people.css.ts'
import { useTakeOffFactors } from './use-people.ts'

/** Asks before somebody's authenticator app and passkeys are taken off, and says what that means. */
export function FactorsDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const takeOff = useTakeOffFactors()
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={`Take off the second factor of ${person.name}?`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={takeOff.isPending}
            busyLabel="Taking off..."
            onPress={() =>
              takeOff.mutate(person.id, {
                onSuccess: () =>
                  toast({ title: 'Done', description: `${person.name} signs in with the password alone now.` }),
                onSettled: onClose,
              })
            }
          >
            Take off
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p className={css.email}>{person.email}</p>
        <p>
          For somebody who lost their phone or passkey. Their authenticator app, passkeys and backup codes do not count
          any more: until they set up new ones, the password alone signs in. Make sure that it is really they who ask.
        </p>
      </div>
    </Dialog>
  )
}
