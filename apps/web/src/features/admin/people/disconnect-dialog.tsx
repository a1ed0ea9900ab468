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
              toast({ title: 'Done', description: `${name} is not connected with single sign-on any more.` })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>For when your sign-in provider, or their account there, is another one now.</p>
      <ul className={css.list}>
        <li>They are signed out where they came in by single sign-on.</li>
        <li>
          {hasPassword
            ? 'Their password still signs in.'
            : 'They have no password here. Make a link for a new one afterwards, and give it to them.'}
        </li>
        <li>Whoever your provider vouches for with this email next gets this account, and all that is in it.</li>
      </ul>
      <p>If the email belongs to somebody else now, do not disconnect: they would get this account.</p>
    </ConfirmDialog>
  )
}
