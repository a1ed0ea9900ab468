import type { HandedLink, OpenInvitation } from '@casewright/api/client'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useRenewConfirmed } from './use-people.ts'

interface RenewDialogProps {
  invitation: OpenInvitation
  onRenewed: (handed: HandedLink) => void
  onClose: () => void
}

/** Asks before there is a new link that makes an administrator. */
export function RenewDialog({ invitation, onRenewed, onClose }: RenewDialogProps) {
  const renew = useRenewConfirmed()
  return (
    <ConfirmDialog
      title="Renew the invitation of an administrator?"
      email={invitation.email}
      action="Renew"
      busyLabel="Renewing..."
      failure="The invitation was not renewed."
      mutation={renew}
      onPassword={(password) => renew.mutate({ id: invitation.id, password }, { onSuccess: onRenewed })}
      onClose={onClose}
    >
      There is a new link, and the old one does not work any more. Whoever has it can make an account that is an
      administrator.
    </ConfirmDialog>
  )
}
