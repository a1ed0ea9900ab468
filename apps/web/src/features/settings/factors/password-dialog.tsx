import { PasswordField } from '@casewright/ui'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../lib/api.ts'
import { useForm } from '../../auth/use-form.ts'
import { only, passwordError } from '../../auth/validate.ts'
import { FormDialog } from './form-dialog.tsx'

interface PasswordDialogProps {
  title: string
  /** What the field is called, where it could be taken for somebody else's. */
  label?: string
  action: string
  busyLabel: string
  danger?: boolean
  /** What it says when it was refused. */
  failure: string
  mutation: { isPending: boolean; error: Error | null }
  onPassword: (password: string) => void
  onClose: () => void
  children: ReactNode
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
  const { form, values, errors, set, submit } = useForm({ password: '' }, check, ({ password }) => onPassword(password))
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
      <PasswordField
        label={label}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
    </FormDialog>
  )
}
