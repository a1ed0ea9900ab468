import type { Passkey } from '@casewright/api/client'
import { TextField, useToast } from '@casewright/ui'
import { only } from '../../../components/form/field-errors.ts'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { PasswordDialog } from '../../../components/form/password-dialog.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { useRemovePasskey, useRenamePasskey } from './use-factors.ts'

interface PasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

const check = ({ name }: { name: string }) =>
  only<{ name: string }>({ name: name.trim() ? undefined : 'Enter a name for the passkey.' })

/** Calls a passkey by another name. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey()
  const { form, field, submit } = useForm({ name: passkey.name }, check, ({ name }) =>
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onClose }),
  )
  const { error } = rename
  return (
    <FormDialog
      title="Rename the passkey"
      action="Rename"
      busyLabel="Renaming..."
      busy={rename.isPending}
      problem={error ? { title: 'The name was not changed.', text: sentenceOf(error, error.message) } : undefined}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={60} autoFocus {...field('name')} />
    </FormDialog>
  )
}

/** Takes a passkey away. */
export function RemovePasskeyDialog({ passkey, isLast, onClose }: PasskeyDialogProps & { isLast: boolean }) {
  const { toast } = useToast()
  const remove = useRemovePasskey()
  return (
    <PasswordDialog
      title={`Remove “${passkey.name}”?`}
      action="Remove"
      busyLabel="Removing..."
      danger
      failure="The passkey was not removed."
      mutation={remove}
      onPassword={(password) =>
        remove.mutate(
          { id: passkey.id, password },
          {
            onSuccess: () => {
              toast({ title: 'The passkey was removed', description: 'It can no longer sign in.' })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>
        It can no longer sign in. Delete it on your device as well.
        {isLast && ' It is your last one. Without an authenticator app, you will sign in with just your password.'}
      </p>
    </PasswordDialog>
  )
}
