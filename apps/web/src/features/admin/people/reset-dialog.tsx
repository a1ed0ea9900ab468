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
      title={`Make a link for a new password of ${person.name}?`}
      email={person.email}
      action="Make the link"
      busyLabel="Making..."
      failure="The link was not made."
      mutation={reset}
      onPassword={(password) => reset.mutate({ id: person.id, password }, { onSuccess: onMade })}
      onClose={onClose}
    >
      You are shown the link once, to hand it over yourself: whoever has it can sign in as them. Make sure that it is
      really they who ask.{mail && ' They are told by mail that it was made.'}
    </ConfirmDialog>
  )
}
