import type { ListedPerson } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import * as css from './people.css.ts'
import { useChangePerson } from './use-people.ts'

/** Asks before an administrator becomes a member, and says what that means. */
export function DemoteDialog({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const { toast } = useToast()
  const change = useChangePerson()
  const { id, name, email } = person
  const demote = () =>
    change.mutate(
      { id, change: { role: 'member' } },
      {
        onSuccess: () => toast({ title: 'Done', description: `${name} is a member now.` }),
        onSettled: onClose,
      },
    )
  return (
    <AskDialog
      title={`Make ${name} a member?`}
      keep="Cancel"
      action="Make a member"
      busyLabel="Changing..."
      busy={change.isPending}
      danger
      onAct={demote}
      onClose={onClose}
    >
      <p className={css.email}>{email}</p>
      <p>They will no longer have access to administration. Their pending invitations are revoked.</p>
    </AskDialog>
  )
}
