import { TextField } from '@casewright/ui'
import { useState } from 'react'
import { only } from '../../../components/form/field-errors.ts'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { PasswordDialog } from '../../../components/form/password-dialog.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { sentenceOf } from '../../../lib/api.ts'
import * as css from './factors.css.ts'
import { QrCode } from './qr-code.tsx'
import { useBeginApp, useConfirmApp } from './use-factors.ts'

type BegunApp = NonNullable<ReturnType<typeof useBeginApp>['data']>

interface SetUpAppDialogProps {
  onDone: (backupCodes: string[] | null) => void
  onClose: () => void
}

/** Sets up an authenticator app: the password, then the square and a first code. */
export function SetUpAppDialog({ onDone, onClose }: SetUpAppDialogProps) {
  const begin = useBeginApp()
  const [begun, setBegun] = useState<BegunApp>()
  if (begun) return <ConfirmApp begun={begun} onDone={onDone} onClose={onClose} />
  return (
    <PasswordDialog
      title="Set up an authenticator app"
      action="Continue"
      busyLabel="Checking..."
      failure="Nothing was set up."
      mutation={begin}
      onPassword={(password) => begin.mutate({ password }, { onSuccess: setBegun })}
      onClose={onClose}
    >
      <p>
        You need an authenticator app on your phone, or a password manager that shows codes. You will then sign in with
        your password and a code.
      </p>
    </PasswordDialog>
  )
}

const missing = 'Enter the six digits your app shows.'

function ConfirmApp({ begun, onDone, onClose }: SetUpAppDialogProps & { begun: BegunApp }) {
  const confirm = useConfirmApp()
  const check = ({ code }: { code: string }) => only<{ code: string }>({ code: code.trim() ? undefined : missing })
  const { form, field, submit } = useForm({ code: '' }, check, (valid) =>
    confirm.mutate(valid, { onSuccess: ({ backupCodes }) => onDone(backupCodes) }),
  )
  return (
    <FormDialog
      title="Add your account to the app"
      action="Turn on"
      busyLabel="Turning on..."
      busy={confirm.isPending}
      problem={
        confirm.error
          ? { title: 'It is not turned on yet.', text: sentenceOf(confirm.error, confirm.error.message) }
          : undefined
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={css.scan}>
        <QrCode text={begun.uri} label="The code to scan with your authenticator app" />
        <ol className={css.steps}>
          <li>Scan this with your authenticator app.</li>
          <li>
            If you cannot scan, enter this key:{' '}
            <span className={css.secret}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          </li>
          <li>Enter the code it then shows.</li>
        </ol>
      </div>
      <TextField
        label="Authenticator app code"
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        {...field('code')}
      />
    </FormDialog>
  )
}
