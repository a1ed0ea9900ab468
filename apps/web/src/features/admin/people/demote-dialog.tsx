import type { ListedPerson } from '@casewright/core/client'
import { Button, Dialog, useToast } from '@casewright/ui'
import * as css from './people.css.ts'
import { useChangePerson } from './use-people.ts'

/** Asks before an administrator becomes a member, and says what that means. */
export function DemoteDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const change = useChangePerson()
  const { id, name, email } = person
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={`Make ${name} a member?`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            busyLabel="Changing..."
            onPress={() =>
              change.mutate(
                { id, change: { role: 'member' } },
                {
                  onSuccess: () => toast({ title: 'Done', description: `${name} is a member now.` }),
                  onSettled: onClose,
                },
              )
            }
          >
            Make a member
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p className={css.email}>{email}</p>
        <p>
          The administration is closed to them from now on. Invitations that they made and nobody has accepted are taken
          back.
        </p>
      </div>
    </Dialog>
  )
}
