import { Button, Dialog, Notice, PasswordField, useToast } from '@casewright/ui'
import { useId } from 'react'
import { sentenceOf } from '../../lib/api.ts'
import { useErase } from '../../lib/auth.ts'
import { useForm } from '../auth/use-form.ts'
import { only, passwordError } from '../auth/validate.ts'
import * as css from './settings.css.ts'

/** Asks for the password before everything of the person is erased. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast()
  const erase = useErase()
  const id = useId()
  const check = ({ password }: { password: string }) =>
    only<{ password: string }>({ password: passwordError(password) })
  const { form, values, errors, set, submit } = useForm({ password: '' }, check, (valid) =>
    erase.mutate(valid, {
      onSuccess: () => toast({ title: 'Your account was deleted', description: 'Everything of yours here is gone.' }),
    }),
  )
  return (
    <Dialog
      role="alertdialog"
      title="Delete your account?"
      isOpen
      onOpenChange={(open) => open || onClose()}
      initialFocus="content"
      footer={
        <>
          <Button onPress={onClose}>Keep my account</Button>
          <Button variant="danger" type="submit" form={id} busy={erase.isPending} busyLabel="Deleting...">
            Delete everything
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={css.form} onSubmit={submit}>
        <p>Every run, document and setting of yours is deleted, and you are signed out everywhere.</p>
        {erase.error && (
          <Notice tone="error" title="Your account was not deleted.">
            {sentenceOf(erase.error, erase.error.message)}
          </Notice>
        )}
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          autoFocus
          value={values.password}
          error={errors.password}
          onChange={(typed) => set('password', typed)}
        />
      </form>
    </Dialog>
  )
}
