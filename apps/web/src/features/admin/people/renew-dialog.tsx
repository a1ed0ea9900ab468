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
      title="Renew this administrator’s invitation?"
      email={invitation.email}
      action="Renew"
      busyLabel="Renewing..."
      failure="The invitation was not renewed."
      mutation={renew}
      onPassword={(password) => renew.mutate({ id: invitation.id, password }, { onSuccess: onRenewed })}
      onClose={onClose}
    >
      This creates a new link, and the old one stops working. Anyone who has the new link can create an administrator
      account.
    </ConfirmDialog>
  )
}
