import type { ListedPerson } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as css from './people.css.ts'
import { useDisconnect } from './use-people.ts'

/** Asks before an account and the firm's own sign-in are taken apart, and says what that means. */
export function DisconnectDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const disconnect = useDisconnect()
  const { id, name, email, hasPassword } = person
  return (
    <ConfirmDialog
      title={`Disconnect ${name} from single sign-on?`}
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
              toast({ title: 'Done', description: `${name} is no longer connected to single sign-on.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>Use this if your sign-in provider, or their account there, has changed.</p>
      <ul className={css.list}>
        <li>Their single sign-on sessions are signed out.</li>
        <li>
          {hasPassword
            ? 'They can still sign in with their password.'
            : 'They have no password. Create a new password link afterward and give it to them.'}
        </li>
        <li>The next person your provider signs in with this email gets this account and everything in it.</li>
      </ul>
      <p>If the email now belongs to someone else, do not disconnect, or they will get this account.</p>
    </ConfirmDialog>
  )
}
