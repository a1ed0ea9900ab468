import { PasswordField, useToast } from '@casewright/ui'
import { sentenceOf } from '../../lib/api.ts'
import { useErase } from '../../lib/auth.ts'
import { useForm } from '../auth/use-form.ts'
import { only, passwordError } from '../auth/validate.ts'
import { FormDialog } from './factors/form-dialog.tsx'

/** Asks for the password before everything of the person is erased. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast()
  const erase = useErase()
  const { error } = erase
  const check = ({ password }: { password: string }) =>
    only<{ password: string }>({ password: passwordError(password) })
  const { form, values, errors, set, submit } = useForm({ password: '' }, check, (valid) =>
    erase.mutate(valid, {
      onSuccess: () => toast({ title: 'Your account was deleted', description: 'Everything of yours here is gone.' }),
    }),
  )
  return (
    <FormDialog
      role="alertdialog"
      title="Delete your account?"
      keep="Keep my account"
      action="Delete everything"
      busyLabel="Deleting..."
      busy={erase.isPending}
      danger
      problem={error ? { title: 'Your account was not deleted.', text: sentenceOf(error, error.message) } : undefined}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Every run, document and setting of yours is deleted, and you are signed out everywhere.</p>
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={values.password}
        error={errors.password}
        onChange={(typed) => set('password', typed)}
      />
    </FormDialog>
  )
}
