import { PasswordField } from '@casewright/ui'
import { sentenceOf } from '../../lib/api.ts'
import { only, passwordError } from './field-errors.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { useForm } from './use-form.ts'

interface PasswordDialogProps
  extends Pick<
    FormDialogProps,
    'title' | 'action' | 'busyLabel' | 'keep' | 'danger' | 'role' | 'onClose' | 'children'
  > {
  /** What the field is called, where it could be taken for somebody else's. */
  label?: string
  /** What it says when it was refused. */
  failure: string
  mutation: { isPending: boolean; error: Error | null }
  onPassword: (password: string) => void
}

/** Asks for the password again. */
export function PasswordDialog({
  label = 'Current password',
  failure,
  mutation,
  onPassword,
  children,
  ...dialog
}: PasswordDialogProps) {
  const check = ({ password }: { password: string }) =>
    only<{ password: string }>({ password: passwordError(password) })
  const { form, field, submit } = useForm({ password: '' }, check, ({ password }) => onPassword(password))
  const { isPending, error } = mutation
  return (
    <FormDialog
      {...dialog}
      form={form}
      busy={isPending}
      problem={error ? { title: failure, text: sentenceOf(error, error.message) } : undefined}
      onSubmit={submit}
    >
      {children}
      <PasswordField label={label} autoFocus {...field('password')} />
    </FormDialog>
  )
}
