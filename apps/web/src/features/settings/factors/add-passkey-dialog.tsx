import { PasswordField, TextField, useToast } from '@casewright/ui'
import { only, passwordError } from '../../../components/form/field-errors.ts'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { passkeySentence } from '../../../lib/passkeys.ts'
import { useAddPasskey } from './use-factors.ts'

interface Values {
  name: string
  password: string
}

const check = ({ name, password }: Values) =>
  only<Values>({ name: name.trim() ? undefined : 'Enter a name for the passkey.', password: passwordError(password) })

interface AddPasskeyDialogProps {
  onDone: (backupCodes: string[] | null) => void
  onClose: () => void
}

/** Names a new passkey, and lets the device make it. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const { toast } = useToast()
  const add = useAddPasskey()
  const { form, field, submit } = useForm({ name: '', password: '' }, check, ({ name, password }) =>
    add.mutate(
      { name: name.trim(), password },
      {
        onSuccess: ({ backupCodes }) => {
          toast({ title: 'The passkey was added', description: 'You can sign in with it from now on.' })
          onDone(backupCodes)
        },
      },
    ),
  )
  return (
    <FormDialog
      title="Add a passkey"
      action="Continue"
      busyLabel="Waiting for your device..."
      busy={add.isPending}
      problem={add.error ? { title: 'No passkey was added.', text: passkeySentence(add.error) } : undefined}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Your browser will ask where to save it. After that, your password alone will not sign you in.</p>
      <TextField label="Name" placeholder="For example: Office laptop" maxLength={60} autoFocus {...field('name')} />
      <PasswordField label="Current password" {...field('password')} />
    </FormDialog>
  )
}
