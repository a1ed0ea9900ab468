import type { ListedPerson } from '@casewright/core/client'
import { useToast } from '@casewright/ui'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useDisconnect } from './use-people.ts'

/** Asks before an account and the firm's own sign-in are taken apart, and says what that means. */
export function DisconnectDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const disconnect = useDisconnect()
  const { id, name, email, hasPassword } = person
  return (
    <ConfirmDialog
      title={`Disconnect single sign-on from ${name}?`}
      email={email}
      action="Disconnect"
      busyLabel="Disconnecting..."
      danger
      failure="Single sign-on was not disconnected."
      mutation={disconnect}
      onPassword={(password) =>
        disconnect.mutate(
          { id, password },
          {
            onSuccess: () => {
              toast({ title: 'Done', description: `${name} is not connected with single sign-on any more.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      For an account at your provider that is another now. They are signed out where they came in by it.{' '}
      {hasPassword
        ? 'Their password still signs in.'
        : 'They have no password here: make a link for a new one afterwards, and give it to them.'}{' '}
      Whoever your provider vouches for with this email next gets this account, with all of its work.
    </ConfirmDialog>
  )
}
