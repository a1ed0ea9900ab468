import { Badge, Button, PasswordField, TextField, useToast } from '@casewright/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { only, passwordError } from '../../../components/form/field-errors.ts'
import { FormDialog } from '../../../components/form/form-dialog.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import * as css from '../../../components/sections/section.css.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { state } from './factors.css.ts'
import { SetUpAppDialog } from './set-up-app-dialog.tsx'
import { useTurnOffApp } from './use-factors.ts'

interface AppPartProps {
  isOn: boolean
  onCodes: (codes: string[] | null) => void
}

/** Codes of an authenticator app, on or off. */
export function AppPart({ isOn, onCodes }: AppPartProps) {
  const [dialog, open] = useState<'set-up' | 'off'>()
  const close = () => open(undefined)
  return (
    <section aria-labelledby="authenticator" className={css.section}>
      <h2 id="authenticator">Authenticator app</h2>
      <p className={css.words}>
        An app on your phone shows a new code every 30 seconds. You enter it after your password, so someone who learns
        only your password cannot sign in.
      </p>
      <div className={state}>
        {isOn ? (
          <>
            <Badge tone="verified" icon={<Check />}>
              On
            </Badge>
            <Button onPress={() => open('off')}>Turn off</Button>
          </>
        ) : (
          <Button onPress={() => open('set-up')}>Set up an authenticator app</Button>
        )}
      </div>
      {dialog === 'set-up' && (
        <SetUpAppDialog
          onClose={close}
          onDone={(codes) => {
            close()
            onCodes(codes)
          }}
        />
      )}
      {dialog === 'off' && <TurnOffDialog onClose={close} />}
    </section>
  )
}

interface Values {
  password: string
  code: string
}

const checkOff = ({ password, code }: Values) =>
  only<Values>({
    password: passwordError(password),
    code: code.trim() ? undefined : 'Enter the code your app shows, or a backup code.',
  })

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast()
  const turnOff = useTurnOffApp()
  const { form, field, submit } = useForm({ password: '', code: '' }, checkOff, (valid) =>
    turnOff.mutate(valid, {
      onSuccess: () => {
        toast({ title: 'The authenticator app is off', description: 'You will no longer be asked for its codes.' })
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title="Turn off the authenticator app?"
      action="Turn off"
      busyLabel="Turning off..."
      danger
      busy={turnOff.isPending}
      problem={
        turnOff.error ? { title: 'It is still on.', text: sentenceOf(turnOff.error, turnOff.error.message) } : undefined
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField label="Current password" autoFocus {...field('password')} />
      <TextField
        label="Authenticator app code"
        description="Or one of your backup codes."
        autoComplete="one-time-code"
        maxLength={20}
        {...field('code')}
      />
    </FormDialog>
  )
}
