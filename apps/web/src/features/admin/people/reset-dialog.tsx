import type { HandedLink, ListedPerson } from '@casewright/api/client'
import { useAbout } from '../../../lib/about.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useResetLink } from './use-people.ts'

interface ResetDialogProps {
  person: ListedPerson
  onMade: (made: HandedLink) => void
  onClose: () => void
}

/** Asks before a link for a new password is made, which is then handed over. */
export function ResetDialog({ person, onMade, onClose }: ResetDialogProps) {
  const { mail } = useAbout()
  const reset = useResetLink()
  return (
    <ConfirmDialog
      title={`Create a new password link for ${person.name}?`}
      email={person.email}
      action="Create link"
      busyLabel="Creating..."
      failure="The link was not created."
      mutation={reset}
      onPassword={(password) => reset.mutate({ id: person.id, password }, { onSuccess: onMade })}
      onClose={onClose}
    >
      The link is shown once, for you to deliver. Anyone who has it can sign in as them. Make sure the request really
      came from them.{mail && ' They are notified by email.'}
    </ConfirmDialog>
  )
}
