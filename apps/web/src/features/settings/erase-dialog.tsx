import { useToast } from '@casewright/ui'
import { PasswordDialog } from '../../components/form/password-dialog.tsx'
import { useErase } from '../../session/sign-in.ts'

/** Asks for the password before everything of the person is erased. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast()
  const erase = useErase()
  return (
    <PasswordDialog
      role="alertdialog"
      title="Delete your account?"
      keep="Keep my account"
      action="Delete everything"
      busyLabel="Deleting..."
      danger
      failure="Your account was not deleted."
      mutation={erase}
      onPassword={(password) =>
        erase.mutate(
          { password },
          {
            onSuccess: () => toast({ title: 'Your account was deleted', description: 'All of your data was deleted.' }),
          },
        )
      }
      onClose={onClose}
    >
      <p>All of your runs, documents and settings will be deleted, and you will be signed out everywhere.</p>
    </PasswordDialog>
  )
}
